import { describe, expect, it } from 'vitest';
import {
  amountsIn,
  toCredits,
  toDispute,
  toInvoice,
  toInvoiceSummary,
  toPayment,
  toTotals,
} from '../../../../src/adapters/salesforce/invoices/invoices.mapping';
import type { ResponseOf, ValueOf } from '../../../../src/adapters/salesforce/server-methods/contract';
import { sampleIds } from '../support/wire-samples-ordering';

type WireSummary = ResponseOf<'getInvoices'>['invoices'][number];
type WireInvoice = NonNullable<ResponseOf<'getInvoice'>>;
type WireDispute = ValueOf<'disputeInvoice'>;
type WirePayment = ValueOf<'payInvoices'>;

const usd = (minor: number) => ({ minor, currency: 'USD' });
const yen = (minor: number) => ({ minor, currency: 'JPY' });

const malformed = (message: string) => expect.objectContaining({ code: 'malformed', message });

describe('the amounts of a response', () => {
  it('have its currency', () => {
    const { currency, amount, maybe } = amountsIn('JPY');
    expect([currency, amount('500'), maybe('500')]).toStrictEqual(['JPY', yen(500), yen(500)]);
  });

  it.each([
    [null, null],
    [undefined, null],
    ['0.00', usd(0)],
    ['-5.00', usd(-500)],
  ])('%j are %j where they can be missing', (text, expected) => {
    expect(amountsIn('USD').maybe(text)).toStrictEqual(expected);
  });

  it('are malformed with another text', () => {
    const { amount, maybe } = amountsIn('USD');
    expect(() => amount('none')).toThrow(malformed('The answer is not a valid amount'));
    expect(() => amount('1.005', 'surcharge')).toThrow(malformed('The surcharge is not a valid amount'));
    expect(() => maybe('')).toThrow(malformed('The answer is not a valid amount'));
  });

  it.each([['KWD'], [''], ['usd']])('are malformed in the currency %j', (code) => {
    expect(() => amountsIn(code)).toThrow(malformed('The currency is not supported'));
  });
});

const minimalSummary: WireSummary = {
  id: 'i-1',
  number: 'INV-1',
  issuedOn: '2026-11-02',
  amount: '100.00',
  open: '0.00',
  payable: false,
};
const minimalResult = {
  id: 'i-1',
  number: 'INV-1',
  status: 'open',
  orderId: null,
  orderNumber: null,
  purchaseOrderNumber: null,
  issuedOn: '2026-11-02',
  dueOn: null,
  daysPastDue: null,
  paidOn: null,
  amount: usd(10000),
  amountDue: usd(0),
  disputedAmount: null,
  isPayable: false,
  autopayOn: null,
} as const;

const fullSummary: WireSummary = {
  id: 'i-1',
  number: ' INV-1\u0000 ',
  orderId: sampleIds.order.short,
  orderNumber: ' 00000110\u0000 ',
  purchaseOrderNumber: ' PO\u0000  17 ',
  status: 'Past Due',
  issuedOn: '2026-11-02',
  dueOn: '2026-11-16',
  daysLate: 1,
  amount: '100.00',
  open: '60.00',
  disputed: '20.00',
  paidOn: '2026-11-30',
  payable: true,
  autopayOn: '2026-11-28',
};
const fullResult = {
  id: 'i-1',
  number: 'INV-1',
  status: 'past-due',
  orderId: sampleIds.order.long,
  orderNumber: '00000110',
  purchaseOrderNumber: 'PO  17',
  issuedOn: '2026-11-02',
  dueOn: '2026-11-16',
  daysPastDue: 1,
  paidOn: '2026-11-30',
  amount: usd(10000),
  amountDue: usd(6000),
  disputedAmount: usd(2000),
  isPayable: true,
  autopayOn: '2026-11-28',
} as const;

