import {
  createMemoryStore,
  type DemoAdapter,
  type DemoOptions,
  type DemoStore,
  type FaultRule,
} from '../../src/adapters/demo';
import type { CartChange, Product } from '../../src/domain';
import type { Adapter } from '../../src/ports';
import { createCartRuntime } from '../../src/runtime/cart/cart.store';
import { demo, here, locale, taproom } from '../adapters/demo/demo-support';

/** One tab with a cart, its backend, and what it asked. */
export interface Stage {
  readonly cart: ReturnType<typeof createCartRuntime>;
  readonly backend: DemoAdapter;
  readonly asked: readonly CartChange[];
  /** Accounts the changes named. */
  readonly accounts: readonly (string | null)[];
  /** Waits the queue asked for, in milliseconds. */
  readonly waits: readonly number[];
  online: boolean;
  strike(...faults: readonly FaultRule[]): void;
  /** Sends what waits and lets everything come to rest. */
  rest(): Promise<void>;
  /** Quantities as they are kept, by product: read past ports and faults. */
  kept(): Promise<Readonly<Record<string, number>>>;
  /** Quantities as they are shown. */
  shown(): Readonly<Record<string, number>>;
  notices(): readonly string[];
  product(sku: string): Promise<Product>;
  lineOf(sku: string): string;
}

/** Milliseconds after which the queue tries a held edit again. */
const HOLD = 5000;

/** A tab on a demo with the story's cart. Tabs given one store have one backend. */
export async function stage(
  options: DemoOptions & {
    readonly store?: DemoStore;
    readonly accountId?: string;
    readonly overlay?: (backend: DemoAdapter) => Partial<Adapter>;
  } = {},
): Promise<Stage> {
  const { store = createMemoryStore(), accountId = taproom, overlay, ...rest } = options;
  const backend = demo({ storage: store, ...rest });
  const asked: CartChange[] = [];
  const accounts: (string | null)[] = [];
  const waits: number[] = [];
  const ports: Adapter = { ...backend, ...overlay?.(backend) };
  const adapter: Adapter = {
    ...ports,
    cart: {
      ...ports.cart,
      change: async (request, options) => {
        asked.push(request.change);
        accounts.push(request.accountId);
        return (ports.cart?.change ?? backend.cart.change)(request, options);
      },
    },
  };
  const self = { online: true };
  const wait = (milliseconds: number): Promise<void> => {
    waits.push(milliseconds);
    // What is held back is sent when the tab says so, not by itself.
    return milliseconds === HOLD ? new Promise(() => {}) : Promise.resolve();
  };
  const cart = createCartRuntime(adapter, accountId, { wait, online: () => self.online });
  await cart.refresh(locale);
  const state = () => cart.store.getState();
  return {
    cart,
    backend,
    asked,
    accounts,
    waits,
    get online() {
      return self.online;
    },
    set online(now) {
      self.online = now;
    },
    strike: (...faults) => backend.demo.setFaults(faults),
    rest: async () => {
      await cart.settle();
      await new Promise((resolve) => setTimeout(resolve));
      await cart.settle();
    },
    kept: async () => {
      const found = (await backend.demo.peek()).carts.find((one) => one.accountId === accountId);
      return Object.fromEntries((found?.lines ?? []).map(({ productId, quantity }) => [productId, quantity]));
    },
    shown: () => {
      const { lines, lineIds, pendingAdds } = state();
      return {
        ...Object.fromEntries(
          lineIds.flatMap((id) =>
            lines[id] && !lines[id].free ? [[lines[id].product.id, lines[id].quantity ?? Number.NaN]] : [],
          ),
        ),
        ...pendingAdds,
      };
    },
    notices: () => state().notices.map(({ kind, reason, quantity }) => `${kind} ${reason ?? 'unknown'} ${quantity}`),
    product: async (sku) => {
      const { items } = await backend.catalog.search({
        ...here,
        text: sku,
        sort: null,
        facets: {},
        page: 0,
        pageSize: 10,
      });
      const found = items.find((item) => item.sku === sku);
      if (found === undefined) throw new Error(`No product ${sku}`);
      return found;
    },
    lineOf: (sku) => {
      const { lines, lineIds } = state();
      const id = lineIds.find((one) => lines[one]?.product.sku === sku);
      if (id === undefined) throw new Error(`No line of ${sku}`);
      return id;
    },
  };
}
