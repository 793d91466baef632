import { memo } from 'react';
import { ArrowDown, ArrowUp } from 'lucide';
import type { OrderPage, OrderSort } from '../../../domain';
import { sortedBy } from '../../../rules';
import type { AccountFormats } from '../../../runtime/react/use-account-formats';
import type { Messages } from '../../../runtime/react/use-messages';
import { Icon } from '../../../ui/icon/icon';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';
import type { orderHistoryMessages } from '../order-history.messages';
import { type OrderRowProps, OrderTableRow } from './order-row';

interface OrderTableProps extends Omit<OrderRowProps, 'order' | 'messages' | 'formats'> {
  readonly result: OrderPage;
  readonly sort: OrderSort;
  readonly messages: Messages<typeof orderHistoryMessages>;
  readonly formats: AccountFormats;
  /** True while the previous response shows during a refetch. */
  readonly stale: boolean;
  readonly onSort: (sort: OrderSort) => void;
}

type Column = keyof (typeof orderHistoryMessages)['columns'];

/** Columns with their sorts. The first sort of a column applies on the first press. */
const columns: readonly { readonly column: Column; readonly sorts?: readonly [OrderSort, OrderSort] }[] = [
  { column: 'number', sorts: ['OrderNumberDesc', 'OrderNumberAsc'] },
  { column: 'placed', sorts: ['CreatedDateDesc', 'CreatedDateAsc'] },
  { column: 'delivery', sorts: ['DeliveryDateDesc', 'DeliveryDateAsc'] },
  { column: 'status', sorts: ['StatusAsc', 'StatusDesc'] },
  { column: 'cases' },
  { column: 'total', sorts: ['TotalDesc', 'TotalAsc'] },
];

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
  return (
    <div
      role="table"
      className="tf-orders-table"
      aria-label={m.title}
      aria-busy={stale || undefined}
      data-stale={stale || undefined}
    >
      <div role="rowgroup" className="tf-orders-headings">
        <div role="row" className="tf-orders-row tf-micro">
          {columns.map(({ column, sorts }) => {
            const offered = sorts?.filter((one) => result.sorts.includes(one)) ?? [];
            const [first] = offered;
            const isSorted = first !== undefined && sortedBy(first).field === field;
            const next = offered.find((one) => one !== sort) ?? first;
            return (
              <span
                role="columnheader"
                key={column}
                className={`tf-orders-${column}`}
                aria-sort={first === undefined ? undefined : isSorted ? direction : 'none'}
              >
                {next === undefined ? (
                  m.columns[column]
                ) : (
                  <button
                    type="button"
                    className="tf-orders-sorter"
                    onClick={() => onSort(isSorted ? next : (first ?? next))}
                  >
                    {m.columns[column]}
                    {isSorted && <Icon of={direction === 'ascending' ? ArrowUp : ArrowDown} size="sm" />}
                  </button>
                )}
              </span>
            );
          })}
          <VisuallyHidden role="columnheader">{m.columns.again}</VisuallyHidden>
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
