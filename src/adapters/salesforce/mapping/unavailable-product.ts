import type { Product } from '../../../domain';
import { toProduct } from './product';
import type { ProductFields } from './product-fields';

/** What is told of a product that the account can not see. */
export interface ProductReference {
  readonly productId: string;
  readonly name?: string | null | undefined;
  readonly sku?: string | null | undefined;
}

/** A product that the account can not see any more: its name is all there is. */
export const toUnavailableProduct = ({ productId, name, sku }: ProductReference, fields: ProductFields): Product =>
  toProduct(
    { id: productId, name: name ?? null, sku: sku ?? null, fields: {}, image: null, rule: null }, fields,
    { state: 'unavailable' }, { label: null, left: null, backOn: null }, undefined,
  );
