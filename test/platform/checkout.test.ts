import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startPlatformServer } from '../support/platform-server';
import { type Any, makeClient } from './client';

const NOW = Date.parse('2026-11-17T15:00:00Z');
const server = await startPlatformServer({ clock: () => NOW, scenario: 'full-cart' });
afterAll(() => server.close());
const client = makeClient(server);
const { store } = client;
const checkouts = `${store}/checkouts`;
const EFFECTIVE = '001Tf0000000001';

async function start(): Promise<string> {
  const { checkoutId } = (await client.post(checkouts, { cartId: 'active' })).body;
  while ((await client.get(`${checkouts}/${checkoutId}`)).status === 202);
  return checkoutId;
}

const pay = (id: string, paymentToken = 'PO-1117') =>
  client.post(`${checkouts}/${id}/payments`, { requestType: 'SimplePurchaseOrder', paymentToken });
const place = (id: string) => client.post(`${checkouts}/${id}/orders`);
const orders = () => server.platform.ledger.orders;

beforeEach(async () => {
  server.platform.reset();
  await client.signIn('dana');
});

describe('a checkout', () => {
  test('starts with only its id and is read until it is ready', async () => {
    const started = await client.post(checkouts, { cartId: 'active' });
    expect([started.status, Object.keys(started.body)]).toEqual([202, ['checkoutId']]);
    const path = `${checkouts}/${started.body.checkoutId}`;
    expect((await client.get(path)).status).toBe(202);
    const ready = await client.get(path);
    expect(ready.status).toBe(200);
    expect(ready.body).toMatchObject({
      errors: [],
      deliveryGroups: { count: 1, items: [{ deliveryAddress: { name: 'Harbor Lane Taproom', country: 'US' } }] },
    });
    expect((await client.get(`${store}/carts/current`)).body.status).toBe('Checkout');
  });

  test('a missing one is 404, and one with lines that cannot be ordered is 422 with the checkout in the body', async () => {
    const none = await client.get(`${checkouts}/active`);
    expect([none.status, none.body[0].errorCode]).toEqual([404, 'CHECKOUT_NOT_FOUND']);
    server.platform.reset({ scenario: 'default' });
    await client.signIn('dana');
    const { checkoutId } = (await client.post(checkouts, { cartId: 'active' })).body;
    await client.get(`${checkouts}/${checkoutId}`);
    const failed = await client.get(`${checkouts}/${checkoutId}`);
    expect(failed.status).toBe(422);
    expect(failed.body).toMatchObject({ checkoutId, errors: [{ type: '/commerce/errors/checkout-failure' }] });
  });

  test('is changed one part at a time, by its id, and only when it is ready', async () => {
    const id = await start();
    const path = `${checkouts}/${id}`;
    expect((await client.patch(`${checkouts}/active`, { shippingInstructions: 'Gate' })).status).toBe(400);
    expect(
      (await client.patch(path, { contactInfo: { email: 'a@b.example' }, shippingInstructions: 'Gate' })).status,
    ).toBe(400);
    expect((await client.patch(path, { desiredDeliveryDate: '2026-11-19' })).status).toBe(400);
    expect((await client.patch(path, { deliveryAddress: { name: 'Cellar', street: '' } })).status).toBe(400);
    const patched = await client.patch(path, {
      desiredDeliveryDate: '2026-11-19T12:00:00.000Z',
      shippingInstructions: 'Gate',
    });
    expect(patched.status).toBe(202);
    const early = await client.patch(path, { shippingInstructions: 'Side door' });
    expect([early.status, early.body[0].errorCode]).toEqual([409, 'CHECKOUT_CONFLICT']);
    await client.get(path);
    expect((await client.get(path)).body.deliveryGroups.items[0]).toMatchObject({
      desiredDeliveryDate: '2026-11-19T12:00:00.000Z',
      shippingInstructions: 'Gate',
    });
  });

  test('loses its payment when a delivery method is selected', async () => {
    const id = await start();
    await pay(id);
    const [, pickup] = (await client.get(`${checkouts}/${id}`)).body.deliveryGroups.items[0].availableDeliveryMethods;
    await client.patch(`${checkouts}/${id}`, { deliveryMethodId: pickup.id });
    await client.get(`${checkouts}/${id}`);
    const refused = await place(id);
    expect([refused.status, refused.body.errors[0].type]).toEqual([422, '/commerce/errors/payment-failure']);
  });

  test('ends when its cart changes, unless the org keeps it', async () => {
    const [{ cartItem }] = (await client.get(`${store}/carts/current/cart-items`)).body.cartItems;
    const change = () => client.patch(`${store}/carts/current/cart-items/${cartItem.cartItemId}`, { quantity: '9' });
    const keptId = await start();
    await change();
    expect((await client.get(`${checkouts}/${keptId}`)).status).toBe(200);
    server.platform.reset({ behaviour: { simplifiedCleanup: false } });
    await client.signIn('dana');
    const [{ cartItem: other }] = (await client.get(`${store}/carts/current/cart-items`)).body.cartItems;
    const removedId = await start();
    await client.patch(`${store}/carts/current/cart-items/${other.cartItemId}`, { quantity: '9' });
    expect((await client.get(`${checkouts}/${removedId}`)).status).toBe(410);
    expect((await client.get(`${store}/carts/current`)).body.status).toBe('Active');
    expect((await client.del(`${checkouts}/${removedId}`)).status).toBe(204);
    expect((await client.get(`${checkouts}/${removedId}`)).status).toBe(404);
  });

  test('can have its payment declined in a successful response', async () => {
    const id = await start();
    const declined = await pay(id, 'declined');
    expect([declined.status, declined.body.salesforceResultCode, declined.body.errors.length]).toEqual([
      200,
      'Decline',
      1,
    ]);
    expect((await pay(id, ' ')).body.salesforceResultCode).toBe('ValidationError');
    expect((await place(id)).status).toBe(422);
  });
});

