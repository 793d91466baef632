import { describe, expect, it } from 'vitest';
import type { DemoAdapter } from '../../../src/adapters/demo';
import type { OrderRequest } from '../../../src/domain';
import { demo, here, locale, requestFor } from './demo-support';

const guest = { lastName: 'Reyes', email: 'reyes@pier.example', phoneNumber: '(207) 555-0117' };
const nobody = { accountId: null, locale } as const;
const canal = { accountId: 'brasserie-du-canal', locale } as const;

async function placed(adapter: DemoAdapter, request: OrderRequest & { readonly locale: string }) {
  const prepared = await adapter.checkout.prepare(request);
  if (prepared.outcome !== 'ready') throw new Error(JSON.stringify(prepared));
  const { accountId, expectedTotal } = request;
  const answer = await adapter.checkout.place({ accountId, locale, key: 'k', handle: prepared.handle, expectedTotal });
  if (answer.outcome !== 'done') throw new Error(answer.reason);
  return answer.order;
}

describe('what an order requires in the demo', () => {
  it('is a PO number and accepted terms', async () => {
    const { checkout } = demo({ scenario: 'full-cart' });
    const open = await checkout.open(here);
    expect(open.requirements).toEqual({ purchaseOrderNumber: 'required', termsAccepted: true });
    await expect(
      checkout.prepare(requestFor(open, { purchaseOrderNumber: '', termsAccepted: false })),
    ).rejects.toMatchObject({ fields: { purchaseOrderNumber: 'valueMissing', termsAccepted: 'valueMissing' } });
  });

  it.each([
    ['po-optional', { purchaseOrderNumber: '' }],
    ['no-po-no-terms', { purchaseOrderNumber: '', termsAccepted: false }],
  ])('is less in the scenario %s', async (scenario, changes) => {
    const adapter = demo({ scenario });
    const order = await placed(adapter, requestFor(await adapter.checkout.open(here), changes));
    expect(order.purchaseOrderNumber).toBe('');
  });

  it('has no delivery date and no notes in a store without both', async () => {
    const adapter = demo({ scenario: 'no-date-no-notes' });
    const order = await placed(adapter, requestFor(await adapter.checkout.open(here), { date: null, notes: '' }));
    expect(await adapter.orders.detail({ ...here, orderId: order.id })).toMatchObject({
      deliveryDate: null,
      notes: '',
    });
  });
});

describe('checking out as a guest in the demo', () => {
  it('is only possible in stores that allow it', async () => {
    await expect(demo({ scenario: 'guest' }).checkout.open(nobody)).rejects.toMatchObject({ code: 'signed-out' });
    expect(await demo({ scenario: 'guest' }).session.settings({})).toMatchObject({ guestCheckoutEnabled: false });
  });

  it('offers pickup and payment there, and stores the guest’s details with the order', async () => {
    const adapter = demo({ scenario: 'guest-checkout' });
    const checkout = await adapter.checkout.open(nobody);
    expect(checkout.deliveries.map(({ method }) => method)).toEqual(['pickup']);
    expect(checkout.empties).toEqual([]);
    const date = checkout.deliveries[0]?.slots.find(({ closedReason }) => closedReason === null)?.date ?? null;
    const order = await placed(adapter, {
      ...requestFor(checkout),
      accountId: null,
      method: 'pickup',
      date,
      paymentMethodId: 'at-pickup',
      guest,
    });
    expect(order).toMatchObject({ guest, method: 'pickup', paymentLabel: 'Pay at the depot' });
    expect((await adapter.demo.peek()).orders).toHaveLength(1);
    expect((await adapter.cart.read(nobody)).lines).toEqual([]);
  });

  it('names missing details of a guest', async () => {
    const adapter = demo({ scenario: 'guest-checkout' });
    const checkout = await adapter.checkout.open(nobody);
    const request = {
      ...requestFor(checkout),
      accountId: null,
      method: 'pickup',
      paymentMethodId: 'at-pickup',
      guest: { lastName: ' ', email: 'x@', phoneNumber: '207' },
    } as const;
    await expect(adapter.checkout.prepare(request)).rejects.toMatchObject({
      code: 'rejected',
      fields: { lastName: 'valueMissing', email: 'typeMismatch', phoneNumber: 'patternMismatch' },
    });
  });
});

