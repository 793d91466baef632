import type { Money } from './money';
import { compareMoney, subtractMoney } from './money';
import { problem, type FieldProblem } from './problem';
import { numericOrNull } from './read';

/** Quantity limits of a product; absent means no limit. The unit is the product's own, usually cases. */
export interface QuantityLimits {
  readonly min?: number | null;
  readonly max?: number | null;
  /** Increment, counted from `min`, or from 0 without one. Default: 1. */
  readonly step?: number | null;
}

/**
 * Validates a quantity. Problems, in the order of the checks (decision 14): blank (`valueMissing`), not a number
 * (`badInput`), zero (`invalidEntry`: 0 is always an error), too low (`rangeUnderflow` with `min`), too high
 * (`rangeOverflow` with `max`), between two steps (`stepMismatch` with `step` and the nearest allowed quantities
 * `lower` and `upper`). A negative quantity is too low whatever the limits. In a list where blank means "not ordered",
 * the caller skips blank fields.
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
  const whole = Math.round(steps);
  // Decimal steps are not exact in binary: 0.3 / 0.1 is 2.9999999999999996. Zero is no allowed quantity.
  if (base + whole > 0 && Math.abs(steps - whole) <= 1e-9 * Math.max(1, Math.abs(steps))) return null;
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

/** Removes the rounding error of binary fractions. */
const plain = (value: number): number => Number(value.toPrecision(12));

/** Factor of the largest quantity in a year above which the buyer confirms a quantity (decision 57). */
const ASK_ABOVE_TIMES = 5;

/**
 * The quantity above which the buyer confirms it (decision 57): five times the largest quantity that the account
 * ordered at once in a year, or `truckload` if it never ordered the product.
 */
export const askAboveOf = (largest: number | null, truckload: number): number =>
  largest === null ? truckload : ASK_ABOVE_TIMES * largest;

/** Whether the buyer has to confirm a quantity; false when the usual quantity is unknown. */
export const isUnusual = (quantity: number, usual: { readonly askAbove: number } | null | undefined): boolean =>
  usual !== null && usual !== undefined && quantity > usual.askAbove;

/** How many times the usual quantity this is, rounded down; null without a usual quantity. */
export const timesUsual = (quantity: number, usual: number | null): number | null =>
  usual === null || usual <= 0 ? null : Math.floor(quantity / usual);

/** The totals of a cart that count towards the minimums. The caller leaves out free goods and unavailable lines. */
export interface CountedCart {
  readonly cases: number;
  readonly value: Money;
}

/** Minimums of an account's delivery or pickup; an absent one does not apply (decision 6). */
export interface OrderMinimum {
  readonly cases?: number | null;
  readonly value?: Money | null;
}

/** The missing part of each minimum; null for a minimum that is met or does not apply. */
export interface MinimumOrderShortfall {
  readonly cases: number | null;
  readonly value: Money | null;
}

/**
 * Returns what a cart lacks for checkout, or null when it meets both minimums (decision 6). Free goods and
 * undeliverable lines do not count unless the port says so; the caller has already left them out of `cart`.
 * @throws CurrencyMismatchError when cart and minimum have different currencies.
 */
export function minimumOrderShortfall(
  cart: CountedCart,
  minimum: OrderMinimum | null | undefined,
): MinimumOrderShortfall | null {
  const required = finite(minimum?.cases) ?? 0;
  const counted = finite(cart.cases) ?? 0;
  const cases = required > counted ? plain(required - counted) : null;
  const worth = minimum?.value ?? null;
  const value = worth !== null && compareMoney(cart.value, worth) < 0 ? subtractMoney(worth, cart.value) : null;
  return cases === null && value === null ? null : { cases, value };
}
