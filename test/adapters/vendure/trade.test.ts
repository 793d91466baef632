import { describe, expect, it } from 'vitest';
import type { VendureTradeAdapter } from '../../../src/adapters/vendure';
import { replayed } from './support/replay';

/** An adapter of a shop with the plugin, after the sign-in of the recorded session. */
async function signedIn() {
  const { adapter, sent } = replayed('trade');
  // With `trade` it has the ports of the plugin.
  const shop = adapter as unknown as VendureTradeAdapter;
  expect(await shop.shop.signIn({ email: 'dana@harborlane.example', password: 'tradefront-demo' })).toBe('signed-in');
  return { shop, sent };
}

const at = { accountId: '1', locale: 'en-US' };

describe('recorded responses of Vendure with the plugin', () => {
  it('give the buyer, the accounts and the account', async () => {
    const { shop, sent } = await signedIn();
    expect(await shop.session.user({})).toMatchObject({
      firstName: 'Dana',
      accountId: '1',
      permissions: ['super', 'ordering', 'finance', 'service'],
    });
    const accounts = await shop.accounts.list({ includeOwn: true, locale: 'en-US' });
    expect(accounts[0]).toMatchObject({ id: '1', name: 'Harbor Lane Taproom', number: '0048-2207', isDefault: true });
    expect(accounts.find(({ name }) => name === 'Low Tide Arcade Bar')?.conditions).toMatchObject([
      { code: 'blocked', stops: ['add', 'checkout'] },
    ]);
    const account = await shop.accounts.read(at);
    expect(account).toMatchObject({ timeZone: 'America/New_York', currency: 'USD' });
    // Instants of the server are in UTC; those of the port have the offset of the account's zone.
    expect(account.visits[0]?.cutOff).toMatch(/-0[45]:00$/);
    expect(sent.at(-1)).toMatchObject({ operation: 'Account', account: '1' });
  });

  it('give products with their prices, and facets whose ids can be read', async () => {
    const { shop, sent } = await signedIn();
    const query = { text: 'cola', page: 0, ...at };
    const found = await shop.catalog.search({ ...query, sort: null, facets: {}, pageSize: 2 });
    expect(found.items).toHaveLength(2);
    expect(found.hasMore).toBe(true);
    expect(found.items[0]?.price).toMatchObject({ state: 'known', current: { currency: 'USD' } });
    expect(found.items[0]?.name).toMatch(/cola/i);
    const [facet] = found.facets;
    expect(facet?.values[0]?.id).toMatch(/^[a-z\d-]+\.\d+$/);
    // The filter of a facet does not hide its other values.
    const value = facet?.values[0]?.id ?? '';
    const narrowed = await shop.catalog.search({
      ...query,
      sort: 'price-low',
      facets: { [facet?.id ?? '']: [value] },
      pageSize: 1,
    });
    expect(narrowed.facets.find(({ id }) => id === facet?.id)?.values).toEqual(facet?.values);
    expect(sent.filter(({ operation }) => operation === 'SearchResult')).toHaveLength(2);
  });

  it('give a cart that a batch changed in part, with the reason of each product', async () => {
    const { shop } = await signedIn();
    const before = await shop.cart.read(at);
    const { totals } = before;
    expect(totals.total.minor).toBe(
      totals.subtotal.minor +
        totals.discounts.reduce((sum, { amount }) => sum + amount.minor, 0) +
        (totals.minimumOrderCharge?.minor ?? 0) +
        (totals.tax?.minor ?? 0),
    );
    const cleared = await shop.cart.change({ ...at, revision: before.revision, change: { type: 'clear' } });
    expect(cleared).toMatchObject({ outcome: 'done', cart: { lines: [] } });
  });

  it('give the outcome of each step of an order', async () => {
    const { shop, sent } = await signedIn();
    const checkout = await shop.checkout.open(at);
    const [option] = checkout.deliveries;
    expect(option).toMatchObject({ method: 'delivery' });
    expect(checkout.requirements).toEqual({ purchaseOrderNumber: 'required', termsAccepted: true });
    expect(checkout.fields).toMatchObject([
      { id: 'cost-center', kind: 'choice', options: [{ value: 'bar', label: 'Bar' }, {}, {}, {}] },
      { id: 'receiver', kind: 'text', label: 'Received by', hint: 'Who signs for the order.', maxLength: 60 },
      { id: 'event-date', kind: 'date', required: false, min: '2026-11-30' },
    ]);
    const request = {
      ...at,
      cartId: checkout.cart.id,
      method: 'delivery' as const,
      date: option?.slots.find(({ closedReason }) => closedReason === null)?.date ?? null,
      additionalDeliveries: [],
      empties: { cylinder: 0, glass: 0 },
      guest: null,
      notes: 'Ring twice',
      purchaseOrderNumber: 'PO-1',
      paymentMethodId: checkout.paymentMethods[0]?.id ?? null,
      termsAccepted: true,
      expectedTotal: checkout.cart.totals.total,
    };
    await expect(shop.checkout.prepare({ ...request, termsAccepted: false })).rejects.toMatchObject({
      code: 'rejected',
      fields: { termsAccepted: 'valueMissing' },
    });
    const other = { ...request, expectedTotal: { ...request.expectedTotal, minor: 1 } };
    expect(await shop.checkout.prepare(other)).toEqual({ outcome: 'refused', reason: 'total-changed' });
    const ready = await shop.checkout.prepare(request);
    const handle = ready.outcome === 'ready' ? ready.handle : '';
    const attempt = { ...at, key: 'key-1', handle };
    expect(await shop.checkout.outcome(attempt)).toEqual({ outcome: 'open' });
    const requests = sent.length;
    expect(await shop.checkout.place({ ...attempt, expectedTotal: { ...request.expectedTotal, minor: 1 } })).toEqual({
      outcome: 'refused',
      reason: 'total-changed',
    });
    expect(sent).toHaveLength(requests);
    const placed = await shop.checkout.place({ ...attempt, expectedTotal: request.expectedTotal });
    expect(placed).toMatchObject({
      outcome: 'done',
      order: { purchaseOrderNumber: 'PO-1', notes: 'Ring twice', total: request.expectedTotal },
    });
    expect(await shop.checkout.outcome(attempt)).toMatchObject({ outcome: 'done' });
  });

  it('tell forbidden from signed-out by asking who is signed in', async () => {
    const { shop } = await signedIn();
    await expect(shop.cart.read({ ...at, accountId: '99999' })).rejects.toMatchObject({ code: 'forbidden' });
  });
});
