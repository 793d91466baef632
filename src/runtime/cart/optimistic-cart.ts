import type { Cart, CartLine, Money, Product } from '../../domain';
import { addMoney, multiplyMoney } from '../../rules';
import { ownValue } from '../../rules/read';
import type { CartState, OptimisticLine, OptimisticTotals, PendingEdits, ProductQuantity } from './cart.state';

/** The view derived from the server's cart and the pending edits. Unchanged parts keep their identity. */
export type OptimisticCart = Pick<
  CartState,
  'cart' | 'lines' | 'lineIds' | 'lineIdByProduct' | 'pendingAdds' | 'totals' | 'minimum'
>;

export const emptyOptimisticCart: OptimisticCart = {
  cart: null,
  lines: {},
  lineIds: [],
  lineIdByProduct: {},
  pendingAdds: {},
  totals: null,
  minimum: {},
};

const unitPrice = ({ price }: Product): Money | null => (price.state === 'known' ? price.current : null);

const lineTotal = (line: CartLine, quantity: number): Money | null => {
  if (quantity === line.quantity) return line.total;
  const price = unitPrice(line.product);
  return price === null || line.problem !== null ? null : multiplyMoney(price, quantity);
};

/** Applies an edit to a line; returns the server's line when there is none. */
export const withEdit = (line: CartLine, quantity: number | undefined): OptimisticLine =>
  quantity === undefined
    ? { ...line, pending: false }
    : { ...line, quantity, total: lineTotal(line, quantity), pending: true };

/** Totals as the server returned them. They are final unless the server is still calculating prices. */
export const serverTotals = (cart: Cart): OptimisticTotals => ({
  cases: cart.totals.cases,
  countedCases: cart.minimumProgress.cases,
  countedValue: cart.minimumProgress.value,
  subtotal: cart.totals.subtotal,
  total: cart.totals.total,
  final: !cart.isRepricing,
});

/** What the totals need of a line. */
type TotalsLine = Pick<OptimisticLine, 'quantity' | 'total' | 'problem' | 'isFreeGood'>;

const NO_LINE: TotalsLine = { quantity: 0, total: null, problem: null, isFreeGood: false };

/**
 * Totals after the quantity or the product of a line changed: adds the difference, so that the cost does not grow with
 * the cart. A line that cannot be ordered is neither in the cases nor in what counts towards the minimum. Not final,
 * because tax and promotions need the server.
 */
export function totalsAfterEdit(
  totals: OptimisticTotals,
  before: TotalsLine,
  edited: TotalsLine | null,
): OptimisticTotals {
  const after = edited ?? NO_LINE;
  const casesOf = ({ problem, quantity }: TotalsLine) => (problem === null ? (quantity ?? 0) : 0);
  const cases = casesOf(after) - casesOf(before);
  const parts = [
    [before, -1],
    [after, 1],
  ] as const;
  // An unknown amount is in no sum.
  const change = (sum: Money | null, isIn: (line: TotalsLine) => boolean = () => true): Money | null =>
    parts.reduce(
      (rest, [line, times]) =>
        rest && line.total && isIn(line) ? addMoney(rest, multiplyMoney(line.total, times)) : rest,
      sum,
    );
  return {
    cases: totals.cases + cases,
    countedCases: totals.countedCases + (before.isFreeGood ? 0 : cases),
    countedValue: change(totals.countedValue, ({ problem }) => problem === null && !before.isFreeGood),
    subtotal: change(totals.subtotal),
    total: change(totals.total),
    final: false,
  };
}

/** Totals after adding a product without a line; a negative quantity subtracts. Not final. */
export function totalsAfterAdd(totals: OptimisticTotals, product: Product, quantity: number): OptimisticTotals {
  const price = unitPrice(product);
  return totalsAfterEdit(totals, NO_LINE, { ...NO_LINE, quantity, total: price && multiplyMoney(price, quantity) });
}

/** Compares two values deeply. Lines are compared in full, because a name can arrive in another language. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => same(ownValue(a, key), ownValue(b, key)));
}

/** Returns the previous value if it is equal, with the type of the new one. */
const keepIfSame = <Value>(previous: Value | undefined, next: Value): Value =>
  previous && same(previous, next) ? previous : next;

/**
 * Returns the previous line if it is equal; otherwise keeps its product object if that is equal, so that memoized
 * components do not re-render.
 */
function keepLine(previous: OptimisticLine | undefined, next: OptimisticLine): OptimisticLine {
  const reused = keepIfSame(previous, next);
  return previous === undefined || reused === previous
    ? reused
    : { ...next, product: keepIfSame(previous.product, next.product) };
}

