import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startPlatformServer } from '../support/platform-server';
import { type Any, makeClient } from './client';

const NOW = Date.parse('2026-11-17T15:00:00Z');
const server = await startPlatformServer({ clock: () => NOW });
afterAll(() => server.close());
const client = makeClient(server);
const { store } = client;
const carts = `${store}/carts`;

const COLA = '01tTf0000104417';
const JUICE = '01tTf0000677105';
const EMPTY = { scenario: 'empty-cart' };

const lines = async (): Promise<Any[]> =>
  (await client.get(`${carts}/current/cart-items`)).body.cartItems.map(({ cartItem }: Any) => cartItem);
const add = (productId: string, quantity: string) =>
  client.post(`${carts}/active/cart-items`, { productId, quantity, type: 'Product' });

beforeEach(async () => {
  server.platform.reset();
  await client.signIn('dana');
});

describe('the current cart', () => {
  test('is empty as `current` and an error as `active` until a cart is created', async () => {
    server.platform.reset(EMPTY);
    await client.signIn('dana');
    expect((await client.get(`${carts}/current`)).body).toMatchObject({ cartId: null });
    expect((await client.get(`${carts}/current/cart-items`)).body).toMatchObject({
      cartItems: [],
      totalItemCount: 0,
      cartSummary: { cartId: null },
    });
    expect((await client.get(`${carts}/active`)).body[0].errorCode).toBe('CART_NOT_FOUND');
    expect((await add(COLA, '2')).status).toBe(404);
    const made = await client.put(`${carts}/active`);
    expect([made.status, made.body.status]).toEqual([201, 'Active']);
    expect((await client.put(`${carts}/active`)).status).toBe(200);
    expect((await add(COLA, '2')).status).toBe(201);
  });

  test('has money and counts as text, and its totals add up', async () => {
    const { body } = await client.get(`${carts}/current`);
    const { grandTotalAmount, totalProductAmountAfterAdjustments, totalChargeAmount, totalTaxAmount } = body;
    expect(body.totalProductCount).toBe('38.0');
    expect(body).not.toHaveProperty('cartStatus');
    expect(Number(grandTotalAmount)).toBeCloseTo(
      Number(totalProductAmountAfterAdjustments) + Number(totalChargeAmount) + Number(totalTaxAmount),
      2,
    );
  });

  test('is cleared by deleting it, and then does not exist', async () => {
    expect((await client.del(`${carts}/current`)).status).toBe(204);
    expect((await client.get(`${carts}/current`)).body.cartId).toBeNull();
    expect((await client.del(`${carts}/current`)).status).toBe(404);
  });

  test('belongs to the buyer on the account: another buyer cannot read it by its id', async () => {
    const { cartId } = (await client.get(`${carts}/current`)).body;
    const shop = server.platform.world.accounts.findIndex(({ id }) => id === 'harbor-lane-bottle-shop') + 1;
    const other = await client.get(`${carts}/${cartId}`, {
      effectiveAccountId: `001Tf${String(shop).padStart(10, '0')}`,
    });
    expect(other.status).toBe(403);
    await client.signIn('sam');
    expect((await client.get(`${carts}/${cartId}`)).body[0].errorCode).toBe('INSUFFICIENT_ACCESS');
    await client.signIn('priya');
    expect((await client.get(`${carts}/current`)).status).toBe(403);
  });

  test('is identified by a cookie for guests, if the store allows it', async () => {
    await client.signIn(null);
    expect((await client.get(`${carts}/current`)).status).toBe(401);
    server.platform.reset({ scenario: 'guest' });
    await client.signIn(null);
    expect((await client.get(`${carts}/current`)).body.cartId).toBeNull();
    await client.put(`${carts}/active`);
    await add(COLA, '2');
    expect(await lines()).toHaveLength(1);
  });
});

