import type {
  Account,
  Cart,
  CartChange,
  CartChangeResult,
  CartLine,
  ConditionOnAccount,
  SessionUser,
} from '../../../src/domain';
import type { Adapter } from '../../../src/ports';
import { lineOf, product } from '../cart/cart-support';

const usd = (minor: number) => ({ minor, currency: 'USD' });

const account = (id: string, conditions: readonly ConditionOnAccount[] = []): Account => ({
  id,
  name: `Account ${id}`,
  number: null,
  address: null,
  isDefault: false,
  isOwn: true,
  conditions,
});

function cartOfLines(accountId: string, lines: readonly CartLine[]): Cart {
  const cases = lines.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
  const value = usd(cases * 1000);
  return {
    id: `cart-${accountId}`,
    accountId,
    revision: null,
    lines,
    totals: {
      cases,
      subtotal: value,
      discounts: [],
      deposits: null,
      minimumOrderCharge: null,
      tax: null,
      taxRate: null,
      total: value,
    },
    minimum: { cases: 2 },
    minimumProgress: { cases, value },
    isRepricing: false,
    savedAt: '2026-11-17T10:35:00-05:00',
  };
}

/** Products of the backend: `gone` is out of stock, `dear` has no price, and `six` has a quantity rule of its own. */
const products = [
  product('cola'),
  product('juice'),
  { ...product('gone'), stock: { label: 'out-of-stock', available: 0, backOn: null } as const },
  { ...product('dear'), price: { state: 'unavailable' } as const },
  { ...product('six'), quantityRule: { min: 6, max: 12, step: 6 } },
];

interface BackendOptions {
  readonly guest?: boolean;
  readonly permissions?: SessionUser['permissions'];
  readonly conditions?: readonly ConditionOnAccount[];
  /** Replaces the backend's response to a change. */
  readonly change?: (change: CartChange, next: () => CartChangeResult) => Promise<CartChangeResult>;
}

let made = 0;

/**
 * A backend with a buyer of two accounts and a cart for each. Also returns the recorded changes and calls, and `put`,
 * which changes a cart behind the adapter.
 */
export function hostBackend({ guest = false, permissions = ['ordering'], conditions, change }: BackendOptions = {}) {
  const carts = new Map<string | null, readonly CartLine[]>([['oak', [lineOf('l1', product('cola'), 3)]]]);
  const changes: CartChange[] = [];
  const calls = { reads: 0, sessions: 0, products: 0 };
  const linesOf = (accountId: string | null) => carts.get(accountId) ?? [];
  const toCart = (accountId: string | null) => cartOfLines(accountId ?? 'guest', linesOf(accountId));

  const putLine = (accountId: string | null, productId: string, quantity: number) => {
    const lines = linesOf(accountId);
    const known = lines.find((line) => line.product.id === productId);
    const of = products.find(({ id }) => id === productId);
    if (of === undefined) throw new Error(`No product ${productId}`);
    const next = lineOf(known?.id ?? `line-${++made}`, of, (known?.quantity ?? 0) + quantity);
    carts.set(accountId, known ? lines.map((line) => (line === known ? next : line)) : [next, ...lines]);
  };
  const apply = (accountId: string | null, requested: CartChange): CartChangeResult => {
    if (requested.type === 'add') putLine(accountId, requested.productId, requested.quantity);
    if (requested.type === 'add-many')
      for (const item of requested.items) putLine(accountId, item.productId, item.quantity);
    if (requested.type === 'set')
      carts.set(
        accountId,
        linesOf(accountId).map((line) =>
          line.id === requested.lineId ? lineOf(line.id, line.product, requested.quantity) : line,
        ),
      );
    return { outcome: 'done', cart: toCart(accountId) };
  };

  const adapter: Adapter = {
    id: `host-${++made}`,
    session: {
      isGuest: async () => ((calls.sessions += 1), guest),
      user: async () => ({ id: 'u', firstName: 'Dana', accountId: 'oak', permissions }),
    },
    accounts: { list: async () => [account('oak', conditions), account('pine')], switchTo: async () => {} },
    cart: {
      read: async ({ accountId }) => ((calls.reads += 1), toCart(accountId)),
      change: async ({ change: requested, accountId }) => {
        changes.push(requested);
        const next = () => apply(accountId, requested);
        return change === undefined ? next() : change(requested, next);
      },
    },
    catalog: {
      product: async ({ productId }) => {
        calls.products += 1;
        const found = products.find(({ id }) => id === productId);
        return found === undefined ? null : { ...found, gallery: [] };
      },
      match: async ({ entries }) =>
        entries.map((entry) => ({
          entry,
          product: products.find(({ sku }) => sku === entry) ?? null,
          suggestions: [],
        })),
    },
  };
  return { adapter, changes, calls, putLine };
}
