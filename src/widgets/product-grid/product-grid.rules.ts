import type { Facet, Product, ProductQuery, ProductResult } from '../../domain';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '../../rules';
import type { ProductGridProps } from './product-grid.types';

/** Selected values by facet, in the order of selection; both are ids that the backend declares. */
export type SelectedFacets = Readonly<Record<string, readonly string[]>>;

/** Layout of the products: `grid` shows cards, `list` shows lines with a column of quantities. */
export type GridLayout = 'grid' | 'list';

/** The query of the grid. `page` counts from 1. */
export interface GridQuery {
  readonly text: string;
  readonly facets: SelectedFacets;
  readonly page: number;
  readonly pageSize: number;
  /** Null for the default order of the backend. */
  readonly sort: string | null;
}

/** Parses a page from a host or an address; 1 unless the value is a whole number of at least 1. */
export const pageFrom = (value: unknown): number =>
  Number.isSafeInteger(value) && Number(value) >= 1 ? Number(value) : 1;

/** Parses a page size from a host; the default unless the value is one of `PAGE_SIZES`. */
export const pageSizeFrom = (value: unknown): number => PAGE_SIZES.find((size) => size === value) ?? DEFAULT_PAGE_SIZE;

/** Parses a layout from a host; null for any other value. */
export const layoutFrom = (value: unknown): GridLayout | null => (value === 'grid' || value === 'list' ? value : null);

/** Returns the query with another text, on its first page. */
export const searchFor = (query: GridQuery, text: string): GridQuery => ({ ...query, text, page: 1 });

/** Returns the query with another sort order, on its first page. */
export const sortBy = (query: GridQuery, sort: string): GridQuery => ({ ...query, sort, page: 1 });

/** Returns the query with a value selected, or deselected if it was selected, on its first page. */
export function toggleFacet(query: GridQuery, facetId: string, valueId: string): GridQuery {
  const { [facetId]: chosen = [], ...others } = query.facets;
  const remaining = chosen.filter((id) => id !== valueId);
  const next = remaining.length < chosen.length ? remaining : [...chosen, valueId];
  // The facet moves to the end even if it had values: the empty state offers to remove the last selected value.
  return { ...query, page: 1, facets: next.length === 0 ? others : { ...others, [facetId]: next } };
}

/** Returns the query without selected values, on its first page. */
export const clearFacets = (query: GridQuery): GridQuery => ({ ...query, page: 1, facets: {} });

/** A selected value with its labels; its ids if the result does not contain them. */
export interface SelectedValue {
  readonly facetId: string;
  readonly facet: string;
  readonly valueId: string;
  readonly value: string;
}

/** Returns the selected values in the order of selection, with the labels of a result. */
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

/** Parses facets from a host or an address; every entry except a list of ids is dropped. */
export const facetsFrom = (value: unknown): SelectedFacets =>
  typeof value !== 'object' || value === null
    ? {}
    : Object.fromEntries(
        Object.entries(value).flatMap(([id, ids]: [string, unknown]) => {
          const texts = Array.isArray(ids) ? [...new Set(ids.filter((one: unknown) => typeof one === 'string'))] : [];
          return texts.length === 0 ? [] : [[id, texts]];
        }),
      );

/** True if two selections contain the same values in any order. */
export function sameFacets(a: SelectedFacets, b: SelectedFacets): boolean {
  const ids = Object.keys(a);
  return (
    a === b ||
    (ids.length === Object.keys(b).length &&
      ids.every((id) => a[id]?.length === b[id]?.length && a[id]?.every((value) => b[id]?.includes(value))))
  );
}

/** Returns the query with another page size, on the page that contains the product that was first. */
export const resize = (query: GridQuery, pageSize: number): GridQuery => ({
  ...query,
  pageSize,
  page: Math.floor(((query.page - 1) * query.pageSize) / pageSize) + 1,
});

/** Returns the first query of a grid without stored preferences. */
export const firstQuery = ({
  value = {},
  ...parts
}: Pick<ProductGridProps, 'value' | 'search' | 'page' | 'pageSize' | 'sort'>): GridQuery => ({
  text: parts.search ?? value.search ?? '',
  facets: facetsFrom(value.facets),
  page: pageFrom(parts.page ?? value.page),
  pageSize: pageSizeFrom(parts.pageSize ?? value.pageSize),
  sort: parts.sort ?? value.sort ?? null,
});

/** Converts the query to the request of the port, whose pages count from 0. */
export const toRequest = ({ text, page, pageSize, sort, facets }: GridQuery): ProductQuery => ({
  text: text.trim(),
  page: page - 1,
  pageSize,
  sort,
  facets,
});

/** The view of a result. */
export type GridView = 'products' | 'empty' | 'no-match' | 'past-end';

/** Returns the view of a result: products, or the matching empty state. */
export function viewOf({ items, page, total }: ProductResult, query: Pick<GridQuery, 'text' | 'facets'>): GridView {
  if (items.length > 0) return 'products';
  if (page > 0 && total !== 0) return 'past-end';
  return viewsAll(query) ? 'empty' : 'no-match';
}

/** True if neither a search nor a filter applies. */
export const viewsAll = ({ text, facets }: Pick<GridQuery, 'text' | 'facets'>): boolean =>
  text.trim() === '' && Object.keys(facets).length === 0;

/** Returns why no buyer can order a product; null if it can be ordered. */
export const orderingBlockerOf = ({ stock, price }: Product): 'out-of-stock' | 'no-price' | null =>
  stock.label === 'out-of-stock' ? 'out-of-stock' : price.state === 'unavailable' ? 'no-price' : null;