describe('cart lines', () => {
  test('come newest first, in pages by an opaque token or a number', async () => {
    const first = await client.get(`${carts}/current/cart-items`, { pageSize: 3 });
    const second = await client.get(`${carts}/current/cart-items`, { pageSize: 3, page: first.body.nextPageToken });
    expect(first.body).toMatchObject({
      totalItemCount: 8,
      totalNumberOfPages: 3,
      currentPage: 1,
      previousPageToken: null,
    });
    expect(second.body.currentPage).toBe(2);
    expect((await client.get(`${carts}/current/cart-items`, { pageSize: 3, pageNumber: 2 })).body.cartItems).toEqual(
      second.body.cartItems,
    );
    expect((await client.get(`${carts}/current/cart-items`, { pageSize: 101 })).status).toBe(400);
    expect((await client.get(`${carts}/current/cart-items`, { page: 'nonsense' })).status).toBe(400);
    expect((await client.get(`${carts}/current/cart-items`, { sort: 'Nonsense' })).status).toBe(400);
  });

  test('contain the requested product fields, at most 15', async () => {
    const { body } = await client.get(`${carts}/current/cart-items`, { productFields: 'Name,Brand__c' });
    expect(body.cartItems[0].cartItem.productDetails.fields).toEqual({ Name: 'Maribel Cola', Brand__c: 'Maribel' });
    expect(
      (
        await client.get(`${carts}/current/cart-items`, {
          productFields: Array.from({ length: 16 }, (_, at) => `F${at}`).join(),
        })
      ).status,
    ).toBe(400);
  });

  test('report out of stock with a message', async () => {
    const [line] = (await lines()).filter(({ productId }) => productId.startsWith('01tTf0000700318'));
    expect(line.messagesSummary).toMatchObject({
      hasErrors: true,
      limitedMessages: [{ severity: 'Error', type: 'Inventory' }],
    });
  });

  test('increase their quantity when their product is added again, or become two lines', async () => {
    await add(COLA, '2');
    expect(
      (await lines()).filter(({ productId }) => productId.startsWith(COLA)).map(({ quantity }) => quantity),
    ).toEqual(['10.0']);
    server.platform.reset({ behaviour: { mergesLines: false } });
    await client.signIn('dana');
    await add(COLA, '2');
    expect((await lines()).filter(({ productId }) => productId.startsWith(COLA))).toHaveLength(2);
  });

  test('accept only a change of the quantity, within the product’s rule', async () => {
    const [{ cartItemId }] = await lines();
    expect(
      (await client.patch(`${carts}/current/cart-items/${cartItemId}`, { quantity: '3', productId: COLA })).status,
    ).toBe(400);
    expect((await client.patch(`${carts}/current/cart-items/${cartItemId}`, { quantity: '0' })).status).toBe(400);
    expect((await client.patch(`${carts}/current/cart-items/${cartItemId}`, { quantity: 3 })).status).toBe(400);
    expect((await client.patch(`${carts}/current/cart-items/${cartItemId}`, { quantity: '3' })).body.quantity).toBe(
      '3.0',
    );
    expect((await client.del(`${carts}/current/cart-items/${cartItemId}`)).status).toBe(204);
    expect((await client.del(`${carts}/current/cart-items/${cartItemId}`)).body[0].errorCode).toBe('ITEM_NOT_FOUND');
  });

  test('accept a batch of at most 100, answered in order with an outcome each', async () => {
    const input = (productId: string) => ({ richInput: { productId, quantity: '1', type: 'Product' } });
    const { body } = await client.post(`${carts}/current/cart-items/batch`, {
      inputs: [input('01tTf0000000001'), input(JUICE), input(COLA)],
    });
    expect(body.hasErrors).toBe(true);
    expect(body.results.map(({ statusCode }: Any) => statusCode)).toEqual([404, 201, 201]);
    expect(body.results[0].result[0].errorCode).toBe('ITEM_NOT_FOUND');
    expect(body.results[1].result.productId.slice(0, 15)).toBe(JUICE);
    const much = await client.post(`${carts}/current/cart-items/batch`, {
      inputs: Array.from({ length: 101 }, () => input(COLA)),
    });
    expect(much.body[0].errorCode).toBe('INVALID_BATCH_SIZE');
  });

  test('refuse every second product if the scenario says so', async () => {
    server.platform.reset({ scenario: 'partial' });
    await client.signIn('dana');
    const inputs = server.platform.world.catalog.slice(0, 8).map(({ sku }) => ({
      richInput: { productId: `01tTf${sku.padStart(10, '0')}`, quantity: '2', type: 'Product' },
    }));
    const { body } = await client.post(`${carts}/current/cart-items/batch`, { inputs });
    expect(new Set(body.results.map(({ statusCode }: Any) => statusCode))).toEqual(new Set([201, 400]));
  });

  test('include free goods that follow the lines that earn them, and that nobody can change', async () => {
    await add(JUICE, '10');
    const gift = (await lines()).find(({ subType }) => subType === 'Gift');
    expect(gift).toMatchObject({ quantity: '1.0', totalPrice: '0.0' });
    expect((await client.patch(`${carts}/current/cart-items/${gift.cartItemId}`, { quantity: '5' })).status).toBe(400);
  });
});