describe('an invoice of a list', () => {
  const summaryOf = (change: Partial<WireSummary>) =>
    toInvoiceSummary({ ...minimalSummary, ...change }, amountsIn('USD'));

  it('has all data of the store', () => {
    expect(summaryOf(fullSummary)).toStrictEqual(fullResult);
  });

  it('is open, and has only what every invoice has', () => {
    expect(summaryOf({})).toStrictEqual(minimalResult);
  });

  it('has nothing where the store reports null', () => {
    const none = { orderId: null, orderNumber: null, purchaseOrderNumber: null, status: null, dueOn: null };
    expect(summaryOf({ ...none, daysLate: null, disputed: null, paidOn: null, autopayOn: null })).toStrictEqual(
      minimalResult,
    );
  });

  it('has no order and no PO number with empty texts', () => {
    expect(summaryOf({ orderId: '', orderNumber: ' ', purchaseOrderNumber: ' ' })).toStrictEqual(minimalResult);
  });

  it.each([
    ['Paid', 'paid'],
    ['RECENTLY_PAID', 'recently-paid'],
    ['past-due', 'past-due'],
    ['Disputed', 'disputed'],
    ['Open', 'open'],
    ['Sent', 'open'],
    ['', 'open'],
  ])('with the status %j is %s', (status, expected) => {
    expect(summaryOf({ status }).status).toBe(expected);
  });

  it.each([[0], [-5], [30]])('is %i days past due', (daysLate) => {
    expect(summaryOf({ daysLate }).daysPastDue).toBe(daysLate);
  });

  it('tells a disputed amount of zero from none', () => {
    expect(summaryOf({ disputed: '0.00' }).disputedAmount).toStrictEqual(usd(0));
  });
});

const wireDispute = (change: Partial<WireDispute> = {}): WireDispute => ({
  id: 'd-1',
  number: ' D-1\u0000 ',
  invoiceId: 'i-1',
  reason: 'Wrong Price',
  details: ' Two\u0000  cases\n are missing ',
  amount: '20',
  currencyIsoCode: 'JPY',
  openedOn: '2026-11-10',
  status: 'In Review',
  ...change,
});
const dispute = {
  id: 'd-1',
  number: 'D-1',
  invoiceId: 'i-1',
  reason: 'wrong-price',
  details: ' Two  cases\n are missing ',
  amount: yen(20),
  openedOn: '2026-11-10',
  status: 'in-review',
} as const;

describe('a dispute', () => {
  it('has all data of the store', () => {
    expect(toDispute(wireDispute())).toStrictEqual(dispute);
  });

  it.each([[undefined], [null], ['escalated'], ['']])('has no status with %j', (status) => {
    const { status: _none, ...rest } = dispute;
    expect(toDispute(wireDispute({ status }))).toStrictEqual(rest);
  });

  it.each([
    ['received', 'received'],
    ['IN_REVIEW', 'in-review'],
    ['Answered', 'answered'],
  ])('with the status %j is %s', (status, expected) => {
    expect(toDispute(wireDispute({ status })).status).toBe(expected);
  });

  it.each([
    ['Short', 'short'],
    ['damaged', 'damaged'],
    ['wrong-price', 'wrong-price'],
    ['not received', 'not-received'],
    ['duplicate', 'duplicate'],
    ['something-else', 'something-else'],
    ['too cold', 'something-else'],
    ['', 'something-else'],
  ])('for the reason %j is for %s', (reason, expected) => {
    expect(toDispute(wireDispute({ reason })).reason).toBe(expected);
  });

  it.each([[undefined], [null], ['']])('has no details with %j', (details) => {
    expect(toDispute(wireDispute({ details })).details).toBe('');
  });
});

