import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PortErrorCode } from '../../../src/ports';
import type { SalesforceAdapter } from '../../../src/adapters/salesforce';
import { failuresOf, type Read, shortened } from './support/mutated-responses';
import { openStore, type Store } from './support/store';
import { json, type Routes } from './support/stub';

const folder = fileURLToPath(new URL('samples/', import.meta.url));
const sample = (name: string, nth = 1): unknown =>
  JSON.parse(readFileSync(`${folder}docs__${name}__response${nth === 1 ? '' : nth}.json`, 'utf8'));
const locale = 'en-US';
const accountId = '001OK000001o5FtYAI';

const first = (list: unknown): unknown => (Array.isArray(list) ? list[0] : list);
const prices = { currencyIsoCode: 'USD', pricingLineItemResults: [] };
const noTerms: Routes = {
  getProductTerms: { products: [] },
  getOrderTerms: { orders: [] },
  getCartTerms: {},
  'pricing/products': prices,
};
const order = { orderId: '1OsOK00000006Sh0AI', accountId, locale };
const productId = '01tSG000003xbeXYAQ';
const checkoutId = '2z9R000000008LfIAI';
const cartId = '0a6Tf0000900001IAA';
const attempt = { key: 'k', handle: `${checkoutId}.${cartId}`, accountId, locale };

const done = new Response(null, { status: 204 });
const everyOrder = {
  text: '',
  placed: { start: null, end: null },
  statuses: [],
  sort: 'CreatedDateDesc',
  page: 0,
  pageSize: 2,
} as const;

/** A store in which one order succeeds, apart from the mutation. */
const goesWell: Routes = {
  'cart-items': {
    cartSummary: {
      cartId,
      status: 'Checkout',
      currencyIsoCode: 'USD',
      totalProductAmount: '20.0',
      grandTotalAmount: '20.0',
    },
    cartItems: [
      {
        status: 'Success',
        cartItem: {
          cartItemId: '0a9Tf0000900001IAA',
          quantity: '2.0',
          type: 'Product',
          productId,
          name: 'Cola',
          totalPrice: '20.0',
          salesPrice: '10.0',
          listPrice: '10.0',
        },
      },
    ],
  },
  getCartTerms: {},
  getCheckoutTerms: {
    deliveries: [{ method: 'delivery', label: 'Truck', slots: [] }],
    paymentMethods: [],
    timeZone: 'America/New_York',
    serverTime: '2026-11-17T10:35:00-05:00',
  },
  saveCheckoutAnswers: { outcome: 'saved' },
  'DELETE checkouts/active': done,
  [`DELETE ${checkoutId}`]: done,
  'POST /checkouts': { checkoutId },
  [`PATCH ${checkoutId}`]: { checkoutId },
  [`GET ${checkoutId}`]: () => json(sample('checkout', 2)),
  payments: { salesforceResultCode: 'Success', errors: [] },
  getCheckoutOutcome: { state: 'closed' },
  '/orders': { orderReferenceNumber: 'EYWFU-7BIS4' },
  'actions/lookup': () => json(sample('order-summary-lookup-output')),
  '/products': { products: [] },
  getProductTerms: { products: [] },
  getOrderTerms: { orders: [] },
  'pricing/products': prices,
};
const orderRequest = {
  accountId: '001SG00000lpQ2DYAU',
  guest: null,
  cartId,
  expectedTotal: { minor: 2000, currency: 'USD' },
  method: 'delivery',
  date: '2026-11-19',
  additionalDeliveries: [],
  empties: { cylinder: 0, glass: 0 },
  notes: '',
  purchaseOrderNumber: 'PO-7',
  paymentMethodId: 'on-account',
  termsAccepted: true,
  locale,
} as const;

/** Prepares and places an order; returns both outcomes. */
async function placing({ checkout }: SalesforceAdapter): Promise<unknown> {
  const ready = await checkout.prepare(orderRequest);
  return ready.outcome === 'ready'
    ? [ready, await checkout.place({ ...attempt, ...orderRequest, handle: ready.handle })]
    : ready;
}
/** A response without the outcome of an order leads to a look-up: it is an error, never a refusal. */
const unknown: readonly PortErrorCode[] = ['unexpected', 'timeout'];

