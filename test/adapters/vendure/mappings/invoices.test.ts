import { describe, expect, it } from 'vitest';
import {
  toCredit,
  toInvoice,
  toInvoiceSummary,
  toPayment,
  toTotals,
} from '../../../../src/adapters/vendure/invoices/invoices.mapping';
import type {
  WireCredit,
  WireInvoice,
  WireInvoiceDetail,
  WireInvoiceTotals,
  WirePayment,
} from '../../../../src/adapters/vendure/invoices/invoices.wire';
import type { InvoiceSummary } from '../../../../src/domain';
import { malformed, untidy, usd } from '../support/wire-samples';

const invoice: WireInvoice = {
  id: '3',
  number: 'INV-3',
  orderId: '11',
  orderNumber: '4800311',
  purchaseOrderNumber: 'PO-1',
  issuedOn: '2026-10-20',
  dueOn: '2026-11-19',
  paidOn: null,
  daysPastDue: 9,
  total: 5_000,
  open: 3_000,
  currencyCode: 'USD',
  status: 'past-due',
};
const summary: InvoiceSummary = {
  id: '3',
  number: 'INV-3',
  orderId: '11',
  orderNumber: '4800311',
  purchaseOrderNumber: 'PO-1',
  status: 'past-due',
  issuedOn: '2026-10-20',
  dueOn: '2026-11-19',
  daysPastDue: 9,
  amount: usd(5_000),
  amountDue: usd(3_000),
  disputedAmount: null,
  paidOn: null,
  isPayable: true,
};

describe('an invoice of a list', () => {
  it('has its amounts, dates and numbers', () => {
    expect(toInvoiceSummary(invoice)).toStrictEqual(summary);
  });

  it('that is paid has nothing due', () => {
    const paid = { ...invoice, paidOn: '2026-11-02', daysPastDue: null, open: 0, status: 'paid' };
    expect(toInvoiceSummary(paid)).toStrictEqual({
      ...summary,
      status: 'paid',
      daysPastDue: null,
      amountDue: usd(0),
      paidOn: '2026-11-02',
      isPayable: false,
    });
  });

  it.each([
    [1, true],
    [0, false],
    [-1, false],
  ])('with %i cents due can be paid: %s', (open, isPayable) => {
    expect(toInvoiceSummary({ ...invoice, open }).isPayable).toBe(isPayable);
  });

  it('has tidy numbers, or none', () => {
    const texts = { orderNumber: untidy('4800311'), purchaseOrderNumber: untidy('PO-1') };
    expect(toInvoiceSummary({ ...invoice, ...texts })).toStrictEqual({ ...summary, purchaseOrderNumber: 'PO-1' });
    const none = { ...summary, orderNumber: null, purchaseOrderNumber: null };
    expect(toInvoiceSummary({ ...invoice, orderNumber: ' ', purchaseOrderNumber: ' ' })).toStrictEqual(none);
    expect(toInvoiceSummary({ ...invoice, orderNumber: '', purchaseOrderNumber: null })).toStrictEqual(none);
  });

  it.each([
    ['open', 'open'],
    ['paid', 'paid'],
    ['recently-paid', 'recently-paid'],
    ['past-due', 'past-due'],
    ['disputed', 'disputed'],
    ['Past Due', 'past-due'],
    ['Written off', 'Written off'],
  ])('with the status “%s” has the status “%s”', (code, status) => {
    expect(toInvoiceSummary({ ...invoice, status: code }).status).toBe(status);
  });

  it('is malformed with a fraction of a cent', () => {
    expect(() => toInvoiceSummary({ ...invoice, total: 0.1 })).toThrow(malformed('An amount is not valid'));
  });
});

const payment = (change: Partial<WireInvoiceDetail['payments'][number]>): WireInvoiceDetail['payments'][number] => ({
  paymentId: '5',
  number: 'P-000005',
  paidOn: '2026-11-02',
  amount: 2_000,
  credits: [],
  ...change,
});

describe('an invoice', () => {
  it('has lines, and its payments as entries', () => {
    const detail: WireInvoiceDetail = {
      invoice,
      lines: [
        { id: '1', name: untidy('Sunmill Orange Juice'), sku: '677105', quantity: 2, total: 5_460 },
        { id: '2', name: 'Short delivery', sku: null, quantity: null, total: -460 },
      ],
      payments: [
        payment({
          credits: [
            { number: 'CR-8', amount: 500 },
            { number: 'CR-9', amount: 300 },
          ],
        }),
        payment({ paymentId: '6', number: 'P-000006', paidOn: '2026-11-09', amount: 100 }),
      ],
    };
    expect(toInvoice(detail)).toStrictEqual({
      ...summary,
      lines: [
        { id: '1', name: 'Sunmill Orange Juice', sku: '677105', quantity: 2, total: usd(5_460) },
        { id: '2', name: 'Short delivery', sku: null, quantity: null, total: usd(-460) },
      ],
      entries: [
        { id: '5-CR-8', kind: 'credit', date: '2026-11-02', amount: usd(500), reference: 'CR-8' },
        { id: '5-CR-9', kind: 'credit', date: '2026-11-02', amount: usd(300), reference: 'CR-9' },
        { id: '5', kind: 'payment', date: '2026-11-02', amount: usd(1_200), reference: 'P-000005' },
        { id: '6', kind: 'payment', date: '2026-11-09', amount: usd(100), reference: 'P-000006' },
      ],
      dispute: null,
      canDispute: false,
    });
  });

  it('can have no lines and no payments', () => {
    expect(toInvoice({ invoice, lines: [], payments: [] })).toStrictEqual({
      ...summary,
      lines: [],
      entries: [],
      dispute: null,
      canDispute: false,
    });
  });

  it('has no payment from the bank if credits covered all of it', () => {
    const credits = [{ number: 'CR-8', amount: 2_000 }];
    expect(toInvoice({ invoice, lines: [], payments: [payment({ credits })] }).entries).toStrictEqual([
      { id: '5-CR-8', kind: 'credit', date: '2026-11-02', amount: usd(2_000), reference: 'CR-8' },
    ]);
  });
});

