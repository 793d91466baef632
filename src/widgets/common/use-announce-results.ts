import { useEffect, useRef } from 'react';
import type { Page } from '../../domain';
import type { PluralMessage } from '../../runtime/messages/messages';
import type { Read } from '../../runtime/react/use-read';
import type { Messages } from '../../runtime/react/use-messages';
import { useAnnounce } from '../../ui/live-region/announcer';
import { isOnlyPageChange, pageCount } from './paging';

/** Milliseconds without a new result after which it is announced, so that it does not interrupt typing. */
const QUIET_MS = 600;

/** Messages about a result; each widget passes its own. */
interface ResultMessages {
  readonly found: PluralMessage;
  readonly page: `${string}{page}${string}`;
  readonly pageOf: `${string}{page}${string}{pages}${string}`;
}

/** Announces the result of a new search or page once. A result that is being replaced is not announced. */
export function useAnnounceResults<Query extends { readonly page: number }>(
  query: Query,
  read: Read<Page<unknown>>,
  messages: Messages<ResultMessages>,
): void {
  const announce = useAnnounce();
  const announced = useRef<Query | null>(null);
  const result = read.status === 'ready' && !read.previous ? read.data : null;
  useEffect(() => {
    if (result === null || announced.current === query) return;
    const before = announced.current;
    if (before === null) {
      // The first result loads with the page, without an action of the buyer.
      announced.current = query;
      return;
    }
    const timer = setTimeout(() => {
      announced.current = query;
      announce(resultText(isOnlyPageChange(before, query), result, messages));
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [query, result, messages, announce]);
}

/** Returns the page position after a page change, otherwise the number of results. */
function resultText(
  isPageChange: boolean,
  result: Page<unknown>,
  { m, fill, plural }: Messages<ResultMessages>,
): string {
  if (!isPageChange && result.total !== null) return plural(m.found, result.total);
  const page = result.page + 1;
  const pages = pageCount(result);
  return pages === null ? fill(m.page, { page }) : fill(m.pageOf, { page, pages });
}
