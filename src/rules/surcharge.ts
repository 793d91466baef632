import { SURCHARGE_PERCENT } from './limits';
import { money, type Money } from './money';

/**
 * The demo's card surcharge: 3 % of the total, rounded once, half up, for the one delivery type that has it
 * (decision 2). Nothing is added to a total of zero or less. A real store's surcharge is a quote from its
 * port; the client never works one out.
 */
export function surcharge({ minor, currency }: Money): Money {
  if (minor <= 0) return money(0, currency);
  // In two parts, so that a total near the largest safe integer does not leave it.
  const hundreds = Math.floor(minor / 100);
  return money(hundreds * SURCHARGE_PERCENT + Math.floor(((minor % 100) * SURCHARGE_PERCENT + 50) / 100), currency);
}
