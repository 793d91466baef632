import type { Money } from './money';
import { addMoney, compareMoney, money, multiplyMoney } from './money';
import type { MinimumOrderShortfall, QuantityLimits } from './quantity';

/** A product that an account keeps ordering, as far as a proposal asks. */
export interface TopUpCandidate {
  readonly productId: string;
  /** The quantity usually ordered at once. */
  readonly usual: number;
  /** Most that is left of it; null where it is not known to be little. */
  readonly left: number | null;
  /** The price of one; null where there is none: such a product can fill cases, not value. */
  readonly price: Money | null;
  readonly limits: QuantityLimits;
}

/** A product proposed, and how many of it. */
export interface TopUpItem {
  readonly productId: string;
  readonly quantity: number;
}

/** What would close the gap. */
export interface TopUp {
  readonly items: readonly TopUpItem[];
  readonly cases: number;
  /** What the items cost; null where one has no price. */
  readonly value: Money | null;
}

/** The smallest quantity that may be ordered and is at least `wanted`, not past `most`; 0 where there is none. */
function fitting(wanted: number, most: number, { min, step }: QuantityLimits): number {
  const from = min ?? 1;
  const by = step ?? 1;
  const up = from + Math.max(0, Math.ceil((wanted - from) / by)) * by;
  const quantity = up <= most ? up : from + Math.floor((most - from) / by) * by;
  return quantity >= from && quantity <= most ? quantity : 0;
}

/**
 * What an account could add to reach its minimums (below them checkout is blocked), from what it keeps ordering.
 * The most regular products come first and each in no more than its usual quantity; when all of them together do not
 * reach, they are gone through again, up to twice the usual. Nothing is proposed beyond what is missing but what a
 * product's own rule forces. Null when nothing is missing or the gap can not be closed.
 */
export function proposeTopUp(
  missing: MinimumOrderShortfall | null,
  candidates: readonly TopUpCandidate[],
): TopUp | null {
  if (missing === null || candidates.length === 0) return null;
  const wanted = new Map<string, number>();
  const zero = missing.value === null ? null : money(0, missing.value.currency);
  const priced = candidates.filter(({ price }) => missing.value === null || price?.currency === missing.value.currency);
  const sums = () => {
    let cases = 0;
    let value = zero;
    for (const { productId, price } of priced) {
      const quantity = wanted.get(productId) ?? 0;
      cases += quantity;
      if (value !== null && price !== null && quantity > 0) value = addMoney(value, multiplyMoney(price, quantity));
    }
    return { cases, value };
  };
  /** How many more of a product are needed now, by cases and by value, whichever asks for more. */
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
    for (const { productId, usual, left, price, limits } of priced) {
      const had = wanted.get(productId) ?? 0;
      const needed = stillNeeded(price);
      if (needed <= 0) continue;
      const most = Math.min(usual * times, left ?? Infinity, limits.max ?? Infinity);
      const quantity = fitting(Math.min(had + needed, most), most, limits);
      if (quantity > had) wanted.set(productId, quantity);
    }
  }
  if (priced.length === 0 || stillNeeded(priced.find(({ price }) => price !== null)?.price ?? null) > 0) return null;
  const items = priced.flatMap(({ productId }) =>
    wanted.has(productId) ? [{ productId, quantity: wanted.get(productId) ?? 0 }] : [],
  );
  return items.length === 0 ? null : { items, cases: sums().cases, value: valueOf(items, candidates) };
}

function valueOf(items: readonly TopUpItem[], candidates: readonly TopUpCandidate[]): Money | null {
  const amounts = items.map(({ productId, quantity }) => {
    const price = candidates.find((candidate) => candidate.productId === productId)?.price ?? null;
    return price && multiplyMoney(price, quantity);
  });
  const [first, ...others] = amounts.filter((amount) => amount !== null);
  return first === undefined || others.length + 1 < amounts.length ? null : addMoney(first, ...others);
}
