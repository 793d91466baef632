import type { Cart, CartChange, CartChangeResult, CartLine, Product } from '../../../src/domain';
import type { Adapter } from '../../../src/ports';
import { createCartRuntime } from '../../../src/runtime/cart/cart.store';
import { loadSync } from '../../../src/runtime/cart/load-sync';

// The chunk is loaded before the first edit, as on a page.
await loadSync();

/** Waits of at least this many milliseconds lose a race against a response in flight. */
const LONG_WAIT_MS = 5000;

const usd = (minor: number) => ({ minor, currency: 'USD' });

/** A product that can be ordered, with its price in cents. */
export const product = (id: string, cents = 1000): Product => ({
  id,
  sku: id,
  upc: null,
  name: `Product ${id}`,
  brand: null,
  flavor: null,
  packageType: null,
  packSize: '',
  unitSize: null,
  caseQuantity: null,
  calories: null,
  caffeine: null,
  description: null,
  image: null,
  sellingUnit: 'case',
  quantityRule: { min: 1, max: null, step: 1 },
  stock: { label: null, available: null, backOn: null },
  price: { state: 'known', current: usd(cents), original: null, showOriginal: false, discount: null },
  lastOrdered: null,
});

/** A line of a cart, at ten dollars a case. */
export const lineOf = (id: string, of: Product, quantity: number): CartLine => ({
  id,
  product: of,
  quantity,
  total: usd(quantity * 1000),
  isFreeGood: false,
  problem: null,
  promotion: null,
});

/** A cart with these lines, at ten dollars a case. */
export function cartOf(lines: readonly CartLine[]): Cart {
  const cases = lines.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
  const value = usd(cases * 1000);
  return {
    id: 'cart',
    accountId: 'a',
    revision: null,
    lines,
    totals: {
      cases,
      subtotal: value,
      discounts: [],
      deposits: usd(0),
      minimumOrderCharge: null,
      tax: usd(0),
      taxRate: null,
      total: value,
    },
    minimum: {},
    minimumProgress: { cases, value },
    isRepricing: false,
    savedAt: '2026-11-17T10:35:00-05:00',
  };
}

/** A backend that answers each change when the test says how, and records the changes. Products are found by id. */
export function createCartHarness(products: readonly Product[], start: readonly CartLine[] = []) {
  let lines = [...start];
  let made = 0;
  const requests: CartChange[] = [];
  const heldReads: (() => void)[] = [];
  let holdsReads = false;
  const waiting: {
    settle: (outcome: 'done' | 'refused' | 'adjusted') => void;
    failRequest: (error: unknown) => void;
  }[] = [];

  const apply = (change: CartChange, limit = Infinity) => {
    if (change.type === 'add') {
      const known = lines.find((line) => line.product.id === change.productId);
      const of = products.find(({ id }) => id === change.productId);
      if (of === undefined) throw new Error('No such product');
      const next = lineOf(known?.id ?? `line-${++made}`, of, Math.min(limit, (known?.quantity ?? 0) + change.quantity));
      lines = known === undefined ? [next, ...lines] : lines.map((line) => (line === known ? next : line));
    } else if (change.type === 'set') {
      lines = lines.map((line) => (line.id === change.lineId ? lineOf(line.id, line.product, change.quantity) : line));
    } else if (change.type === 'replace') {
      const of = products.find(({ id }) => id === change.productId);
      if (of === undefined) throw new Error('No such product');
      lines = lines.map((line) =>
        line.id === change.lineId ? lineOf(`line-${++made}`, of, Math.min(limit, change.quantity)) : line,
      );
    } else if (change.type === 'add-many') {
      for (const item of [...change.items].reverse()) apply({ type: 'add', ...item }, limit);
    } else {
      lines = lines.filter(
        ({ id }) =>
          change.type !== 'clear' && (change.type === 'remove' ? change.lineId !== id : !change.lineIds.includes(id)),
      );
    }
  };

  const change = ({ change: requested }: { change: CartChange }) =>
    new Promise<CartChangeResult>((resolve, reject) => {
      requests.push(requested);
      waiting.push({
        failRequest: reject,
        settle: (outcome) => {
          if (outcome !== 'refused') apply(requested, outcome === 'adjusted' ? 2 : Infinity);
          const cart = cartOf(lines);
          if (outcome === 'done') resolve({ outcome: 'done', cart });
          else if (outcome === 'adjusted' && requested.type === 'add-many') {
            resolve({
              outcome: 'partial',
              cart,
              items: requested.items.map(({ productId }) => ({ productId, quantity: 2, reason: 'out-of-stock' })),
            });
          } else if (outcome === 'adjusted')
            resolve({ outcome: 'adjusted', cart, quantity: 2, reason: 'out-of-stock' });
          else resolve({ outcome: 'refused', cart, reason: 'out-of-stock' });
        },
      });
    });

  /** Returns the cart as it is at the time of the call, possibly later. */
  const read = async () => {
    const cart = cartOf(lines);
    if (holdsReads) await new Promise<void>((resolve) => heldReads.push(resolve));
    return cart;
  };
  const adapter: Adapter = { id: 'bench', cart: { read, change } };
  const cart = createCartRuntime(adapter, 'a', {
    wait: async (milliseconds) => {
      if (milliseconds >= LONG_WAIT_MS) await nextTask();
    },
    online: () => true,
  });
  const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
  const next = async () => {
    for (let turns = 0; turns < 20 && waiting.length === 0; turns++) await nextTask();
    const call = waiting.shift();
    if (call === undefined) throw new Error('No request was sent');
    return call;
  };
  return {
    cart,
    requests,
    serverLines: () => lines.map(({ product: of, quantity }) => [of.id, quantity]),
    respond: async (outcome: 'done' | 'refused' | 'adjusted' = 'done') => {
      (await next()).settle(outcome);
      await nextTask();
    },
    /** The request is executed, and its response lost. */
    loseResponse: async (error: unknown) => {
      const call = await next();
      apply(requests.at(-1) ?? { type: 'clear' });
      call.failRequest(error);
      await nextTask();
    },
    /** A remote change, without any signal to the cart. */
    changeRemotely: (change: CartChange) => apply(change),
    failRequest: async (error: unknown) => {
      (await next()).failRequest(error);
      await nextTask();
    },
    /** From now on a read returns only after `releaseReads`, with the cart as it was at the time of the call. */
    holdReads: () => void (holdsReads = true),
    releaseReads: async () => {
      holdsReads = false;
      heldReads.splice(0).forEach((release) => release());
      await nextTask();
    },
    /** Waits until a request is in flight. */
    untilInFlight: async () => {
      for (let turns = 0; turns < 20 && waiting.length === 0; turns++) await nextTask();
    },
    nextTask: nextTask,
  };
}

/** Quantity that a product card shows. */
export function displayedQuantity(cart: ReturnType<typeof createCartRuntime>, productId: string): number {
  const { lines, lineIdByProduct, pendingAdds } = cart.store.getState();
  return lines[lineIdByProduct[productId] ?? '']?.quantity ?? pendingAdds[productId] ?? 0;
}
