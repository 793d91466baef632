import { useEffect, useMemo, useRef, useState } from 'react';
import type { Emit } from '../../../runtime/events';
import { useLatest } from '../../../runtime/react/use-latest';
import { useSettings } from '../../../runtime/react/provider';
import { ownNumber, ownString, readStored, type StorageChoice, storedKey, storeFor } from '../../../runtime/storage';
import {
  type SelectedFacets,
  clearFacets,
  facetsFrom,
  type GridLayout,
  type GridQuery,
  layoutFrom,
  pageFrom,
  pageSizeFrom,
  resize,
  sameFacets,
  searchFor,
  sortBy,
  toggleFacet,
} from '../product-grid.rules';
import type { ProductGridEvents, ProductGridProps } from '../product-grid.types';

/** Query, layout and the commands that change them. The functions never change identity. */
export interface GridQueryHandle {
  readonly query: GridQuery;
  readonly layout: GridLayout;
  readonly onSearch: (text: string) => void;
  readonly onPage: (page: number) => void;
  readonly onPageSize: (pageSize: number) => void;
  readonly onSort: (sort: string) => void;
  readonly onFacet: (facetId: string, valueId: string) => void;
  readonly onClearFacets: () => void;
  readonly onLayout: (layout: GridLayout) => void;
}

type Look = GridQuery & { readonly layout: GridLayout };

/** Returns the parts that the host controls; the others are undefined. */
function controlledBy({ value, search, page, pageSize, sort, layout }: Omit<ProductGridProps, 'messages'>) {
  return {
    text: search ?? value?.search,
    sort: sort ?? value?.sort,
    page: page ?? value?.page,
    pageSize: pageSize ?? value?.pageSize,
    facets: value?.facets,
    layout: layoutFrom(layout ?? value?.layout),
  };
}

/**
 * State of query and layout: a part is the host's if the host controls it, else the widget's. Emits an event for each
 * change.
 */
export function useGridQuery(
  props: Omit<ProductGridProps, 'messages'>,
  emit: Emit<ProductGridEvents>,
): GridQueryHandle {
  const { storage } = useSettings();
  const held = controlledBy(props);
  const [own, setOwn] = useState<Look>(() => {
    const { pageSize, layout } = readPreferences(storage);
    return { text: '', facets: {}, page: 1, pageSize, sort: null, layout };
  });
  const text = held.text ?? own.text;
  const sort = held.sort === undefined ? own.sort : held.sort;
  const pageSize = held.pageSize === undefined ? own.pageSize : pageSizeFrom(held.pageSize);
  const layout = held.layout ?? own.layout;
  const facets = useSame(held.facets === undefined ? own.facets : facetsFrom(held.facets));
  // A search, sort order or filter that the host changes returns to the first page, as a change by the buyer does.
  const ownPage = text === own.text && sort === own.sort && sameFacets(facets, own.facets) ? own.page : 1;
  const page = held.page === undefined ? ownPage : pageFrom(held.page);
  const query = useMemo(() => ({ text, facets, page, pageSize, sort }), [text, facets, page, pageSize, sort]);

  const go = (next: GridQuery, nextLayout = layout) => {
    setOwn({ ...next, layout: nextLayout });
    if (next.text !== text) emit('search-change', { search: next.text });
    if (next.sort !== sort && next.sort !== null) emit('sort-change', { sort: next.sort });
    if (!sameFacets(next.facets, facets)) emit('filter-change', { facets: next.facets });
    if (next.pageSize !== pageSize) emit('page-size-change', { pageSize: next.pageSize });
    if (next.page !== page) emit('page-change', { page: next.page });
    if (nextLayout !== layout) emit('layout-change', { layout: nextLayout });
    const { text: search, ...rest } = next;
    emit('value-change', { search, ...rest, layout: nextLayout });
  };
  const now = useLatest({ query, layout, storage, go });
  const verbs = useMemo((): Omit<GridQueryHandle, 'query' | 'layout'> => {
    const change = (next: (query: GridQuery) => GridQuery) => now.current.go(next(now.current.query));
    return {
      onSearch: (wanted) => change((asked) => searchFor(asked, wanted)),
      onPage: (wanted) => change((asked) => ({ ...asked, page: wanted })),
      onPageSize: (wanted) => {
        savePreferences(now.current.storage, { pageSize: wanted, layout: now.current.layout });
        change((asked) => resize(asked, wanted));
      },
      onSort: (wanted) => change((asked) => sortBy(asked, wanted)),
      onFacet: (facetId, valueId) => change((asked) => toggleFacet(asked, facetId, valueId)),
      onClearFacets: () => change(clearFacets),
      onLayout: (wanted) => {
        const { storage: place, query: asked } = now.current;
        savePreferences(place, { pageSize: asked.pageSize, layout: wanted });
        now.current.go(asked, wanted);
      },
    };
  }, [now]);
  return useMemo(() => ({ query, layout, ...verbs }), [query, layout, verbs]);
}

/** Returns the previous value while the new one is deeply equal: each result contains new objects. */
export function useStable<Value>(value: Value): Value {
  const [kept, keep] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  keep(value);
  return value;
}

/** Returns the previous facets while the new ones are equal: a host can pass a new object on each render. */
function useSame(facets: SelectedFacets): SelectedFacets {
  const [kept, keep] = useState(facets);
  if (kept !== facets && !sameFacets(kept, facets)) {
    keep(facets);
    return facets;
  }
  return kept;
}

/** Delay between the last key and the search, in milliseconds. */
const TYPING = 200;

/**
 * Returns the query to request. Every change applies at once, except text typed shortly after another key, which is
 * debounced.
 */
export function useDebouncedQuery(query: GridQuery): GridQuery {
  const [settled, setSettled] = useState(query);
  const typedAt = useRef(-TYPING);
  const typing = query.text !== settled.text;
  if (!typing && query !== settled) setSettled(query);
  useEffect(() => {
    if (!typing) return;
    const now = performance.now();
    // The first letter, or pasted text, is searched for without delay.
    const timer = setTimeout(() => setSettled(query), now - typedAt.current < TYPING ? TYPING : 0);
    typedAt.current = now;
    return () => clearTimeout(timer);
  }, [typing, query]);
  return typing ? settled : query;
}

/** View preferences of the buyer, stored in this browser. */
interface GridPreferences {
  readonly pageSize: number;
  readonly layout: GridLayout;
}

const key = () => storedKey('preference', 'product-grid');

/** Reads the stored preferences; by default pages of 10 in cards. */
function readPreferences(storage: StorageChoice): GridPreferences {
  const kept = readStored(storeFor('preference', storage), key(), (value): GridPreferences => ({
    pageSize: pageSizeFrom(ownNumber(value, 'pageSize')),
    layout: layoutFrom(ownString(value, 'layout')) ?? 'grid',
  }));
  return kept ?? { pageSize: pageSizeFrom(null), layout: 'grid' };
}

/** Stores the preferences. */
const savePreferences = (storage: StorageChoice, look: GridPreferences): void =>
  storeFor('preference', storage).set(key(), JSON.stringify(look));
