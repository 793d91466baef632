import type { Money } from '../../../domain';
import { PortError } from '../../../ports';
import { currencyDigits } from '../../../rules/money';
import { parseMoney } from '../../../rules/money-text';
import { numericOrNull } from '../../../rules/read';

/** A currency that amounts can be kept in. @throws PortError `malformed` for any other, and for none (decision 1) */
export function currencyOf(...codes: readonly (string | null | undefined)[]): string {
  const code = codes.find((one) => one) ?? '';
  try {
    currencyDigits(code);
  } catch (cause) {
    throw new PortError('malformed', 'The currency is not one that amounts can be kept in', { cause });
  }
  return code;
}

/** A number written out: the platform writes large and tiny ones as `1.0E7`. */
function writtenOut<Value>(value: Value): Value | string {
  const [, sign = '', whole = '', rest = '', power] = /^(-?)(\d+)(?:\.(\d+))?E(-?\d{1,2})$/.exec(String(value)) ?? [];
  if (power === undefined) return value;
  const at = whole.length + Number(power);
  const digits = (at > 0 ? `${whole}${rest}` : `${'0'.repeat(1 - at)}${whole}${rest}`).padEnd(at, '0');
  const point = Math.max(at, 1);
  return `${sign}${digits.slice(0, point)}.${digits.slice(point) || '0'}`;
}

/** An amount of the platform, exactly; null when there is none, or none that the currency can hold. */
export const amountOrNull = (value: string | number | null | undefined, currency: string): Money | null =>
  value === null || value === undefined ? null : parseMoney(writtenOut(value), currency);

/** An amount that has to be there. @throws PortError `malformed` */
export function amountOf(value: string | number | null | undefined, currency: string, what: string): Money {
  const amount = amountOrNull(value, currency);
  if (amount === null) throw new PortError('malformed', `The ${what} is no amount`);
  return amount;
}

/** Receives the name of a value that could not be read and is shown as “–”. */
export type Unreadable = (what: string) => void;

/** An amount that should be there: null and reported when it is missing, or none that the currency can hold. */
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

/** A quantity such as `2.0`; null when it is none. */
export const quantityOrNull = (value: unknown): number | null => numericOrNull(writtenOut(value));

/** Whether a line’s type says that it is a charge. Any other word, such as a newer one or one in the store’s language, leaves it a line: none is lost. */
export const isChargeType = (type: string | null): boolean => type !== null && /\b(charge|fee)\b/i.test(type);
