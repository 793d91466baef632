import type { Adapter, OrderQuery, OrderSummary, Product } from '../ports';
import { skip } from './expect';
import type { ProductFixtures } from './fixtures.types';
import type { At } from './testing.types';

/** Maximum number of an account's orders to check in detail. */
const SOME = 12;

/** A query that matches all orders. */
export const everyOrder: OrderQuery = {
  text: '',
  placed: { start: null, end: null },
  statuses: [],
  sort: 'CreatedDateDesc',
  page: 0,
  pageSize: 50,
};

/**
 * Returns a function for the newest placed orders of an account, read from the list if the adapter has it, otherwise
 * from the search.
 */
export const createOrderSamples = ({ orders }: Adapter, here: () => Promise<At>) => ({
  async orders(at?: At): Promise<readonly OrderSummary[]> {
    if (orders?.list === undefined && orders?.search === undefined)
      skip('needs orders.list or orders.search, to find an order');
    const request = at ?? (await here());
    const found = await (orders.list?.({ ...request, page: 0, pageSize: 20 }) ??
      orders.search?.({ ...request, ...everyOrder }));
    const placed = (found?.items ?? []).filter(({ isDraft }) => isDraft !== true);
    if (placed.length === 0) skip('needs an account with orders');
    return placed.slice(0, SOME);
  },
});

/** Kinds of products that cases request. */
export type SampleKind = Exclude<keyof ProductFixtures, 'orderable'>;

/** A product to order and its quantity limits. */
export interface Sample {
  readonly id: string;
  readonly min: number;
  readonly step: number;
  /** Null when the adapter cannot read products. */
  readonly product: Product | null;
}

const PAGES = 6;
const PAGE_SIZE = 50;

/**
 * Conditions for finding a product without a fixture. A product that only another account can order cannot be found.
 */
const kinds: Readonly<Record<SampleKind | 'orderable', (product: Product) => boolean>> = {
  orderable: ({ stock, price, quantityRule }) =>
    stock.label === null &&
    stock.available === null &&
    price.state === 'known' &&
    quantityRule.max === null &&
    quantityRule.step === 1,
  outOfStock: ({ stock }) => stock.label === 'out-of-stock',
  scarce: ({ stock, price }) =>
    stock.label !== 'out-of-stock' && stock.available !== null && stock.available < 1000 && price.state === 'known',
  stepped: ({ stock, price, quantityRule }) => stock.label === null && price.state === 'known' && quantityRule.step > 1,
  unpriced: ({ stock, price }) => stock.label !== 'out-of-stock' && price.state === 'unavailable',
  unlisted: () => false,
};

const sampleOf = (product: Product): Sample => ({
  id: product.id,
  min: product.quantityRule.min,
  step: product.quantityRule.step,
  product,
});

/** Products of the catalog by account, cached because they are the same in every environment. */
export type ReadCatalogs = Map<string | null, Promise<readonly Product[]>>;

/** Returns a function for sample products: those of the fixtures, otherwise the first matching ones of the catalog. */
export function createSamples(adapter: Adapter, fixtures: ProductFixtures, at: () => Promise<At>, known: ReadCatalogs) {
  async function read(request: At): Promise<readonly Product[]> {
    const found: Product[] = [];
    for (let page = 0; page < PAGES; page += 1) {
      const answer = await adapter.catalog?.search?.({
        ...request,
        text: '',
        sort: null,
        facets: {},
        page,
        pageSize: PAGE_SIZE,
      });
      found.push(...(answer?.items ?? []));
      if (answer?.hasMore !== true) break;
    }
    return found;
  }

  async function catalog(): Promise<readonly Product[]> {
    const request = await at();
    const reading = known.get(request.accountId) ?? read(request);
    known.set(request.accountId, reading);
    // After a failure the next case reads again.
    reading.catch(() => known.delete(request.accountId));
    return reading;
  }

  async function byId(id: string): Promise<Sample> {
    const product = await adapter.catalog?.product?.({ ...(await at()), productId: id });
    return product ? sampleOf(product) : { id, min: 1, step: 1, product: null };
  }

  async function find(
    kind: SampleKind | 'orderable',
    besides: readonly string[],
    count: number,
  ): Promise<readonly Sample[]> {
    const named = fixtures[kind];
    const ids = typeof named === 'string' ? [named] : named;
    if (ids !== undefined)
      return Promise.all(
        ids
          .filter((id) => !besides.includes(id))
          .slice(0, count)
          .map(byId),
      );
    return (await catalog())
      .filter((product) => kinds[kind](product) && !besides.includes(product.id))
      .slice(0, count)
      .map(sampleOf);
  }

  return {
    async products(count: number, besides: readonly string[] = []): Promise<readonly Sample[]> {
      const found = await find('orderable', besides, count);
      if (found.length < count) skip(`needs fixtures.products.orderable: ${count} of them that are not in the cart`);
      return found;
    },
    async product(kind: SampleKind): Promise<Sample> {
      const [found] = await find(kind, [], 1);
      return found ?? skip(`needs fixtures.products.${kind}`);
    },
  };
}
