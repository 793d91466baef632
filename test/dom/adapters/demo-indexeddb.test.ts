import { beforeEach, describe, expect, it } from 'vitest';
import { createDemoAdapter, type DemoAdapter, storyTime } from '../../../src/adapters/demo';

const here = { accountId: 'harbor-lane-taproom', locale: 'en-US' } as const;
/** Each adapter has a connection of its own, as tabs do. */
const tab = (): DemoAdapter => createDemoAdapter({ scenario: 'full-cart', clock: () => storyTime });

async function prepared(adapter: DemoAdapter) {
  const { cart, deliveries } = await adapter.checkout.open(here);
  const date = deliveries[0]?.slots.find(({ closedReason }) => closedReason === null)?.date ?? null;
  const expectedTotal = cart.totals.total;
  const answer = await adapter.checkout.prepare({
    ...here,
    cartId: cart.id,
    method: 'delivery',
    date,
    additionalDeliveries: [],
    empties: { cylinder: 0, glass: 0 },
    guest: null,
    notes: '',
    purchaseOrderNumber: 'PO-1',
    paymentMethodId: 'on-account',
    termsAccepted: true,
    expectedTotal,
  });
  return { adapter, expectedTotal, handle: answer.outcome === 'ready' ? answer.handle : '' };
}

describe('the demo in a browser’s database', () => {
  beforeEach(() => tab().demo.reset());

  it('creates one order when two tabs prepare and place one cart at the same time', async () => {
    for (let round = 0; round < 10; round += 1) {
      await tab().demo.reset();
      const tabs = await Promise.all([tab(), tab()].map(prepared));
      const sent = [...tabs, ...tabs].map(({ adapter, handle, expectedTotal }, index) =>
        adapter.checkout.place({ ...here, key: `key-${index % 2}`, handle, expectedTotal }),
      );
      const answers = await Promise.all(sent);
      expect(new Set(answers.flatMap((answer) => (answer.outcome === 'done' ? [answer.order.id] : []))).size).toBe(1);
      expect((await tab().demo.peek()).orders).toHaveLength(1);
    }
  });

  it('loses no change when two tabs change the cart at once', async () => {
    const tabs = [tab(), tab()];
    await Promise.all(
      tabs.flatMap((adapter) =>
        Array.from({ length: 20 }, () =>
          adapter.cart.change({ ...here, change: { type: 'add', productId: 'p-104417', quantity: 1 }, revision: null }),
        ),
      ),
    );
    const { lines } = await tab().cart.read(here);
    expect(lines.find(({ product }) => product.id === 'p-104417')?.quantity).toBe(48);
  });

  it('has the order, the cart and the buyer after a reload', async () => {
    const { adapter, handle, expectedTotal } = await prepared(tab());
    const placed = await adapter.checkout.place({ ...here, key: 'key', handle, expectedTotal });
    await adapter.demo.signIn('sam');
    const reloaded = tab();
    expect((await reloaded.demo.currentBuyer())?.id).toBe('sam');
    expect((await reloaded.cart.read(here)).lines).toEqual([]);
    expect(await reloaded.checkout.outcome({ ...here, key: 'key', handle })).toMatchObject({
      outcome: 'done',
      order: { id: placed.outcome === 'done' ? placed.order.id : '' },
    });
  });
});
