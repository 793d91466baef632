import type { AccountDetail } from '../../../domain';
import { money } from '../../../rules/money';
import { type DemoAccount, regions } from '../data/accounts';

/** What an account has to order at least. */
export function minimumOf({ minimum, region }: DemoAccount): AccountDetail['minimum'] {
  const { cases, value } = minimum;
  return {
    ...(cases === undefined ? {} : { cases }),
    ...(value === undefined ? {} : { value: money(value, regions[region].currency) }),
  };
}
