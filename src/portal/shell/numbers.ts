import type { Adapter } from '../../ports';
import type { Rights } from '../navigation';
import { isSupported } from '../pages';

/** Kinds of numbers that the search in the header finds. */
export type NumberKind = 'order' | 'invoice' | 'ticket';

/** Minimum number of digits of a number: an order search needs as many characters. */
const LEAST_DIGITS = 4;
const MAX_CHARACTERS = 40;

/** Normalizes a number for comparison: upper case, `-` for every dash, no leading number sign. */
export const plainNumber = (text: string): string =>
  text
    .trim()
    .replace(/^#\s*/, '')
    .replace(/[\u2010-\u2014]/g, '-')
    .toUpperCase();

/**
 * Whether a text can be the number of an order, invoice or ticket: at most a few letters, then digits, which may be
 * mixed with letters in transaction ids.
 */
export function looksLikeNumber(text: string): boolean {
  const number = plainNumber(text);
  return (
    number.length <= MAX_CHARACTERS &&
    /^[A-Z]{0,6}[-/\d][-/\dA-Z]*$/.test(number) &&
    number.replace(/\D/g, '').length >= LEAST_DIGITS
  );
}

/** Kinds that the buyer can search, limited to kinds whose search and page the adapter supports. */
export function numberKinds({ orders, pay, service }: Rights, adapter: Adapter): readonly NumberKind[] {
  const open: readonly (NumberKind | false)[] = [
    orders && isSupported(adapter, 'orders') && adapter.orders?.detail !== undefined && 'order',
    pay && isSupported(adapter, 'invoices') && adapter.invoices?.read !== undefined && 'invoice',
    service && isSupported(adapter, 'tickets') && 'ticket',
  ];
  return open.filter((kind): kind is NumberKind => kind !== false);
}