describe('an invoice', () => {
  const wireInvoice = (change: Partial<WireInvoice> = {}): WireInvoice => ({
    ...minimalSummary,
    currencyIsoCode: 'USD',
    lines: [],
    entries: [],
    canDispute: false,
    ...change,
  });

  it('has all data of the store', () => {
    const wire = wireInvoice({
      ...fullSummary,
      lines: [
        { id: 'l-1', name: ' Cola\u0000  Zero ', sku: ' CZ-24\u0000 ', quantity: 4, total: '102.00' },
        { id: 'l-2', name: 'Reduction', sku: null, quantity: null, total: '-2.00' },
        { id: 'l-3', name: 'Sample', sku: ' ', quantity: 0, total: '0.00' },
      ],
      entries: [
        { id: 'e-1', kind: 'payment', date: '2026-11-05', amount: '30.00', reference: ' P-1\u0000 ' },
        { id: 'e-2', kind: 'credit', date: '2026-11-06', amount: '10.00', reference: 'C-1' },
      ],
      dispute: wireDispute(),
      canDispute: true,
    });
    expect(toInvoice(wire)).toStrictEqual({
      ...fullResult,
      lines: [
        { id: 'l-1', name: 'Cola Zero', sku: 'CZ-24', quantity: 4, total: usd(10200) },
        { id: 'l-2', name: 'Reduction', sku: null, quantity: null, total: usd(-200) },
        { id: 'l-3', name: 'Sample', sku: null, quantity: 0, total: usd(0) },
      ],
      entries: [
        { id: 'e-1', kind: 'payment', date: '2026-11-05', amount: usd(3000), reference: 'P-1' },
        { id: 'e-2', kind: 'credit', date: '2026-11-06', amount: usd(1000), reference: 'C-1' },
      ],
      dispute,
      canDispute: true,
    });
  });

  it.each([[{}], [{ dispute: null }]])('has no lines, entries and dispute with %j', (change) => {
    expect(toInvoice(wireInvoice(change))).toStrictEqual({
      ...minimalResult,
      lines: [],
      entries: [],
      dispute: null,
      canDispute: false,
    });
  });

  it('has no SKU and quantity of a line where they are missing', () => {
    const { lines } = toInvoice(wireInvoice({ lines: [{ id: 'l-1', name: 'Deposit', total: '3.00' }] }));
    expect(lines).toStrictEqual([{ id: 'l-1', name: 'Deposit', sku: null, quantity: null, total: usd(300) }]);
  });

  it('is malformed with a line without an amount', () => {
    const lines = [{ id: 'l-1', name: 'Cola', total: '' }];
    expect(() => toInvoice(wireInvoice({ lines }))).toThrow(malformed('The answer is not a valid amount'));
  });
});

describe('the total amounts due', () => {
  const wireTotals = (change: Partial<ResponseOf<'getInvoiceTotals'>> = {}): ResponseOf<'getInvoiceTotals'> => ({
    currencyIsoCode: 'USD',
    balance: '-5.00',
    open: '60.00',
    credits: '65.00',
    aging: [
      { id: 'old', from: 31, count: 1, amount: '40.00' },
      { id: 'late', from: 0, to: 30, count: 2, amount: '20.00' },
      { id: 'not due', from: null, to: 0, count: 0, amount: '0.00' },
      { id: 'due soon', from: -7, to: null, count: 0, amount: '0.00' },
    ],
    counts: { open: 1, pastDue: 2, disputed: 3, recentlyPaid: 4, paid: 5 },
    payable: 6,
    terms: ' Net\u0000  30 ',
    today: '2026-11-17',
    ...change,
  });

  it('have all data of the store', () => {
    expect(toTotals(wireTotals())).toStrictEqual({
      balance: usd(-500),
      amountDue: usd(6000),
      credits: usd(6500),
      aging: [
        { id: 'old', from: 31, to: null, count: 1, amount: usd(4000) },
        { id: 'late', from: 0, to: 30, count: 2, amount: usd(2000) },
        { id: 'not due', from: null, to: 0, count: 0, amount: usd(0) },
        { id: 'due soon', from: -7, to: null, count: 0, amount: usd(0) },
      ],
      counts: { open: 1, 'past-due': 2, disputed: 3, 'recently-paid': 4, paid: 5 },
      payable: 6,
      terms: 'Net 30',
      today: '2026-11-17',
    });
  });

  it.each([[undefined], [null], ['']])('can be zero in another currency, with the terms %j', (terms) => {
    const counts = { open: 0, pastDue: 0, disputed: 0, recentlyPaid: 0, paid: 0 };
    const amounts = { currencyIsoCode: 'JPY', balance: '0', open: '0', credits: '0' };
    expect(toTotals(wireTotals({ ...amounts, aging: [], counts, payable: 0, terms }))).toStrictEqual({
      balance: yen(0),
      amountDue: yen(0),
      credits: yen(0),
      aging: [],
      counts: { open: 0, 'past-due': 0, disputed: 0, 'recently-paid': 0, paid: 0 },
      payable: 0,
      terms: null,
      today: '2026-11-17',
    });
  });
});

