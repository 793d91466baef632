import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PortError } from '../../../src/ports';
import type { SalesforceAdapter } from '../../../src/adapters/salesforce';
import { mutationsOf, oddIn } from './support/mutations';
import { openStore, type Store } from './support/store';
import { json, type Routes, stubbed } from './support/stub';

const folder = fileURLToPath(new URL('samples/', import.meta.url));
const sample = (name: string): unknown => JSON.parse(readFileSync(`${folder}docs__${name}__response.json`, 'utf8'));
const locale = 'en-US';
const accountId = '001OK000001o5FtYAI';

/** A port method over an answer that is changed, with the answers beside it. */
interface Read {
  readonly name: string;
  readonly answer: () => unknown;
  readonly path: string;
  readonly beside?: Routes;
  readonly ask: (adapter: SalesforceAdapter) => Promise<unknown>;
}

const first = (list: unknown): unknown => (Array.isArray(list) ? list[0] : list);
const prices = { currencyIsoCode: 'USD', pricingLineItemResults: [] };
const noTerms: Routes = { getProductTerms: { products: [] }, getOrderTerms: { orders: [] }, getCartTerms: {}, 'pricing/products': prices };
const order = { orderId: '1OsOK00000006Sh0AI', accountId, locale };
const productId = '01tSG000003xbeXYAQ';

const samples: readonly Read[] = [
  { name: 'application-context', answer: () => sample('application-context'), path: 'application-context', ask: ({ session }) => session.settings({}) },
  { name: 'order-summary-collection', answer: () => sample('order-summary-collection'), path: 'order-summaries', beside: noTerms, ask: ({ orders }) => orders.list({ page: 0, pageSize: 10, accountId, locale }) },
  {
    name: 'order-summary', answer: () => first(sample('order-summary')), path: order.orderId,
    beside: { ...noTerms, items: { items: [] }, 'delivery-groups': { orderDeliveryGroups: [] } }, ask: ({ orders }) => orders.read(order),
  },
  { name: 'order-summary-lookup', answer: () => sample('order-summary-lookup-output'), path: 'actions/lookup', beside: { ...noTerms, '/products': { products: [] } }, ask: ({ orders }) => orders.read({ ...order, orderId: 'EYWFU-7BIS4', accountId: '001SG00000lpQ2DYAU' }) },
  {
    name: 'product-overview-collection', answer: () => sample('product-overview-collection'), path: '/products',
    beside: { getSubstitutes: { productIds: [productId] }, ...noTerms }, ask: ({ catalog }) => catalog.substitutes({ productId, accountId, locale }),
  },
  {
    name: 'inventory-levels', answer: () => sample('inventory-levels'), path: 'inventory/levels',
    beside: { 'application-context': { defaultCurrency: 'USD', inventoryConfiguration: { isInventoryEnabled: true } }, '01tSB000001AUkDYAW': { id: '01tSB000001AUkDYAW', fields: { Name: 'A' } }, 'pricing/products': prices },
    ask: ({ catalog }) => catalog.product({ productId: '01tSB000001AUkDYAW', accountId, locale }),
  },
  { name: 'order-to-cart-result', answer: () => sample('order-to-cart-result'), path: 'add-order-to-cart', ask: ({ platform }) => platform.reorder({ orderId: order.orderId, accountId }) },
];

/** Every failure of one read under every change of its answer. */
async function failuresOf({ answer, path, beside = {}, ask }: Read): Promise<readonly string[]> {
  const original = answer();
  const failures: string[] = [];
  for (const { what, value } of [{ what: 'nothing', value: original }, ...mutationsOf(original), { what: 'all', value: null }, { what: 'all', value: [] }, { what: 'all', value: 'text' }]) {
    const { adapter } = stubbed({ [path]: () => json(value), ...beside }, path.startsWith('inventory') ? { apex: { methods: { getProductTerms: null } } as object } : {});
    try {
      const odd = oddIn(await ask(adapter));
      if (odd !== null) failures.push(`${what}: ${odd}`);
    } catch (thrown) {
      const isFine = thrown instanceof PortError && thrown.code === 'malformed' && what !== 'nothing';
      if (!isFine) failures.push(`${what}: ${String(thrown)}`);
    }
  }
  return failures;
}

