import type { Money } from './money';

/** The days of a month that every month has: autopay draws on one of them, or on each invoice's due date. */
export const AUTOPAY_DAYS: readonly number[] = Array.from({ length: 28 }, (_, at) => at + 1);

/** What is wrong with how autopay is to pay; null when nothing is. */
export function autopayProblem(
  { day, limit }: { readonly day: number | null; readonly limit: Money | null },
  currency: string,
): { readonly field: 'day' | 'limit'; readonly code: 'badInput' | 'rangeUnderflow' } | null {
  if (day !== null && !AUTOPAY_DAYS.includes(day)) return { field: 'day', code: 'badInput' };
  if (limit === null) return null;
  if (limit.currency !== currency || !Number.isSafeInteger(limit.minor)) return { field: 'limit', code: 'badInput' };
  return limit.minor > 0 ? null : { field: 'limit', code: 'rangeUnderflow' };
}
