import { currencyDigits, money, type Money } from './money';

const AMOUNT = /^([+-]?)(\d{1,20})(?:\.(\d{0,20}))?$/;

/**
 * Parses a decimal text such as `12.50` exactly, without floating point. Zeros beyond the currency's digits are allowed
 * (`9.990000`). Null when the text is not a plain decimal, has a fraction that the currency does not have (never
 * rounded), or is too large. A finite number is parsed from its shortest decimal text.
 * @throws UnsupportedCurrencyError
 */
export function parseMoney(text: unknown, currency: string): Money | null {
  const digits = currencyDigits(currency);
  const match = AMOUNT.exec(typeof text === 'number' ? String(text) : typeof text === 'string' ? text.trim() : '');
  if (match === null) return null;
  const [, sign, whole = '', fraction = ''] = match;
  if (/[1-9]/.test(fraction.slice(digits))) return null;
  const minor = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  return Number.isSafeInteger(minor) ? money(sign === '-' ? -minor : minor, currency) : null;
}