describe('a changed answer is read or malformed, and nothing else', () => {
  it.each(samples)('$name, as the documentation prints it', async (read) => {
    expect(await failuresOf(read)).toEqual([]);
  }, 60_000);

  it('is tried on every response there is a port or a call for', () => {
    const unused = ['buyer-profile', 'checkout', 'checkout-order', 'cart-coupon', 'store-taxes-info', 'product-price', 'platform-error-400', 'order-summary-authorization-output'];
    const names = readdirSync(folder).flatMap((file) => /^docs__(.*)__response/.exec(file)?.[1] ?? []).filter((name) => !unused.some((other) => name.startsWith(other)));
    for (const name of names) expect(samples.map((read) => read.name).some((known) => name.startsWith(known)), name).toBe(true);
  });
});

describe('so is every answer of a store', () => {
  let store: Store;
  const recorded = new Map<string, unknown>();
  const productOf = () => recorded.get('productId') as string;

  beforeAll(async () => {
    store = await openStore();
    const account = await store.accountId();
    const keep = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const request = new Request(input, init);
      const response = await store.fetch(request);
      const body: unknown = await response.clone().json().catch(() => null);
      if (response.status < 300 && body !== null) recorded.set(new URL(request.url).pathname.replace(/.*\/webstores\/[^/]+|.*TradefrontController/, ''), body);
      return response;
    };
    const adapter = store.adapterWith({ fetch: keep });
    const { items } = await adapter.catalog.search({ text: '', page: 0, pageSize: 2, sort: null, facets: {}, accountId: account, locale });
    recorded.set('productId', items[0]?.id);
    await adapter.catalog.product({ productId: items[0]?.id ?? '', accountId: account, locale });
    await adapter.accounts.read({ accountId: account, locale });
    await adapter.checkout.open({ accountId: account, locale });
    await adapter.lists.list({ accountId: account, locale });
    await adapter.content.faqs({ page: 0, pageSize: 10, locale });
    await adapter.session.user({});
    recorded.set('account', account);
  }, 30_000);
  afterAll(() => store.close());

  const reads: readonly (readonly [string, string, (adapter: SalesforceAdapter, account: string) => Promise<unknown>])[] = [
    ['search', '/search/products', ({ catalog }, account) => catalog.search({ text: '', page: 0, pageSize: 2, sort: null, facets: {}, accountId: account, locale })],
    ['prices', '/pricing/products', ({ catalog }, account) => catalog.search({ text: '', page: 0, pageSize: 2, sort: null, facets: {}, accountId: account, locale })],
    ['product terms', '/getProductTerms', ({ catalog }, account) => catalog.search({ text: '', page: 0, pageSize: 2, sort: null, facets: {}, accountId: account, locale })],
    ['sort rules', '/search/sort-rules', ({ catalog }, account) => catalog.search({ text: '', page: 0, pageSize: 2, sort: null, facets: {}, accountId: account, locale })],
    ['accounts', '/external-managed-accounts', ({ accounts }, account) => accounts.list({ includeOwn: Boolean(account), locale })],
    ['account terms', '/getAccountTerms', ({ accounts }) => accounts.list({ includeOwn: true, locale })],
    ['cart', '/carts/current/cart-items', ({ cart }, account) => cart.read({ accountId: account, locale })],
    ['cart terms', '/getCartTerms', ({ cart }, account) => cart.read({ accountId: account, locale })],
    ['checkout terms', '/getCheckoutTerms', ({ checkout }, account) => checkout.open({ accountId: account, locale })],
    ['lists', '/wishlists', ({ lists }, account) => lists.list({ accountId: account, locale })],
    ['session', '/session-context', ({ session }) => session.user({})],
    ['product', '', ({ catalog }, account) => catalog.product({ productId: productOf(), accountId: account, locale })],
  ];

  it.each(reads)('%s', async (name, path, ask) => {
    const key = name === 'product' ? `/products/${productOf()}` : path;
    const original = recorded.get(key);
    expect(original, key).toBeDefined();
    // Two lines say as much as a hundred.
    const short = JSON.parse(JSON.stringify(original), (_, value: unknown) => (Array.isArray(value) ? value.slice(0, 2) : value)) as unknown;
    const beside: Routes = Object.fromEntries([...recorded].filter(([other, value]) => other !== key && other.startsWith('/') && typeof value === 'object').map(([other, value]) => [other, () => json(value)]));
    const failures = await failuresOf({ name, answer: () => short, path: key, beside, ask: (adapter) => ask(adapter, String(recorded.get('account'))) });
    // A session that says it is a guest's has no user, which is what it says.
    expect(failures.filter((failure) => !(name === 'session' && failure.includes('Nobody is signed in')) && !failure.includes('no such account'))).toEqual([]);
  }, 60_000);
});
