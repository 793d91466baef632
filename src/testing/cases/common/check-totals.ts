import type { OrderTotals } from '../../../ports';
import { addMoney } from '../../../rules/money';
import { assertEqual, assertThat } from '../../expect';

/**
 * Fails unless the visible amounts add up to the total in one currency (decision 3). Skips totals with unknown amounts.
 */
export function totalsAddUp(
  { subtotal, discounts, deposits, minimumOrderCharge, tax, total }: OrderTotals,
  what: string,
): void {
  if (subtotal === null || total === null || tax === null) return;
  const rows = [...discounts, { amount: deposits }, { amount: tax }, { amount: minimumOrderCharge }].flatMap(
    ({ amount }) => amount ?? [],
  );
  const odd = [...rows, total].find(({ currency }) => currency !== subtotal.currency);
  assertThat(odd === undefined, `${what} mixes ${subtotal.currency} and ${odd?.currency ?? ''}`);
  assertThat(
    discounts.every(({ amount }) => amount.minor <= 0),
    `${what} has a discount above 0: a discount is taken off`,
  );
  assertEqual(addMoney(subtotal, ...rows), total, `the rows of ${what}, added up`);
}
