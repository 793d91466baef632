import type { Cart, CartLine, Money, Product } from '../../domain';
import { addMoney, multiplyMoney } from '../../rules';
import { ownValue } from '../../rules/read';
import type { ProductQuantity } from './batch';
import type { CartState, OptimisticLine, OptimisticTotals } from './cart.types';

/** The lines, order and sums derived from carts and edits, kept identical wherever nothing changed. */
export type OptimisticCart = Pick<CartState, 'lines' | 'order' | 'byProduct' | 'adds' | 'totals' | 'minimum'>;

export const emptyOptimisticCart: OptimisticCart = { lines: {}, order: [], byProduct: {}, adds: {}, totals: null, minimum: {} };

const unitPrice = ({ price }: Product): Money | null => (price.state === 'known' ? price.current : null);

const lineTotal = (line: CartLine, quantity: number): Money | null => {
  if (quantity === line.quantity) return line.total;
  const price = unitPrice(line.product);
  return price === null || line.problem !== null ? null : multiplyMoney(price, quantity);
};

/** A line with an edit on top; the server's line when there is none. */
export const withEdit = (line: CartLine, quantity: number | undefined): OptimisticLine =>
  quantity === undefined
    ? { ...line, pending: false }
    : { ...line, quantity, total: lineTotal(line, quantity), pending: true };

/** The sums as the server sent them. They are final unless it says that prices are still being worked out. */
export const serverTotals = (cart: Cart): OptimisticTotals => ({
  cases: cart.totals.cases,
  countedCases: cart.counted.cases,
  countedValue: cart.counted.value,
  subtotal: cart.totals.subtotal,
  total: cart.totals.total,
  final: !cart.repricing,
});

/**
 * The sums after one line went from one quantity to another: a difference added to what stood, so that the work
 * does not grow with the cart. Tax and promotions wait for the server, which is why the result is not final.
 */
export function totalsAfterEdit(totals: OptimisticTotals, before: OptimisticLine, after: OptimisticLine | null): OptimisticTotals {
  // A line that can not be ordered is in no sum, so taking it out changes none.
  const cases = before.problem === null ? (after?.quantity ?? 0) - (before.quantity ?? 0) : 0;
  const counts = !before.free && before.problem === null;
  const moved = (sum: Money | null): Money | null => {
    const out = before.total;
    const into = after === null ? null : after.total;
    if (sum === null || (out === null && into === null)) return sum;
    const without = out === null ? sum : addMoney(sum, { minor: -out.minor, currency: out.currency });
    return into === null ? without : addMoney(without, into);
  };
  return {
    cases: totals.cases + cases,
    countedCases: totals.countedCases + (counts ? cases : 0),
    countedValue: counts ? moved(totals.countedValue) : totals.countedValue,
    subtotal: moved(totals.subtotal),
    total: moved(totals.total),
    final: false,
  };
}

/** The sums with more (or, below 0, less) of a product that has no line yet. They are not final. */
export function totalsAfterAdd(totals: OptimisticTotals, product: Product, quantity: number): OptimisticTotals {
  const price = unitPrice(product);
  const worth = price === null ? null : multiplyMoney(price, quantity);
  const moved = (sum: Money | null): Money | null => (sum === null || worth === null ? sum : addMoney(sum, worth));
  return {
    cases: totals.cases + quantity,
    countedCases: totals.countedCases + quantity,
    countedValue: moved(totals.countedValue),
    subtotal: moved(totals.subtotal),
    total: moved(totals.total),
    final: false,
  };
}

/** Whether two values read from a backend hold the same, down to the last field: a name may come in another language. */
function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b);
  const entries = Object.entries(a);
  return entries.length === Object.keys(b).length && entries.every(([key, value]) => same(value, ownValue(b, key)));
}

/** What the buyer wants and the server has not answered. */
export interface PendingView {
  /** Quantity by line id; 0 removes. */
  readonly edits: ReadonlyMap<string, number>;
  /** By product id, for products without a line. */
  readonly adds: ReadonlyMap<string, ProductQuantity>;
  /** Other products, by the id of the line in whose place they go. */
  readonly swaps: ReadonlyMap<string, ProductQuantity>;
  /** By product id, on top of what is there. */
  readonly incoming: ReadonlyMap<string, ProductQuantity>;
}

/** A line as the buyer wants it; null when it is to go. */
function wantedLine(line: CartLine, { edits, swaps, incoming }: PendingView): OptimisticLine | null {
  const swap = swaps.get(line.id);
  if (swap !== undefined) return swap.quantity === 0 ? null : swapped(line, swap);
  const more = line.free ? undefined : incoming.get(line.product.id);
  const quantity = edits.get(line.id) ?? (more && (line.quantity ?? 0) + more.quantity);
  return quantity === 0 ? null : withEdit(line, quantity);
}

function swapped(line: CartLine, { product, quantity }: ProductQuantity): OptimisticLine {
  const price = unitPrice(product);
  return { ...line, product, quantity, total: price && multiplyMoney(price, quantity), problem: null, promotion: null, pending: true };
}

/** What is on its way in and has no line yet, by product id. */
export function pendingAddsOf({ adds, incoming }: Pick<PendingView, 'adds' | 'incoming'>, hasLine: (productId: string) => boolean): readonly ProductQuantity[] {
  const batched = [...incoming.values()].filter(({ product }) => !adds.has(product.id) && !hasLine(product.id));
  return [...adds.values(), ...batched].filter(({ quantity }) => quantity > 0);
}

/**
 * What is shown of a cart with edits on top; lines that did not change keep their identity. `places` are those of
 * products that were brought back: the server puts them on top, the buyer finds them where they stood.
 */
export function applyPendingEdits(cart: Cart, wanted: PendingView, previous: OptimisticCart, places?: ReadonlyMap<string, number>): OptimisticCart {
  const lines: Record<string, OptimisticLine> = {};
  const byProduct: Record<string, string> = {};
  const shown: OptimisticLine[] = [];
  let totals = serverTotals(cart);
  for (const line of cart.lines) {
    const next = wantedLine(line, wanted);
    if (next === null || next.pending) totals = totalsAfterEdit(totals, withEdit(line, undefined), next);
    if (next === null) continue;
    const known = previous.lines[line.id];
    lines[line.id] = known !== undefined && same(known, next) ? known : next;
    if (!line.free) byProduct[next.product.id] ??= line.id;
    shown.push(next);
  }
  const onTheirWay = pendingAddsOf(wanted, (productId) =>
    cart.lines.some(({ id, product, free }) => product.id === productId && !free && !wanted.swaps.has(id)));
  const adds = Object.fromEntries(onTheirWay.map(({ product, quantity }) => [product.id, quantity]));
  for (const { product, quantity } of onTheirWay) totals = totalsAfterAdd(totals, product, quantity);
  // Free goods go with what earned them, before the server says so.
  const isAllFree = shown.length < cart.lines.length && shown.every(({ free }) => free);
  const order = isAllFree ? [] : inPlace(shown, places).map(({ id }) => id);
  const sameOrder = order.length === previous.order.length && order.every((id, at) => id === previous.order[at]);
  return { lines, byProduct, adds, order: sameOrder ? previous.order : order, totals, minimum: cart.minimum };
}

function inPlace(lines: readonly OptimisticLine[], places: ReadonlyMap<string, number> | undefined): readonly OptimisticLine[] {
  if (places === undefined) return lines;
  // What came since stands on top, as new lines do; free goods stay last.
  const rank = ({ free, product }: OptimisticLine) => (free ? places.size : (places.get(product.id) ?? -1));
  return [...lines].sort((a, b) => rank(a) - rank(b));
}
