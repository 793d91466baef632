import type { Credit, InvoiceSummary, Money, PaymentQuote, PayRequest, WalletMethod } from '../../domain';
import {
  allocate,
  type Allocation,
  chargedTotal,
  type FieldProblem,
  parseTypedAmount,
  payAmountProblem,
  preselected,
  type Preselected,
} from '../../rules';
import { compareAge, type PayingState, type SelectedInvoice } from './payment.store';

/** Problem of a typed amount; null if it can be paid. */
export const amountProblem = ({ invoice, text }: SelectedInvoice, locale: string): FieldProblem | null =>
  payAmountProblem(text, invoice.amountDue, locale);

/** Totals of a selection, before the surcharge of the method is known. */
export interface Plan {
  readonly allocation: Allocation;
  /** Invoices by due date. Credits apply to the oldest first. */
  readonly lines: readonly { readonly invoice: InvoiceSummary; readonly amount: Money; readonly isPart: boolean }[];
  readonly problems: ReadonlyMap<string, FieldProblem>;
}

/** Adds up a selection. Amounts with a problem count as zero. */
export function planOf(
  { selected, unusedCredits }: Pick<PayingState, 'selected' | 'unusedCredits'>,
  credits: readonly Credit[],
  currency: string,
  locale: string,
): Plan {
  const problems = new Map<string, FieldProblem>();
  const payable = [...selected.values()].flatMap((one) => {
    const problem = amountProblem(one, locale);
    if (problem !== null) problems.set(one.invoice.id, problem);
    const amount = problem === null ? parseTypedAmount(one.text, currency, locale) : null;
    return amount === null
      ? []
      : [{ invoice: one.invoice, amount, isPart: amount.minor < one.invoice.amountDue.minor }];
  });
  const lines = payable.sort((a, b) => compareAge(a.invoice, b.invoice));
  const allocation = allocate(
    lines.map(({ invoice, amount }) => ({ id: invoice.id, amountDue: invoice.amountDue, amount })),
    credits.filter(({ id }) => !unusedCredits.has(id)),
    currency,
  );
  return { allocation, lines, problems };
}

/** Payment method: the chosen one, otherwise the preselected one with its savings (decision 56). */
export function methodOf(
  methods: readonly WalletMethod[],
  methodId: string | null,
  quotes: readonly PaymentQuote[],
): Preselected<WalletMethod> {
  const usable = methods.filter(({ problem }) => problem === null);
  const chosen = usable.find(({ id }) => id === methodId);
  if (chosen !== undefined) return { method: chosen, saves: null };
  const { method, saves } = preselected(
    usable.map((one) => ({ one, isDefault: one.isDefault, surcharge: surchargeOf(quotes, one.id)?.amount ?? null })),
  );
  return { method: method?.one ?? null, saves: saves && { over: saves.over.one, amount: saves.amount } };
}

/** Quoted surcharge of a method; null for none (decision 2). */
export const surchargeOf = (quotes: readonly PaymentQuote[], methodId: string | null): PaymentQuote['surcharge'] =>
  quotes.find((quote) => quote.methodId === methodId)?.surcharge ?? null;

/** Payment request. Its amounts equal the displayed ones to the cent. */
export function payRequestOf(
  accountId: string,
  { allocation }: Plan,
  method: WalletMethod | null,
  surcharge: PaymentQuote['surcharge'],
): PayRequest {
  const charged = allocation.charge.minor > 0;
  const extra = charged ? (surcharge?.amount ?? null) : null;
  return {
    accountId,
    lines: allocation.lines.map(({ id, amount }) => ({ invoiceId: id, amount })),
    credits: allocation.credits.map(({ id, amount }) => ({ creditId: id, amount })),
    methodId: charged ? (method?.id ?? null) : null,
    surcharge: extra,
    total: chargedTotal(allocation, extra),
  };
}
