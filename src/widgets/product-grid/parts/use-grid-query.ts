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

/** The query and the layout, and what a buyer can do to them: the same functions for ever. */
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

/** The parts a host holds; what it left out is undefined. */
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

/** What the buyer looks at: the host's where it holds a part of it, else the grid's own. Each change is told. */
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
  // A search, sort or filter that the host changed by itself starts at its first page, like one of the buyer's.
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

/** The value of before while the new one says the same: what an answer offers comes as new objects each time. */
export function useStable<Value>(value: Value): Value {
  const [kept, keep] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  keep(value);
  return value;
}

/** The same object while it says the same: a host may write its facets anew each time it renders. */
function useSame(facets: SelectedFacets): SelectedFacets {
  const [kept, keep] = useState(facets);
  if (kept !== facets && !sameFacets(kept, facets)) {
    keep(facets);
    return facets;
  }
  return kept;
}

/** Milliseconds of quiet after which a typed text is searched for. */
const TYPING = 200;

/** The query to ask for: at once, except that what is typed right after another letter is waited for. */
export function useDebouncedQuery(query: GridQuery): GridQuery {
  const [settled, setSettled] = useState(query);
  const typedAt = useRef(-TYPING);
  const typing = query.text !== settled.text;
  if (!typing && query !== settled) setSettled(query);
  useEffect(() => {
    if (!typing) return;
    const now = performance.now();
    // The first letter, or a text that is pasted, has its answer soonest.
    const timer = setTimeout(() => setSettled(query), now - typedAt.current < TYPING ? TYPING : 0);
    typedAt.current = now;
    return () => clearTimeout(timer);
  }, [typing, query]);
  return typing ? settled : query;
}

/** What a buyer chose about the look of the grid; kept in this browser. */
interface GridPreferences {
  readonly pageSize: number;
  readonly layout: GridLayout;
}

const key = () => storedKey('preference', 'product-grid');

/** The look chosen last; pages of 10 in cards at first. */
function readPreferences(storage: StorageChoice): GridPreferences {
  const kept = readStored(storeFor('preference', storage), key(), (value): GridPreferences => ({
    pageSize: pageSizeFrom(ownNumber(value, 'pageSize')),
    layout: layoutFrom(ownString(value, 'layout')) ?? 'grid',
  }));
  return kept ?? { pageSize: pageSizeFrom(null), layout: 'grid' };
}

/** Keeps a look that was chosen. */
const savePreferences = (storage: StorageChoice, look: GridPreferences): void =>
  storeFor('preference', storage).set(key(), JSON.stringify(look));
