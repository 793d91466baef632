import type { Product, ProductDetail, ProductMatch, ProductQuery, ProductResult } from '../domain';
import type { CallOptions, ForAccount, InLocale } from './call';

/** The products that an account can order. */
export interface CatalogPort {
  search(request: ProductQuery & ForAccount & InLocale, options?: CallOptions): Promise<ProductResult>;
  /** Substitutes for a product that is out of stock or not listed, best first. */
  substitutes(
    request: { readonly productId: string } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<readonly Product[]>;
  /** One product; null when the account cannot see a product with that id. */
  product(
    request: { readonly productId: string } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<ProductDetail | null>;
  /** Products related to a product, best first. */
  related(
    request: { readonly productId: string } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<readonly Product[]>;
  /** Finds the products for texts, each an SKU, a UPC or a name, in the order of the request. At most 100 texts. */
  match(
    request: { readonly entries: readonly string[] } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<readonly ProductMatch[]>;
}
