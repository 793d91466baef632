import type { Image } from './content';
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
  readonly values: readonly { readonly id: string; readonly label: string; readonly count: number | null }[];
}

/** A search result with the facets and sorts the backend offers for it. */
export interface ProductResult extends Page<Product> {
  readonly facets: readonly Facet[];
  readonly sorts: readonly { readonly id: string; readonly label: string }[];
  /** Page sizes the backend offers; 10, 20 and 50 when absent. */
  readonly pageSizes?: readonly number[];
}

/** A product with what only its own page shows. */
export interface ProductDetail extends Product {
  /** Every picture there is of it, its own image first where it has one; a product that is drawn may have pictures too. */
  readonly gallery: readonly Image[];
}

/** What a pasted or scanned text (an SKU, a UPC, a name, or a name with its pack) was understood as. */
export interface ProductMatch {
  readonly entry: string;
  /** The one product it names; null when there is none, or more than one. */
  readonly product: Product | null;
  /** Products it may have meant, nearest first; empty when `product` is known. */
  readonly near: readonly Product[];
}

/** A product the account keeps ordering. */
export interface UsualProduct {
  readonly product: Product;
  /** The quantity usually ordered at once. */
  readonly quantity: number;
  /** In how many of the last orders it was. */
  readonly orders: number;
}
