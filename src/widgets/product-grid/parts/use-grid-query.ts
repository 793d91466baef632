import { useEffect, useMemo, useRef, useState } from 'react';
import type { Emit } from '../../../runtime/events';
import { useIsHydrating } from '../../../runtime/react/use-is-hydrating';
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

type GridState = GridQuery & { readonly layout: GridLayout };

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
  const controlled = controlledBy(props);
  const isHydrating = useIsHydrating();
  const [hasPreferences, setHasPreferences] = useState(!isHydrating);
  const [ownState, setOwnState] = useState<GridState>(() => ({
    text: '',
    facets: {},
    page: 1,
    sort: null,
    ...(hasPreferences ? readPreferences(storage) : defaultPreferences),
  }));
  // A server doesn't know the preferences, so its markup has the defaults.
  if (!hasPreferences && !isHydrating) {
    setHasPreferences(true);
    setOwnState((state) => ({ ...state, ...readPreferences(storage) }));
  }
  const text = controlled.text ?? ownState.text;
  const sort = controlled.sort === undefined ? ownState.sort : controlled.sort;
  const pageSize = controlled.pageSize === undefined ? ownState.pageSize : pageSizeFrom(controlled.pageSize);
  const layout = controlled.layout ?? ownState.layout;
  const facets = useStableFacets(controlled.facets === undefined ? ownState.facets : facetsFrom(controlled.facets));
  // A search, sort order or filter that the host changes returns to the first page, as a change by the buyer does.
  const ownPage =
    text === ownState.text && sort === ownState.sort && sameFacets(facets, ownState.facets) ? ownState.page : 1;
  const page = controlled.page === undefined ? ownPage : pageFrom(controlled.page);
  const query = useMemo(() => ({ text, facets, page, pageSize, sort }), [text, facets, page, pageSize, sort]);

  const applyQuery = (next: GridQuery, nextLayout = layout) => {
    setOwnState({ ...next, layout: nextLayout });
    if (next.text !== text) emit('search-change', { search: next.text });
    if (next.sort !== sort && next.sort !== null) emit('sort-change', { sort: next.sort });
    if (!sameFacets(next.facets, facets)) emit('filter-change', { facets: next.facets });
    if (next.pageSize !== pageSize) emit('page-size-change', { pageSize: next.pageSize });
    if (next.page !== page) emit('page-change', { page: next.page });
    if (nextLayout !== layout) emit('layout-change', { layout: nextLayout });
    const { text: search, ...rest } = next;
    emit('value-change', { search, ...rest, layout: nextLayout });
  };
  const latest = useLatest({ query, layout, storage, applyQuery });
  const actions = useMemo((): Omit<GridQueryHandle, 'query' | 'layout'> => {
    const change = (next: (query: GridQuery) => GridQuery) => latest.current.applyQuery(next(latest.current.query));
    return {
      onSearch: (nextText) => change((current) => searchFor(current, nextText)),
      onPage: (nextPage) => change((current) => ({ ...current, page: nextPage })),
      onPageSize: (nextPageSize) => {
        savePreferences(latest.current.storage, { pageSize: nextPageSize, layout: latest.current.layout });
        change((current) => resize(current, nextPageSize));
      },
      onSort: (nextSort) => change((current) => sortBy(current, nextSort)),
      onFacet: (facetId, valueId) => change((current) => toggleFacet(current, facetId, valueId)),
      onClearFacets: () => change(clearFacets),
      onLayout: (nextLayout) => {
        const { current } = latest;
        savePreferences(current.storage, { pageSize: current.query.pageSize, layout: nextLayout });
        current.applyQuery(current.query, nextLayout);
      },
    };
  }, [latest]);
  return useMemo(() => ({ query, layout, ...actions }), [query, layout, actions]);
}

/** Returns the previous value while the new one is deeply equal: each result contains new objects. */
export function useStable<Value>(value: Value): Value {
  const [stable, setStable] = useState(value);
  if (stable === value || JSON.stringify(stable) === JSON.stringify(value)) return stable;
  setStable(value);
  return value;
}

/** Returns the value from before `isHeld` became true, for as long as it is true. */
export function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const [kept, setKept] = useState(value);
  if (isHeld || kept === value) return kept;
  setKept(value);
  return value;
}

/** Returns the previous facets while the new ones are equal: a host can pass a new object on each render. */
function useStableFacets(facets: SelectedFacets): SelectedFacets {
  const [stable, setStable] = useState(facets);
  if (stable !== facets && !sameFacets(stable, facets)) {
    setStable(facets);
    return facets;
  }
  return stable;
}

/** Delay between the last key and the search, in milliseconds. */
const SEARCH_DELAY_MS = 200;

/**
 * Returns the query to request. Every change applies at once, except text typed shortly after another key, which is
 * debounced.
 */
export function useDebouncedQuery(query: GridQuery): GridQuery {
  const [debounced, setDebounced] = useState(query);
  const typedAt = useRef(-SEARCH_DELAY_MS);
  const isTyping = query.text !== debounced.text;
  if (!isTyping && query !== debounced) setDebounced(query);
  useEffect(() => {
    if (!isTyping) return;
    const now = performance.now();
    // The first letter, or pasted text, is searched for without delay.
    const timer = setTimeout(() => setDebounced(query), now - typedAt.current < SEARCH_DELAY_MS ? SEARCH_DELAY_MS : 0);
    typedAt.current = now;
    return () => clearTimeout(timer);
  }, [isTyping, query]);
  return isTyping ? debounced : query;
}

/** View preferences of the buyer, stored in this browser. */
interface GridPreferences {
  readonly pageSize: number;
  readonly layout: GridLayout;
}

const key = () => storedKey('preference', 'product-grid');

const defaultPreferences: GridPreferences = { pageSize: pageSizeFrom(null), layout: 'grid' };

/** Reads the stored preferences. */
function readPreferences(storage: StorageChoice): GridPreferences {
  const stored = readStored(storeFor('preference', storage), key(), (value): GridPreferences => ({
    pageSize: pageSizeFrom(ownNumber(value, 'pageSize')),
    layout: layoutFrom(ownString(value, 'layout')) ?? 'grid',
  }));
  return stored ?? defaultPreferences;
}

/** Stores the preferences. */
const savePreferences = (storage: StorageChoice, preferences: GridPreferences): void =>
  storeFor('preference', storage).set(key(), JSON.stringify(preferences));