describe('credits', () => {
  it('have their numbers, reasons and remaining amounts', () => {
    const credits = [
      { id: 'c-1', number: ' C-1\u0000 ', issuedOn: '2026-10-01', reason: ' Damaged\u0000  goods ', left: '12.50' },
      { id: 'c-2', number: 'C-2', issuedOn: '2026-10-02', reason: null, left: '1.00' },
      { id: 'c-3', number: 'C-3', issuedOn: '2026-10-03', left: '0.01' },
    ];
    expect(toCredits({ currencyIsoCode: 'USD', credits })).toStrictEqual([
      { id: 'c-1', number: 'C-1', issuedOn: '2026-10-01', reason: 'Damaged goods', remaining: usd(1250) },
      { id: 'c-2', number: 'C-2', issuedOn: '2026-10-02', reason: '', remaining: usd(100) },
      { id: 'c-3', number: 'C-3', issuedOn: '2026-10-03', reason: '', remaining: usd(1) },
    ]);
  });

  it('can be none', () => {
    expect(toCredits({ currencyIsoCode: 'USD', credits: [] })).toStrictEqual([]);
  });
});

describe('a payment', () => {
  const minimal: WirePayment = {
    currencyIsoCode: 'JPY',
    id: 'p-1',
    number: 'P-1',
    paidAt: '2026-11-17T08:00:00-08:00',
    timeZone: 'America/Los_Angeles',
    status: 'settled',
    done: [],
    notDone: [],
    credits: '0',
    total: '0',
  };

  it('has all data of the store', () => {
    const wire: WirePayment = {
      ...minimal,
      currencyIsoCode: 'USD',
      number: ' P-1\u0000 ',
      method: ' Visa\u0000  1111 ',
      status: 'pending',
      settlesOn: '2026-11-19',
      done: [
        { invoiceId: 'i-1', number: ' INV-1\u0000 ', amount: '60.00', stillOpen: '0.00' },
        { invoiceId: 'i-2', number: 'INV-2', amount: '40.00', stillOpen: '5.00' },
      ],
      notDone: [{ invoiceId: 'i-3', number: ' INV-3\u0000 ', amount: '7.00', reason: 'in-dispute' }],
      credits: '10.00',
      surcharge: '2.70',
      total: '92.70',
    };
    expect(toPayment(wire)).toStrictEqual({
      id: 'p-1',
      number: 'P-1',
      paidAt: '2026-11-17T08:00:00-08:00',
      timeZone: 'America/Los_Angeles',
      method: 'Visa 1111',
      status: 'pending',
      settlesOn: '2026-11-19',
      paid: [
        { invoiceId: 'i-1', number: 'INV-1', amount: usd(6000), amountDue: usd(0) },
        { invoiceId: 'i-2', number: 'INV-2', amount: usd(4000), amountDue: usd(500) },
      ],
      notPaid: [{ invoiceId: 'i-3', number: 'INV-3', amount: usd(700), reason: 'in-dispute' }],
      credits: usd(1000),
      surcharge: usd(270),
      total: usd(9270),
    });
  });

  it.each([[{}], [{ method: null, settlesOn: null, surcharge: null }], [{ method: ' ' }]])(
    'has no method, settlement date and surcharge with %j',
    (change) => {
      expect(toPayment({ ...minimal, ...change })).toStrictEqual({
        id: 'p-1',
        number: 'P-1',
        paidAt: '2026-11-17T08:00:00-08:00',
        timeZone: 'America/Los_Angeles',
        method: null,
        status: 'settled',
        settlesOn: null,
        paid: [],
        notPaid: [],
        credits: yen(0),
        surcharge: null,
        total: yen(0),
      });
    },
  );

  it('tells a surcharge of zero from none', () => {
    expect(toPayment({ ...minimal, surcharge: '0' }).surcharge).toStrictEqual(yen(0));
  });
});