describe('coupons and promotions', () => {
  const apply = (couponCode: string) => client.post(`${carts}/active/cart-coupons`, { couponCode });

  test('are applied once, refused with the platform’s codes, and removed again', async () => {
    const before = Number((await client.get(`${carts}/current`)).body.grandTotalAmount);
    const { body } = await apply('WELCOME10');
    const [coupon] = body.cartCoupons.coupons;
    expect(Number((await client.get(`${carts}/current`)).body.grandTotalAmount)).toBeLessThan(before);
    // One after another: two concurrent writes of one cart are a conflict.
    const codes: string[] = [];
    for (const code of ['WELCOME10', 'EXCLUSIVE', 'PALLET', 'NOBODY'])
      codes.push((await apply(code)).body[0].errorCode);
    expect(codes).toEqual(['ALREADY_APPLIED', 'BLOCKED_EXCLUSIVE', 'UNQUALIFIED_CART', 'MISSING_RECORD']);
    const { promotions } = (await client.get(`${carts}/current/promotions`)).body;
    expect(promotions.map(({ couponCode }: Any) => couponCode)).toEqual([null, 'WELCOME10']);
    expect((await client.del(`${carts}/current/cart-coupons/${coupon.cartCouponId}`)).status).toBe(204);
    expect(Number((await client.get(`${carts}/current`)).body.grandTotalAmount)).toBe(before);
  });
});

describe('prices that are being calculated', () => {
  beforeEach(async () => {
    server.platform.reset({ behaviour: { calculationReads: 2 } });
    await client.signIn('dana');
  });

  test('are answered with 202, the previous totals, and the path and time for the next read', async () => {
    const before = (await client.get(`${carts}/current`)).body.grandTotalAmount;
    const added = await add(COLA, '4');
    expect(added.body).toMatchObject({ cartItemId: null, salesPrice: null });
    const first = await client.get(`${carts}/current`);
    expect([
      first.status,
      first.headers.get('retry-after'),
      first.body.grandTotalAmount,
      first.body.asyncOperationStatus,
    ]).toEqual([202, '1', before, 'Processing']);
    expect(first.headers.get('location')).toContain('/carts/current');
    expect((await client.get(`${carts}/current/cart-items`)).status).toBe(202);
    const settled = await client.get(`${carts}/current`);
    expect(settled.status).toBe(200);
    expect(settled.body.grandTotalAmount).not.toBe(before);
  });

  test('make a concurrent change a conflict', async () => {
    await add(COLA, '4');
    const again = await add(COLA, '4');
    expect([again.status, again.body[0].message]).toEqual([
      409,
      'Looks like your cart is currently in use. Please try again later.',
    ]);
  });
});

test('make one of two concurrent changes of a cart a conflict', async () => {
  const answers = await Promise.all([add(COLA, '2'), add(JUICE, '2')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});
