import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { serverMethodContract } from '../../src/adapters/salesforce/server-methods/contract';
import { startPlatformServer } from '../support/platform-server';
import { serverMethods } from '../support/platform-server/endpoints/apex';
import { type Any, makeClient } from './client';

const NOW = Date.parse('2026-11-17T15:00:00Z');
const server = await startPlatformServer({ clock: () => NOW });
afterAll(() => server.close());
const client = makeClient(server);
const { store } = client;
const EFFECTIVE = '001Tf0000000001';
const everybody = { ownerScoped: false };

beforeEach(async () => {
  server.platform.reset();
  await client.signIn('dana');
});

const summaries = (query = {}) => client.get(`${store}/order-summaries`, query);

describe('orders', () => {
  test('are only the buyer’s own unless others are requested, and an empty result can be an error', async () => {
    expect((await summaries()).body).toMatchObject({ count: 0, orderSummaries: [], sortOrder: 'OrderedDateDesc' });
    expect((await summaries(everybody)).body.count).toBe(25);
    server.platform.reset({ behaviour: { noOrders: 'forbidden' } });
    await client.signIn('dana');
    expect((await summaries()).status).toBe(403);
    server.platform.reset({ behaviour: { noOrders: 'missing' } });
    await client.signIn('dana');
    expect((await summaries()).status).toBe(404);
  });

  test('come in pages without a grand total, newest first', async () => {
    const first = await summaries({ ...everybody, pageSize: 10 });
    const second = await summaries({ ...everybody, pageSize: 10, pageToken: first.body.nextPageToken });
    expect(first.body).not.toHaveProperty('total');
    const dates = [...first.body.orderSummaries, ...second.body.orderSummaries].map(
      ({ orderedDate }: Any) => orderedDate,
    );
    expect(dates).toEqual([...dates].sort().reverse());
    expect(
      new Set(
        [...first.body.orderSummaries, ...second.body.orderSummaries].map(({ orderSummaryId }: Any) => orderSummaryId),
      ).size,
    ).toBe(20);
    expect((await summaries({ ...everybody, pageSize: 101 })).status).toBe(400);
  });

  test('can be limited to those between two instants with an offset', async () => {
    const window = { earliestDate: '2026-11-01T00:00:00.000-0500', latestDate: '2026-11-10T00:00:00.000-0500' };
    const { body } = await summaries({ ...everybody, ...window });
    expect(body.count).toBeGreaterThan(0);
    expect(
      body.orderSummaries.every(({ orderedDate }: Any) => orderedDate >= '2026-11-01' && orderedDate < '2026-11-11'),
    ).toBe(true);
    expect((await summaries({ ...everybody, earliestDate: '2026-11-01' })).status).toBe(400);
  });

  test('have fields, lines and groups', async () => {
    const [{ orderSummaryId, totalAmount }] = (await summaries(everybody)).body.orderSummaries;
    const path = `${store}/order-summaries/${orderSummaryId}`;
    const { body } = await client.get(path, { fields: 'GrandTotalAmount,PoNumber,Nonsense' });
    expect(Object.keys(body.fields)).toEqual(['GrandTotalAmount', 'PoNumber']);
    // The amount in the list excludes tax.
    expect(Number(body.fields.GrandTotalAmount.text)).toBeGreaterThan(Number(totalAmount));
    // Below an order, fields have their object as a prefix, and are left out without it.
    const { items } = (
      await client.get(`${path}/items`, {
        fields: 'OrderItemSummary.Quantity,Product2.Name,Quantity,OrderItemSummary.Nonsense',
      })
    ).body;
    expect(items[0]).toMatchObject({ orderSummaryId, product: { canViewProduct: true } });
    expect([Object.keys(items[0].fields), Object.keys(items[0].product.fields)]).toEqual([
      ['OrderItemSummary.Quantity'],
      ['Product2.Name'],
    ]);
    const { orderDeliveryGroups } = (
      await client.get(`${path}/delivery-groups`, {
        fields: 'OrderDeliveryGroupSummary.DeliverToCity,OrderDeliveryMethod.Name,DeliverToCity',
      })
    ).body;
    expect(orderDeliveryGroups).toHaveLength(1);
    expect(Object.keys(orderDeliveryGroups[0].fields)).toEqual([
      'OrderDeliveryGroupSummary.DeliverToCity',
      'OrderDeliveryMethod.Name',
    ]);
    expect(orderDeliveryGroups[0].fields['OrderDeliveryGroupSummary.DeliverToCity'].text).toBe('Portland');
    expect((await client.get(`${store}/order-summaries/1OsTf0000000001`)).status).toBe(404);
    expect((await client.get(path, { fields: Array.from({ length: 36 }, (_, at) => `F${at}`).join() })).status).toBe(
      400,
    );
  });

  test('cannot be read by other buyers', async () => {
    const [{ orderSummaryId }] = (await summaries(everybody)).body.orderSummaries;
    await client.signIn('mei');
    expect((await client.get(`${store}/order-summaries/${orderSummaryId}`)).status).toBe(404);
    await client.signIn(null);
    expect((await summaries()).status).toBe(401);
  });

  test('can be read completely by their number', async () => {
    const [{ orderNumber }] = (await summaries(everybody)).body.orderSummaries;
    const { body } = await client.get(`${store}/order-summaries/actions/lookup`, {
      orderSummaryIdOrRefNumber: orderNumber,
    });
    expect(body.deliveryGroups[0].lineItems.length).toBeGreaterThan(0);
    expect(body.fields.OrderNumber.text).toBe(orderNumber);
  });

  test('have shipments of shipped lines', async () => {
    const { orderSummaries } = (await summaries(everybody)).body;
    const delivered = orderSummaries.find(({ status }: Any) => status === 'Delivered');
    const { shipments } = (await client.get(`${store}/order-summaries/${delivered.orderSummaryId}/shipments`)).body;
    const { items } = (await client.get(`${store}/shipments/${shipments[0].shipmentId}/items`)).body;
    expect(items[0].quantity).toEqual(expect.any(Number));
  });

  test('can be added to a cart again, as far as possible', async () => {
    const delivered = (await summaries(everybody)).body.orderSummaries.find(
      ({ status }: Any) => status === 'Delivered',
    );
    const { body } = await client.post(`${store}/order-summaries/actions/add-order-to-cart`, {
      cartStateOrId: 'active',
      orderSummaryIdOrRefNumber: delivered.orderSummaryId,
    });
    expect(body.totalSucceededProductCount).toBeGreaterThan(0);
    expect(body.unaddedProducts).toHaveLength(body.totalFailedProductCount);
  });

  test('have the business’s own data in a server method', async () => {
    const { orderSummaries } = (await summaries(everybody)).body;
    const orderSummaryIds = orderSummaries.map(({ orderSummaryId }: Any) => orderSummaryId);
    const { body } = await client.method('getOrderTerms', {
      effectiveAccountId: EFFECTIVE,
      language: 'fr-CA',
      orderSummaryIds,
    });
    expect(body.orders).toHaveLength(25);
    expect(body.orders[0]).toMatchObject({
      timeZone: 'America/New_York',
      cases: expect.any(Number),
      paymentLabel: expect.stringMatching(/compte/i),
    });
    const usual = await client.read('getUsualProducts', { effectiveAccountId: EFFECTIVE, language: 'en-US' });
    expect(usual.body.products[0]).toMatchObject({
      productId: expect.stringMatching(/^01t/),
      quantity: expect.any(Number),
    });
  });
});