/** Sums the pending quantities of batches by product id. */
function sumBatches(
  { batches }: PendingEdits,
  isCounted: (productId: string, isInFlight: boolean) => boolean = () => true,
): ReadonlyMap<string, ProductQuantity> {
  const sums = new Map<string, ProductQuantity>();
  for (const { inFlight, waiting } of batches) {
    for (const items of [inFlight, waiting]) {
      for (const [id, { product, quantity }] of items) {
        if (isCounted(id, items === inFlight))
          sums.set(id, { product, quantity: quantity + (sums.get(id)?.quantity ?? 0) });
      }
    }
  }
  return sums;
}

/** Applies the pending edit of a line; null when the line is being removed, undefined without an edit. */
function editedLine(
  line: CartLine,
  { edits, replacements }: PendingEdits,
  batched: ReadonlyMap<string, ProductQuantity>,
): OptimisticLine | null | undefined {
  const replacement = replacements.get(line.id);
  if (replacement !== undefined) return replacement.quantity === 0 ? null : replacedLine(line, replacement);
  const more = line.isFreeGood ? undefined : batched.get(line.product.id);
  const quantity = edits.get(line.id) ?? (more && (line.quantity ?? 0) + more.quantity);
  if (quantity === undefined) return undefined;
  return quantity === 0 ? null : withEdit(line, quantity);
}

function replacedLine(line: CartLine, { product, quantity }: ProductQuantity): OptimisticLine {
  const price = unitPrice(product);
  return {
    ...line,
    product,
    quantity,
    total: price && multiplyMoney(price, quantity),
    problem: null,
    promotion: null,
    pending: true,
  };
}

/** Pending additions of products that have no line, or will have none after the request in flight. */
export function listPendingAdds(pending: PendingEdits, cart: Cart | null): readonly ProductQuantity[] {
  const batched = sumBatches(pending, (productId, isInFlight) => {
    const isInLine = cart?.lines.some(
      ({ id, product, isFreeGood }) =>
        product.id === productId && !isFreeGood && (isInFlight || !pending.replacements.has(id)),
    );
    return !pending.adds.has(productId) && isInLine !== true;
  });
  return [...pending.adds.values(), ...batched.values()].filter(({ quantity }) => quantity > 0);
}

/** Converts pending additions to quantities by product id. */
export function toPendingQuantities(
  adds: readonly ProductQuantity[],
  previous: CartState['pendingAdds'],
): CartState['pendingAdds'] {
  return keepIfSame(previous, Object.fromEntries(adds.map(({ product, quantity }) => [product.id, quantity])));
}

/**
 * Applies pending edits to the server's cart. Unchanged parts keep their identity, so that an edit re-renders only its
 * line and the summary. `places` are positions of restored products: the server returns them first, but buyers expect
 * them at their old position.
 */
export function applyPendingEdits(
  cart: Cart,
  pending: PendingEdits,
  previous: OptimisticCart,
  places?: ReadonlyMap<string, number>,
): OptimisticCart {
  const lines: Record<string, OptimisticLine> = {};
  const byProduct: Record<string, string> = {};
  const visible: OptimisticLine[] = [];
  const batched = sumBatches(pending);
  let totals = serverTotals(cart);
  for (const line of cart.lines) {
    const edited = editedLine(line, pending, batched);
    if (edited !== undefined) totals = totalsAfterEdit(totals, withEdit(line, undefined), edited);
    if (edited === null) continue;
    const known = previous.lines[line.id];
    // An unedited line of the same response is unchanged. Comparing all lines would make edits slower in large carts.
    const isUnedited = edited === undefined && known?.pending === false && previous.cart === cart;
    const next = isUnedited ? known : keepLine(known, edited ?? withEdit(line, undefined));
    lines[line.id] = next;
    if (!line.isFreeGood) byProduct[next.product.id] ??= line.id;
    visible.push(next);
  }
  const pendingAdds = listPendingAdds(pending, cart);
  for (const { product, quantity } of pendingAdds) totals = totalsAfterAdd(totals, product, quantity);
  // Free goods alone are hidden before the server removes them, because the products that earned them are gone.
  const isAllFree = visible.length < cart.lines.length && visible.every(({ isFreeGood }) => isFreeGood);
  const order = isAllFree ? [] : inPlace(visible, places).map(({ id }) => id);
  return {
    cart,
    lines: keepIfSame(previous.lines, lines),
    lineIdByProduct: keepIfSame<CartState['lineIdByProduct']>(previous.lineIdByProduct, byProduct),
    lineIds: keepIfSame<CartState['lineIds']>(previous.lineIds, order),
    pendingAdds: toPendingQuantities(pendingAdds, previous.pendingAdds),
    totals: keepIfSame(previous.totals, totals),
    minimum: cart.minimum,
  };
}

function inPlace(
  lines: readonly OptimisticLine[],
  places: ReadonlyMap<string, number> | undefined,
): readonly OptimisticLine[] {
  if (places === undefined) return lines;
  // Newer lines come first; free goods stay last.
  const rank = ({ isFreeGood, product }: OptimisticLine) => (isFreeGood ? places.size : (places.get(product.id) ?? -1));
  return [...lines].sort((a, b) => rank(a) - rank(b));
}
