import { describe, expect, it } from 'vitest';
import { createMemoryStore, type DemoAdapter } from '../../../src/adapters/demo';
import { demo, here, locale, stored, preparedHandle } from './demo-support';

const everything = {
  text: '',
  placed: { start: null, end: null },
  statuses: [],
  sort: 'CreatedDateDesc',
  page: 0,
  pageSize: 50,
} as const;

async function draftOf(adapter: DemoAdapter) {
  const { items } = await adapter.orders.search({ ...here, ...everything, statuses: ['draft'] });
  const [draft] = items;
  if (draft === undefined) throw new Error('No draft');
  const detail = await adapter.orders.detail({ ...here, orderId: draft.id });
  if (detail === null) throw new Error('No order');
  return detail;
}

describe('a draft order', () => {
  it('is marked as a draft, and a placed order is not', async () => {
    const adapter = demo();
    expect(await draftOf(adapter)).toMatchObject({ isDraft: true, canCancel: false });
    const { items } = await adapter.orders.search({ ...here, ...everything });
    expect(items.filter(({ isDraft }) => isDraft === true).map(({ status }) => status)).toEqual(['draft']);
  });

  it('is in the cart after it is resumed, and no longer listed, in another tab too', async () => {
    const storage = createMemoryStore();
    const [adapter, other] = [demo({ storage, scenario: 'empty-cart' }), demo({ storage, scenario: 'empty-cart' })];
    const { id: orderId, lines } = await draftOf(adapter);
    expect(await adapter.orders.resumeDraft({ ...here, orderId })).toEqual({ outcome: 'done', notAdded: 0 });
    const cart = await adapter.cart.read(here);
    expect(cart.lines.map(({ product, quantity }) => [product.id, quantity])).toEqual(
      lines.map(({ product, quantity }) => [product.id, quantity]),
    );
    expect(await other.orders.detail({ ...here, orderId })).toBeNull();
    expect(await other.orders.resumeDraft({ ...here, orderId })).toEqual({ outcome: 'refused', reason: 'draft-gone' });
    expect((await adapter.cart.read(here)).totals.cases).toBe(cart.totals.cases);
  });

  it('stays when none of its products can be ordered', async () => {
    const adapter = demo({ scenario: { id: 'gone', title: '', changes: { gone: ['p-902001'] } } });
    const { id: orderId } = await draftOf(adapter);
    expect(await adapter.orders.resumeDraft({ ...here, orderId })).toEqual({
      outcome: 'refused',
      reason: 'nothing-added',
    });
    expect((await draftOf(adapter)).id).toBe(orderId);
  });

  it('is deleted once, and a placed order never', async () => {
    const adapter = demo();
    const { id: orderId } = await draftOf(adapter);
    for (let twice = 0; twice < 2; twice += 1)
      expect(await adapter.orders.deleteDraft({ ...here, orderId })).toEqual({ outcome: 'done' });
    await expect(draftOf(adapter)).rejects.toThrow('No draft');
    expect(await adapter.orders.deleteDraft({ ...here, orderId: 'o-4500871' })).toEqual({
      outcome: 'refused',
      reason: 'no-draft',
    });
    expect(await adapter.orders.detail({ ...here, orderId: 'o-4500871' })).not.toBeNull();
  });

  it('is refused to a buyer without the ordering permission', async () => {
    const adapter = demo({ user: 'priya' });
    for (const call of [adapter.orders.resumeDraft, adapter.orders.deleteDraft])
      await expect(call({ ...here, orderId: 'o-4500871' })).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('the refund of a cancelled order', () => {
  const moneyBack = async (paymentMethodId: string): Promise<string> => {
    const adapter = demo({ scenario: 'full-cart' });
    const { handle, expectedTotal, request } = await preparedHandleWith(adapter, paymentMethodId);
    const placed = await adapter.checkout.place({ ...request, key: 'k', handle, expectedTotal });
    if (placed.outcome !== 'done') throw new Error(JSON.stringify(placed));
    const detail = await adapter.orders.detail({ accountId: here.accountId, locale, orderId: placed.order.id });
    return detail?.moneyBack ?? 'nothing';
  };

  it('goes to the card, is not charged to the bank account, and is not added to the account', async () => {
    expect(await moneyBack(stored.card)).toMatch(/^\$[\d,]+\.\d\d goes back to House card ··4242/);
    expect(await moneyBack(stored.bank)).toBe('Nothing is taken from Operating account ··6720.');
    expect(await moneyBack('on-account')).toBe('Nothing is charged to your account.');
  });

  it('is not mentioned when the order can no longer be cancelled', async () => {
    expect((await demo().orders.detail({ ...here, orderId: 'o-4500871' }))?.moneyBack).toBeNull();
  });
});

/** Prepares an order paid with a method; the surcharge of a card is part of the confirmed total. */
async function preparedHandleWith(adapter: DemoAdapter, paymentMethodId: string) {
  const { paymentMethods, cart } = await adapter.checkout.open(here);
  const extra = paymentMethods.find(({ id }) => id === paymentMethodId)?.surcharge?.amount.minor ?? 0;
  const { total } = cart.totals;
  return preparedHandle(adapter, { paymentMethodId, expectedTotal: { ...total, minor: total.minor + extra } });
}
