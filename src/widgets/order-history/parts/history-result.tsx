import { memo, type ReactNode, useRef } from 'react';
import { ArrowDown, ArrowUp } from 'lucide';
import { PAGE_SIZES, sortedBy } from '../../../rules';
import type { OrderPage, OrderQuery, OrderSort } from '../../../domain';
import type { AccountFormats } from '../../../runtime/react/use-account-formats';
import type { Messages } from '../../../runtime/react/use-messages';
import type { Read } from '../../../runtime/react/use-read';
import { useSettings } from '../../../runtime/react/provider';
import { Button, ButtonLink } from '../../../ui/button/button';
import { EmptyState } from '../../../ui/empty-state/empty-state';
import { Icon } from '../../../ui/icon/icon';
import { Pager } from '../../../ui/pager/pager';
import { Card } from '../../../ui/card/card';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';
import { usePartLevel } from '../../common/heading';
import { pageCount, rangeOf } from '../../common/paging';
import { LoadFailed } from '../../common/status-views';
import type { orderHistoryMessages } from '../order-history.messages';
import { changed, viewOf, withoutFilters, withPageSize } from '../order-history.rules';
import type { OrderHistorySlots } from '../order-history.types';
import { HistorySkeleton } from './history-skeleton';
import type { HistoryToolsProps } from './history-tools';
import { type OrderRowProps, OrderTableRow } from './order-row';

interface HistoryResultProps
  extends
    Pick<HistoryToolsProps, 'messages' | 'formats' | 'handle'>,
    Pick<OrderRowProps, 'onOpen' | 'onAgain' | 'draft'> {
  readonly read: Read<OrderPage>;
  readonly again: () => void;
  readonly asked: OrderQuery;
  readonly slots: OrderHistorySlots;
}

/** The page of orders, or what there is in its place. */
export function HistoryResult({
  read,
  again,
  asked,
  messages,
  formats,
  handle,
  slots,
  onOpen,
  onAgain,
  draft,
}: HistoryResultProps) {
  const { m, fill } = messages;
  const { value, set } = handle;
  const { links } = useSettings();
  const top = useRef<HTMLDivElement>(null);
  if (read.status === 'loading') return <HistorySkeleton label={m.loading} count={Math.min(10, value.pageSize)} />;
  if (read.status === 'failed')
    return (
      <Card>
        <LoadFailed title={m.failed} error={read.error} onTryAgain={again} />
      </Card>
    );
  const result = read.data;
  if (viewOf(result, asked) !== 'orders')
    return (
      <Card>
        <NoResults result={result} asked={asked} messages={messages} handle={handle} empty={slots.empty} />
      </Card>
    );
  const { first, last } = rangeOf(result);
  const places = { first: formats.number(first), last: formats.number(last) };
  const toPage = (page: number) => {
    set({ ...value, page });
    // What comes is read from its start.
    top.current?.scrollIntoView?.({ block: 'nearest' });
  };
  return (
    <div ref={top} className="tf-orders-result">
      <Card as="div">
        <OrderTable
          result={result}
          sort={value.sort}
          messages={messages}
          formats={formats}
          stale={read.previous}
          onSort={(sort) => set(changed(value, { sort }))}
          hrefOf={(id) => links.href({ to: 'order', id })}
          onOpen={onOpen}
          onAgain={onAgain}
          draft={draft}
        />
      </Card>
      <Pager
        page={result.page + 1}
        pageCount={pageCount(result)}
        hasNext={result.hasMore}
        onPageChange={toPage}
        labels={{ pages: m.pages, previous: m.previous, next: m.next }}
        range={
          result.total === null
            ? fill(m.rangeOpen, places)
            : fill(m.range, { ...places, total: formats.number(result.total) })
        }
        pageSize={{
          value: value.pageSize,
          options: PAGE_SIZES,
          label: m.pageSize,
          onValueChange: (size) => set(withPageSize(value, size)),
        }}
      />
    </div>
  );
}

interface NoResultsProps extends Pick<HistoryToolsProps, 'messages' | 'handle'> {
  readonly result: OrderPage;
  readonly asked: OrderQuery;
  readonly empty: ReactNode;
}

/** Which kind of nothing, and the way out of it. */
function NoResults({ result, asked, messages: { m, fill }, handle, empty }: NoResultsProps) {
  const { value, set } = handle;
  const { links } = useSettings();
  const level = usePartLevel(1);
  const products = links.href({ to: 'products' });
  switch (viewOf(result, asked)) {
    case 'no-match':
      return (
        <EmptyState
          glyph="search"
          level={level}
          title={m.noMatch.title}
          text={m.noMatch.text}
          actions={
            <>
              {asked.text !== '' && (
                <Button variant="secondary" onClick={() => set(changed(value, { search: '' }))}>
                  {m.clearSearch}
                </Button>
              )}
              {(value.period !== null || value.statuses.length > 0) && (
                <Button variant="secondary" onClick={() => set(withoutFilters(value))}>
                  {m.clearFilters}
                </Button>
              )}
            </>
          }
        />
      );
    case 'past-end':
      return (
        <EmptyState
          level={level}
          title={fill(m.pastEnd.title, { page: result.page + 1 })}
          actions={
            <Button variant="secondary" onClick={() => set({ ...value, page: 1 })}>
              {m.pastEnd.action}
            </Button>
          }
        />
      );
    default:
      return (
        empty ?? (
          <EmptyState
            level={level}
            title={m.empty.title}
            text={m.empty.text}
            actions={products === null ? undefined : <ButtonLink href={products}>{m.empty.action}</ButtonLink>}
          />
        )
      );
  }
}

interface OrderTableProps extends Omit<OrderRowProps, 'order' | 'messages' | 'formats'> {
  readonly result: OrderPage;
  readonly sort: OrderSort;
  readonly messages: Messages<typeof orderHistoryMessages>;
  readonly formats: AccountFormats;
  /** An earlier answer, while the next is fetched. */
  readonly stale: boolean;
  readonly onSort: (sort: OrderSort) => void;
}

type Column = keyof (typeof orderHistoryMessages)['columns'];

/** The columns, and what each is sorted by; the first way is the one a first press asks for. */
const columns: readonly { readonly column: Column; readonly sorts?: readonly [OrderSort, OrderSort] }[] = [
  { column: 'number', sorts: ['OrderNumberDesc', 'OrderNumberAsc'] },
  { column: 'placed', sorts: ['CreatedDateDesc', 'CreatedDateAsc'] },
  { column: 'delivery', sorts: ['DeliveryDateDesc', 'DeliveryDateAsc'] },
  { column: 'status', sorts: ['StatusAsc', 'StatusDesc'] },
  { column: 'cases' },
  { column: 'total', sorts: ['TotalDesc', 'TotalAsc'] },
];

/** The orders: a table where there is room, cards where there is not, with the same roles in both. */
const OrderTable = memo(function OrderTable({
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
