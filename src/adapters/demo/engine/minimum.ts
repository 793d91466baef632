import type { AccountDetail } from '../../../domain';
import { money } from '../../../rules/money';
import { type DemoAccount, regions } from '../data/accounts';

/** Cases that are enough to be picked up. */
const PICKUP_CASES = 10;

/** What has to be ordered at least to be picked up: fewer cases than a truck drives for, and no value (decision 6). */
export const pickupMinimumOf = ({ minimum: { cases } }: DemoAccount): AccountDetail['minimum'] =>
  cases === undefined ? {} : { cases: Math.min(cases, PICKUP_CASES) };

/** What an account has to order at least. */
export function minimumOf({ minimum, region }: DemoAccount): AccountDetail['minimum'] {
  const { cases, value } = minimum;
  return {
    ...(cases === undefined ? {} : { cases }),
    ...(value === undefined ? {} : { value: money(value, regions[region].currency) }),
  };
}
