import { useEffect, useMemo, useState } from 'react';
import type { Emit } from '../../../runtime/events';
import { type GridQuery, pageFrom, pageSizeFrom, resize, searchFor, sortBy } from '../product-grid.model';
import type { ProductGridEvents, ProductGridProps } from '../product-grid.types';

/** The query, and what a buyer can do to it. */
export interface GridQueryHandle {
  readonly query: GridQuery;
  readonly onSearch: (text: string) => void;
  readonly onPage: (page: number) => void;
  readonly onPageSize: (pageSize: number) => void;
  readonly onSort: (sort: string) => void;
}

/** What the buyer looks at: the host's where it holds a part of it, else the grid's own. Each change is told. */
export function useGridQuery(props: ProductGridProps, emit: Emit<ProductGridEvents>): GridQueryHandle {
  const [own, setOwn] = useState<GridQuery>({ text: '', page: 1, pageSize: pageSizeFrom(props.pageSize), sort: null });
  const text = props.search ?? own.text;
  const sort = props.sort ?? own.sort;
  const pageSize = props.pageSize === undefined ? own.pageSize : pageSizeFrom(props.pageSize);
  // A search or sort that the host changed by itself starts at its first page, like one of the buyer's.
  const ownPage = text === own.text && sort === own.sort ? own.page : 1;
  const page = props.page === undefined ? ownPage : pageFrom(props.page);
  const query = useMemo(() => ({ text, page, pageSize, sort }), [text, page, pageSize, sort]);

  const go = (next: GridQuery) => {
    setOwn(next);
    if (next.text !== query.text) emit('search-change', { search: next.text });
    if (next.sort !== query.sort && next.sort !== null) emit('sort-change', { sort: next.sort });
    if (next.pageSize !== query.pageSize) emit('page-size-change', { pageSize: next.pageSize });
    if (next.page !== query.page) emit('page-change', { page: next.page });
  };
  return {
    query,
    onSearch: (wanted) => go(searchFor(query, wanted)),
    onPage: (wanted) => go({ ...query, page: wanted }),
    onPageSize: (wanted) => go(resize(query, wanted)),
    onSort: (wanted) => go(sortBy(query, wanted)),
  };
}

/** Milliseconds of quiet after which a typed text is searched for. */
const TYPING = 200;

/** The query to ask for: at once, except that a text is waited for until it is typed. */
export function useSettledQuery(query: GridQuery): GridQuery {
  const [settled, setSettled] = useState(query);
  const typing = query.text !== settled.text;
  if (!typing && query !== settled) setSettled(query);
  useEffect(() => {
    if (!typing) return;
    const timer = setTimeout(() => setSettled(query), TYPING);
    return () => clearTimeout(timer);
  }, [typing, query]);
  return typing ? settled : query;
}
