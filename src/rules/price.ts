import { numericOrNull } from './read';

/** An original and a current price: numbers or numeric strings, as the backend returns them. */
export interface OriginalPrice {
  /** The store's flag; only `true` shows the original price. */
  readonly show: unknown;
  readonly original: unknown;
  readonly current: unknown;
}

/**
 * True when the original price is shown struck through: the flag is true, both prices are numbers or numeric strings of
 * at least 0, and the original is higher, compared as numbers (decision 7).
 */
export function isOriginalPriceShown({ show, original, current }: OriginalPrice): boolean {
  if (show !== true) return false;
  const before = numericOrNull(original);
  const now = numericOrNull(current);
  return before !== null && now !== null && before >= 0 && now >= 0 && before > now;
}

/**
 * True for a numeric string below 0. A number does not count, so adapters must keep the original string (decision 7).
 */
export function isDiscountShown(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const discount = numericOrNull(value);
  return discount !== null && discount < 0;
}
