import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareVendure, startVendure } from '../../support/vendure-data/prepare.mjs';
import { accountNamed, ask, type Asker, signIn } from './support/client';

/** Every operation of the plugin that names an account, with arguments that exist. */
const ofAccount: Readonly<Record<string, string>> = {
  tradeAccount: 'query { tradeAccount { id } }',
  tradeProducts: 'query { tradeProducts(ids: [1]) { id price } }',
  tradeSubstitutes: 'query { tradeSubstitutes(variantId: 1) { id } }',
  tradeRelated: 'query { tradeRelated(variantId: 1) { id } }',
  tradeMatch: 'query { tradeMatch(entries: ["104417"]) { entry } }',
  tradeUsual: 'query { tradeUsual { quantity } }',
  tradeCart: 'query { tradeCart { id } }',
  tradeCheckout: 'query { tradeCheckout { timeZone } }',
  orderByKey: 'query { orderByKey(key: "k") { id } }',
  tradeOrders: 'query { tradeOrders { totalItems } }',
  tradeOrder: 'query { tradeOrder(id: 1) { id } }',
  tradeLists: 'query { tradeLists { id } }',
  tradeList: 'query { tradeList(id: 1) { id } }',
  tradeListPeople: 'query { tradeListPeople(id: 1) { id } }',
  tradeUsers: 'query { tradeUsers { totalItems } }',
  tradeMember: 'query { tradeMember(id: 1) { id } }',
  tradeUserChoices: 'query { tradeUserChoices { permissions } }',
  tradePromotions: 'query { tradePromotions { today } }',
  tradeNotifications: 'query { tradeNotifications { totalItems } }',
  tradeUnread: 'query { tradeUnread }',
  tradeReminders: 'query { tradeReminders { id } }',
  tradeInvoices: 'query { tradeInvoices { totalItems } }',
  tradeInvoiceTotals: 'query { tradeInvoiceTotals { open } }',
  tradeInvoice: 'query { tradeInvoice(id: 1) { invoice { id } } }',
  tradeInvoicePayments: 'query { tradeInvoicePayments { totalItems } }',
  tradeBankAccounts: 'query { tradeBankAccounts { id } }',
  tradeCredits: 'query { tradeCredits { id } }',
  tradeInvoiceDocument: 'query { tradeInvoiceDocument(id: 1) { name } }',
  tradePaymentReceipt: 'query { tradePaymentReceipt(id: 1) { name } }',
  tradeStatement: 'query { tradeStatement(from: "2026-01-01", to: "2026-01-31", format: "csv") { name } }',
  tradeTicketChoices: 'query { tradeTicketChoices { messageMax } }',
  tradeEquipment: 'query { tradeEquipment { number } }',
  tradeTickets: 'query { tradeTickets { totalItems } }',
  tradeTicket: 'query { tradeTicket(id: 1) { id } }',
  changeTradeCart: 'mutation { changeTradeCart(change: { clear: true }) { refusal } }',
  prepareTradeOrder:
    'mutation { prepareTradeOrder(input: { cartId: 1, method: "delivery", paymentMethodId: "on-account", expectedTotal: 1, expectedCurrency: "USD" }) { state } }',
  placeTradeOrder:
    'mutation { placeTradeOrder(key: "k", input: { cartId: 1, method: "delivery", paymentMethodId: "on-account", expectedTotal: 1, expectedCurrency: "USD" }) { state } }',
  prepareCancellation:
    'mutation { prepareCancellation(input: { orderId: 1, transactionId: "t", reason: "r" }) { state } }',
  prepareInvoicePayment:
    'mutation { prepareInvoicePayment(input: { parts: [{ invoiceId: 1, amount: 1 }], bankAccountId: 1, expectedTotal: 1, expectedCurrency: "USD" }) { state } }',
  renameTradeBankAccount: 'mutation { renameTradeBankAccount(id: 1, nickname: "n") { refusal } }',
  setDefaultTradeBankAccount: 'mutation { setDefaultTradeBankAccount(id: 1) { refusal } }',
  removeTradeBankAccount: 'mutation { removeTradeBankAccount(id: 1) { refusal } }',
  prepareTicket:
    'mutation { prepareTicket(input: { draftId: "d", kind: "customer-service", problemType: "delivery", reason: "late", message: "m", availability: [], contact: { name: "n", email: "a@b.example", phone: "(207) 555-0100" } }) { state } }',
  commentOnTradeTicket: 'mutation { commentOnTradeTicket(id: 1, key: "k", text: "t") { refusal } }',
  rateTradeTicket: 'mutation { rateTradeTicket(id: 1, rating: { stars: 5, comment: "" }) { refusal } }',
  createTradeList: 'mutation { createTradeList(input: { name: "x", description: "", items: [] }) { refusal } }',
  editTradeList: 'mutation { editTradeList(id: 1, name: "x", description: "") { refusal } }',
  removeTradeList: 'mutation { removeTradeList(id: 1) { refusal } }',
  restoreTradeList: 'mutation { restoreTradeList(id: 1) { refusal } }',
  addToTradeList: 'mutation { addToTradeList(id: 1, items: []) { refusal } }',
  setTradeListQuantity: 'mutation { setTradeListQuantity(id: 1, item: { variantId: 1, quantity: 1 }) { refusal } }',
  removeFromTradeList: 'mutation { removeFromTradeList(id: 1, variantIds: [1]) { refusal } }',
  arrangeTradeList: 'mutation { arrangeTradeList(id: 1, variantIds: [1]) { refusal } }',
  shareTradeList: 'mutation { shareTradeList(id: 1, personId: 2, access: view) { refusal } }',
  createTradeUser:
    'mutation { createTradeUser(key: "k", input: { email: "a@b.example", firstName: "a", lastName: "b", phoneNumber: "(207) 555-0100", mobileNumber: "", language: "en-US", permissions: ["super"], accountIds: [1] }) { refusal } }',
  editTradeUser:
    'mutation { editTradeUser(id: 2, revision: "0", input: { firstName: "a", lastName: "b", phoneNumber: "(207) 555-0100", mobileNumber: "", language: "en-US", permissions: ["super"], accountIds: [1] }) { refusal } }',
  setTradeUserEnabled: 'mutation { setTradeUserEnabled(id: 2, enabled: false) { refusal } }',
  markTradeNotifications: 'mutation { markTradeNotifications(ids: ["order-1-placed"], isRead: true) }',
  markAllTradeNotifications: 'mutation { markAllTradeNotifications(topics: [], until: "2030-01-01T00:00:00Z") }',
  createTradeReminder:
    'mutation { createTradeReminder(input: { at: "2030-01-01T00:00:00Z", repeats: "once" }) { refusal } }',
  updateTradeReminder: 'mutation { updateTradeReminder(id: 1, input: { isOn: false }) { refusal } }',
  removeTradeReminder: 'mutation { removeTradeReminder(id: 1) }',
};