describe('the totals of an account', () => {
  const wire: WireInvoiceTotals = {
    open: 8_000,
    credits: 500,
    currencyCode: 'USD',
    aging: [
      { id: 'late-1', from: 1, to: 30, count: 2, amount: 3_000 },
      { id: 'not-due', from: null, to: 0, count: 3, amount: 5_000 },
    ],
    counts: [
      { status: 'open', count: 3 },
      { status: 'past-due', count: 2 },
      { status: 'disputed', count: 1 },
      { status: 'recently-paid', count: 4 },
      { status: 'paid', count: 21 },
      { status: 'written-off', count: 9 },
    ],
    terms: untidy('Net 30'),
    today: '2026-11-28',
  };

  it('have the balance, the ages and the number of invoices by status', () => {
    expect(toTotals(wire)).toStrictEqual({
      balance: usd(7_500),
      amountDue: usd(8_000),
      credits: usd(500),
      aging: [
        { id: 'late-1', from: 1, to: 30, count: 2, amount: usd(3_000) },
        { id: 'not-due', from: null, to: 0, count: 3, amount: usd(5_000) },
      ],
      counts: { open: 3, 'past-due': 2, disputed: 1, 'recently-paid': 4, paid: 21 },
      payable: 5,
      terms: 'Net 30',
      today: '2026-11-28',
    });
  });

  it('have zeros for an account that owes nothing, and a negative balance for one with credits', () => {
    const nothing = {
      balance: usd(-500),
      amountDue: usd(0),
      credits: usd(500),
      aging: [],
      counts: { open: 0, 'past-due': 0, disputed: 0, 'recently-paid': 0, paid: 0 },
      payable: 0,
      terms: null,
      today: '2026-11-28',
    };
    expect(toTotals({ ...wire, open: 0, aging: [], counts: [], terms: null })).toStrictEqual(nothing);
    expect(toTotals({ ...wire, open: 0, aging: [], counts: [], terms: ' ' })).toStrictEqual(nothing);
  });
});

describe('a payment', () => {
  const wire: WirePayment = {
    id: '5',
    number: 'P-000005',
    at: '2026-11-28T02:30:00.000Z',
    timeZone: 'America/New_York',
    total: 2_500,
    credits: 500,
    currencyCode: 'USD',
    methodLabel: untidy('Casco Bay Savings ··6720'),
    settlesOn: '2026-12-02',
    parts: [
      { invoiceId: '3', invoiceNumber: 'INV-3', amount: 2_000, left: 1_000 },
      { invoiceId: '4', invoiceNumber: 'INV-4', amount: 1_000, left: 0 },
    ],
  };
  const pending = {
    id: '5',
    number: 'P-000005',
    paidAt: '2026-11-27T21:30:00-05:00',
    timeZone: 'America/New_York',
    method: 'Casco Bay Savings ··6720',
    status: 'pending',
    settlesOn: '2026-12-02',
    paid: [
      { invoiceId: '3', number: 'INV-3', amount: usd(2_000), amountDue: usd(1_000) },
      { invoiceId: '4', number: 'INV-4', amount: usd(1_000), amountDue: usd(0) },
    ],
    notPaid: [],
    credits: usd(500),
    surcharge: null,
    total: usd(2_500),
  };

  it('is pending until the bank transfers the money', () => {
    expect(toPayment(wire)).toStrictEqual(pending);
  });

  it('is settled without such a day, and has no method if credits covered it', () => {
    expect(toPayment({ ...wire, methodLabel: null, settlesOn: null, total: 0, credits: 0, parts: [] })).toStrictEqual({
      ...pending,
      method: null,
      status: 'settled',
      settlesOn: null,
      paid: [],
      credits: usd(0),
      total: usd(0),
    });
    expect(toPayment({ ...wire, methodLabel: ' ' }).method).toBeNull();
  });

  it('is malformed with an invalid time', () => {
    expect(() => toPayment({ ...wire, at: 'yesterday' })).toThrow(malformed('A time is not valid'));
  });
});

describe('a credit', () => {
  it('has a tidy reason and what is left of it', () => {
    const wire: WireCredit = {
      id: '8',
      number: 'CR-8',
      issuedOn: '2026-11-10',
      reason: untidy('Broken crate'),
      remaining: 500,
      currencyCode: 'CAD',
    };
    expect(toCredit(wire)).toStrictEqual({
      id: '8',
      number: 'CR-8',
      issuedOn: '2026-11-10',
      reason: 'Broken crate',
      remaining: { minor: 500, currency: 'CAD' },
    });
    expect(toCredit({ ...wire, reason: '', remaining: 0 })).toStrictEqual({
      id: '8',
      number: 'CR-8',
      issuedOn: '2026-11-10',
      reason: '',
      remaining: { minor: 0, currency: 'CAD' },
    });
  });
});
