import { describe, expect, it } from 'vitest';
import { stubbed } from './support/stub';

const locale = 'en-US';

describe('a cart that does not exist yet', () => {
  it.each([
    ['a guest', null],
    ['an account', '001OK000001o5FtYAI'],
  ])('is created once for %s whose first change and checkout run concurrently', async (_, accountId) => {
    let cartId: string | null = '0a6Tf0000000000IAA';
    let made = 0;
    const make = async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      made += 1;
      cartId = `0a6Tf000000000${made}IAA`;
      return { cartId };
    };
    const { adapter, sent } = stubbed({
      'carts/current': () => ({ cartId }),
      'current/cart-items': () => ({ cartItems: [], cartSummary: { cartId } }),
      'POST /carts': make,
      'PUT /carts/active': make,
      'POST IAA/cart-items': {},
      getProductTerms: { products: [] },
      getCartTerms: {},
      getCheckoutTerms: {
        deliveries: [],
        paymentMethods: [],
        timeZone: 'America/New_York',
        serverTime: '2026-11-17T15:00:00Z',
      },
    });
    const both = () =>
      Promise.all([
        adapter.checkout.open({ accountId, locale }),
        adapter.cart.change({
          change: { type: 'add', productId: '01tTf0000000001IAA', quantity: 1 },
          revision: null,
          accountId,
          locale,
        }),
      ]);
    // Lazily loaded code would serialize the two calls.
    await both();
    cartId = null;
    await adapter.cart.read({ accountId, locale });
    const [opened, added] = await both();
    expect([made, opened.cart.id, added.cart?.id]).toEqual([1, cartId, cartId]);
    expect(
      sent.filter(({ method, url }) => method === 'POST' && url.pathname.endsWith(`/carts/${cartId}/cart-items`)),
    ).toHaveLength(1);
  });
});
