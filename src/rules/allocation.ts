import { addMoney, compareMoney, money, type Money, subtractMoney } from './money';

/** Something that can be paid on: what is still open on it. */
export interface Payable {
  readonly id: string;
  readonly open: Money;
}

/** What one invoice is settled by. */
export interface AllocatedLine {
  readonly id: string;
  /** Taken off the invoice: `credit` and `charge` together. */
  readonly amount: Money;
  readonly credit: Money;
  readonly charge: Money;
}

/** One payment over many invoices, to the cent. */
export interface Allocation {
  readonly lines: readonly AllocatedLine[];
  /** What is taken of each credit; those of which nothing is taken are left out. */
  readonly credits: readonly { readonly id: string; readonly amount: Money }[];
  /** Sums of the lines: `settled` is `credit` and `charge` together. */
  readonly settled: Money;
  readonly credit: Money;
  readonly charge: Money;
}

/** An amount between nothing and what is open. @throws CurrencyMismatchError */
export const clampToAmountDue = (amount: Money, open: Money): Money =>
  money(Math.max(0, compareMoney(amount, open) < 0 ? amount.minor : open.minor), open.currency);

/**
 * An amount spread over invoices in the order in which they are given, the oldest first: each is filled up to what is
 * open on it. `left` is what no invoice takes.
 */
export function distributeAmount(
  amount: Money,
  payables: readonly Payable[],
): { readonly lines: readonly { readonly id: string; readonly amount: Money }[]; readonly left: Money } {
  let left = money(Math.max(0, amount.minor), amount.currency);
  const lines: { id: string; amount: Money }[] = [];
  for (const { id, open } of payables) {
    const part = clampToAmountDue(left, open);
    if (part.minor === 0) continue;
    lines.push({ id, amount: part });
    left = subtractMoney(left, part);
  }
  return { lines, left };
}

/**
 * What is charged and what credits take off, for the amounts a buyer chose. Amounts are clamped to what is open, and
 * credits are used up one after the other on the invoices in their order. The sum of the lines is always the sum that is
 * settled, and no credit gives more than it has (fault F46).
 * @throws CurrencyMismatchError when an amount or a credit is in another currency
 */
export function allocate(
  chosen: readonly (Payable & { readonly amount: Money })[],
  credits: readonly { readonly id: string; readonly left: Money }[],
  currency: string,
): Allocation {
  const nothing = money(0, currency);
  const purse = credits.map(({ id, left }) => ({
    id,
    left: money(Math.max(0, addMoney(nothing, left).minor), currency),
    used: nothing,
  }));
  const lines = chosen.flatMap(({ id, open, amount }): AllocatedLine[] => {
    const settled = clampToAmountDue(addMoney(nothing, amount), open);
    if (settled.minor === 0) return [];
    let charge = settled;
    for (const one of purse) {
      const part = clampToAmountDue(charge, one.left);
      one.left = subtractMoney(one.left, part);
      one.used = addMoney(one.used, part);
      charge = subtractMoney(charge, part);
    }
    return [{ id, amount: settled, credit: subtractMoney(settled, charge), charge }];
  });
  const sum = (part: 'amount' | 'credit' | 'charge'): Money => addMoney(nothing, ...lines.map((line) => line[part]));
  return {
    lines,
    credits: purse.filter(({ used }) => used.minor > 0).map(({ id, used }) => ({ id, amount: used })),
    settled: sum('amount'),
    credit: sum('credit'),
    charge: sum('charge'),
  };
}

/** What the chosen method is charged: the charge of the lines, and the surcharge quoted for it (decision 2). */
export const chargedTotal = ({ charge }: Pick<Allocation, 'charge'>, surcharge: Money | null): Money =>
  surcharge === null ? charge : addMoney(charge, surcharge);
