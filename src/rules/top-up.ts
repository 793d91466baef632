import type { Money } from './money';
import { addMoney, compareMoney, money, multiplyMoney } from './money';
import type { MinimumOrderShortfall, QuantityLimits } from './quantity';

/** A product that an account orders regularly, with what a top-up needs to propose it. */
export interface TopUpCandidate {
  readonly productId: string;
  /** Usual quantity per order. */
  readonly usual: number;
  /** Maximum available quantity; null when stock is not known to be low. */
  readonly available: number | null;
  /** Price of one unit; null without a price: the product then counts towards cases, not value. */
  readonly price: Money | null;
  readonly limits: QuantityLimits;
}

/** A proposed product and its quantity. */
export interface TopUpItem {
  readonly productId: string;
  readonly quantity: number;
}

/** Products that would close the shortfall. */
export interface TopUp {
  readonly items: readonly TopUpItem[];
  readonly cases: number;
  /** Total of the items; null when one has no price. */
  readonly value: Money | null;
}

/** Returns the smallest allowed quantity of at least `needed`, or the largest one of at most `most`; 0 if there is none. */
function roundToLimits(needed: number, most: number, { min, step }: QuantityLimits): number {
  const by = step ?? 1;
  const from = min ?? by;
  const up = from + Math.max(0, Math.ceil((needed - from) / by)) * by;
  const quantity = up <= most ? up : from + Math.floor((most - from) / by) * by;
  return quantity >= from && quantity <= most ? quantity : 0;
}

/**
 * Proposes products that reach the minimums of an account, below which checkout is blocked. Products ordered most
 * regularly come first, each up to its usual quantity; if all of them are not enough, a second pass goes up to twice
 * the usual quantity. The proposal exceeds the shortfall only as far as a product's quantity limits require. Null when
 * nothing is missing or the shortfall cannot be closed.
 */
export function proposeTopUp(
  missing: MinimumOrderShortfall | null,
  candidates: readonly TopUpCandidate[],
): TopUp | null {
  if (missing === null || candidates.length === 0) return null;
  const quantities = new Map<string, number>();
  const zero = missing.value === null ? null : money(0, missing.value.currency);
  const priced = candidates.filter(
    ({ price }) => missing.value === null || price === null || price.currency === missing.value.currency,
  );
  const sums = () => {
    let cases = 0;
    let value = zero;
    for (const { productId, price } of priced) {
      const quantity = quantities.get(productId) ?? 0;
      cases += quantity;
      if (value !== null && price !== null && quantity > 0) value = addMoney(value, multiplyMoney(price, quantity));
    }
    return { cases, value };
  };
  /** Quantity of a product that is still needed: the larger one of what the cases and the value require. */
  const stillNeeded = (price: Money | null): number => {
    const { cases, value } = sums();
    const byCases = (missing.cases ?? 0) - cases;
    const byValue =
      missing.value === null ||
      value === null ||
      price === null ||
      price.minor <= 0 ||
      compareMoney(value, missing.value) >= 0
        ? 0
        : Math.ceil((missing.value.minor - value.minor) / price.minor);
    return Math.max(byCases, byValue);
  };
  for (const times of [1, 2]) {
    for (const { productId, usual, available, price, limits } of priced) {
      const had = quantities.get(productId) ?? 0;
      const needed = stillNeeded(price);
      if (needed <= 0) continue;
      const most = Math.min(usual * times, available ?? Infinity, limits.max ?? Infinity);
      const quantity = roundToLimits(Math.min(had + needed, most), most, limits);
      if (quantity > had) quantities.set(productId, quantity);
    }
  }
  const { cases, value } = sums();
  if (cases < (missing.cases ?? 0)) return null;
  if (missing.value !== null && value !== null && compareMoney(value, missing.value) < 0) return null;
  const items = priced.flatMap(({ productId }) =>
    quantities.has(productId) ? [{ productId, quantity: quantities.get(productId) ?? 0 }] : [],
  );
  return items.length === 0 ? null : { items, cases, value: valueOf(items, candidates) };
}

function valueOf(items: readonly TopUpItem[], candidates: readonly TopUpCandidate[]): Money | null {
  const amounts = items.map(({ productId, quantity }) => {
    const price = candidates.find((candidate) => candidate.productId === productId)?.price ?? null;
    return price && multiplyMoney(price, quantity);
  });
  const [first, ...others] = amounts.filter((amount) => amount !== null);
  return first === undefined || others.length + 1 < amounts.length ? null : addMoney(first, ...others);
}
