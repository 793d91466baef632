import type { ReactNode } from 'react';
import type { Product } from '../../../domain';
import type { Formats } from '../../../runtime/react/use-formats';
import type { Messages } from '../../../runtime/react/use-messages';
import type { gridMessages } from '../grid.messages';

/** How many were ordered last, and when; empty where none were. */
export function lastText(
  { lastOrdered: last, sellingUnit }: Product,
  { m, fill, plural }: Messages<typeof gridMessages>,
  formats: Formats,
): string {
  if (last === null) return '';
  return fill(m.last, { quantity: plural(m.units[sellingUnit], last.quantity), date: formats.day(last.date) });
}

/** That, in a card. */
export const lastOrderedOf = (text: string): ReactNode =>
  text === '' ? null : <p className="tf-micro tf-quiet tf-product-last">{text}</p>;

/** Why there is nothing to press. */
export const whyOf = (text: string): ReactNode => <p className="tf-micro tf-muted tf-product-why">{text}</p>;
