import type { Adapter } from '../../ports';
import type { Rights } from '../navigation';
import { isSupported } from '../pages';

/** What the header's search finds by its number alone. */
export type NumberKind = 'order' | 'invoice' | 'ticket';

/** Digits that make a text worth asking for as a number: an order search needs as many characters. */
const LEAST_DIGITS = 4;
const MAX_CHARACTERS = 40;

/** A number as it is compared: without the sign before it, small letters and the dashes a document may have in it. */
export const plainNumber = (text: string): string =>
  text
    .trim()
    .replace(/^#\s*/, '')
    .replace(/[\u2010-\u2014]/g, '-')
    .toUpperCase();

/** Whether a text may be a number of an order, an invoice or a ticket: a few letters at most, then digits, with letters among them as a transaction has. */
export function looksLikeNumber(text: string): boolean {
  const number = plainNumber(text);
  return (
    number.length <= MAX_CHARACTERS &&
    /^[A-Z]{0,6}[-/\d][-/\dA-Z]*$/.test(number) &&
    number.replace(/\D/g, '').length >= LEAST_DIGITS
  );
}

/** What somebody may look for by its number, as far as the adapter carries both the search and the page it leads to. */
export function numberKinds({ orders, pay, service }: Rights, adapter: Adapter): readonly NumberKind[] {
  const open: readonly (NumberKind | false)[] = [
    orders && isSupported(adapter, 'orders') && adapter.orders?.detail !== undefined && 'order',
    pay && isSupported(adapter, 'invoices') && adapter.invoices?.read !== undefined && 'invoice',
    service && isSupported(adapter, 'tickets') && 'ticket',
  ];
  return open.filter((kind): kind is NumberKind => kind !== false);
}
