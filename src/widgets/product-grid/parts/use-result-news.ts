import { useEffect, useRef } from 'react';
import type { ProductResult } from '../../../domain';
import type { Read } from '../../../runtime/react/use-read';
import type { Words } from '../../../runtime/react/use-words';
import { useAnnounce } from '../../../ui/live/announcer';
import type { gridMessages } from '../grid.messages';
import { type GridQuery, newsOf, pageCount } from '../product-grid.model';

/** Milliseconds of quiet after which a result is announced, so that typing is not talked over. */
const QUIET = 600;

/** Says what a new search or page brought, once, and never of an answer that is being replaced. */
export function useResultNews(query: GridQuery, products: Read<ProductResult>, words: Words<typeof gridMessages>): void {
  const announce = useAnnounce();
  const told = useRef<GridQuery | null>(null);
  const result = products.status === 'ready' && !products.previous ? products.data : null;
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
      const text = newsText(newsOf(before, query), query, result, words);
      if (text !== null) announce(text);
    }, QUIET);
    return () => clearTimeout(timer);
  }, [query, result, words, announce]);
}

function newsText(news: 'page' | 'found', { page }: GridQuery, result: ProductResult, { m, fill, plural }: Words<typeof gridMessages>): string | null {
  const pages = pageCount(result);
  if (news === 'page') return pages === null ? fill(m.page, { page }) : fill(m.pageOf, { page, pages });
  return result.total === null ? fill(m.page, { page }) : plural(m.found, result.total);
}
