import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type Store } from './support/store';
import { json, type Sent, stubbed } from './support/stub';
import { inWaves } from './support/waves';

const locale = 'en-US';
const MOST = 4;

describe('calls that do not depend on each other', () => {
  let store: Store;
  let at: { readonly accountId: string; readonly locale: string };
  beforeAll(async () => {
    store = await openStore({ scenario: 'full-cart', behaviour: { writeMs: 0 } });
    at = { accountId: await store.accountId(), locale };
  }, 30_000);
  afterAll(() => store.close());

  /** An adapter whose requests are grouped in waves, with its code loaded and its cart read. */
  async function opened() {
    const { fetch, wavesOf } = inWaves(store.fetch);
    const adapter = store.adapterWith({ fetch });
    await wavesOf(() => adapter.cart.read(at));
    await wavesOf(() => adapter.orders.list({ page: 0, pageSize: 1, ...at }));
    return { adapter, wavesOf };
  }

  it('mark the cart while it is read after a quantity change', async () => {
    const { adapter, wavesOf } = await opened();
    let line = '';
    await wavesOf(async () => {
      line =
        (await adapter.cart.read(at)).lines.find(
          ({ product, isFreeGood }) => !isFreeGood && product.stock.available === null,
        )?.id ?? '';
    });
    const waves = await wavesOf(() =>
      adapter.cart.change({ change: { type: 'set', lineId: line, quantity: 3 }, revision: null, ...at }),
    );
    expect(waves).toEqual([
      ['POST getProductTerms'],
      [`PATCH ${line}`],
      ['GET cart-items', 'POST updateRepricingNeeded'],
      ['GET getCartTerms'],
    ]);
  });

  it('read products beside the sort rules, then prices beside the store’s terms', async () => {
    const { adapter, wavesOf } = await opened();
    const query = { text: 'juice', facets: {}, sort: null, page: 0, pageSize: 10 };
    const waves = await wavesOf(() => adapter.catalog.search({ ...query, ...at }));
    expect(waves).toEqual([
      ['GET products', 'GET sort-rules'],
      ['POST getProductTerms', 'POST products'],
    ]);
  });

  it('read an order with its lines, deliveries and terms, then its products with their prices', async () => {
    const { adapter, wavesOf } = await opened();
    let id = '';
    await wavesOf(async () => {
      id = (await adapter.orders.list({ page: 0, pageSize: 5, ...at })).items[2]?.id ?? '';
    });
    const waves = await wavesOf(() => adapter.orders.read({ orderId: id, ...at }));
    expect(waves).toEqual([
      [`GET ${id}`, 'GET delivery-groups', 'GET items', 'POST getOrderTerms'],
      ['GET products', 'POST getProductTerms', 'POST products'],
    ]);
  });
});

describe('shared requests', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openStore({ scenario: 'full-cart', behaviour: { writeMs: 0 } });
  }, 30_000);
  afterAll(() => store.close());

  it('are one for the flag, account and buyer of a starting page; a later caller sends a new one', async () => {
    const { fetch, wavesOf } = inWaves(store.fetch);
    const { session } = store.adapterWith({ fetch });
    const contexts = async (work: () => Promise<unknown>) =>
      (await wavesOf(work)).flat().filter((name) => name === 'GET session-context').length;
    const start = async () => {
      await session.isGuest({});
      const [account, user] = await Promise.all([session.account({}), session.user({})]);
      expect(account).toBe(user.accountId);
    };
    expect(await contexts(start)).toBe(1);
    expect(await contexts(() => session.user({}))).toBe(1);
    expect(await contexts(start)).toBe(1);
  });

  it('are one for the list of accounts, also when one of them is read', async () => {
    const { fetch, wavesOf } = inWaves(store.fetch);
    const { accounts } = store.adapterWith({ fetch });
    const accountId = await store.accountId();
    const waves = await wavesOf(async () => {
      await accounts.list({ includeOwn: true, locale });
      await accounts.read({ accountId, locale });
    });
    expect(waves.flat().filter((name) => name !== 'GET application-context')).toEqual([
      'GET external-managed-accounts',
      'GET getAccountTerms',
    ]);
  });

  it('are one for a cart that two views show at once', async () => {
    const { fetch, wavesOf } = inWaves(store.fetch);
    const { cart, checkout } = store.adapterWith({ fetch });
    const at = { accountId: await store.accountId(), locale };
    const waves = await wavesOf(() => Promise.all([cart.read(at), checkout.open(at)]));
    expect(waves.flat().filter((name) => name === 'GET cart-items' || name === 'GET getCartTerms')).toEqual([
      'GET cart-items',
      'GET getCartTerms',
    ]);
    expect(await wavesOf(() => cart.read(at))).toEqual([['GET cart-items'], ['GET getCartTerms']]);
  });
});