/** Vendure's own operations on the cart, which the header decides on too. */
const ofVendure: Readonly<Record<string, string>> = {
  activeOrder: 'query { activeOrder { id } }',
  addItemToOrder: 'mutation { addItemToOrder(productVariantId: 1, quantity: 1) { __typename } }',
  addItemsToOrder: 'mutation { addItemsToOrder(inputs: [{ productVariantId: 1, quantity: 1 }]) { order { id } } }',
  adjustOrderLine: 'mutation { adjustOrderLine(orderLineId: 1, quantity: 0) { __typename } }',
  removeOrderLine: 'mutation { removeOrderLine(orderLineId: 1) { __typename } }',
  removeAllOrderLines: 'mutation { removeAllOrderLines { __typename } }',
  applyCouponCode: 'mutation { applyCouponCode(couponCode: "x") { __typename } }',
  setOrderCustomFields:
    'mutation { setOrderCustomFields(input: { customFields: { driverNotes: "x" } }) { __typename } }',
  transitionOrderToState: 'mutation { transitionOrderToState(state: "ArrangingPayment") { __typename } }',
  addPaymentToOrder:
    'mutation { addPaymentToOrder(input: { method: "trade-on-account", metadata: "{}" }) { __typename } }',
};

/** Operations of the plugin without an account, and those that are scoped by what they are given. */
const others: ReadonlySet<string> = new Set([
  'tradeUser',
  'tradeSettings',
  'tradePasswordPolicy',
  'tradeAccounts',
  'tradeAttempt',
  'commitTradeAttempt',
  'abandonTradeAttempt',
  'accountOfTradeOrder',
  'tradeProfile',
  'tradeFindAccount',
  'prepareRegistration',
  'saveTradeProfile',
  'saveTradeLanguage',
  'changeTradePassword',
  'resendActivation',
  'sendTradeCode',
  'verifyTradeAccount',
]);

