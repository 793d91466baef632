import { useRef } from 'react';
import { PAGE_SIZES } from '../../../rules';
import type { OrderPage, OrderQuery } from '../../../domain';
import type { Read } from '../../../runtime/react/use-read';
import { useSettings } from '../../../runtime/react/provider';
import { Button, ButtonLink } from '../../../ui/button/button';
import { EmptyState } from '../../../ui/empty-state/empty-state';
import { Pager } from '../../../ui/pager/pager';
import { Card } from '../../../ui/card/card-container';
import { SkeletonShape, Skeleton } from '../../../ui/skeleton/skeleton';
import { usePartLevel } from '../../common/heading';
import { pageCount, rangeOf } from '../../common/paging';
import { fillSlot, type Slot } from '../../common/slots';
import { LoadFailed } from '../../common/status-views';
import { changed, viewOf, withoutFilters, withPageSize } from '../order-history.rules';
import type { OrderHistorySlots } from '../order-history.types';
import type { HistoryToolsProps } from './history-tools';
import type { OrderRowProps } from './order-row';
import { OrderTable } from './order-table';

interface HistoryResultProps
  extends
    Pick<HistoryToolsProps, 'messages' | 'formats' | 'handle'>,
    Pick<OrderRowProps, 'onOpen' | 'onReorder' | 'draft' | 'columns'> {
  readonly read: Read<OrderPage>;
  readonly refetch: () => void;
  readonly query: OrderQuery;
  readonly slots: OrderHistorySlots;
}

/** The page of orders, or the empty or no-results state. */
export function HistoryResult({
  read,
  refetch,
  query,
  messages,
  formats,
  handle,
  slots,
  onOpen,
  onReorder,
  draft,
  columns,
}: HistoryResultProps) {
  const { m, fill } = messages;
  const { value, set } = handle;
  const { links } = useSettings();
  const top = useRef<HTMLDivElement>(null);
  if (read.status === 'loading') return <HistorySkeleton label={m.loading} count={Math.min(10, value.pageSize)} />;
  if (read.status === 'failed')
    return (
      <Card>
        <LoadFailed title={m.failed} error={read.error} onRetry={refetch} />
      </Card>
    );
  const result = read.data;
  if (viewOf(result, query) !== 'orders')
    return (
      <Card>
        <NoResults result={result} query={query} messages={messages} handle={handle} empty={slots.empty} />
      </Card>
    );
  const { first, last } = rangeOf(result);
  const places = { first: formats.number(first), last: formats.number(last) };
  const toPage = (page: number) => {
    set({ ...value, page });
    // Scrolls to the start of the new page.
    top.current?.scrollIntoView?.({ block: 'nearest' });
  };
  return (
    <div ref={top} part="orders-result" className="tf-orders-result">
      <Card as="div">
        <OrderTable
          result={result}
          sort={value.sort}
          messages={messages}
          formats={formats}
          stale={read.previous}
          onSort={(sort) => set(changed(value, { sort }))}
          hrefOf={(id) => links.href({ to: 'order', id })}
          columns={columns}
          cell={slots.cell}
          onOpen={onOpen}
          onReorder={onReorder}
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
  readonly query: OrderQuery;
  readonly empty: Slot;
}

/** Explains why no orders show, with an action that resolves it. */
function NoResults({ result, query, messages: { m, fill }, handle, empty }: NoResultsProps) {
  const { value, set } = handle;
  const { links } = useSettings();
  const level = usePartLevel(1);
  const products = links.href({ to: 'products' });
  switch (viewOf(result, query)) {
    case 'no-match':
      return (
        <EmptyState
          glyph="search"
          level={level}
          title={m.noMatch.title}
          text={m.noMatch.text}
          actions={
            <>
              {query.text !== '' && (
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
      return fillSlot(
        empty,
        <EmptyState
          level={level}
          title={m.empty.title}
          text={m.empty.text}
          actions={products === null ? undefined : <ButtonLink href={products}>{m.empty.action}</ButtonLink>}
        />,
      );
  }
}

/** Skeleton of the orders. */
export const HistorySkeleton = ({ label, count }: { readonly label: string; readonly count: number }) => (
  <Skeleton label={label}>
    <Card as="div">
      <div className="tf-orders-skeleton">
        {Array.from({ length: count }, (_, at) => (
          <div key={at}>
            <SkeletonShape width="md" />
            <SkeletonShape width="sm" />
          </div>
        ))}
      </div>
    </Card>
  </Skeleton>
);
