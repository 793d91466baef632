import type { Money, OrderTotals } from '../../domain';
import type { NumberFormats } from '../../runtime/react/use-number-formats';
import type { PluralMessage } from '../../runtime/messages/messages';
import type { Messages } from '../../runtime/react/use-messages';
import type { TotalsRow } from '../../ui/totals-list/totals-list';
import { orNotAvailable } from './not-available';

/** Messages of the rows above a total: the same rows in cart, checkout and confirmation. */
export interface TotalsMessages {
  readonly subtotal: PluralMessage;
  readonly deposits: string;
  readonly tax: string;
  readonly taxAt: string;
  readonly minimumCharge: string;
}

interface DisplayedTotals {
  readonly cases: number | null;
  readonly subtotal: Money | null;
  /** Shows the amounts that the server has not confirmed in a quiet tone. */
  readonly checking?: boolean;
}

/** Returns the rows that add up to a total (decision 3): goods, discounts, deposits, charge, tax. */
export function totalRows(
  totals: OrderTotals,
  m: TotalsMessages,
  messages: Pick<Messages<object>, 'plural' | 'fill'>,
  formats: NumberFormats,
  displayed: DisplayedTotals = totals,
): readonly TotalsRow[] {
  const { discounts, deposits, minimumOrderCharge, tax, taxRate } = totals;
  return [
    { label: messages.plural(m.subtotal, displayed.cases), amount: orNotAvailable(displayed.subtotal, formats.money) },
    ...discounts.map(({ label, amount }) => ({ label, amount: formats.money(amount), tone: 'positive' as const })),
    ...(deposits === null || deposits.minor === 0 ? [] : [{ label: m.deposits, amount: formats.money(deposits) }]),
    ...(minimumOrderCharge === null ? [] : [{ label: m.minimumCharge, amount: formats.money(minimumOrderCharge) }]),
    {
      label: taxRate === null ? m.tax : messages.fill(m.taxAt as '{rate}', { rate: formats.number(taxRate) }), // its only placeholder
      amount: orNotAvailable(tax, formats.money),
      ...(displayed.checking ? { tone: 'quiet' as const } : {}),
    },
  ];
}
