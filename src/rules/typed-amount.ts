import { currencyDigits, money, type Money, plainAmount } from './money';
import { parseMoney } from './money-text';
import { numberFormat } from './number-format';
import { problem, type FieldProblem } from './problem';

const signs = new Map<string, { readonly decimal: string; readonly group: string }>();

/** Decimal and group separators of a locale. */
function signsOf(locale: string): { readonly decimal: string; readonly group: string } {
  const known = signs.get(locale);
  if (known !== undefined) return known;
  const parts = numberFormat(locale).formatToParts(123456.7);
  const of = (type: 'decimal' | 'group', otherwise: string) =>
    parts.find((part) => part.type === type)?.value ?? otherwise;
  const made = { decimal: of('decimal', '.'), group: of('group', ',') };
  signs.set(locale, made);
  return made;
}

/** A minus, a currency sign before or after the number, and the number. */
const TYPED = /^([-\u2212]?)\s*(CA\$|[$€£¥]?)\s*([^$€£¥]*?)\s*([$€£¥]?)$/u;

/** Whether a sign belongs to a currency. */
const isSignOf = (sign: string, currency: string): boolean =>
  sign === (currency === 'CAD' ? 'CA$' : '') ||
  numberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .some(({ type, value }) => type === 'currency' && value === sign);

/**
 * Parses an amount as a person types it in a locale: `1,214.60`, `1 214,60`, `$988`. Null when the text is ambiguous:
 * `12,50` is invalid where the comma is the group separator, and so is a sign of another currency. Never rounds.
 */
export function parseTypedAmount(text: string, currency: string, locale: string): Money | null {
  const { decimal, group } = signsOf(locale);
  const [, minus, before = '', typed = '', after = ''] = TYPED.exec(text.trim()) ?? [];
  const sign = before || after;
  if ((before !== '' && after !== '') || (sign !== '' && !isSignOf(sign, currency))) return null;
  // A space separates groups in every locale.
  const bare = `${minus ? '-' : ''}${typed.replace(/\s/gu, group)}`;
  // A point is the decimal separator in every locale where it is not the group separator: keypads have no other.
  const point = group === '.' ? decimal : bare.includes(decimal) ? decimal : '.';
  const [whole = '', fraction, ...more] = bare.split(point);
  if (more.length > 0 || whole === '' || !grouped(whole, group)) return null;
  if (fraction !== undefined && (fraction.length === 0 || fraction.length > currencyDigits(currency))) return null;
  return parseMoney(`${whole.split(group).join('')}${fraction === undefined ? '' : `.${fraction}`}`, currency);
}

function grouped(whole: string, group: string): boolean {
  const parts = whole.split(group);
  if (parts.length === 1) return /^-?\d{1,15}$/.test(whole);
  return /^-?\d{1,3}$/.test(parts[0] ?? '') && parts.slice(1).every((part) => /^\d{3}$/.test(part));
}

/** Formats an amount for an input: the locale's separators, without the currency. */
export function formatTypedAmount(amount: Money, locale: string): string {
  const { decimal, group } = signsOf(locale);
  const [whole = '', fraction] = plainAmount(amount).split('.');
  const parted = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction === undefined ? parted : `${parted}${decimal}${fraction}`;
}

/** Validates the amount typed for an invoice with the given amount due; null when it can be paid. */
export function payAmountProblem(text: string, open: Money, locale: string): FieldProblem | null {
  if (text.trim() === '') return problem('valueMissing');
  const amount = parseTypedAmount(text, open.currency, locale);
  if (amount === null) return problem('badInput');
  if (amount.minor <= 0) return problem('rangeUnderflow', { min: plainAmount(money(1, open.currency)) });
  return amount.minor > open.minor ? problem('rangeOverflow', { max: plainAmount(open) }) : null;
}