const samples: readonly Read[] = [
  {
    name: 'application-context',
    answer: () => sample('application-context'),
    path: 'application-context',
    ask: ({ session }) => session.settings({}),
  },
  {
    name: 'order-summary-collection',
    answer: () => sample('order-summary-collection'),
    path: 'order-summaries',
    beside: noTerms,
    ask: ({ orders }) => orders.list({ page: 0, pageSize: 10, accountId, locale }),
  },
  {
    name: 'order-summary',
    answer: () => first(sample('order-summary')),
    path: order.orderId,
    beside: { ...noTerms, items: { items: [] }, 'delivery-groups': { orderDeliveryGroups: [] } },
    ask: ({ orders }) => orders.read(order),
  },
  {
    name: 'order-summary-lookup-output',
    answer: () => sample('order-summary-lookup-output'),
    path: 'actions/lookup',
    beside: { ...noTerms, '/products': { products: [] } },
    ask: ({ orders }) => orders.read({ ...order, orderId: 'EYWFU-7BIS4', accountId: '001SG00000lpQ2DYAU' }),
  },
  {
    name: 'product-overview-collection',
    answer: () => sample('product-overview-collection'),
    path: '/products',
    beside: { getSubstitutes: { productIds: [productId] }, ...noTerms },
    ask: ({ catalog }) => catalog.substitutes({ productId, accountId, locale }),
  },
  {
    name: 'inventory-levels',
    answer: () => sample('inventory-levels'),
    path: 'inventory/levels',
    without: ['getProductTerms'],
    beside: {
      'application-context': { defaultCurrency: 'USD', inventoryConfiguration: { isInventoryEnabled: true } },
      '01tSB000001AUkDYAW': { id: '01tSB000001AUkDYAW', fields: { Name: 'A' } },
      'pricing/products': prices,
    },
    ask: ({ catalog }) => catalog.product({ productId: '01tSB000001AUkDYAW', accountId, locale }),
  },
  {
    name: 'order-to-cart-result',
    answer: () => sample('order-to-cart-result'),
    path: 'add-order-to-cart',
    ask: ({ platform }) => platform.reorder({ orderId: order.orderId, accountId }),
  },
  {
    name: 'checkout',
    answer: () => sample('checkout'),
    path: 'POST /checkouts',
    beside: goesWell,
    ask: ({ checkout }) => checkout.prepare(orderRequest),
    allowedCodes: ['not-found'],
  },
  {
    name: 'checkout 2',
    answer: () => sample('checkout', 2),
    path: `GET ${checkoutId}`,
    beside: goesWell,
    ask: ({ checkout }) => checkout.prepare(orderRequest),
  },
  {
    name: 'checkout 2, looked up',
    answer: () => sample('checkout', 2),
    path: `GET ${checkoutId}`,
    beside: goesWell,
    without: ['getCheckoutOutcome'],
    ask: ({ checkout }) => checkout.outcome(attempt),
  },
  {
    name: 'checkout-order',
    answer: () => sample('checkout-order'),
    path: '/orders',
    beside: goesWell,
    ask: placing,
    allowedCodes: unknown,
  },
  {
    name: 'checkout-order 2',
    answer: () => sample('checkout-order', 2),
    path: '/orders',
    beside: goesWell,
    ask: placing,
    allowedCodes: unknown,
  },
  {
    name: 'checkout-order 2, refused',
    answer: () => sample('checkout-order', 2),
    path: '/orders',
    status: 422,
    beside: goesWell,
    ask: placing,
    allowedCodes: ['rejected'],
  },
  {
    name: 'cart-coupon',
    answer: () => sample('cart-coupon'),
    path: 'cart-coupons',
    ask: async ({ platform }) => (await platform.addCoupon({ cartId, code: 'COUP10', accountId })) ?? null,
  },
  {
    name: 'store-taxes-info',
    answer: () => sample('store-taxes-info'),
    path: productId,
    ask: ({ platform }) => platform.taxes({ productId, countryIsoCode: 'US', accountId }),
  },
  {
    name: 'product-price',
    answer: () => sample('product-price'),
    path: productId,
    ask: ({ platform }) => platform.price({ productId, accountId }),
  },
  {
    name: 'buyer-profile',
    answer: () => sample('buyer-profile'),
    path: 'myprofile',
    ask: ({ platform }) => platform.profile(),
  },
  {
    name: 'buyer-profile-update',
    answer: () => sample('buyer-profile-update'),
    path: 'myprofile',
    ask: ({ platform }) => platform.updateProfile({ firstName: 'Morton' }),
  },
  {
    name: 'buyer-profile-update 2',
    answer: () => sample('buyer-profile-update', 2),
    path: 'myprofile',
    ask: ({ platform }) => platform.updateProfile({ firstName: 'Morton' }),
  },
  {
    name: 'platform-error-400',
    answer: () => sample('platform-error-400'),
    path: 'cart-items',
    status: 400,
    ask: ({ cart }) => cart.read({ accountId, locale }),
    allowedCodes: ['rejected', 'forbidden', 'not-found', 'signed-out', 'conflict', 'too-many-requests'],
  },
];

