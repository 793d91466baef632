import { describe, expect, it } from 'vitest';
import { createMemoryStore, type DemoAdapter, storyTime } from '../../../src/adapters/demo';
import { change, demo, here, locale, preparedHandle, requestFor, stored } from './demo-support';

const full = { scenario: 'full-cart' } as const;
const place = (adapter: DemoAdapter, handle: string, key = 'key-1', minor = 123994) =>
  adapter.checkout.place({ ...here, key, handle, expectedTotal: { minor, currency: 'USD' } });

describe('checking out in the demo', () => {
  it('places the order, shows it first in the list, and starts an empty cart', async () => {
    const adapter = demo(full);
    const { handle } = await preparedHandle(adapter, { notes: 'Ring twice.', purchaseOrderNumber: ' HLT-1127 ' });
    const placed = await place(adapter, handle);
    if (placed.outcome !== 'done') throw new Error(placed.reason);
    expect(placed.order).toMatchObject({
      accountId: here.accountId,
      status: 'order-received',
      cases: 40,
      total: { minor: 123994 },
      purchaseOrderNumber: 'HLT-1127',
      notes: 'Ring twice.',
      paymentLabel: 'On account',
      surcharge: null,
      method: 'delivery',
      deliveryDate: '2026-11-19',
    });
    expect(placed.order.lines).toHaveLength(9);
    expect((await adapter.orders.list({ ...here, page: 0, pageSize: 10 })).items[0]).toMatchObject({
      id: placed.order.id,
      number: placed.order.number,
    });
    expect(await adapter.orders.read({ ...here, orderId: placed.order.id })).toEqual(placed.order);
    expect((await adapter.cart.read(here)).lines).toEqual([]);
    const cola = await adapter.catalog.search({
      ...here,
      text: '104417',
      sort: null,
      facets: {},
      page: 0,
      pageSize: 10,
    });
    expect(cola.items[0]?.lastOrdered).toEqual({ quantity: 8, date: '2026-11-17' });
  });

  it('adds the surcharge of a card to a delivery, and none to a pickup or a bank account', async () => {
    for (const [paymentMethodId, method, minor, surcharge] of [
      [stored.card, 'delivery', 127714, 3720],
      [stored.card, 'pickup', 123994, null],
      [stored.bank, 'delivery', 123994, null],
    ] as const) {
      const adapter = demo(full);
      const checkout = await adapter.checkout.open(here);
      const date =
        checkout.deliveries
          .find((option) => option.method === method)
          ?.slots.find(({ closedReason }) => closedReason === null)?.date ?? null;
      const { handle } = await preparedHandle(adapter, {
        paymentMethodId,
        method,
        date,
        expectedTotal: { minor, currency: 'USD' },
      });
      const placed = await place(adapter, handle, 'k', minor);
      expect(placed).toMatchObject({
        outcome: 'done',
        order: { total: { minor }, surcharge: surcharge === null ? null : { minor: surcharge } },
      });
    }
  });

  it('places once for a key and for a handle, however often it is called', async () => {
    const adapter = demo(full);
    const { handle } = await preparedHandle(adapter);
    const answers = await Promise.all([
      place(adapter, handle),
      place(adapter, handle),
      place(adapter, handle, 'key-2'),
    ]);
    expect(new Set(answers.map((answer) => (answer.outcome === 'done' ? answer.order.id : answer.reason))).size).toBe(
      1,
    );
    expect((await adapter.demo.peek()).orders).toHaveLength(1);
    expect(await adapter.checkout.outcome({ ...here, key: 'key-1', handle })).toMatchObject({ outcome: 'done' });
    expect(await adapter.checkout.outcome({ ...here, key: 'unheard-of', handle })).toMatchObject({ outcome: 'done' });
  });

  it('places twice for two requests to a ledger without keys, so that a careless client is detected', async () => {
    const adapter = demo({ ...full, idempotency: 'none' });
    const { handle } = await preparedHandle(adapter);
    await place(adapter, handle);
    await place(adapter, handle);
    expect((await adapter.demo.peek()).orders).toHaveLength(2);
  });

  it('closes an older open handle of the cart when another one is prepared', async () => {
    const adapter = demo(full);
    const { handle: old } = await preparedHandle(adapter);
    const { handle: latest } = await preparedHandle(adapter);
    expect(latest).not.toBe(old);
    expect(await adapter.checkout.outcome({ ...here, key: 'k', handle: old })).toEqual({ outcome: 'closed' });
    expect(await adapter.checkout.outcome({ ...here, key: 'k', handle: latest })).toEqual({ outcome: 'open' });
    expect(await place(adapter, old, 'late')).toMatchObject({ outcome: 'refused', reason: 'handle-closed' });
    expect(await place(adapter, latest)).toMatchObject({ outcome: 'done' });
  });

  it('refuses a late request for an abandoned handle, and reports an order that was placed before', async () => {
    const adapter = demo(full);
    const { handle } = await preparedHandle(adapter);
    expect(await adapter.checkout.abandon({ ...here, key: 'key-1', handle })).toEqual({ outcome: 'closed' });
    expect(await place(adapter, handle)).toMatchObject({ outcome: 'refused', reason: 'handle-closed' });
    const { handle: next } = await preparedHandle(adapter);
    await place(adapter, next);
    expect(await adapter.checkout.abandon({ ...here, key: 'key-1', handle: next })).toMatchObject({ outcome: 'done' });
    expect(await adapter.checkout.outcome({ ...here, key: 'k', handle: 'never-heard-of' })).toEqual({
      outcome: 'closed',
    });
  });

  it('returns the order when an ordered cart is prepared again', async () => {
    const storage = createMemoryStore();
    const [one, two] = [demo({ ...full, storage }), demo({ ...full, storage })];
    const stale = requestFor(await two.checkout.open(here));
    const { handle } = await preparedHandle(one);
    const placed = await place(one, handle);
    const late = await two.checkout.prepare(stale);
    expect(late).toMatchObject({ outcome: 'done', order: { id: placed.outcome === 'done' ? placed.order.id : '' } });
  });

  it('creates one order when two tabs place the same cart', async () => {
    const storage = createMemoryStore();
    const tabs = [demo({ ...full, storage }), demo({ ...full, storage })];
    const handles = await Promise.all(tabs.map((tab) => preparedHandle(tab)));
    const answers = await Promise.all(
      tabs.map((tab, index) => place(tab, handles[index]?.handle ?? '', `key-${index}`)),
    );
    expect(answers.filter(({ outcome }) => outcome === 'done')).toHaveLength(1);
    expect((await tabs[0]?.demo.peek())?.orders).toHaveLength(1);
  });

  it('refuses when the cart changed between the two steps, and closes the handle', async () => {
    const adapter = demo(full);
    const { handle } = await preparedHandle(adapter);
    await change(adapter, { type: 'add', productId: 'p-104417', quantity: 1 });
    const answer = await place(adapter, handle);
    expect(answer).toMatchObject({ outcome: 'refused', reason: 'cart-changed', cart: { totals: { cases: 41 } } });
    expect(await adapter.checkout.outcome({ ...here, key: 'key-1', handle })).toEqual({ outcome: 'closed' });
    expect((await adapter.demo.peek()).orders).toEqual([]);
  });

  it('refuses when the date closed between the two steps', async () => {
    let now = storyTime;
    const adapter = demo({ scenario: 'cut-off-in-five-minutes', clock: () => now });
    const { handle } = await preparedHandle(adapter);
    now += 5 * 60_000;
    expect(await place(adapter, handle)).toMatchObject({ outcome: 'refused', reason: 'date-closed' });
    const checkout = await adapter.checkout.open(here);
    expect(checkout.deliveries[0]?.slots[0]).toMatchObject({
      date: '2026-11-19',
      closedReason: 'The cut-off has passed',
    });
  });

  it.each([
    ['total-changed', full, { expectedTotal: { minor: 1, currency: 'USD' } }],
    ['total-changed', full, { expectedTotal: { minor: 123994, currency: 'CAD' } }],
    ['date-closed', full, { date: '2026-11-26' }],
    ['date-closed', full, { date: '2026-11-20' }],
    ['cart-changed', full, { cartId: 'another' }],
    ['cart-changed', { scenario: 'empty-cart' }, {}],
    ['unavailable-lines', {}, {}],
    ['below-minimum', { scenario: 'below-minimum' }, {}],
  ] as const)('refuses to prepare: %s', async (reason, options, changes) => {
    const adapter = demo(options);
    const answer = await adapter.checkout.prepare(requestFor(await adapter.checkout.open(here), changes));
    expect(answer).toMatchObject({ outcome: 'refused', reason });
    expect((await adapter.demo.peek()).handles).toEqual([]);
  });

  it('names every missing answer, and refuses blocked accounts', async () => {
    const adapter = demo(full);
    const request = requestFor(await adapter.checkout.open(here), {
      purchaseOrderNumber: ' ',
      date: null,
      paymentMethodId: null,
      termsAccepted: false,
      notes: 'x'.repeat(133),
    });
    await expect(adapter.checkout.prepare(request)).rejects.toMatchObject({
      code: 'rejected',
      fields: {
        purchaseOrderNumber: 'valueMissing',
        date: 'valueMissing',
        paymentMethodId: 'valueMissing',
        termsAccepted: 'valueMissing',
        notes: 'tooLong',
      },
    });
    const unverified = demo({ scenario: 'not-verified' });
    const at = { accountId: 'sawyer-street-market', locale };
    const open = await unverified.checkout.open(at);
    expect(await unverified.checkout.prepare({ ...requestFor(open), ...at })).toMatchObject({
      outcome: 'refused',
      reason: 'ordering-stopped',
    });
  });

  it('offers only the account to a buyer without the finance permission, and accepts no other method', async () => {
    const adapter = demo({ ...full, user: 'sam' });
    const checkout = await adapter.checkout.open(here);
    expect(checkout.paymentMethods.map(({ id }) => id)).toEqual(['on-account']);
    await expect(
      adapter.checkout.prepare(requestFor(checkout, { paymentMethodId: stored.card })),
    ).rejects.toMatchObject({ code: 'rejected', fields: { paymentMethodId: 'badInput' } });
    await expect(demo({ ...full, user: 'tom' }).checkout.open(here)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('advances a placed order with the clock', async () => {
    let now = storyTime;
    const adapter = demo({ ...full, clock: () => now });
    const { handle } = await preparedHandle(adapter);
    const placed = await place(adapter, handle);
    const orderId = placed.outcome === 'done' ? placed.order.id : '';
    const statuses: string[] = [];
    for (const at of [
      storyTime,
      Date.UTC(2026, 10, 17, 18),
      Date.UTC(2026, 10, 17, 20),
      Date.UTC(2026, 10, 18, 20),
      Date.UTC(2026, 10, 19, 12),
      Date.UTC(2026, 10, 19, 16),
    ]) {
      now = at;
      statuses.push((await adapter.orders.read({ ...here, orderId }))?.status ?? 'gone');
    }
    expect(statuses).toEqual([
      'order-received',
      'confirmed',
      'order-prepared',
      'prep-for-shipment',
      'out-for-delivery',
      'delivered',
    ]);
  });
});
