import type { InvoiceSummary } from '../../../src/domain';
import { money } from '../../../src/rules';

/** A full, valid invoice, with some of it changed. */
export const invoice = (change: Partial<InvoiceSummary> & { readonly minor?: number } = {}): InvoiceSummary => {
  const { minor = 98815, ...rest } = change;
  return {
    id: 'INV-1',
    number: rest.id ?? 'INV-1',
    orderId: 'o-1',
    orderNumber: '4500871',
    purchaseOrderNumber: 'PO-1',
    status: 'open',
    issuedOn: '2026-10-22',
    dueOn: '2026-11-21',
    daysPastDue: -4,
    amount: money(minor, 'USD'),
    amountDue: money(minor, 'USD'),
    disputedAmount: null,
    paidOn: null,
    isPayable: true,
    ...rest,
  };
};
