import type { Credit, InvoiceSummary, InvoiceTotals, Money, Page, PaymentQuote } from '../../domain';
import { PortError } from '../../ports';

const isExact = ({ minor }: Money): boolean => Number.isSafeInteger(minor);

/**
 * Returns the answer if all its amounts are safe integers, so that sums are exact (fault F45).
 * @throws PortError `malformed`
 */
function requireExact<Answer>(answer: Answer, amounts: readonly (Money | null | undefined)[]): Answer {
  if (!amounts.every((amount) => amount == null || isExact(amount)))
    throw new PortError('malformed', 'An invoice contains an invalid amount');
  return answer;
}

export const validateInvoicePage = (page: Page<InvoiceSummary>): Page<InvoiceSummary> =>
  requireExact(
    page,
    page.items.flatMap(({ amount, amountDue, disputedAmount }) => [amount, amountDue, disputedAmount]),
  );

export const validateInvoiceTotals = (totals: InvoiceTotals): InvoiceTotals =>
  requireExact(totals, [
    totals.balance,
    totals.amountDue,
    totals.credits,
    totals.disputed?.amountDue,
    totals.disputed?.pastDue,
    ...totals.aging.map(({ amount }) => amount),
  ]);

export const validateCredits = (credits: readonly Credit[]): readonly Credit[] =>
  requireExact(
    credits,
    credits.map(({ remaining }) => remaining),
  );

export const validateQuotes = (quotes: readonly PaymentQuote[]): readonly PaymentQuote[] =>
  requireExact(
    quotes,
    quotes.map(({ surcharge }) => surcharge?.amount),
  );
