import type { Money } from '../../../domain';
import { PortError } from '../../../ports';
import { currencyDigits } from '../../../rules/money';
import { parseMoney } from '../../../rules/money-text';
import { numericOrNull } from '../../../rules/read';

/** Returns a supported currency. @throws PortError `malformed` for an unsupported or missing one (decision 1) */
export function currencyOf(...codes: readonly (string | null | undefined)[]): string {
  const code = codes.find((one) => one) ?? '';
  try {
    currencyDigits(code);
  } catch (cause) {
    throw new PortError('malformed', 'The currency is not supported', { cause });
  }
  return code;
}

/** Expands exponents: the platform writes large and small numbers as `1.0E7`. */
function writtenOut<Value>(value: Value): Value | string {
  const [, sign = '', whole = '', rest = '', power] = /^(-?)(\d+)(?:\.(\d+))?E(-?\d{1,2})$/.exec(String(value)) ?? [];
  if (power === undefined) return value;
  const at = whole.length + Number(power);
  const digits = (at > 0 ? `${whole}${rest}` : `${'0'.repeat(1 - at)}${whole}${rest}`).padEnd(at, '0');
  const point = Math.max(at, 1);
  return `${sign}${digits.slice(0, point)}.${digits.slice(point) || '0'}`;
}

/** Parses an amount exactly; null when it is missing or invalid in the currency. */
export const amountOrNull = (value: string | number | null | undefined, currency: string): Money | null =>
  value === null || value === undefined ? null : parseMoney(writtenOut(value), currency);

/** Parses a required amount. @throws PortError `malformed` */
export function amountOf(value: string | number | null | undefined, currency: string, what: string): Money {
  const amount = amountOrNull(value, currency);
  if (amount === null) throw new PortError('malformed', `The ${what} is not a valid amount`);
  return amount;
}

/** Called with the name of an unreadable value, which is shown as “–”. */
export type Unreadable = (what: string) => void;

/** Parses an expected amount: null and reported when it is missing or invalid in the currency. */
export function amountOrReport(
  value: string | number | null | undefined,
  currency: string,
  what: string,
  unreadable: Unreadable,
): Money | null {
  const amount = amountOrNull(value, currency);
  if (amount === null) unreadable(what);
  return amount;
}

/** Parses a quantity such as `2.0`; null when it is invalid. */
export const quantityOrNull = (value: unknown): number | null => numericOrNull(writtenOut(value));

/**
 * Whether a line’s type is a charge. Any other text, such as a new or translated one, keeps it a line, so that none is
 * lost.
 */
export const isChargeType = (type: string | null): boolean => type !== null && /\b(charge|fee)\b/i.test(type);
