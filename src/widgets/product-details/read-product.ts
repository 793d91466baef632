import type { ProductDetail } from '../../domain';
import type { Adapter } from '../../ports';
import type { ReadRequest } from '../../runtime/reads/read-request';
import { rejectMissingMethod } from '../common/reject-missing-method';
import type { ProductDetailsProps } from './product-details.types';

/** The read of the product; null if the account can't see it. */
export function readProduct(
  { catalog }: Pick<Adapter, 'catalog'>,
  { productId }: Pick<ProductDetailsProps, 'productId'>,
  accountId: string | null,
  locale: string,
): ReadRequest<ProductDetail | null> {
  return {
    method: 'catalog.product',
    args: { productId },
    accountId,
    read: (options) =>
      catalog?.product?.({ productId, accountId, locale }, options) ?? rejectMissingMethod('catalog.product'),
  };
}
