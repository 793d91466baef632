import type { Money } from '../../../domain';
import { PortError } from '../../../ports';
import { money } from '../../../rules/money';

/** Converts an amount, an integer of minor units in the server. @throws PortError `malformed` (decision 1) */
export function amountOf(minor: number, currency: string): Money {
  try {
    return money(minor, currency);
  } catch (cause) {
    throw new PortError('malformed', 'An amount is not valid', { cause });
  }
}

/** Converts an amount that can be missing. */
export const amountOrNull = (minor: number | null, currency: string): Money | null =>
  minor === null ? null : amountOf(minor, currency);
