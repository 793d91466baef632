import { useRef } from 'react';
import { PAGE_SIZES } from '../../../rules';
import type { OrderPage, OrderQuery } from '../../../domain';
import type { Read } from '../../../runtime/react/use-read';
import { useSettings } from '../../../runtime/react/provider';
import { Pager } from '../../../ui/pager/pager';
import { Card } from '../../../ui/card/card';
import { pageCount, rangeOf } from '../../common/paging';
import { LoadFailed } from '../../common/status-views';
import { changed, withPageSize, viewOf } from '../order-history.rules';
import type { OrderHistorySlots } from '../order-history.types';
import { HistorySkeleton } from './history-skeleton';
import type { HistoryToolsProps } from './history-tools';
import { NoResults } from './no-results';
import type { OrderRowProps } from './order-row';
import { OrderTable } from './order-table';

interface HistoryResultProps extends Pick<HistoryToolsProps, 'messages' | 'formats' | 'handle'>, Pick<OrderRowProps, 'onOpen' | 'onAgain' | 'draft'> {
  readonly read: Read<OrderPage>;
  readonly again: () => void;
  readonly asked: OrderQuery;
  readonly slots: OrderHistorySlots;
}

/** The page of orders, or what there is in its place. */
export function HistoryResult({ read, again, asked, messages, formats, handle, slots, onOpen, onAgain, draft }: HistoryResultProps) {
  const { m, fill } = messages;
  const { value, set } = handle;
  const { links } = useSettings();
  const top = useRef<HTMLDivElement>(null);
  if (read.status === 'loading') return <HistorySkeleton label={m.loading} count={Math.min(10, value.pageSize)} />;
  if (read.status === 'failed') return <Card><LoadFailed title={m.failed} error={read.error} onTryAgain={again} /></Card>;
  const result = read.data;
  if (viewOf(result, asked) !== 'orders') return <Card><NoResults result={result} asked={asked} messages={messages} handle={handle} empty={slots.empty} /></Card>;
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
        range={result.total === null ? fill(m.rangeOpen, places) : fill(m.range, { ...places, total: formats.number(result.total) })}
        pageSize={{ value: value.pageSize, options: PAGE_SIZES, label: m.pageSize, onValueChange: (size) => set(withPageSize(value, size)) }}
      />
    </div>
  );
}