/** Operations that need a permission, by the permission. */
const needing: Readonly<Record<string, readonly string[]>> = {
  ordering: [
    'changeTradeCart',
    'tradeCheckout',
    'prepareTradeOrder',
    'placeTradeOrder',
    'prepareCancellation',
    'createTradeList',
    'editTradeList',
    'removeTradeList',
    'restoreTradeList',
    'addToTradeList',
    'setTradeListQuantity',
    'removeFromTradeList',
    'arrangeTradeList',
    'shareTradeList',
  ],
  finance: [
    'tradeInvoices',
    'tradeInvoiceTotals',
    'tradeInvoice',
    'tradeInvoicePayments',
    'tradeBankAccounts',
    'tradeCredits',
    'tradeInvoiceDocument',
    'tradePaymentReceipt',
    'tradeStatement',
    'prepareInvoicePayment',
    'renameTradeBankAccount',
    'setDefaultTradeBankAccount',
    'removeTradeBankAccount',
  ],
  service: [
    'tradeTicketChoices',
    'tradeEquipment',
    'tradeTickets',
    'tradeTicket',
    'prepareTicket',
    'commentOnTradeTicket',
    'rateTradeTicket',
  ],
  super: ['tradeUsers', 'tradeMember', 'tradeUserChoices', 'createTradeUser', 'editTradeUser', 'setTradeUserEnabled'],
};

/** Buyers of the taproom who lack a permission. */
const lacking: Readonly<Record<string, string>> = {
  ordering: 'priya@harborlane.example',
  finance: 'sam@harborlane.example',
  service: 'sam@harborlane.example',
  super: 'sam@harborlane.example',
};

