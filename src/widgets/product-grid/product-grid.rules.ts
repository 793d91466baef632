import type { Facet, Product, ProductQuery, ProductResult } from '../../domain';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '../../rules';

/** Chosen values by facet, both by the ids the backend declared, in the order they were chosen. */
export type SelectedFacets = Readonly<Record<string, readonly string[]>>;

/** How products are laid out: cards, or lines with a column of quantities. */
export type GridLayout = 'grid' | 'list';

/** What the buyer looks at. `page` counts from 1, as they read it. */
export interface GridQuery {
  readonly text: string;
  readonly facets: SelectedFacets;
  readonly page: number;
  readonly pageSize: number;
  /** Null for the backend's own order. */
  readonly sort: string | null;
}

/** A page from a host or an address: a whole number of at least 1, or 1. */
export const pageFrom = (value: unknown): number =>
  Number.isSafeInteger(value) && Number(value) >= 1 ? Number(value) : 1;

/** A page size from a host: one that lists offer, or the default. */
export const pageSizeFrom = (value: unknown): number => PAGE_SIZES.find((size) => size === value) ?? DEFAULT_PAGE_SIZE;

/** A layout from a host, or none. */
export const layoutFrom = (value: unknown): GridLayout | null => (value === 'grid' || value === 'list' ? value : null);

/** Another text starts at its first page. */
export const searchFor = (query: GridQuery, text: string): GridQuery => ({ ...query, text, page: 1 });

/** Another order starts at its first page. */
export const sortBy = (query: GridQuery, sort: string): GridQuery => ({ ...query, sort, page: 1 });

/** A value chosen, or no longer. Other values start at their first page. */
export function toggleFacet(query: GridQuery, facetId: string, valueId: string): GridQuery {
  const { [facetId]: chosen = [], ...others } = query.facets;
  const left = chosen.filter((id) => id !== valueId);
  const next = left.length < chosen.length ? left : [...chosen, valueId];
  // Last, also in a facet that had a choice before: the last choice is the first way back.
  return { ...query, page: 1, facets: next.length === 0 ? others : { ...others, [facetId]: next } };
}

/** Nothing chosen in any facet. */
export const clearFacets = (query: GridQuery): GridQuery => ({ ...query, page: 1, facets: {} });

/** A chosen value with its words; its ids where the result does not know them. */
export interface SelectedValue {
  readonly facetId: string;
  readonly facet: string;
  readonly valueId: string;
  readonly value: string;
}

/** What is chosen, in the order it was, in the words of a result. */
export const selectedValues = (chosen: SelectedFacets, facets: readonly Facet[]): readonly SelectedValue[] =>
  Object.entries(chosen).flatMap(([facetId, ids]) => {
    const facet = facets.find(({ id }) => id === facetId);
    return ids.map((valueId) => ({
      facetId,
      facet: facet?.label ?? facetId,
      valueId,
      value: facet?.values.find(({ id }) => id === valueId)?.label ?? valueId,
    }));
  });

/** Facets from a host or an address: lists of ids by id, and nothing else. */
export const facetsFrom = (value: unknown): SelectedFacets =>
  typeof value !== 'object' || value === null
    ? {}
    : Object.fromEntries(
        Object.entries(value).flatMap(([id, ids]: [string, unknown]) => {
          const texts = Array.isArray(ids) ? [...new Set(ids.filter((one: unknown) => typeof one === 'string'))] : [];
          return texts.length === 0 ? [] : [[id, texts]];
        }),
      );

/** Whether two choices are the same, whatever order they were made in. */
export function sameFacets(a: SelectedFacets, b: SelectedFacets): boolean {
  const ids = Object.keys(a);
  return (
    a === b ||
    (ids.length === Object.keys(b).length &&
      ids.every((id) => a[id]?.length === b[id]?.length && a[id]?.every((value) => b[id]?.includes(value))))
  );
}

/** Another page size stays where the buyer is: on the page with the product that was first. */
export const resize = (query: GridQuery, pageSize: number): GridQuery => ({
  ...query,
  pageSize,
  page: Math.floor(((query.page - 1) * query.pageSize) / pageSize) + 1,
});

/** What the port is asked (its pages count from 0). */
export const toRequest = ({ text, page, pageSize, sort, facets }: GridQuery): ProductQuery => ({
  text: text.trim(),
  page: page - 1,
  pageSize,
  sort,
  facets,
});

/** What a result is shown as. */
export type GridView = 'products' | 'empty' | 'no-match' | 'past-end';

/** Products, or which kind of nothing. */
export function viewOf({ items, page, total }: ProductResult, asked: Pick<GridQuery, 'text' | 'facets'>): GridView {
  if (items.length > 0) return 'products';
  if (page > 0 && total !== 0) return 'past-end';
  return viewsAll(asked) ? 'empty' : 'no-match';
}

/** Whether nothing is searched for and nothing left out. */
export const viewsAll = ({ text, facets }: Pick<GridQuery, 'text' | 'facets'>): boolean =>
  text.trim() === '' && Object.keys(facets).length === 0;

/** What keeps a product from being ordered by anybody. */
export const orderingBlockerOf = ({ stock, price }: Product): 'out-of-stock' | 'no-price' | null =>
  stock.label === 'out-of-stock' ? 'out-of-stock' : price.state === 'unavailable' ? 'no-price' : null;
