import type { Image } from './content';
import type { Page, PageRequest } from './page';
import type { Product } from './product';

/** A search in the products that the account can order. Facet values are ids from the backend. */
export interface ProductQuery extends PageRequest {
  readonly text: string;
  readonly sort: string | null;
  readonly facets: Readonly<Record<string, readonly string[]>>;
}

/** A filter for a search result, with the number of products per value. */
export interface Facet {
  readonly id: string;
  readonly label: string;
  readonly values: readonly { readonly id: string; readonly label: string; readonly count: number | null }[];
}

/** A search result with the facets and sorts that the backend offers. */
export interface ProductResult extends Page<Product> {
  readonly facets: readonly Facet[];
  readonly sorts: readonly { readonly id: string; readonly label: string }[];
  /** Page sizes that the backend offers; default: 10, 20 and 50. */
  readonly pageSizes?: readonly number[];
}

/** A product with the additional data of its detail page. */
export interface ProductDetail extends Product {
  /** All images of the product, main image first. A product with a drawn package may have images too. */
  readonly gallery: readonly Image[];
}

/** The products that match a pasted or scanned text: an SKU, a UPC, a name, or a name with its pack size. */
export interface ProductMatch {
  readonly entry: string;
  /** The only product that matches the text; null if none or several match. */
  readonly product: Product | null;
  /** Candidates, best match first; empty if `product` is set. */
  readonly suggestions: readonly Product[];
}

/** A product that the account orders regularly. */
export interface UsualProduct {
  readonly product: Product;
  /** The quantity usually ordered at once. */
  readonly quantity: number;
  /** Number of recent orders that contain the product. */
  readonly orders: number;
}