/** Names of the operations in the plugin's schema. */
function operationsOfSchema(): readonly string[] {
  const schema = readFileSync('test/support/vendure/plugin/schema.graphql', 'utf8');
  return [...schema.matchAll(/extend type (?:Query|Mutation) \{([\s\S]*?)\n\}/g)].flatMap(([, body = '']) =>
    [...body.matchAll(/^ {2}(\w+)[(:]/gm)].map(([, name = '']) => name),
  );
}

describe('the trade plugin', () => {
  let server: Awaited<ReturnType<typeof startVendure>>;
  let taproom: string;
  const tokens = new Map<string, string>();

  const as = async (email: string, account?: string): Promise<Asker> => {
    const token = tokens.get(email) ?? (await signIn(server.url, email));
    tokens.set(email, token);
    return { url: server.url, token, ...(account === undefined ? {} : { account }) };
  };

  beforeAll(async () => {
    await prepareVendure();
    server = await startVendure();
    taproom = await accountNamed(await as('dana@harborlane.example'), 'Harbor Lane Taproom');
  }, 600_000);
  afterAll(() => server.stop());

  it('has a call here for every operation of its schema', () => {
    expect([...Object.keys(ofAccount), ...others].sort()).toEqual([...operationsOfSchema()].sort());
  });

  const all = Object.entries({ ...ofAccount, ...ofVendure });

  it.each(all)('refuses %s to a member of another account', async (_name, query) => {
    expect((await ask(await as('mei@englishbaysocial.example', taproom), query)).code).toBe('FORBIDDEN');
  });

  it.each(all)('refuses %s to a buyer who names no account', async (_name, query) => {
    expect((await ask(await as('dana@harborlane.example'), query)).code).toBe('FORBIDDEN');
  });

  it.each(all)('refuses %s to a guest', async (_name, query) => {
    expect((await ask({ url: server.url, account: taproom }, query)).code).toBe('FORBIDDEN');
  });

  it('shows a guest the shop’s products with its prices, and nothing of an account', async () => {
    const query = 'query { tradeProducts(ids: [1]) { price lastOrderedQuantity lastOrderedOn usualQuantity } }';
    expect(await ask({ url: server.url }, query)).toMatchObject({
      code: null,
      data: {
        tradeProducts: [
          { price: expect.any(Number), lastOrderedQuantity: null, lastOrderedOn: null, usualQuantity: null },
        ],
      },
    });
  });

  const permissions = Object.entries(needing).flatMap(([permission, names]) => names.map((name) => [name, permission]));

  it.each(permissions)('refuses %s without the permission %s', async (name, permission) => {
    const buyer = await as(lacking[permission] ?? '', taproom);
    expect((await ask(buyer, ofAccount[name] ?? '')).code).toBe('FORBIDDEN');
  });

  it('refuses changes of the cart by Vendure’s own operations without the ordering permission', async () => {
    const buyer = await as('priya@harborlane.example', taproom);
    expect((await ask(buyer, ofVendure['addItemToOrder'] ?? '')).code).toBe('FORBIDDEN');
  });

  it('hides an order, an attempt and a list of another account', async () => {
    const dana = await as('dana@harborlane.example', taproom);
    const mei = await as('mei@englishbaysocial.example');
    const ofMei = { ...mei, account: await accountNamed(mei, 'English Bay Social') };
    const own = await ask(dana, 'query { tradeOrders(options: { take: 1 }) { items { id } } }');
    const id: unknown = JSON.parse(JSON.stringify(own.data)).tradeOrders.items[0].id;
    const query = 'query ($id: ID!) { tradeOrder(id: $id) { id } accountOfTradeOrder(id: $id) }';
    expect((await ask(dana, query, { id })).data).toEqual({ tradeOrder: { id }, accountOfTradeOrder: taproom });
    expect((await ask(ofMei, query, { id })).data).toEqual({ tradeOrder: null, accountOfTradeOrder: null });
    const lists = await ask(dana, 'query { tradeLists { id } }');
    const listId: unknown = JSON.parse(JSON.stringify(lists.data)).tradeLists[0].id;
    expect((await ask(ofMei, 'query ($id: ID!) { tradeList(id: $id) { id } }', { id: listId })).data).toEqual({
      tradeList: null,
    });
  });

  it('hides documents, credits and bank accounts of another account', async () => {
    const dana = await as('dana@harborlane.example', taproom);
    const mei = await as('mei@englishbaysocial.example');
    const ofMei = { ...mei, account: await accountNamed(mei, 'English Bay Social') };
    const own = await ask(
      dana,
      'query { tradeInvoicePayments(options: { take: 1 }) { items { id parts { invoiceId } } } tradeBankAccounts { id } }',
    );
    const { tradeInvoicePayments, tradeBankAccounts } = JSON.parse(JSON.stringify(own.data));
    const [payment] = tradeInvoicePayments.items;
    const file = async (asker: Asker, field: string, id: unknown) =>
      (await ask(asker, `query ($id: ID!) { file: ${field}(id: $id) { mediaType } }`, { id })).data?.['file'];
    for (const [field, id] of [
      ['tradeInvoiceDocument', payment.parts[0].invoiceId],
      ['tradePaymentReceipt', payment.id],
    ] as const) {
      expect(await file(dana, field, id)).toEqual({ mediaType: 'application/pdf' });
      expect(await file(ofMei, field, id)).toBeNull();
    }
    const [{ id }] = tradeBankAccounts;
    const rename = 'mutation ($id: ID!) { renameTradeBankAccount(id: $id, nickname: "Mine") { refusal } }';
    expect((await ask(ofMei, rename, { id })).data).toEqual({
      renameTradeBankAccount: { refusal: 'bank-account-gone' },
    });
    const remove = 'mutation ($id: ID!) { removeTradeBankAccount(id: $id) { refusal } }';
    expect((await ask(ofMei, remove, { id })).data).toEqual({ removeTradeBankAccount: { refusal: null } });
    const left = await ask(dana, 'query { tradeBankAccounts { id nickname } }');
    expect(JSON.parse(JSON.stringify(left.data)).tradeBankAccounts[0]).toEqual({ id, nickname: 'Operating account' });
  });

  it('refuses the sign-in of a disabled user and of one who is not verified', async () => {
    await expect(signIn(server.url, 'walter@harborlane.example')).rejects.toThrow('not signed in');
    await expect(signIn(server.url, 'new@harborlane.example')).rejects.toThrow('not signed in');
  });

  it('ends the sessions of a user who is disabled', async () => {
    const sam = await as('sam@harborlane.example', taproom);
    expect((await ask(sam, 'query { tradeCart { id } }')).code).toBeNull();
    const dana = await as('dana@harborlane.example', taproom);
    const found = await ask(dana, 'query { tradeUsers(options: { text: "sam@" }) { items { id } } }');
    const id: unknown = JSON.parse(JSON.stringify(found.data)).tradeUsers.items[0].id;
    const disable = 'mutation ($id: ID!) { setTradeUserEnabled(id: $id, enabled: false) { refusal } }';
    expect((await ask(dana, disable, { id })).data).toEqual({ setTradeUserEnabled: { refusal: null } });
    expect((await ask(sam, 'query { tradeCart { id } }')).code).toBe('FORBIDDEN');
    tokens.delete('sam@harborlane.example');
    await fetch(`${server.url}/__reset`, { method: 'POST' });
    tokens.clear();
  });

  it('accepts no request from a page of another origin', async () => {
    const answer = await fetch(`${server.url}/shop-api`, {
      method: 'OPTIONS',
      headers: { origin: 'https://other.example', 'access-control-request-method': 'POST' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});
