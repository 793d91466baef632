import type { Cart, CartChange, CartChangeResult, CartLine, Product } from '../../../src/domain';
import type { Adapter } from '../../../src/ports';
import { createCartRuntime } from '../../../src/runtime/cart/cart.store';
import { loadSync } from '../../../src/runtime/cart/load-sync';

// Its chunk is here before the first edit, as it is on a page.
await loadSync();

/** Milliseconds of a wait that answers under way overtake. */
const LONG = 5000;

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
  stock: { label: null, left: null, backOn: null },
  price: { state: 'known', current: usd(cents), original: null, showOriginal: false, discount: null },
  lastOrdered: null,
});

/** A line of a cart, at ten dollars a case. */
export const lineOf = (id: string, of: Product, quantity: number): CartLine => ({
  id,
  product: of,
  quantity,
  total: usd(quantity * 1000),
  free: false,
  problem: null,
  promotion: null,
});

function cartOf(lines: readonly CartLine[]): Cart {
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
    counted: { cases, value },
    repricing: false,
    savedAt: '2026-11-17T10:35:00-05:00',
  };
}

/** A backend that answers each change when told to, and remembers what it was asked. */
export function bench(products: readonly Product[], start: readonly CartLine[] = []) {
  let lines = [...start];
  let made = 0;
  const asked: CartChange[] = [];
  const heldReads: (() => void)[] = [];
  let holdsReads = false;
  const waiting: { settle: (how: 'done' | 'refused' | 'adjusted') => void; fail: (error: unknown) => void }[] = [];

  const carryOut = (change: CartChange, limit = Infinity) => {
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
      for (const item of [...change.items].reverse()) carryOut({ type: 'add', ...item }, limit);
    } else {
      lines = lines.filter(
        ({ id }) =>
          change.type !== 'clear' && (change.type === 'remove' ? change.lineId !== id : !change.lineIds.includes(id)),
      );
    }
  };

  const change = ({ change: wanted }: { change: CartChange }) =>
    new Promise<CartChangeResult>((resolve, reject) => {
      asked.push(wanted);
      waiting.push({
        fail: reject,
        settle: (how) => {
          if (how !== 'refused') carryOut(wanted, how === 'adjusted' ? 2 : Infinity);
          const cart = cartOf(lines);
          if (how === 'done') resolve({ outcome: 'done', cart });
          else if (how === 'adjusted' && wanted.type === 'add-many') {
            resolve({
              outcome: 'partly',
              cart,
              items: wanted.items.map(({ productId }) => ({ productId, quantity: 2, reason: 'out-of-stock' })),
            });
          } else if (how === 'adjusted') resolve({ outcome: 'adjusted', cart, quantity: 2, reason: 'out-of-stock' });
          else resolve({ outcome: 'refused', cart, reason: 'out-of-stock' });
        },
      });
    });

  /** Answers with the cart as it is when it is asked, perhaps late. */
  const read = async () => {
    const cart = cartOf(lines);
    if (holdsReads) await new Promise<void>((resolve) => heldReads.push(resolve));
    return cart;
  };
  const adapter: Adapter = { id: 'bench', cart: { read, change } };
  const cart = createCartRuntime(adapter, 'a', {
    wait: async (milliseconds) => {
      if (milliseconds >= LONG) await turn();
    },
    online: () => true,
  });
  const turn = () => new Promise<void>((resolve) => setTimeout(resolve));
  const next = async () => {
    for (let turns = 0; turns < 20 && waiting.length === 0; turns++) await turn();
    const call = waiting.shift();
    if (call === undefined) throw new Error('Nothing was asked');
    return call;
  };
  return {
    cart,
    asked,
    stands: () => lines.map(({ product: of, quantity }) => [of.id, quantity]),
    answer: async (how: 'done' | 'refused' | 'adjusted' = 'done') => {
      (await next()).settle(how);
      await turn();
    },
    /** The request is carried out, and its answer lost. */
    lose: async (error: unknown) => {
      const call = await next();
      carryOut(asked.at(-1) ?? { type: 'clear' });
      call.fail(error);
      await turn();
    },
    /** Somebody else's change, which nobody is told of. */
    elsewhere: (change: CartChange) => carryOut(change),
    fail: async (error: unknown) => {
      (await next()).fail(error);
      await turn();
    },
    /** From now on a read is answered when it is let go, with the cart that stood when it was asked. */
    holdReads: () => void (holdsReads = true),
    releaseReads: async () => {
      holdsReads = false;
      heldReads.splice(0).forEach((release) => release());
      await turn();
    },
    /** Waits until a request is under way. */
    underWay: async () => {
      for (let turns = 0; turns < 20 && waiting.length === 0; turns++) await turn();
    },
    idle: turn,
  };
}

/** What a card shows of a product. */
export function shownOf(cart: ReturnType<typeof createCartRuntime>, productId: string): number {
  const { lines, lineIdByProduct, pendingAdds } = cart.store.getState();
  return lines[lineIdByProduct[productId] ?? '']?.quantity ?? pendingAdds[productId] ?? 0;
}
