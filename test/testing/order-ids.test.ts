import { expect, it } from 'vitest';
import { orderIds } from '../../src/testing/cases/checkout/checkout-helpers';
import { createDemoAdapter } from '../../src/adapters/demo';
import type { OrderSummary } from '../../src/ports';

it('the orders that a case counts are those of all pages, so that one more is noticed', async () => {
  const demo = createDemoAdapter({ storage: 'memory' });
  const at = { accountId: 'account', locale: 'en-US' };
  const all = Array.from({ length: 120 }, (_, index) => `order-${index}`);
  const adapter = {
    ...demo,
    orders: {
      list: ({ page, pageSize }: { readonly page: number; readonly pageSize: number }) => {
        const ids = all.slice(page * pageSize, (page + 1) * pageSize);
        // The case reads ids only.
        const items = ids.map((id) => ({ id }) as OrderSummary);
        return Promise.resolve({
          page,
          pageSize,
          items,
          total: all.length,
          hasMore: (page + 1) * pageSize < all.length,
        });
      },
    },
  };
  expect(await orderIds({ adapter, peek: {} }, at)).toEqual(all);
});
