import { MAX_FRACTION_DIGITS } from './limits';
import { numberFormat } from './number-format';

/** An amount of money: an integer in the currency's smallest unit (cents), never a float. */
export interface Money {
  /** A safe integer; negative for a credit. */
  readonly minor: number;
  /** ISO 4217, upper case: `USD`, `CAD`, `JPY`. */
  readonly currency: string;
}

/**
 * Thrown for a currency that amounts cannot be stored in: not an ISO 4217 code, or with three fraction digits (decision
 * 1).
 */
export class UnsupportedCurrencyError extends RangeError {
  override readonly name = 'UnsupportedCurrencyError';
}

/** Thrown when amounts in two currencies are added or compared. */
export class CurrencyMismatchError extends RangeError {
  override readonly name = 'CurrencyMismatchError';
}

/**
 * ISO 4217 currencies without two fraction digits. Listed here because engines disagree with the standard (IQD, UGX).
 */
const WITHOUT_DIGITS = new Set([
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'ISK',
  'JPY',
  'KMF',
  'KRW',
  'PYG',
  'RWF',
  'UGX',
  'UYI',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
]);
const PAST_TWO_DIGITS = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND', 'CLF', 'UYW']);

/**
 * Number of fraction digits of a currency, 0 or 2 (decision 1).
 * @throws UnsupportedCurrencyError for a currency with more than two, and for an invalid currency code.
 */
export function currencyDigits(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) throw new UnsupportedCurrencyError('A currency is three upper-case letters');
  if (PAST_TWO_DIGITS.has(currency)) {
    throw new UnsupportedCurrencyError(
      `Amounts in ${currency} are not supported: it has more than two fraction digits`,
    );
  }
  return WITHOUT_DIGITS.has(currency) ? 0 : MAX_FRACTION_DIGITS;
}

/**
 * Creates an amount from minor units.
 * @throws RangeError when `minor` is not a safe integer; UnsupportedCurrencyError.
 */
export function money(minor: number, currency: string): Money {
  currencyDigits(currency);
  if (!Number.isSafeInteger(minor)) throw new RangeError('An amount must be a safe integer of minor units');
  // Adding 0 turns −0 into 0; otherwise −0 would be formatted with a sign.
  return { minor: minor + 0, currency };
}

/** Formats an amount as a plain decimal, `-1234.50`, the same in every locale (decision 5). */
export function plainAmount({ minor, currency }: Money): string {
  return (minor < 0 ? '-' : '') + unsignedAmount(minor, currencyDigits(currency));
}

function unsignedAmount(minor: number, digits: number): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError('An amount must be a safe integer of minor units');
  const units = String(Math.abs(minor)).padStart(digits + 1, '0');
  return digits === 0 ? units : `${units.slice(0, -digits)}.${units.slice(-digits)}`;
}

function sameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new CurrencyMismatchError(`${a.currency} and ${b.currency} cannot be added`);
}

/** Adds amounts of one currency exactly. @throws CurrencyMismatchError, RangeError beyond the safe integers. */
export function addMoney(first: Money, ...rest: readonly Money[]): Money {
  return rest.reduce(
    (sum, amount) => {
      sameCurrency(sum, amount);
      return money(sum.minor + amount.minor, sum.currency);
    },
    money(first.minor, first.currency),
  );
}

/** Adds the amounts of a list, which can be empty. @throws CurrencyMismatchError */
export const sumMoney = (amounts: readonly Money[], currency: string): Money =>
  addMoney(money(0, currency), ...amounts);

/** `a − b`. @throws CurrencyMismatchError */
export const subtractMoney = (a: Money, b: Money): Money => addMoney(a, negateMoney(b));

/** Reverses the sign of an amount. */
export const negateMoney = ({ minor, currency }: Money): Money => money(-minor, currency);

/** Negative, zero or positive when `a` is less than, equal to or more than `b`. @throws CurrencyMismatchError */
export function compareMoney(a: Money, b: Money): number {
  sameCurrency(a, b);
  return a.minor - b.minor;
}

/**
 * Multiplies a price by a quantity exactly.
 * @throws RangeError when the factor is not an integer, because a fraction of a price would need a rounding rule.
 */
export function multiplyMoney({ minor, currency }: Money, factor: number): Money {
  if (!Number.isSafeInteger(factor)) throw new RangeError('An amount can be multiplied only by a whole number');
  return money(minor * factor, currency);
}

const MINUS = '\u2212';
const NO_BREAK_SPACE = '\u00a0';

/** Placeholder for a missing amount, which is never shown as 0. */
export const NO_AMOUNT = '–';

/**
 * Formats an amount for buyers: always with the currency's decimals, and with `−` (U+2212) before the currency sign.
 * Canadian dollars: fr-CA `12,00 $`, es-CA `$12.00`, every other locale `CA$12.00`; for other currencies Intl places
 * the sign. A missing amount gives `–`.
 * @throws UnsupportedCurrencyError, RangeError when `minor` is not a safe integer.
 */
export function formatMoney(amount: Money | null | undefined, locale: string): string {
  if (amount === null || amount === undefined) return NO_AMOUNT;
  const { minor, currency } = amount;
  const digits = currencyDigits(currency);
  // Intl gets a string, because a number would round amounts above 2^46; the string has the literal's shape.
  const text = unsignedAmount(minor, digits) as Intl.StringNumericLiteral;
  return (minor < 0 ? MINUS : '') + unsigned(text, digits, currency, locale);
}

function unsigned(text: Intl.StringNumericLiteral, digits: number, currency: string, locale: string): string {
  if (currency !== 'CAD') return formatter(locale, digits, currency).format(text);
  const number = formatter(locale, digits).format(text);
  if (locale === 'fr-CA') return `${number}${NO_BREAK_SPACE}$`;
  return locale === 'es-CA' ? `$${number}` : `CA$${number}`;
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Caches one formatter per locale and currency: creating one costs far more than using it. */
function formatter(locale: string, digits: number, currency?: string): Intl.NumberFormat {
  const key = `${locale} ${currency ?? digits}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const style = currency === undefined ? {} : ({ style: 'currency', currency } as const);
  const options = { ...style, minimumFractionDigits: digits, maximumFractionDigits: digits };
  const made = numberFormat(locale, options);
  formatters.set(key, made);
  return made;
}
