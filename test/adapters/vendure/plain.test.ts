import { expect, it } from 'vitest';
import { orderRequirements } from '../../../src/rules';
import { replayed } from './support/replay';

/** An adapter of plain Vendure, after the sign-in of the recorded session; with the account of its customer. */
async function signedIn(from = 0) {
  const { adapter, sent } = replayed('plain', from);
  expect(await adapter.shop.signIn({ email: 'dana@harborlane.example', password: 'tradefront-demo' })).toBe(
    'signed-in',
  );
  const { accountId = null } = (await adapter.session?.user?.({})) ?? {};
  return { adapter, sent, at: { accountId, locale: 'en-US' } };
}

it('a customer of plain Vendure is their own and only account', async () => {
  const { adapter, at } = await signedIn();
  const accounts = await adapter.accounts?.list?.({ includeOwn: true, locale: 'en-US' });
  expect(accounts).toMatchObject([{ id: at.accountId, isDefault: true, isOwn: true, conditions: [] }]);
  expect(await adapter.accounts?.list?.({ includeOwn: false, locale: 'en-US' }).catch(() => [])).toEqual([]);
  await expect(adapter.cart?.read?.({ ...at, accountId: '99999' })).rejects.toMatchObject({ code: 'forbidden' });
});

it('a product of plain Vendure has the id of its product and its variant', async () => {
  const { adapter, at } = await signedIn();
  const query = { ...at, text: 'cola', sort: null, facets: {}, page: 0, pageSize: 2 };
  const found = await adapter.catalog?.search?.(query);
  const [first] = found?.items ?? [];
  expect(first?.id).toMatch(/^\d+\.\d+$/);
  expect(first).toMatchObject({ quantityRule: { min: 1, max: null, step: 1 }, price: { state: 'known' } });
  expect(await adapter.catalog?.product?.({ ...at, productId: 'constructor' })).toBeNull();
});

it('a batch on plain Vendure names the products that were not added, which the server does not', async () => {
  const { adapter, at } = await signedIn();
  const before = await adapter.cart?.read?.(at);
  expect(before?.revision).toBeNull();
  const { totals } = before ?? { totals: null };
  expect(totals?.total.minor).toBe(
    (totals?.subtotal.minor ?? 0) +
      (totals?.discounts ?? []).reduce((sum, { amount }) => sum + amount.minor, 0) +
      (totals?.tax?.minor ?? 0),
  );
});

/** Number of recorded requests before the checkout. */
const CHECKOUT = 25;

it('plain Vendure asks for no PO number, no date and no notes, and places the order of its cart once', async () => {
  const { adapter, at, sent } = await signedIn(CHECKOUT);
  const port = adapter.checkout;
  if (!port?.open || !port.prepare || !port.place || !port.outcome) throw new Error('The adapter has no checkout');
  const checkout = await port.open(at);
  expect(orderRequirements(checkout)).toEqual({
    purchaseOrderNumber: 'off',
    termsAccepted: true,
    deliveryDate: 'off',
    notes: 'off',
  });
  expect(checkout.deliveries).toMatchObject([{ method: 'delivery', slots: [] }]);
  const request = {
    ...at,
    cartId: checkout.cart.id,
    method: 'delivery' as const,
    date: null,
    additionalDeliveries: [],
    empties: { cylinder: 0, glass: 0 },
    guest: null,
    notes: '',
    purchaseOrderNumber: '',
    paymentMethodId: checkout.paymentMethods[0]?.id ?? null,
    termsAccepted: true,
    expectedTotal: checkout.cart.totals.total,
  };
  const other = { ...request, expectedTotal: { ...request.expectedTotal, minor: 1 } };
  expect(await port.prepare(other)).toMatchObject({ outcome: 'refused', reason: 'total-changed' });
  const ready = await port.prepare(request);
  // The order, and the number of its transitions between states.
  expect(ready).toEqual({ outcome: 'ready', handle: `${checkout.cart.id}.2` });
  const attempt = { ...at, key: 'key-1', handle: `${checkout.cart.id}.2` };
  expect(await port.outcome(attempt)).toEqual({ outcome: 'open' });
  const placed = await port.place({ ...attempt, expectedTotal: request.expectedTotal });
  expect(placed).toMatchObject({ outcome: 'done', order: { id: checkout.cart.id, total: request.expectedTotal } });
  expect(await port.outcome(attempt)).toMatchObject({ outcome: 'done', order: { id: checkout.cart.id } });
  const payments = sent.filter(({ variables }) => JSON.stringify(variables) === '{"method":"on-account"}');
  expect(payments).toHaveLength(1);
});
