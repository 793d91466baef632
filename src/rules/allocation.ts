import { addMoney, compareMoney, money, type Money, subtractMoney } from './money';

/** An invoice to pay, with its amount due. */
export interface Payable {
  readonly id: string;
  readonly amountDue: Money;
}

/** The part of a payment that one invoice takes. */
export interface AllocatedLine {
  readonly id: string;
  /** Reduction of the invoice's amount due: `credit` plus `charge`. */
  readonly amount: Money;
  readonly credit: Money;
  readonly charge: Money;
}

/** One payment over several invoices, exact to the cent. */
export interface Allocation {
  readonly lines: readonly AllocatedLine[];
  /** The amount used of each credit; unused credits are left out. */
  readonly credits: readonly { readonly id: string; readonly amount: Money }[];
  /** Totals of the lines: `settled` is `credit` plus `charge`. */
  readonly settled: Money;
  readonly credit: Money;
  readonly charge: Money;
}

/** Limits an amount to the range from zero to the amount due. @throws CurrencyMismatchError */
export const clampToAmountDue = (amount: Money, open: Money): Money =>
  money(Math.max(0, compareMoney(amount, open) < 0 ? amount.minor : open.minor), open.currency);

/**
 * Distributes an amount over invoices in the given order (oldest first). Each invoice takes at most its amount due;
 * `remaining` is the part that exceeds the total due.
 */
export function distributeAmount(
  amount: Money,
  payables: readonly Payable[],
): { readonly lines: readonly { readonly id: string; readonly amount: Money }[]; readonly remaining: Money } {
  let left = money(Math.max(0, amount.minor), amount.currency);
  const lines: { id: string; amount: Money }[] = [];
  for (const { id, amountDue } of payables) {
    const part = clampToAmountDue(left, amountDue);
    if (part.minor === 0) continue;
    lines.push({ id, amount: part });
    left = subtractMoney(left, part);
  }
  return { lines, remaining: left };
}

/**
 * Splits the amounts that a buyer selected into credits and a charge. Amounts are limited to the amount due, and
 * credits are used up one after the other in the order of the invoices. The sum of the lines always equals the settled
 * total, and no credit gives more than its balance (fault F46).
 * @throws CurrencyMismatchError when an amount or a credit is in another currency
 */
export function allocate(
  chosen: readonly (Payable & { readonly amount: Money })[],
  credits: readonly { readonly id: string; readonly remaining: Money }[],
  currency: string,
): Allocation {
  const nothing = money(0, currency);
  const purse = credits.map(({ id, remaining }) => ({
    id,
    left: money(Math.max(0, addMoney(nothing, remaining).minor), currency),
    used: nothing,
  }));
  const lines = chosen.flatMap(({ id, amountDue, amount }): AllocatedLine[] => {
    const settled = clampToAmountDue(addMoney(nothing, amount), amountDue);
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

/** The total charged to the selected method: the charge of the lines plus the quoted surcharge (decision 2). */
export const chargedTotal = ({ charge }: Pick<Allocation, 'charge'>, surcharge: Money | null): Money =>
  surcharge === null ? charge : addMoney(charge, surcharge);
