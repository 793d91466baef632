import { useEffect, useRef } from 'react';
import type { Page } from '../../domain';
import type { PluralMessage } from '../../runtime/messages/messages';
import type { Read } from '../../runtime/react/use-read';
import type { Messages } from '../../runtime/react/use-messages';
import { useAnnounce } from '../../ui/live-region/announcer';
import { isOnlyPageChange, pageCount } from './paging';

/** Milliseconds of quiet after which a result is announced, so that typing is not talked over. */
const QUIET = 600;

/** What is said of a result; each widget brings its own words. */
interface NewsMessages {
  readonly found: PluralMessage;
  readonly page: `${string}{page}${string}`;
  readonly pageOf: `${string}{page}${string}{pages}${string}`;
}

/** Says what a new search or page brought, once, and never of an answer that is being replaced. */
export function useAnnounceResults<Query extends { readonly page: number }>(
  query: Query,
  read: Read<Page<unknown>>,
  messages: Messages<NewsMessages>,
): void {
  const announce = useAnnounce();
  const told = useRef<Query | null>(null);
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
      announce(newsText(isOnlyPageChange(before, query), result, messages));
    }, QUIET);
    return () => clearTimeout(timer);
  }, [query, result, messages, announce]);
}

/** Where the buyer is when they turned a page, else how much was found. */
function newsText(turned: boolean, result: Page<unknown>, { m, fill, plural }: Messages<NewsMessages>): string {
  if (!turned && result.total !== null) return plural(m.found, result.total);
  const page = result.page + 1;
  const pages = pageCount(result);
  return pages === null ? fill(m.page, { page }) : fill(m.pageOf, { page, pages });
}
