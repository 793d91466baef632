import { createDemoAdapter, type DemoAdapter } from '../../src/adapters/demo';
import type { FaqItem, OrderSummary, Product } from '../../src/domain';
import { DEFAULT_SORT_ORDER, FAQ_PAGE, FAQ_PAGE_SIZE } from '../../src/rules';

const here = { locale: 'en-US' } as const;

/** A new demo that stores nothing, with the methods it was called with, such as `catalog.search`; some can be replaced. */
export function recordedDemo(replaced: Readonly<Record<string, () => Promise<unknown>>> = {}) {
  const calls: string[] = [];
  const recorded = (port: object, name: string): object =>
    new Proxy(port, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== 'function') return value;
        return (...args: readonly unknown[]): unknown => {
          const method = `${name}.${String(key)}`;
          calls.push(method);
          return replaced[method]?.() ?? Reflect.apply(value, target, args);
        };
      },
    });
  const adapter: DemoAdapter = new Proxy(createDemoAdapter({ storage: 'memory' }), {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'object' && value !== null ? recorded(value, String(key)) : value;
    },
  });
  return { adapter, calls };
}

/** Things that a page of the demo shows first. */
const demo = createDemoAdapter({ storage: 'memory' });

function required<Thing>(thing: Thing | undefined, name: string): Thing {
  if (thing === undefined) throw new Error(`The demo has no ${name}`);
  return thing;
}

export const defaultAccountId = async (): Promise<string> =>
  required((await demo.accounts.list({ ...here, includeOwn: true })).find(({ isDefault }) => isDefault)?.id, 'account');

export async function firstProduct(): Promise<Product> {
  const query = { text: '', page: 0, pageSize: 10, sort: null, facets: {} };
  const { items } = await demo.catalog.search({ ...query, ...here, accountId: await defaultAccountId() });
  return required(items[0], 'product');
}

export async function firstOrder(): Promise<OrderSummary> {
  const { items } = await demo.orders.search({
    text: '',
    placed: { start: null, end: null },
    statuses: [],
    sort: DEFAULT_SORT_ORDER,
    page: 0,
    pageSize: 10,
    ...here,
    accountId: await defaultAccountId(),
  });
  return required(
    items.find(({ isDraft }) => isDraft !== true),
    'order',
  );
}

export const firstQuestion = async (locale: string): Promise<FaqItem> =>
  required((await demo.content.faqs({ page: FAQ_PAGE, pageSize: FAQ_PAGE_SIZE, locale })).items[0], 'question');