describe('shopping lists', () => {
  const lists = `${store}/wishlists`;

  test('are created, renamed and deleted, without quantities and with prices as numbers', async () => {
    const before = (await client.get(lists)).body;
    expect(before).toMatchObject({ displayedList: null, wishlistCount: before.summaries.length });
    const made = await client.post(lists, { name: 'Patio', products: [{ productId: '01tTf0000104417' }] });
    expect([made.status, made.body.summary.wishlistProductCount]).toEqual([201, 1]);
    expect(made.body.page.items[0]).toMatchObject({ error: null, salesPrice: expect.any(Number) });
    expect(made.body.page).toMatchObject({ currentPageToken: '', hasErrors: null });
    const { id } = made.body.summary;
    expect((await client.patch(`${lists}/${id}`, { name: 'Terrace' })).body.name).toBe('Terrace');
    expect((await client.patch(`${lists}/${id}`, { name: ' ' })).status).toBe(400);
    const added = await client.post(`${lists}/${id}/wishlist-items`, { productId: '01tTf0000677105' });
    expect(added.status).toBe(201);
    expect((await client.get(`${lists}/${id}/wishlist-items`, { pageSize: 200 })).body.items).toHaveLength(2);
    expect((await client.del(`${lists}/${id}/wishlist-items/${added.body.wishlistItemId}`)).status).toBe(204);
    expect((await client.del(`${lists}/${id}`)).status).toBe(204);
    expect((await client.get(`${lists}/${id}`)).status).toBe(404);
  });

  test('come newest first, also two that were created in the same moment', async () => {
    await client.post(lists, { name: 'One' });
    await client.post(lists, { name: 'Two' });
    expect((await client.get(lists)).body.summaries.slice(0, 2).map(({ name }: Any) => name)).toEqual(['Two', 'One']);
  });

  test('include the oldest on request, which can be added to the cart', async () => {
    const { displayedList, summaries: known } = (await client.get(lists, { includeDisplayedList: true })).body;
    expect(displayedList.summary.id).toBe(known.at(-1).id);
    const { body } = await client.post(`${lists}/${displayedList.summary.id}/actions/add-wishlist-to-cart`);
    expect(body.productsSucceededCount).toBe(body.productsRequestedCount - body.productsFailedCount);
  });

  test('have descriptions and quantities in server methods', async () => {
    const [{ id }] = (await client.get(lists)).body.summaries;
    const terms = await client.read('getListTerms', { effectiveAccountId: EFFECTIVE, listIds: [id] });
    expect(terms.body.lists).toEqual([
      expect.objectContaining({ listId: id, access: 'own', description: expect.any(String) }),
    ]);
    const items = [{ productId: '01tTf0000955120', quantity: 3 }];
    const saved = { effectiveAccountId: EFFECTIVE, listId: id, description: 'Lids and straws', items };
    const [first, second] = [await client.method('saveListItems', saved), await client.method('saveListItems', saved)];
    expect(second.body).toEqual(first.body);
    expect(
      (await client.read('getListTerms', { effectiveAccountId: EFFECTIVE, listIds: [id] })).body.lists[0].description,
    ).toBe('Lids and straws');
  });

  test('of other buyers that are shared come from server methods, and are not among the platform’s', async () => {
    const own = (await client.get(lists)).body.summaries.map(({ id }: { id: string }) => id);
    const { shared } = (await client.read('getListTerms', { effectiveAccountId: EFFECTIVE, listIds: own })).body;
    expect(shared.length).toBeGreaterThan(0);
    const [{ listId }] = shared;
    expect(own).not.toContain(listId);
    expect((await client.get(`${lists}/${listId}`)).status).toBe(404);
    expect(
      (await client.read('getListItems', { effectiveAccountId: EFFECTIVE, listId, page: 0, pageSize: 5 })).body.list
        .owner,
    ).toEqual(expect.any(String));
    expect((await client.method('deleteList', { effectiveAccountId: EFFECTIVE, listId })).body).toEqual({
      outcome: 'refused',
      reason: 'read-only',
    });
  });
});

