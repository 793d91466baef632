import type { AccountDetail } from '../../../domain';
import { money } from '../../../rules/money';
import { type DemoAccount, regions } from '../data/accounts';

/** Minimum number of cases for a pickup. */
const PICKUP_CASES = 10;

/** Minimum order for a pickup: fewer cases than for a delivery, and no value (decision 6). */
export const pickupMinimumOf = ({ minimum: { cases } }: DemoAccount): AccountDetail['minimum'] =>
  cases === undefined ? {} : { cases: Math.min(cases, PICKUP_CASES) };

/** Minimum order of an account. */
export function minimumOf({ minimum, region }: DemoAccount): AccountDetail['minimum'] {
  const { cases, value } = minimum;
  return {
    ...(cases === undefined ? {} : { cases }),
    ...(value === undefined ? {} : { value: money(value, regions[region].currency) }),
  };
}
