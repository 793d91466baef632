import { createDemoAdapter, type DemoAdapter, type DemoOptions, storyTime } from '../../../src/adapters/demo';
import type { Cart, CartChange, CartChangeResult, Checkout, OrderRequest } from '../../../src/domain';

export const taproom = 'harbor-lane-taproom';
export const locale = 'en-US';
export const here = { accountId: taproom, locale } as const;

/** Initial methods of the taproom's wallet: its card and its bank account. */
export const stored = { card: 'pm-harbor-lane-taproom-1', bank: 'pm-harbor-lane-taproom-2' } as const;

/** A demo that stores nothing, with its clock stopped at the demo's start time. */
export const demo = (options: DemoOptions = {}): DemoAdapter =>
  createDemoAdapter({ storage: 'memory', clock: () => storyTime, ...options });

/** A demo and the cart of its taproom. */
export async function demoAt(options: DemoOptions = {}): Promise<{ adapter: DemoAdapter; cart: Cart }> {
  const adapter = demo(options);
  return { adapter, cart: await adapter.cart.read(here) };
}

/** Changes the taproom's cart at its latest revision. */
export async function change(adapter: DemoAdapter, what: CartChange): Promise<CartChangeResult> {
  const { revision } = await adapter.cart.read(here);
  return adapter.cart.change({ ...here, change: what, revision });
}

/** An order request from the options of a checkout: the first open date, on account. */
export function requestFor(checkout: Checkout, changes: Partial<OrderRequest> = {}): OrderRequest & { locale: string } {
  const slot = checkout.deliveries[0]?.slots.find(({ closedReason }) => closedReason === null);
  return {
    ...here,
    cartId: checkout.cart.id,
    method: 'delivery',
    date: slot?.date ?? null,
    additionalDeliveries: [],
    empties: { cylinder: 0, glass: 0 },
    guest: null,
    notes: '',
    purchaseOrderNumber: 'PO-1',
    paymentMethodId: 'on-account',
    termsAccepted: true,
    expectedTotal: checkout.cart.totals.total,
    ...changes,
  };
}

/** Prepares an order of a full cart and returns its handle. */
export async function preparedHandle(adapter: DemoAdapter, changes: Partial<OrderRequest> = {}) {
  const checkout = await adapter.checkout.open(here);
  const request = requestFor(checkout, changes);
  const prepared = await adapter.checkout.prepare(request);
  if (prepared.outcome !== 'ready') throw new Error(`Not ready: ${JSON.stringify(prepared)}`);
  return { handle: prepared.handle, expectedTotal: request.expectedTotal, request };
}