/** Responses to calls that the adapter does not make, with the reasons. */
const unread: Readonly<Record<string, string>> = {
  'buyer-profile-initiate-otp-output':
    'a change of the profile that has to be confirmed is made on the site’s own page',
  'buyer-profile-verification-response': 'the same',
  'buyer-profile-verify-output': 'the same',
  'order-summary-authorization-output':
    'a guest’s order is read in the browser that placed it; no token leads to it from elsewhere',
};

describe('a mutated response is either parsed or malformed', () => {
  it.each(samples)(
    '$name, as printed in the documentation',
    async (read) => {
      expect(await failuresOf(read)).toEqual([]);
    },
    180_000,
  );

  it('covers every response in the documentation, or gives a reason', () => {
    const files = readdirSync(folder).flatMap((file) => {
      const [, name = '', nth = ''] = /^docs__(.*)__response(\d*)\.json$/.exec(file) ?? [];
      return name === '' ? [] : [nth === '' ? name : `${name} ${nth}`];
    });
    const known = [...samples.map(({ name }) => name), ...Object.keys(unread)];
    expect(files.length).toBeGreaterThanOrEqual(22);
    expect(files.filter((file) => !known.includes(file))).toEqual([]);
    expect(Object.keys(unread).filter((file) => !files.includes(file))).toEqual([]);
  });
});