describe('server methods', () => {
  test('are all served as declared, and accept no other arguments', async () => {
    expect(Object.keys(serverMethods).sort()).toEqual(Object.keys(serverMethodContract).sort());
    const request = {
      effectiveAccountId: EFFECTIVE,
      language: 'en-US',
      topics: [],
      unreadOnly: false,
      page: 0,
      pageSize: 5,
    };
    expect((await client.read('getNotifications', request)).status).toBe(200);
    const odd = await client.read('getNotifications', { ...request, topics: ['weather'], page: -1 });
    expect([odd.status, odd.body.message]).toEqual([
      400,
      expect.stringMatching(/^INVALID_API_INPUT: topics\.0: .*; page: /),
    ]);
  });

  test('return text if the method returns a JSON text', async () => {
    const { body } = await client.method('sendActivationEmail', { email: 'new@harborlane.example' });
    expect(typeof body).toBe('string');
    expect(JSON.parse(body)).toEqual({ responseCode: 'SUCCESS' });
    expect(server.platform.ledger.activationEmails).toEqual(['new@harborlane.example']);
    expect(
      JSON.parse((await client.method('sendActivationEmail', { email: 'nobody@x.example' })).body).responseCode,
    ).toBe('INVALID_EMAIL');
  });

  test('take the arguments of a read in one parameter, and refuse GET for a write', async () => {
    const { body } = await client.read('getContentList', {
      page: 0,
      pageSize: 50,
      language: 'ko_KR',
      filterby: 'FAQ',
      contentId: null,
    });
    expect(body.items).toHaveLength(27);
    expect((await client.read('sendActivationEmail', { email: 'new@harborlane.example' })).status).toBe(400);
    expect(
      (await client.call('GET', '/lwr/apex/v65.0/Any/getBuyer', { query: { methodParams: 'no json' } })).status,
    ).toBe(400);
  });

  test('return a thrown error as an exception with a code as its message', async () => {
    const refused = await client.read('getBuyer', { effectiveAccountId: '001Tf0000009999' });
    expect([refused.status, refused.body.exceptionType]).toEqual([400, 'System.AuraHandledException']);
    expect(refused.body.message).toMatch(/^EFFECTIVE_ACCOUNT_NOT_FOUND/);
  });

  test('refuse guests if they need a buyer', async () => {
    await client.signIn(null);
    const closed = await client.read('getReminders', { effectiveAccountId: null, language: 'en-US' });
    expect([closed.status, closed.body[0].errorCode]).toEqual([401, 'INVALID_SESSION_ID']);
  });

  test('the second wire format requires all its keys, and wraps the result', async () => {
    const call = {
      namespace: '',
      classname: 'Any',
      method: 'getBuyer',
      params: { effectiveAccountId: EFFECTIVE },
      cacheable: true,
    };
    const missing = await client.call('POST', '/webruntime/api/apex/execute', { prefix: '', body: call });
    expect([missing.status, missing.body]).toEqual([400, { returnValue: 'JSONObject["isContinuation"] not found.' }]);
    const whole = await client.call('POST', '/webruntime/api/apex/execute', {
      prefix: '',
      body: { ...call, isContinuation: false },
    });
    expect(whole.body).toEqual({
      cacheable: true,
      returnValue: { permissions: ['super', 'ordering', 'finance', 'service'] },
    });
    const nothing = await client.call('POST', '/webruntime/api/apex/execute', {
      prefix: '',
      body: {
        ...call,
        isContinuation: false,
        cacheable: false,
        method: 'updateUserLanguage',
        params: { language: 'fr_CA' },
      },
    });
    expect(nothing.body).toEqual({ cacheable: false });
  });

  test('return accounts, products, carts and reminders', async () => {
    const accounts = await client.method('getAccountTerms', {
      language: 'en-US',
      accountIds: [EFFECTIVE, '001Tf0000000006'],
    });
    expect(accounts.body.accounts).toMatchObject([
      {
        number: '0048-2207',
        minimum: { cases: 40 },
        conditions: [],
        visits: expect.arrayContaining([{ cutOff: expect.any(String), date: expect.any(String) }]),
      },
      { conditions: [{ code: 'blocked', stops: ['add', 'checkout'] }] },
    ]);
    const terms = await client.method('getProductTerms', {
      effectiveAccountId: EFFECTIVE,
      language: 'en-US',
      productIds: ['01tTf0000700318', '01tTf0000104417'],
    });
    expect(terms.body.products).toMatchObject([
      { stockLabel: 'out-of-stock', backOn: '2026-11-30' },
      { stockLabel: null, lastOrdered: { quantity: 8 } },
    ]);
    const match = await client.method('matchProducts', {
      effectiveAccountId: EFFECTIVE,
      language: 'en-US',
      entries: ['104417', 'nothing like it'],
    });
    expect(match.body.matches[0].productId.slice(0, 15)).toBe('01tTf0000104417');
    await client.get(`${store}/carts/current`);
    const cartId = server.platform.ledger.carts[0]?.id;
    const cart = await client.read('getCartTerms', { effectiveAccountId: EFFECTIVE, language: 'en-US', cartId });
    expect(cart.body).toMatchObject({
      minimum: { cases: 40 },
      counted: { cases: 34 },
      taxRate: 5.5,
      isRepricingNeeded: false,
    });
    const reminder = {
      effectiveAccountId: EFFECTIVE,
      language: 'en-US',
      at: '2026-11-24T09:00:00-05:00',
      repeats: 'weekly',
      orderId: null,
      minutesBefore: null,
      isOn: null,
    };
    const [first, second] = [
      await client.method('createReminder', reminder),
      await client.method('createReminder', reminder),
    ];
    expect(second.body).toEqual(first.body);
    expect(
      (await client.read('getReminders', { effectiveAccountId: EFFECTIVE, language: 'en-US' })).body.reminders,
    ).toHaveLength(1);
    await client.method('deleteReminder', { effectiveAccountId: EFFECTIVE, reminderId: first.body.id });
    expect(
      (await client.read('getReminders', { effectiveAccountId: EFFECTIVE, language: 'en-US' })).body.reminders,
    ).toHaveLength(0);
  });

  test('replace a line in one transaction, or not at all', async () => {
    const [{ cartItem }] = (await client.get(`${store}/carts/current/cart-items`)).body.cartItems;
    const args = {
      effectiveAccountId: EFFECTIVE,
      language: 'en-US',
      cartId: cartItem.cartId,
      cartItemId: cartItem.cartItemId,
      productId: '01tTf0000677105',
      quantity: 2,
    };
    expect((await client.method('replaceCartItem', { ...args, productId: '01tTf0000700318' })).body).toMatchObject({
      outcome: 'refused',
    });
    expect((await client.method('replaceCartItem', args)).body).toEqual({ outcome: 'done' });
    expect((await client.method('replaceCartItem', args)).body).toEqual({ outcome: 'refused', reason: 'line-gone' });
    expect((await client.get(`${store}/carts/current/cart-items`)).body.cartItems[0].cartItem).toMatchObject({
      quantity: '2.0',
      productId: expect.stringMatching(/^01tTf0000677105/),
    });
  });
});
