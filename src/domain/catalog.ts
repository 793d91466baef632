import type { Page, PageRequest } from './page';
import type { Product } from './product';

/** A search over what the account may order. Facet values are ids the backend declared. */
export interface ProductQuery extends PageRequest {
  readonly text: string;
  readonly sort: string | null;
  readonly facets: Readonly<Record<string, readonly string[]>>;
}

/** A way to narrow a result, with the count of products behind each value. */
export interface Facet {
  readonly id: string;
  readonly label: string;
  readonly values: readonly { readonly id: string; readonly label: string; readonly count: number }[];
}

/** A search result with the facets and sorts the backend offers for it. */
export interface ProductResult extends Page<Product> {
  readonly facets: readonly Facet[];
  readonly sorts: readonly { readonly id: string; readonly label: string }[];
}
