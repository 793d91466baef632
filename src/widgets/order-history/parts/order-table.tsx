import { memo } from 'react';
import { ArrowDown, ArrowUp } from 'lucide';
import type { OrderPage, OrderSort } from '../../../domain';
import { sortedBy } from '../../../rules';
import type { AccountFormats } from '../../../runtime/react/use-account-formats';
import type { Messages } from '../../../runtime/react/use-messages';
import { Icon } from '../../../ui/icon/icon';
import { useIsDimmed } from '../../../ui/hooks/use-slow';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';
import type { orderHistoryMessages } from '../order-history.messages';
import { cellOf, type OrderRowProps, OrderTableRow } from './order-row';

interface OrderTableProps extends Omit<OrderRowProps, 'order' | 'messages' | 'formats'> {
  readonly result: OrderPage;
  readonly sort: OrderSort;
  readonly messages: Messages<typeof orderHistoryMessages>;
  readonly formats: AccountFormats;
  /** True while the previous response shows during a refetch. */
  readonly stale: boolean;
  readonly onSort: (sort: OrderSort) => void;
}

/** Sorts by column. The first one applies on the first press. */
const sortsOf: Readonly<Partial<Record<string, readonly [OrderSort, OrderSort]>>> = {
  number: ['OrderNumberDesc', 'OrderNumberAsc'],
  placed: ['CreatedDateDesc', 'CreatedDateAsc'],
  delivery: ['DeliveryDateDesc', 'DeliveryDateAsc'],
  status: ['StatusAsc', 'StatusDesc'],
  total: ['TotalDesc', 'TotalAsc'],
};

/** Orders as a table in wide containers and as cards in narrow ones, with the same ARIA roles in both. */
export const OrderTable = memo(function OrderTable({
  result,
  sort,
  messages,
  formats,
  stale,
  onSort,
  ...row
}: OrderTableProps) {
  const { m } = messages;
  const { field, direction } = sortedBy(sort);
  const isDimmed = useIsDimmed(stale);
  return (
    <div
      role="table"
      part="orders-table"
      className="tf-orders-table"
      aria-label={m.title}
      aria-busy={stale || undefined}
      data-dimmed={isDimmed || undefined}
    >
      <div role="rowgroup" part="orders-headings" className="tf-orders-headings">
        <div role="row" part="orders-row" className="tf-orders-row tf-micro">
          {row.columns.map((column) => {
            if (column === 'actions')
              return (
                <span role="columnheader" key={column} part="orders-actions" className="tf-orders-actions">
                  <VisuallyHidden>{m.columns.again}</VisuallyHidden>
                </span>
              );
            const { id, header } = typeof column === 'string' ? { id: column, header: m.columns[column] } : column;
            const offered = sortsOf[id]?.filter((one) => result.sorts.includes(one)) ?? [];
            const [first] = offered;
            const isSorted = first !== undefined && sortedBy(first).field === field;
            const next = offered.find((one) => one !== sort) ?? first;
            return (
              <span
                role="columnheader"
                key={id}
                {...cellOf(column)}
                aria-sort={first === undefined ? undefined : isSorted ? direction : 'none'}
              >
                {next === undefined ? (
                  header
                ) : (
                  <button
                    type="button"
                    className="tf-orders-sorter"
                    onClick={() => onSort(isSorted ? next : (first ?? next))}
                  >
                    {header}
                    {isSorted && <Icon of={direction === 'ascending' ? ArrowUp : ArrowDown} size="sm" />}
                  </button>
                )}
              </span>
            );
          })}
        </div>
      </div>
      <div role="rowgroup">
        {result.items.map((order, place) => (
          <OrderTableRow key={place} order={order} messages={messages} formats={formats} {...row} />
        ))}
      </div>
    </div>
  );
});