describe('mutated responses of a store are either parsed or malformed', () => {
  let store: Store;
  const recorded = new Map<string, unknown>();
  const productOf = () => recorded.get('productId') as string;

  beforeAll(async () => {
    store = await openStore();
    const account = await store.accountId();
    const keep = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const request = new Request(input, init);
      const response = await store.fetch(request);
      const body: unknown = await response
        .clone()
        .json()
        .catch(() => null);
      if (response.status < 300 && body !== null)
        recorded.set(new URL(request.url).pathname.replace(/.*\/webstores\/[^/]+|.*TradefrontController/, ''), body);
      return response;
    };
    const adapter = store.adapterWith({ fetch: keep });
    const { items } = await adapter.catalog.search({
      text: '',
      page: 0,
      pageSize: 2,
      sort: null,
      facets: {},
      accountId: account,
      locale,
    });
    recorded.set('productId', items[0]?.id);
    await adapter.catalog.product({ productId: items[0]?.id ?? '', accountId: account, locale });
    await adapter.accounts.read({ accountId: account, locale });
    await adapter.checkout.open({ accountId: account, locale });
    const [list] = await adapter.lists.list({ accountId: account, locale });
    await adapter.lists.read({ listId: list?.id ?? '', page: 0, pageSize: 2, accountId: account, locale });
    const found = await adapter.orders.search({ ...everyOrder, accountId: account, locale });
    await adapter.orders.detail({ orderId: found.items[0]?.id ?? '', accountId: account, locale });
    recorded.set('orderId', found.items[0]?.id);
    recorded.set('listId', list?.id);
    await adapter.builder.fill({ source: { type: 'last-order' }, accountId: account, locale });
    await adapter.easyOrder.read({ accountId: account, locale });
    await adapter.content.faqs({ page: 0, pageSize: 10, locale });
    await adapter.session.user({});
    recorded.set('account', account);
  }, 30_000);
  afterAll(() => store.close());

  const reads: readonly (readonly [
    string,
    string,
    (adapter: SalesforceAdapter, account: string) => Promise<unknown>,
  ])[] = [
    [
      'search',
      '/search/products',
      ({ catalog }, account) =>
        catalog.search({ text: '', page: 0, pageSize: 2, sort: null, facets: {}, accountId: account, locale }),
    ],
    [
      'prices',
      '/pricing/products',
      ({ catalog }, account) =>
        catalog.search({ text: '', page: 0, pageSize: 2, sort: null, facets: {}, accountId: account, locale }),
    ],
    [
      'product terms',
      '/getProductTerms',
      ({ catalog }, account) =>
        catalog.search({ text: '', page: 0, pageSize: 2, sort: null, facets: {}, accountId: account, locale }),
    ],
    [
      'sort rules',
      '/search/sort-rules',
      ({ catalog }, account) =>
        catalog.search({ text: '', page: 0, pageSize: 2, sort: null, facets: {}, accountId: account, locale }),
    ],
    [
      'accounts',
      '/external-managed-accounts',
      ({ accounts }, account) => accounts.list({ includeOwn: Boolean(account), locale }),
    ],
    ['account terms', '/getAccountTerms', ({ accounts }) => accounts.list({ includeOwn: true, locale })],
    ['cart', '/carts/current/cart-items', ({ cart }, account) => cart.read({ accountId: account, locale })],
    ['cart terms', '/getCartTerms', ({ cart }, account) => cart.read({ accountId: account, locale })],
    ['checkout terms', '/getCheckoutTerms', ({ checkout }, account) => checkout.open({ accountId: account, locale })],
    ['lists', '/wishlists', ({ lists }, account) => lists.list({ accountId: account, locale })],
    [
      'list items',
      '/getListItems',
      ({ lists }, account) =>
        lists.read({ listId: recorded.get('listId') as string, page: 0, pageSize: 2, accountId: account, locale }),
    ],
    ['list terms', '/getListTerms', ({ lists }, account) => lists.list({ accountId: account, locale })],
    [
      'orders found',
      '/searchOrders',
      ({ orders }, account) => orders.search({ ...everyOrder, accountId: account, locale }),
    ],
    [
      'order detail',
      '/getOrderDetail',
      ({ orders }, account) =>
        orders.detail({ orderId: recorded.get('orderId') as string, accountId: account, locale }),
    ],
    [
      'order fill',
      '/fillOrder',
      ({ builder }, account) => builder.fill({ source: { type: 'last-order' }, accountId: account, locale }),
    ],
    ['proposal', '/getEasyOrder', ({ easyOrder }, account) => easyOrder.read({ accountId: account, locale })],
    ['session', '/session-context', ({ session }) => session.user({})],
    ['product', '', ({ catalog }, account) => catalog.product({ productId: productOf(), accountId: account, locale })],
  ];

  it.each(reads)(
    '%s',
    async (name, path, ask) => {
      const key = name === 'product' ? `/products/${productOf()}` : path;
      const original = recorded.get(key);
      expect(original, key).toBeDefined();
      // A path can end with another path: the mutated response belongs to exactly one call.
      const others = [...recorded].filter(
        ([other, value]) => !key.endsWith(other) && other.startsWith('/') && typeof value === 'object',
      );
      const beside: Routes = Object.fromEntries(others.map(([other, value]) => [other, () => json(shortened(value))]));
      const failures = await failuresOf({
        name,
        answer: () => shortened(original),
        path: key,
        beside,
        ask: (adapter) => ask(adapter, String(recorded.get('account'))),
      });
      // A session of a guest has no user.
      expect(
        failures.filter(
          (failure) =>
            !(name === 'session' && failure.includes('Nobody is signed in')) &&
            !failure.includes('The account does not exist'),
        ),
      ).toEqual([]);
    },
    60_000,
  );
});
