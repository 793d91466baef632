import { memo, type ReactNode } from 'react';
import { RefreshCw } from 'lucide';
import type { OrderRow } from '../../../domain';
import type { AccountFormats } from '../../../runtime/react/use-account-formats';
import type { Messages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { DraftActions, type DraftActionsProps } from '../../common/draft/draft-actions';
import { orNotAvailable } from '../../common/not-available';
import { OrderStatusCase } from '../../common/order-status';
import type { orderHistoryMessages } from '../order-history.messages';
import { prefetchLazyParts } from './lazy-parts';

export interface OrderRowProps {
  readonly order: OrderRow;
  readonly messages: Messages<typeof orderHistoryMessages>;
  readonly formats: AccountFormats;
  /** Returns the URL of an order's page; null if the host has none. */
  readonly hrefOf: (orderId: string) => string | null;
  readonly onOpen: (orderId: string) => void;
  /** Opens the reorder dialog; absent if the buyer cannot add to a cart. */
  readonly onReorder?: (order: OrderRow) => void;
  /** Draft actions; absent if the adapter cannot resume or delete drafts. */
  readonly draft?: Pick<DraftActionsProps, 'accountId' | 'onDone'>;
}

/** One order. Its number links to its page. */
export const OrderTableRow = memo(function OrderTableRow({
  order,
  messages: { m, fill, plural },
  formats,
  hrefOf,
  onOpen,
  onReorder,
  draft,
}: OrderRowProps) {
  const { id, number, purchaseOrderNumber, placedAt, deliveryDate, cases, shortCases } = order;
  const href = hrefOf(id);
  return (
    <div role="row" className="tf-orders-row" data-order={id}>
      <span role="cell" className="tf-orders-number">
        {href === null ? (
          <bdi className="tf-medium">{number}</bdi>
        ) : (
          <a className="tf-medium tf-orders-link" href={href} onClick={() => onOpen(id)}>
            <bdi>{number}</bdi>
          </a>
        )}
        {purchaseOrderNumber !== '' && (
          <span className="tf-second tf-quiet">
            <bdi>
              {/^po\b/i.test(purchaseOrderNumber)
                ? purchaseOrderNumber
                : fill(m.purchaseOrder, { number: purchaseOrderNumber })}
            </bdi>
          </span>
        )}
      </span>
      <LabeledCell className="tf-orders-placed" label={order.isDraft === true ? m.columns.started : m.columns.placed}>
        {formats.date(formats.dayOf(placedAt))}
      </LabeledCell>
      <LabeledCell className="tf-orders-delivery" label={m.columns.delivery}>
        {orNotAvailable(deliveryDate, formats.date)}
      </LabeledCell>
      <span role="cell" className="tf-orders-status">
        <OrderStatusCase status={order.status} />
        {shortCases !== null && shortCases > 0 && (
          <span className="tf-second tf-tone" data-tone="caution">
            {plural(m.short, shortCases)}
          </span>
        )}
      </span>
      <LabeledCell className="tf-orders-cases" label={m.columns.cases}>
        {orNotAvailable(cases, formats.number)}
      </LabeledCell>
      <span role="cell" className="tf-orders-total tf-medium">
        {orNotAvailable(order.total, formats.money)}
      </span>
      <span role="cell" className="tf-orders-reorder">
        {draft && order.isDraft === true ? (
          <DraftActions compact order={order} {...draft} />
        ) : (
          onReorder && (
            <Button
              variant="secondary"
              size="sm"
              icon={RefreshCw}
              aria-label={fill(m.againLong, { number })}
              aria-haspopup="dialog"
              onPointerEnter={prefetchLazyParts}
              onFocus={prefetchLazyParts}
              onClick={() => onReorder(order)}
            >
              {m.again}
            </Button>
          )
        )}
      </span>
    </div>
  );
});

/** Cell with its own label, for layouts without a table header. */
const LabeledCell = ({
  className,
  label,
  children,
}: {
  readonly className: string;
  readonly label: string;
  readonly children: ReactNode;
}) => (
  <span role="cell" className={className}>
    <span className="tf-orders-label tf-micro tf-quiet" aria-hidden>
      {label}
    </span>
    {children}
  </span>
);
