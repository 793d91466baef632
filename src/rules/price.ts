import { numericOrNull } from './read';

/** An original price beside the current one: numbers or numeric texts, as the backend has them. */
export interface OriginalPrice {
  /** The store's flag; only `true` shows anything. */
  readonly show: unknown;
  readonly original: unknown;
  readonly current: unknown;
}

/**
 * True when the original price is shown, struck: the flag is on, both prices are numbers or numeric texts of at least
 * 0, and the original is the higher one, compared as numbers (decision 7).
 */
export function isOriginalPriceShown({ show, original, current }: OriginalPrice): boolean {
  if (show !== true) return false;
  const before = numericOrNull(original);
  const now = numericOrNull(current);
  return before !== null && now !== null && before >= 0 && now >= 0 && before > now;
}

/** True for a numeric text below 0; a number is not enough, so adapters keep both sign and text (decision 7). */
export function isDiscountShown(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const discount = numericOrNull(value);
  return discount !== null && discount < 0;
}
