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

/** One tab with a cart, its backend and its requests. */
export interface Stage {
  readonly cart: ReturnType<typeof createCartRuntime>;
  readonly backend: DemoAdapter;
  readonly changes: readonly CartChange[];
  /** Accounts that the changes name. */
  readonly accounts: readonly (string | null)[];
  /** Delays that the queue requested, in milliseconds. */
  readonly waits: readonly number[];
  online: boolean;
  strike(...faults: readonly FaultRule[]): void;
  /** Sends pending edits and waits until nothing is pending. */
  rest(): Promise<void>;
  /** Stored quantities by product, read without ports and faults. */
  storedQuantities(): Promise<Readonly<Record<string, number>>>;
  /** Displayed quantities by product. */
  displayedQuantities(): Readonly<Record<string, number>>;
  notices(): readonly string[];
  product(sku: string): Promise<Product>;
  lineOf(sku: string): string;
}

/** Milliseconds until the queue retries a held edit. */
const HOLD = 5000;

/** Opens a tab on a demo with the scripted cart. Tabs with the same store share one backend. */
export async function stage(
  options: DemoOptions & {
    readonly store?: DemoStore;
    readonly accountId?: string;
    readonly overlay?: (backend: DemoAdapter) => Partial<Adapter>;
  } = {},
): Promise<Stage> {
  const { store = createMemoryStore(), accountId = taproom, overlay, ...rest } = options;
  const backend = demo({ storage: store, ...rest });
  const changes: CartChange[] = [];
  const accounts: (string | null)[] = [];
  const waits: number[] = [];
  const ports: Adapter = { ...backend, ...overlay?.(backend) };
  const adapter: Adapter = {
    ...ports,
    cart: {
      ...ports.cart,
      change: async (request, options) => {
        changes.push(request.change);
        accounts.push(request.accountId);
        return (ports.cart?.change ?? backend.cart.change)(request, options);
      },
    },
  };
  const self = { online: true };
  const wait = (milliseconds: number): Promise<void> => {
    waits.push(milliseconds);
    // The test decides when held edits are sent.
    return milliseconds === HOLD ? new Promise(() => {}) : Promise.resolve();
  };
  const cart = createCartRuntime(adapter, accountId, { wait, online: () => self.online });
  await cart.refresh(locale);
  const state = () => cart.store.getState();
  return {
    cart,
    backend,
    changes,
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
    storedQuantities: async () => {
      const found = (await backend.demo.peek()).carts.find((one) => one.accountId === accountId);
      return Object.fromEntries((found?.lines ?? []).map(({ productId, quantity }) => [productId, quantity]));
    },
    displayedQuantities: () => {
      const { lines, lineIds, pendingAdds } = state();
      return {
        ...Object.fromEntries(
          lineIds.flatMap((id) =>
            lines[id] && !lines[id].isFreeGood ? [[lines[id].product.id, lines[id].quantity ?? Number.NaN]] : [],
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
