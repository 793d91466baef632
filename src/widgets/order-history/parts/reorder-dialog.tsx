import type { OrderRow } from '../../../domain';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useFormats } from '../../../runtime/react/use-formats';
import { useRead } from '../../../runtime/react/use-read';
import { useSettings } from '../../../runtime/react/provider';
import { useMessages } from '../../../runtime/react/use-messages';
import type { Session } from '../../../runtime/session/session.types';
import { SkeletonText, Skeleton } from '../../../ui/skeleton/skeleton';
import { Dialog } from '../../../ui/dialog/dialog';
import { commonMessages } from '../../common/common.messages';
import { rejectMissingMethod } from '../../common/reject-missing-method';
import { Reorder } from '../../common/reorder/reorder';
import { reorderItems } from '../../common/reorder/reorder.rules';
import { LoadFailed } from '../../common/status-views';
import { orNotAvailable } from '../../common/not-available';
import { orderHistoryContract } from '../order-history.contract';
import { orderHistoryLazyMessages } from '../order-history.lazy.messages';
import type { OrderHistoryProps } from '../order-history.types';

export interface ReorderDialogProps {
  readonly order: OrderRow;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly session: Session;
  readonly overrides: OrderHistoryProps['messages'];
  readonly onAdded: (counts: { readonly added: number; readonly notAdded: number }) => void;
}

/** What an order held, before it goes in the cart again. */
export function ReorderDialog({ order, open, onOpenChange, session, overrides, onAdded }: ReorderDialogProps) {
  const { m, fill } = useMessages(orderHistoryContract.name, orderHistoryLazyMessages, overrides);
  const common = useMessages('common', commonMessages).m;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={fill(m.orderAgain.title, { number: order.number })}
      description={m.orderAgain.text}
      closeLabel={common.close}
      className="tf-order-history-reorder"
    >
      <Products order={order} session={session} overrides={overrides} onAdded={onAdded} />
    </Dialog>
  );
}

function Products({ order, session, overrides, onAdded }: Omit<ReorderDialogProps, 'open' | 'onOpenChange'>) {
  const { m, fill } = useMessages(orderHistoryContract.name, orderHistoryLazyMessages, overrides);
  const formats = useFormats();
  const adapter = useAdapter();
  const { locale } = useSettings();
  const { accountId } = session;
  const args = { orderId: order.id };
  const [read, again] = useRead({
    method: 'orders.detail',
    args,
    accountId,
    read: (options) =>
      adapter.orders?.detail?.({ ...args, accountId, locale: locale.tag }, options) ??
      rejectMissingMethod('orders.detail'),
  });
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
  if (read.status === 'failed') return <LoadFailed title={m.orderAgain.failed} error={read.error} onTryAgain={again} />;
  if (read.data === null) return <p className="tf-muted">{m.orderAgain.gone}</p>;
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
        <Reorder lines={read.data.lines} accountId={accountId} variant="primary" onAdded={onAdded} />
      ) : (
        <p className="tf-muted">{stopped.reason ?? m.orderAgain.stopped}</p>
      )}
    </div>
  );
}