describe('the pages of a long cart', () => {
  const cartId = '0a6Tf0000900001IAA';
  const idOf = (nth: number): string => `0a9Tf${String(nth).padStart(10, '0')}IAA`;
  const item = (nth: number) => ({
    status: 'Success',
    message: null,
    cartItem: {
      cartItemId: idOf(nth),
      productId: `01tTf${String(nth).padStart(10, '0')}AAA`,
      name: `Product ${nth}`,
      quantity: '1.0',
      type: 'Product',
      salesPrice: '1.0',
      listPrice: '1.0',
      totalPrice: '1.0',
    },
  });

  /** A store whose cart has a number of lines; `without` lists what it does not support. */
  function longCart(lines: number, without: 'numbers' | 'counts' | 'refuses-numbers' | null = null) {
    const sent: Sent[] = [];
    const page = (request: Sent): Response => {
      sent.push(request);
      const { searchParams } = request.url;
      const size = Number(searchParams.get('pageSize') ?? 25);
      const number = searchParams.get('pageNumber');
      if (number !== null && without === 'refuses-numbers')
        return json([{ errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE', message: 'pageNumber' }], 400);
      const start = searchParams.has('page')
        ? Number(searchParams.get('page'))
        : number !== null && without !== 'numbers'
          ? (Number(number) - 1) * size
          : 0;
      const end = Math.min(start + size, lines);
      return json({
        cartSummary: {
          cartId,
          currencyIsoCode: 'USD',
          grandTotalAmount: `${lines}.0`,
          totalProductAmount: `${lines}.0`,
          totalProductAmountAfterAdjustments: `${lines}.0`,
          totalChargeAmount: '0.0',
          totalTaxAmount: '0.0',
        },
        cartItems: Array.from({ length: end - start }, (_, index) => item(start + index)),
        nextPageToken: end < lines ? String(end) : null,
        ...(without === 'counts' ? {} : { totalItemCount: lines, totalNumberOfPages: Math.ceil(lines / size) }),
      });
    };
    const { adapter } = stubbed(
      {},
      {
        fetch: async (input: RequestInfo | URL, init?: RequestInit) => held.fetch(input, init),
      },
    );
    const held = inWaves(async (input) => {
      const request = input as Request; // The recorder passes the original request on.
      const url = new URL(request.url);
      if (url.pathname.endsWith('/cart-items'))
        return page({ method: request.method, url, headers: request.headers, body: undefined });
      return json(url.pathname.endsWith('/application-context') ? { defaultCurrency: 'USD' } : {});
    });
    return { adapter, wavesOf: held.wavesOf, sent };
  }
  const at = { accountId: '001Tf0000000001IAA', locale };
  const all = (lines: number): readonly string[] => Array.from({ length: lines }, (_, nth) => idOf(nth));

  it('are read in four waves for 1,000 lines, at most four calls in one', async () => {
    const { adapter, wavesOf, sent } = longCart(1000);
    let ids: readonly string[] = [];
    const waves = await wavesOf(async () => {
      ids = (await adapter.cart.read(at)).lines.map(({ id }) => id);
    });
    expect(ids).toEqual(all(1000));
    expect(sent).toHaveLength(10);
    expect(waves.map((wave) => wave.length)).toEqual([2, 4, 4, 2]);
    expect(Math.max(...waves.map((wave) => wave.length))).toBeLessThanOrEqual(MOST);
  });

  it.each(['numbers', 'counts', 'refuses-numbers'] as const)(
    'are read by tokens, each line once, from a store without %s',
    async (without) => {
      const { adapter, wavesOf } = longCart(250, without);
      let ids: readonly string[] = [];
      await wavesOf(async () => {
        ids = (await adapter.cart.read(at)).lines.map(({ id }) => id);
      });
      expect(ids).toEqual(all(250));
    },
  );

  it('have their products read four calls at a time, with their prices', async () => {
    const idAt = (nth: number): string => `01tTf${String(nth).padStart(10, '0')}AAA`;
    const held = inWaves(async (input) => {
      const path = new URL((input as Request).url).pathname; // For the same reason as above.
      const matches = Array.from({ length: 100 }, (_, nth) => ({
        productId: null,
        nearIds: [idAt(nth), idAt(100 + nth)],
      }));
      return json(
        path.endsWith('matchProducts')
          ? { matches }
          : path.endsWith('getProductTerms')
            ? { products: [] }
            : { products: [], pricingLineItemResults: [], currencyIsoCode: 'USD' },
      );
    });
    const { adapter } = stubbed(
      {},
      { fetch: async (input: RequestInfo | URL, init?: RequestInit) => held.fetch(input, init) },
    );
    const waves = await held.wavesOf(() =>
      adapter.catalog.match({ entries: Array.from({ length: 100 }, (_, nth) => String(nth)), ...at }),
    );
    // One call for the matches, then ten for products, one for prices, one for terms and one for the store's settings.
    expect(waves.flat()).toHaveLength(14);
    expect(waves.length).toBe(1 + Math.ceil(13 / MOST));
    for (const wave of waves) expect(wave.length).toBeLessThanOrEqual(MOST);
  });
});
