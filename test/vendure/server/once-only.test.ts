import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prepareVendure, startVendure } from '../../support/vendure-data/prepare.mjs';
import {
  abandonAttempt,
  accountNamed,
  addToCart,
  answersFor,
  arrangePayment,
  ask,
  type Asker,
  clearCart,
  commitAttempt,
  countOrders,
  lookUpAttempt,
  orderByKey,
  placeOrder,
  prepareOrder,
  readCart,
  setOrderFields,
  signIn,
  variantOf,
} from './support/client';

const COLA = '104417';
const ENOUGH = 40;

describe('an order is placed once on sql.js', () => {
  let server: Awaited<ReturnType<typeof startVendure>>;
  let dana: Asker;
  let sam: Asker;
  let cola: string;

  const fault = (body: object): Promise<Response> =>
    fetch(`${server.url}/__faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([body]),
    });

  beforeAll(async () => {
    await prepareVendure();
    server = await startVendure();
  }, 600_000);
  afterAll(() => server.stop());

  beforeEach(async () => {
    await fetch(`${server.url}/__reset`, { method: 'POST' });
    const token = await signIn(server.url, 'dana@harborlane.example');
    const account = await accountNamed({ url: server.url, token }, 'Harbor Lane Taproom');
    dana = { url: server.url, token, account };
    sam = { ...dana, token: await signIn(server.url, 'sam@harborlane.example') };
    cola = await variantOf(dana, COLA);
    await clearCart(dana);
    await addToCart(dana, cola, ENOUGH);
  });

  it('for five requests with one key by two users', async () => {
    const before = await countOrders(dana);
    const input = await answersFor(dana);
    const outcomes = await Promise.all([dana, sam, dana, sam, dana].map((asker) => placeOrder(asker, 'key-1', input)));
    expect(new Set(outcomes.map(({ order }) => order?.id)).size).toBe(1);
    expect(outcomes.every(({ state }) => state === 'DONE')).toBe(true);
    expect(await countOrders(dana)).toBe(before + 1);
    expect((await readCart(dana)).lines).toEqual([]);
  });

  it('for one attempt that is committed with two keys', async () => {
    const before = await countOrders(dana);
    const { handle } = await prepareOrder(dana, await answersFor(dana));
    const outcomes = await Promise.all(['a', 'b'].map((key) => commitAttempt(dana, handle, key)));
    expect(new Set(outcomes.map(({ order }) => order?.id)).size).toBe(1);
    expect(await countOrders(dana)).toBe(before + 1);
  });

  it('if the response of the commit is lost', async () => {
    const before = await countOrders(dana);
    const { handle } = await prepareOrder(dana, await answersFor(dana));
    await fault({ operation: 'Commit', kind: 'commit-and-drop', times: 1 });
    await expect(commitAttempt(dana, handle, 'key-2')).rejects.toThrow();
    const found = await lookUpAttempt(dana, handle, 'key-2');
    expect(found.state).toBe('DONE');
    expect(await orderByKey(dana, 'key-2')).toEqual({ id: found.order?.id });
    expect((await commitAttempt(dana, handle, 'key-2')).order).toEqual(found.order);
    expect(await countOrders(dana)).toBe(before + 1);
  });

  it('if the request of the commit is lost, the attempt stays open and can be closed for good', async () => {
    const before = await countOrders(dana);
    const { handle } = await prepareOrder(dana, await answersFor(dana));
    await fault({ operation: 'Commit', kind: 'drop', times: 1 });
    await expect(commitAttempt(dana, handle, 'key-3')).rejects.toThrow();
    expect(await lookUpAttempt(dana, handle, 'key-3')).toMatchObject({ state: 'OPEN', handle });
    expect((await abandonAttempt(dana, handle, 'key-3')).state).toBe('CLOSED');
    expect(await commitAttempt(dana, handle, 'key-3')).toMatchObject({ state: 'REFUSED', refusal: 'handle-closed' });
    expect(await countOrders(dana)).toBe(before);
  });

  it('after an older attempt for the cart, which a newer one closes', async () => {
    const input = await answersFor(dana);
    const first = await prepareOrder(dana, input);
    const second = await prepareOrder(sam, input);
    expect(await commitAttempt(dana, first.handle, 'key-4')).toMatchObject({ refusal: 'handle-closed' });
    expect((await commitAttempt(sam, second.handle, 'key-5')).state).toBe('DONE');
  });

  it('not at all if the cart or the total has changed', async () => {
    const input = await answersFor(dana);
    const { handle } = await prepareOrder(dana, input);
    await addToCart(sam, cola, 1);
    expect(await commitAttempt(dana, handle, 'key-6')).toMatchObject({ state: 'REFUSED', refusal: 'cart-changed' });
    expect(await prepareOrder(dana, input)).toMatchObject({ state: 'REFUSED', refusal: 'total-changed' });
  });

  it('not at all below the minimum, on a closed date or without a PO number', async () => {
    const input = await answersFor(dana);
    expect(await prepareOrder(dana, { ...input, date: '2020-01-01' })).toMatchObject({ refusal: 'date-closed' });
    expect(await prepareOrder(dana, { ...input, purchaseOrderNumber: ' ' })).toMatchObject({ refusal: 'invalid' });
    await clearCart(dana);
    await addToCart(dana, cola, ENOUGH - 1);
    expect(await prepareOrder(dana, await answersFor(dana))).toMatchObject({ refusal: 'below-minimum' });
  });

  it('by Vendure’s own operations under the same rules', async () => {
    expect(await arrangePayment(dana)).toBe('purchase-order-number-missing');
  });

  it('not by Vendure’s own operations, which can’t answer the shop’s own fields, if one of these is required', async () => {
    const input = await answersFor(dana);
    await setOrderFields(dana, 'PO', input.date);
    await fetch(`${server.url}/__require-cost-center`, { method: 'POST' });
    expect(await arrangePayment(dana)).toBe('order-fields-missing');
    expect(await prepareOrder(dana, input)).toMatchObject({
      state: 'REFUSED',
      problems: [{ field: 'fields.cost-center', code: 'valueMissing' }],
    });
    const answered = { ...input, fields: [{ id: 'cost-center', value: 'bar' }] };
    expect((await placeOrder(dana, 'key-8', answered)).state).toBe('DONE');
  });

  it('and a reset takes everything back', async () => {
    const before = await countOrders(dana);
    await placeOrder(dana, 'key-7', await answersFor(dana));
    const reset = await fetch(`${server.url}/__reset`, { method: 'POST' });
    console.log('Reset of the database:', await reset.text());
    expect((await ask(dana, 'query { tradeUser { id } }')).data).toEqual({ tradeUser: null });
    const token = await signIn(server.url, 'dana@harborlane.example');
    expect(await countOrders({ ...dana, token })).toBe(before);
  });

  it('with one line after ten additions at once, and one cart after four first additions', async () => {
    await clearCart(dana);
    await Promise.all(Array.from({ length: 10 }, (_, at) => addToCart(at % 2 === 0 ? dana : sam, cola, 1)));
    expect((await readCart(dana)).lines.map(({ quantity }) => quantity)).toEqual([10]);
    const shop = { ...dana, account: await accountNamed(dana, 'Harbor Lane Bottle Shop') };
    await Promise.all([1, 2, 3, 4].map(() => addToCart(shop, cola, 1)));
    expect((await readCart(shop)).lines.map(({ quantity }) => quantity)).toEqual([4]);
  });

  it.each([401, 403, 429, 503])('answers with the status %d when told to', async (status) => {
    await fault({ operation: 'ReadCart', kind: 'status', status, times: 1 });
    const answer = await fetch(`${server.url}/shop-api`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'query ReadCart { tradeCart { id } }' }),
    });
    expect(answer.status).toBe(status);
  });
});
