import type { Money } from './money';
import { compareMoney, subtractMoney } from './money';
import { problem, type FieldProblem } from './problem';
import { numericOrNull } from './read';

/** What a product allows; absent means no limit. Units are the product's own, usually cases. */
export interface QuantityLimits {
  readonly min?: number | null;
  readonly max?: number | null;
  /** Counted from `min`, or from 0 without one; 1 unless said. */
  readonly step?: number | null;
}

/**
 * What is wrong with a quantity, in this order (decision 14): nothing typed (`valueMissing`), not a number
 * (`badInput`), zero (`invalidEntry`: 0 is an error everywhere), too low (`rangeUnderflow`, names `min`), too high
 * (`rangeOverflow`, names `max`), between two steps (`stepMismatch`, names `step` and the allowed neighbours `lower`
 * and `upper`). A negative quantity is too low whatever the limits say. In a list where a blank means "not ordered" the
 * caller does not ask about blanks.
 */
export function quantityProblem(value: unknown, limits: QuantityLimits = {}): FieldProblem | null {
  const text = typeof value === 'string' ? value.trim() : value;
  if (text === '' || text === null || text === undefined) return problem('valueMissing');
  const quantity = numericOrNull(text);
  if (quantity === null) return problem('badInput');
  if (quantity === 0) return problem('invalidEntry');

  const min = finite(limits.min);
  const max = finite(limits.max) ?? Number.MAX_SAFE_INTEGER;
  const step = positive(limits.step) ?? 1;
  if (quantity < 0 || (min !== null && quantity < min)) {
    return problem('rangeUnderflow', { min: min !== null && min > 0 ? min : step });
  }
  if (quantity > max) return problem('rangeOverflow', { max });

  const base = min ?? 0;
  const steps = (quantity - base) / step;
  // Decimal steps are not exact in binary: 0.3 / 0.1 is 2.9999999999999996.
  if (Math.abs(steps - Math.round(steps)) <= 1e-9 * Math.max(1, Math.abs(steps))) return null;
  const lower = base + Math.floor(steps) * step;
  const upper = lower + step;
  return problem('stepMismatch', {
    step,
    lower: plain(lower > 0 ? lower : upper),
    upper: plain(upper <= max ? upper : lower),
  });
}

const finite = (value: number | null | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

const positive = (value: number | null | undefined): number | null => {
  const number = finite(value);
  return number !== null && number > 0 ? number : null;
};

/** Without the dust of a binary fraction. */
const plain = (value: number): number => Number(value.toPrecision(12));

/** Times the largest quantity of a year beyond which one is asked about (decision 57). */
const ASK_ABOVE_TIMES = 5;

/**
 * The quantity above which an account is asked whether it means it (decision 57): five times the largest it ordered at
 * once in a year, or `truckload` where it has never ordered the product.
 */
export const askAboveOf = (largest: number | null, truckload: number): number =>
  largest === null ? truckload : ASK_ABOVE_TIMES * largest;

/** Whether an account is asked about a quantity; never where nobody says what is usual. */
export const isUnusual = (quantity: number, usual: { readonly askAbove: number } | null | undefined): boolean =>
  usual !== null && usual !== undefined && quantity > usual.askAbove;

/** How many times its usual quantity an account asks for, rounded down; null where it has none. */
export const timesUsual = (quantity: number, usual: number | null): number | null =>
  usual === null || usual <= 0 ? null : Math.floor(quantity / usual);

/** What of a cart counts towards its minimums: free goods and unavailable lines are left out by the caller. */
export interface CountedCart {
  readonly cases: number;
  readonly value: Money;
}

/** The minimums of an account's delivery or pickup; absent means there is none (decision 6). */
export interface OrderMinimum {
  readonly cases?: number | null;
  readonly value?: Money | null;
}

/** How much is missing; null beside a minimum that is met or not there. */
export interface MinimumOrderShortfall {
  readonly cases: number | null;
  readonly value: Money | null;
}

/**
 * What a cart lacks to be checked out, or null when both its minimums are met (decision 6).
 * Free goods and lines that can not be delivered do not count unless the port says so: the caller has already left
 * them out of `cart`.
 * @throws CurrencyMismatchError when cart and minimum are in two currencies.
 */
export function minimumOrderShortfall(
  cart: CountedCart,
  minimum: OrderMinimum | null | undefined,
): MinimumOrderShortfall | null {
  const wanted = finite(minimum?.cases) ?? 0;
  const counted = finite(cart.cases) ?? 0;
  const cases = wanted > counted ? plain(wanted - counted) : null;
  const worth = minimum?.value ?? null;
  const value = worth !== null && compareMoney(cart.value, worth) < 0 ? subtractMoney(worth, cart.value) : null;
  return cases === null && value === null ? null : { cases, value };
}
