import type { Product, ProductDetail, ProductMatch, ProductQuery, ProductResult } from '../domain';
import type { CallOptions, ForAccount, InLocale } from './call';

/** What the account may order. */
export interface CatalogPort {
  search(request: ProductQuery & ForAccount & InLocale, options?: CallOptions): Promise<ProductResult>;
  /** Products that may stand in for one that is out of stock or not listed, best first. */
  substitutes(
    request: { readonly productId: string } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<readonly Product[]>;
  /** One product; null when the account can not see one by that id. */
  product(
    request: { readonly productId: string } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<ProductDetail | null>;
  /** Products that go with one, best first. */
  related(
    request: { readonly productId: string } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<readonly Product[]>;
  /** What texts name, in the order asked: SKU, UPC or name. At most 100 at once. */
  match(
    request: { readonly entries: readonly string[] } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<readonly ProductMatch[]>;
}
