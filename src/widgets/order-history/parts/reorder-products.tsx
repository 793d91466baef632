import type { OrderDetail } from '../../../domain';
import { useFormats } from '../../../runtime/react/use-formats';
import type { Read } from '../../../runtime/react/use-read';
import { useMessages } from '../../../runtime/react/use-messages';
import type { Session } from '../../../runtime/session/session.types';
import { SkeletonText, Skeleton } from '../../../ui/skeleton/skeleton';
import { Reorder, type ReorderProps } from '../../common/reorder/reorder';
import { reorderItems } from '../../common/reorder/reorder.rules';
import { LoadFailed } from '../../common/status-views';
import { orNotAvailable } from '../../common/not-available';
import { orderHistoryContract } from '../order-history.contract';
import { orderHistoryLazyMessages } from '../order-history.lazy.messages';
import type { OrderHistoryProps } from '../order-history.types';

export interface ReorderProductsProps {
  readonly read: Read<OrderDetail | null>;
  readonly session: Session;
  readonly overrides: OrderHistoryProps['messages'];
  readonly onAdd: ReorderProps['onAdd'];
  readonly onAdded: (counts: { readonly added: number; readonly notAdded: number }) => void;
  readonly onRefetch: () => void;
}

/** Products of an order, with the reorder action. */
export function ReorderProducts({ read, session, overrides, onAdd, onAdded, onRefetch }: ReorderProductsProps) {
  const { m, fill } = useMessages(orderHistoryContract.name, orderHistoryLazyMessages, overrides);
  const formats = useFormats();
  const { accountId } = session;
  const stopped = session.accounts
    .find(({ id }) => id === accountId)
    ?.conditions.find(({ stops }) => stops.includes('add'));
  if (read.status === 'loading') {
    return (
      <Skeleton label={m.orderAgain.loading}>
        <SkeletonText lines={6} />
      </Skeleton>
    );
  }
  if (read.status === 'failed')
    return <LoadFailed title={m.orderAgain.failed} error={read.error} onRetry={onRefetch} />;
  if (read.data === null) return <p className="tf-muted">{m.orderAgain.unavailable}</p>;
  return (
    <div className="tf-stack" data-gap="4">
      <ul role="list" className="tf-orders-products">
        {reorderItems(read.data.lines).map(({ product, quantity }) => (
          <li key={product.id}>
            <span className="tf-grow">
              <span className="tf-medium">{product.name}</span>{' '}
              <span className="tf-second tf-quiet">{product.packSize}</span>
            </span>
            <span className="tf-number">
              {orNotAvailable(quantity, (known) => fill(m.orderAgain.times, { quantity: formats.number(known) }))}
            </span>
          </li>
        ))}
      </ul>
      {stopped === undefined ? (
        <Reorder lines={read.data.lines} accountId={accountId} variant="primary" onAdd={onAdd} onAdded={onAdded} />
      ) : (
        <p className="tf-muted">{stopped.reason ?? m.orderAgain.stopped}</p>
      )}
    </div>
  );
}
