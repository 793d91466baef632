import type { ProductResult } from '../../domain';
import type { Adapter } from '../../ports';
import type { ReadRequest } from '../../runtime/reads/read-request';
import { rejectMissingMethod } from '../common/reject-missing-method';
import { type GridQuery, toRequest } from './product-grid.rules';

/** The read of the products of a query. */
export function searchProducts(
  { catalog }: Pick<Adapter, 'catalog'>,
  query: GridQuery,
  accountId: string | null,
  locale: string,
): ReadRequest<ProductResult> {
  const args = toRequest(query);
  return {
    method: 'catalog.search',
    args,
    accountId,
    read: (options) =>
      catalog?.search?.({ ...args, accountId, locale }, options) ?? rejectMissingMethod('catalog.search'),
  };
}
