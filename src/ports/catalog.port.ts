import type { Product, ProductQuery, ProductResult } from '../domain';
import type { CallOptions, ForAccount, InLocale } from './call';

/** What the account may order. */
export interface CatalogPort {
  search(request: ProductQuery & ForAccount & InLocale, options?: CallOptions): Promise<ProductResult>;
  /** Products that may stand in for one that is out of stock or not listed, best first. */
  substitutes(
    request: { readonly productId: string } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<readonly Product[]>;
}