describe('deliveries of an order in the demo', () => {
  it('are two dates when shipments can be split', async () => {
    const adapter = demo({ scenario: 'split-shipment' });
    const checkout = await adapter.checkout.open(here);
    const [first, second] = checkout.deliveries[0]?.slots.filter(({ closedReason }) => closedReason === null) ?? [];
    const lineIds = checkout.cart.lines.slice(0, 2).map(({ id }) => id);
    const order = await placed(
      adapter,
      requestFor(checkout, { additionalDeliveries: [{ date: second?.date ?? null, lineIds }] }),
    );
    expect(order.deliveries).toEqual([
      { date: first?.date, lineIds: checkout.cart.lines.slice(2).map(({ id }) => id) },
      { date: second?.date, lineIds },
    ]);
    expect(order.deliveryDate).toBe(first?.date);
  });

  it('refuse a second date when splitting is not allowed, for unknown lines, and on a closed day', async () => {
    const whole = demo({ scenario: 'full-cart' });
    const later = [{ date: '2026-11-24', lineIds: ['gone'] }];
    await expect(
      whole.checkout.prepare(requestFor(await whole.checkout.open(here), { additionalDeliveries: later })),
    ).rejects.toMatchObject({
      fields: { additionalDeliveries: 'invalidEntry' },
    });
    const split = demo({ scenario: 'split-shipment' });
    const checkout = await split.checkout.open(here);
    expect(await split.checkout.prepare(requestFor(checkout, { additionalDeliveries: later }))).toMatchObject({
      reason: 'cart-changed',
    });
    const lineIds = checkout.cart.lines.slice(0, 1).map(({ id }) => id);
    expect(
      await split.checkout.prepare(requestFor(checkout, { additionalDeliveries: [{ date: '2026-11-26', lineIds }] })),
    ).toMatchObject({ reason: 'date-closed' });
  });

  it('are by truck or by van for the bottler’s accounts, each with its days', async () => {
    const adapter = demo({ scenario: 'consolidated', user: 'noemie' });
    const checkout = await adapter.checkout.open(canal);
    expect(checkout.bottlerId).toBe('4200');
    const [truck, van] = checkout.groups;
    expect(van?.lineIds).toHaveLength(1);
    expect([...(truck?.lineIds ?? []), ...(van?.lineIds ?? [])].sort()).toEqual(
      checkout.cart.lines.map(({ id }) => id).sort(),
    );
    const date = van?.slots.find(({ closedReason }) => closedReason === null)?.date ?? null;
    const order = await placed(adapter, {
      ...requestFor(checkout, { additionalDeliveries: [{ date, lineIds: van?.lineIds ?? [] }] }),
      ...canal,
    });
    expect(order.deliveries.map((delivery) => delivery.date)).toEqual([
      truck?.slots.find(({ closedReason }) => closedReason === null)?.date,
      date,
    ]);
  });
});

describe('returned empties in the demo', () => {
  it('are offered with their value, stored with the order, and limited in number', async () => {
    const adapter = demo({ scenario: 'full-cart' });
    const checkout = await adapter.checkout.open(here);
    expect(checkout.empties).toMatchObject([
      { kind: 'cylinder', suggested: 2, detail: 'Full cylinders in this order: 2' },
      { kind: 'glass', suggested: 6, detail: '$1.20 credit per crate' },
    ]);
    await expect(
      adapter.checkout.prepare(requestFor(checkout, { empties: { cylinder: 25, glass: -1 } })),
    ).rejects.toMatchObject({
      fields: { cylinder: 'rangeOverflow', glass: 'rangeOverflow' },
    });
    expect((await placed(adapter, requestFor(checkout, { empties: { cylinder: 2, glass: 6 } }))).empties).toEqual({
      cylinder: 2,
      glass: 6,
    });
  });

  it('have a lower minimum for a pickup than for a delivery', async () => {
    const adapter = demo({ scenario: 'full-cart' });
    expect((await adapter.checkout.open(here)).deliveries.map(({ minimum }) => minimum)).toEqual([null, { cases: 10 }]);
  });

  it('offer the PO number of the last order', async () => {
    expect((await demo().checkout.open(here)).lastPurchaseOrderNumber).toMatch(/^PO-\d{5}$/);
  });
});
