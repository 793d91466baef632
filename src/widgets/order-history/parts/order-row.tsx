import { memo, type ReactNode } from 'react';
import { RefreshCw } from 'lucide';
import type { OrderRow } from '../../../domain';
import type { AccountFormats } from '../../../runtime/react/use-account-formats';
import type { Messages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { type Columns, idOf, type OwnColumn } from '../../common/columns';
import { DraftActions, type DraftActionsProps } from '../../common/draft/draft-actions';
import { orNotAvailable } from '../../common/not-available';
import { OrderStatusCase } from '../../common/order-status';
import { fillSlot } from '../../common/slots';
import type { orderHistoryMessages } from '../order-history.messages';
import type { OrderColumn, OrderHistorySlots } from '../order-history.types';
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
  readonly columns: Columns<OrderColumn>;
  /** Content of the cells, from the host. */
  readonly cell: OrderHistorySlots['cell'];
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
  columns,
  cell,
}: OrderRowProps) {
  const { id, number, purchaseOrderNumber, placedAt, deliveryDate, cases, shortCases } = order;
  const href = hrefOf(id);
  const own: Readonly<Record<OrderColumn, { readonly label?: string; readonly content: ReactNode }>> = {
    number: {
      content: (
        <span part="orders-cell" className="tf-orders-cell">
          {href === null ? (
            <bdi className="tf-medium">{number}</bdi>
          ) : (
            <a part="orders-link" className="tf-medium tf-orders-link" href={href} onClick={() => onOpen(id)}>
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
      ),
    },
    placed: {
      label: order.isDraft === true ? m.columns.started : m.columns.placed,
      content: formats.date(formats.dayOf(placedAt)),
    },
    delivery: { label: m.columns.delivery, content: orNotAvailable(deliveryDate, formats.date) },
    status: {
      content: (
        <span part="orders-cell" className="tf-orders-cell">
          <OrderStatusCase status={order.status} />
          {shortCases !== null && shortCases > 0 && (
            <span className="tf-second tf-tone" data-tone="caution">
              {plural(m.short, shortCases)}
            </span>
          )}
        </span>
      ),
    },
    cases: { label: m.columns.cases, content: orNotAvailable(cases, formats.number) },
    total: { content: <span className="tf-medium">{orNotAvailable(order.total, formats.money)}</span> },
    actions: {
      content:
        draft && order.isDraft === true ? (
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
        ),
    },
  };
  return (
    <div role="row" part="orders-row" className="tf-orders-row" data-order={id}>
      {columns.map((column) => {
        const name = idOf(column);
        const { label, content } = typeof column === 'string' ? own[column] : { label: column.header, content: null };
        return (
          <span role="cell" key={name} {...cellOf(column)}>
            {label !== undefined && (
              // For layouts without a table header.
              <span className="tf-orders-label tf-micro tf-quiet" aria-hidden>
                {label}
              </span>
            )}
            {fillSlot(cell, content, { order, column: name })}
          </span>
        );
      })}
    </div>
  );
});

/** Class and alignment of the cells of a column. */
export const cellOf = (column: OrderColumn | OwnColumn) =>
  typeof column === 'string'
    ? { className: `tf-orders-${column}` }
    : { className: 'tf-orders-own', 'data-align': column.align };