describe('placing', () => {
  test('returns a reference number, and the same one again', async () => {
    const id = await start();
    await pay(id);
    const [first, second] = [await place(id), await place(id)];
    expect(first.status).toBe(201);
    expect(first.body).toEqual({ orderReferenceNumber: expect.stringMatching(/^[A-Z2-9]{5}(-[A-Z2-9]{5}){3}$/) });
    expect(second.body).toEqual(first.body);
    expect(orders()).toHaveLength(1);
  });

  test('creates the order after the response; then the cart is closed and another one can start', async () => {
    const id = await start();
    await pay(id);
    const { orderReferenceNumber } = (await place(id)).body;
    const lookUp = () =>
      client.post(`${store}/order-summaries/actions/lookup`, { orderSummaryIdOrRefNumber: orderReferenceNumber });
    expect((await client.get(`${store}/order-summaries`)).body.count).toBe(0);
    expect((await lookUp()).status).toBe(404);
    const found = await lookUp();
    expect(found.status).toBe(200);
    expect(found.body.fields.PoNumber.text).toBe('PO-1117');
    expect(orders()[0]?.record.totals.cases).toBe(40);
    expect((await client.get(`${store}/carts/current`)).body.cartId).toBeNull();
    expect((await client.get(`${checkouts}/${id}`)).body.orderReferenceNumber).toBe(orderReferenceNumber);
  });

  test('the checkout of a created order can be missing', async () => {
    server.platform.reset({ behaviour: { afterClosed: 'gone', orderReads: 1 } });
    await client.signIn('dana');
    const id = await start();
    await pay(id);
    const { orderReferenceNumber } = (await place(id)).body;
    await client.get(`${store}/order-summaries/actions/lookup`, { orderSummaryIdOrRefNumber: orderReferenceNumber });
    expect((await client.get(`${checkouts}/${id}`)).status).toBe(404);
    expect((await place(id)).status).toBe(404);
    expect(orders()).toHaveLength(1);
    const { body } = await client.read('getCheckoutOutcome', {
      effectiveAccountId: EFFECTIVE,
      checkoutId: id,
      cartId: orders()[0]?.record.cartId,
    });
    expect(body).toEqual({ state: 'placed', orderReferenceNumber });
  });

  test('a cart that changed after the payment is a conflict', async () => {
    const id = await start();
    await pay(id);
    const [{ cartItem }] = (await client.get(`${store}/carts/current/cart-items`)).body.cartItems;
    await client.patch(`${store}/carts/current/cart-items/${cartItem.cartItemId}`, { quantity: '9' });
    const refused = await place(id);
    expect([refused.status, refused.body[0].errorCode]).toEqual([409, 'CHECKOUT_CONFLICT']);
    expect(orders()).toHaveLength(0);
  });

  test('a deleted checkout never becomes an order', async () => {
    const id = await start();
    await pay(id);
    expect((await client.del(`${checkouts}/${id}`)).status).toBe(204);
    expect((await place(id)).status).toBe(404);
    expect(await start()).not.toBe(id);
    expect(orders()).toHaveLength(0);
  });

  test('two concurrent calls create one order', async () => {
    const id = await start();
    await pay(id);
    const answers = await Promise.all([place(id), place(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await place(id)).status).toBe(201);
    expect(orders()).toHaveLength(1);
  });

  test('the second version places in steps, if the org has it', async () => {
    const act = (id: string, action: string) =>
      client.post(`${checkouts}/${id}/orders/actions`, { actions: [{ action }] });
    expect((await act(await start(), 'prepare')).status).toBe(403);
    server.platform.reset({ behaviour: { placeOrderV2: true } });
    await client.signIn('dana');
    const id = await start();
    expect((await act(id, 'prepare')).body).toEqual({ actions: [{ action: 'prepare' }], errors: [] });
    await pay(id);
    const [first, second] = [await act(id, 'submit'), await act(id, 'submit')];
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(orders()).toHaveLength(1);
  });

  test('a guest needs contact details', async () => {
    server.platform.reset({ scenario: 'guest-checkout' });
    await client.signIn(null);
    const id = await start();
    await pay(id);
    expect((await place(id)).status).toBe(412);
    await client.patch(`${checkouts}/${id}`, {
      contactInfo: { lastName: 'Moss', email: 'moss@inn.example', phoneNumber: '(207) 555-0100' },
    });
    expect((await place(id)).status).toBe(201);
  });
});

describe('business rules in server methods', () => {
  async function answers(id: string, changes: Any = {}) {
    const { body: terms } = await client.read('getCheckoutTerms', {
      effectiveAccountId: EFFECTIVE,
      language: 'en-US',
      cartId: server.platform.ledger.carts.at(-1)?.id,
    });
    const open = terms.deliveries[0].slots.find(({ closed }: Any) => closed === null);
    const { grandTotalAmount } = (await client.get(`${store}/carts/current`)).body;
    return client.method('saveCheckoutAnswers', {
      effectiveAccountId: EFFECTIVE,
      language: 'en-US',
      checkoutId: id,
      cartId: server.platform.ledger.carts.at(-1)?.id,
      method: 'delivery',
      date: open.date,
      additionalDeliveries: [],
      empties: { cylinder: 0, glass: 0 },
      notes: 'Side door',
      purchaseOrderNumber: 'PO-77',
      paymentMethodId: 'on-account',
      termsAccepted: true,
      guest: null,
      expectedTotal: grandTotalAmount,
      currencyIsoCode: 'USD',
      ...changes,
    });
  }

  test('store answers with the checkout and write them to the order', async () => {
    const id = await start();
    expect((await answers(id)).body).toMatchObject({ outcome: 'saved' });
    await place(id);
    expect(orders()[0]?.record.answers).toMatchObject({
      notes: 'Side door',
      purchaseOrderNumber: 'PO-77',
      method: 'delivery',
    });
    expect(orders()[0]?.record.changesUntil).toBeGreaterThan(NOW);
  });

  test('refuse an order with a reason, or with problems by field', async () => {
    const id = await start();
    expect((await answers(id, { expectedTotal: '1.00' })).body).toMatchObject({
      outcome: 'refused',
      reason: 'total-changed',
    });
    expect((await answers(id, { date: '2026-11-18' })).body).toMatchObject({
      outcome: 'refused',
      reason: 'date-closed',
    });
    expect(
      (await answers(id, { purchaseOrderNumber: '', notes: 'x'.repeat(133), termsAccepted: false })).body,
    ).toMatchObject({
      outcome: 'refused',
      fields: { purchaseOrderNumber: 'valueMissing', notes: 'tooLong', termsAccepted: 'valueMissing' },
    });
    expect((await place(id)).status).toBe(422);
  });

  test('add the surcharge of a card for a delivery', async () => {
    const id = await start();
    const total = Number((await client.get(`${store}/carts/current`)).body.grandTotalAmount);
    const card = await answers(id, {
      paymentMethodId: 'pm-harbor-lane-taproom-1',
      expectedTotal: (Math.round(total * 103) / 100).toFixed(2),
    });
    expect(card.body.outcome).toBe('saved');
    await place(id);
    expect(orders()[0]?.record.surcharge).toBe(Math.round(total * 3));
  });

  test('return the outcome of a checkout', async () => {
    server.platform.reset({ behaviour: { orderReads: 2 } });
    await client.signIn('dana');
    const id = await start();
    const outcome = async () =>
      (await client.read('getCheckoutOutcome', { effectiveAccountId: EFFECTIVE, checkoutId: id, cartId: 'any' })).body
        .state;
    expect(await outcome()).toBe('open');
    await pay(id);
    await place(id);
    expect([await outcome(), await outcome(), await outcome()]).toEqual(['processing', 'processing', 'placed']);
    const [other] = [
      await client.read('getCheckoutOutcome', {
        effectiveAccountId: EFFECTIVE,
        checkoutId: '2z9Tf0000000001',
        cartId: 'any',
      }),
    ];
    expect(other.body.state).toBe('closed');
  });
});
