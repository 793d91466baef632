import { useEffect, useRef } from 'react';
import type { OrderPage, OrderQuery } from '../../../domain';
import type { Read } from '../../../runtime/react/use-read';
import type { Words } from '../../../runtime/react/use-words';
import { useAnnounce } from '../../../ui/live/announcer';
import type { orderHistoryMessages } from '../order-history.messages';
import { pageCount } from '../order-history.model';

/** Milliseconds of quiet after which a result is announced, so that typing is not talked over. */
const QUIET = 600;

/** Says what a new search or page brought, once, and never of an answer that is being replaced. */
export function useHistoryNews(query: OrderQuery, read: Read<OrderPage>, words: Words<typeof orderHistoryMessages>): void {
  const announce = useAnnounce();
  const told = useRef<OrderQuery | null>(null);
  const result = read.status === 'ready' && !read.previous ? read.data : null;
  useEffect(() => {
    if (result === null || told.current === query) return;
    const before = told.current;
    if (before === null) {
      // The first answer came with the page: nobody asked for it.
      told.current = query;
      return;
    }
    const timer = setTimeout(() => {
      told.current = query;
      announce(newsText(before.page !== query.page, result, words));
    }, QUIET);
    return () => clearTimeout(timer);
  }, [query, result, words, announce]);
}

function newsText(turned: boolean, result: OrderPage, { m, fill, plural }: Words<typeof orderHistoryMessages>): string {
  const pages = pageCount(result);
  const page = result.page + 1;
  if (!turned && result.total !== null) return plural(m.found, result.total);
  return pages === null ? fill(m.page, { page }) : fill(m.pageOf, { page, pages });
}
