import { describe, expect, it } from 'vitest';
import { createVendureAdapter } from '../../../src/adapters/vendure';
import type { PayRequest } from '../../../src/domain';
import { money } from '../../../src/rules';

const at = { accountId: '7', locale: 'en-US' };

/** An adapter whose server answers every request with the given data. */
function answering(data: unknown) {
  const variables: unknown[] = [];
  const adapter = createVendureAdapter({
    baseUrl: 'https://shop.example',
    trade: true,
    fetch: async (input, init) => {
      // The adapter's own request.
      const body = (await new Request(input, init).json()) as { readonly variables: unknown };
      variables.push(body.variables);
      return Response.json({ data });
    },
  });
  return { adapter, variables };
}

const invoice = {
  id: '3',
  number: 'INV-3',
  orderId: '11',
  orderNumber: '1003',
  purchaseOrderNumber: null,
  issuedOn: '2026-10-20',
  dueOn: '2026-11-19',
  paidOn: null,
  daysPastDue: 9,
  total: 5_000,
  open: 3_000,
  currencyCode: 'USD',
  status: 'past-due',
};

const paid = {
  id: '5',
  number: 'P-000005',
  at: '2026-11-28T02:30:00.000Z',
  timeZone: 'America/New_York',
  total: 3_000,
  currencyCode: 'USD',
  methodLabel: 'Casco Bay Savings ··6720',
  settlesOn: '2026-12-02',
  parts: [{ invoiceId: '3', invoiceNumber: 'INV-3', amount: 3_000, left: 0 }],
};

const payRequest = (change: Partial<PayRequest> = {}): PayRequest => ({
  accountId: '7',
  lines: [{ invoiceId: '3', amount: money(3_000, 'USD') }],
  credits: [],
  methodId: 'bank-6720',
  surcharge: null,
  total: money(3_000, 'USD'),
  ...change,
});

describe('invoices of Vendure with the plugin', () => {
  it('have only the methods that the plugin serves', () => {
    const { adapter } = answering({});
    expect(Object.keys(adapter.invoices)).toEqual(['list', 'totals', 'read', 'payments']);
    expect(Object.keys(adapter.wallet)).toEqual(['methods']);
    expect('disputeInvoice' in adapter || 'addPaymentMethod' in adapter || 'setAutopay' in adapter).toBe(false);
  });

  it('are read by their id or number, with their lines and payments', async () => {
    const { adapter, variables } = answering({
      tradeInvoice: {
        invoice,
        lines: [
          { id: '21', name: 'Cola', sku: '104417', quantity: 2, total: 4_700 },
          { id: 'tax', name: 'Tax, 6%', sku: null, quantity: null, total: 300 },
        ],
        payments: [{ paymentId: '4', number: 'P-000004', paidOn: '2026-11-22', amount: 2_000 }],
      },
    });
    expect(await adapter.invoices.read({ ...at, invoiceId: 'INV-3' })).toMatchObject({
      id: '3',
      status: 'past-due',
      amountDue: money(3_000, 'USD'),
      isPayable: true,
      lines: [
        { sku: '104417', quantity: 2 },
        { sku: null, total: money(300, 'USD') },
      ],
      entries: [{ kind: 'payment', reference: 'P-000004', date: '2026-11-22', amount: money(2_000, 'USD') }],
      dispute: null,
      canDispute: false,
    });
    expect(variables).toEqual([{ id: 'INV-3', number: 'INV-3' }]);
  });

  it('have totals whose unknown counts are zero', async () => {
    const { adapter } = answering({
      tradeInvoiceTotals: {
        open: 3_000,
        currencyCode: 'USD',
        aging: [{ id: 'late-1', from: 1, to: 30, count: 1, amount: 3_000 }],
        counts: [{ status: 'past-due', count: 1 }],
        terms: 'Net 30',
        today: '2026-11-28',
      },
    });
    const totals = await adapter.invoices.totals(at);
    expect(totals).toMatchObject({
      balance: money(3_000, 'USD'),
      credits: money(0, 'USD'),
      counts: { open: 0, 'past-due': 1, disputed: 0, 'recently-paid': 0, paid: 0 },
      payable: 1,
    });
    expect(totals.disputed).toBeUndefined();
  });

  it('are paid with the amounts that the buyer agreed to, and the payment is pending until its bank transfers it', async () => {
    const { adapter, variables } = answering({
      outcome: { state: 'DONE', handle: 'h', refusal: null, problems: [], payment: paid },
    });
    expect(await adapter.payInvoices.prepare({ ...payRequest(), ...at })).toEqual({
      outcome: 'done',
      value: {
        id: '5',
        number: 'P-000005',
        paidAt: '2026-11-27T21:30:00-05:00',
        timeZone: 'America/New_York',
        method: 'Casco Bay Savings ··6720',
        status: 'pending',
        settlesOn: '2026-12-02',
        paid: [{ invoiceId: '3', number: 'INV-3', amount: money(3_000, 'USD'), amountDue: money(0, 'USD') }],
        notPaid: [],
        credits: money(0, 'USD'),
        surcharge: null,
        total: money(3_000, 'USD'),
      },
    });
    expect(variables).toEqual([
      {
        input: {
          parts: [{ invoiceId: '3', amount: 3_000 }],
          bankAccountId: 'bank-6720',
          expectedTotal: 3_000,
          expectedCurrency: 'USD',
        },
      },
    ]);
  });

  it('are not paid with credits, surcharges or a second currency, and no request is sent', async () => {
    const { adapter, variables } = answering({});
    const one = money(1, 'USD');
    expect(
      await adapter.payInvoices.prepare({ ...payRequest({ credits: [{ creditId: 'c', amount: one }] }), ...at }),
    ).toEqual({ outcome: 'refused', reason: 'credits-changed' });
    expect(await adapter.payInvoices.prepare({ ...payRequest({ surcharge: one }), ...at })).toEqual({
      outcome: 'refused',
      reason: 'surcharge-changed',
    });
    const mixed = payRequest({ lines: [{ invoiceId: '3', amount: money(3_000, 'CAD') }] });
    await expect(adapter.payInvoices.prepare({ ...mixed, ...at })).rejects.toMatchObject({
      code: 'rejected',
      fields: { total: 'badInput' },
    });
    expect(variables).toEqual([]);
  });

  it.each(['amounts-changed', 'nothing-payable', 'method-unavailable'] as const)(
    'are refused with the plugin’s reason %s',
    async (reason) => {
      const { adapter } = answering({
        outcome: { state: 'REFUSED', handle: null, refusal: reason, problems: [], payment: null },
      });
      expect(await adapter.payInvoices.prepare({ ...payRequest(), ...at })).toEqual({ outcome: 'refused', reason });
    },
  );
});

it('the wallet has the bank accounts of the payment provider, and says which can’t be used yet', async () => {
  const { adapter } = answering({
    tradeBankAccounts: [
      { id: 'bank-6720', bank: 'Casco Bay Savings', lastFour: '6720', isDefault: true, isVerified: true },
      { id: 'bank-0338', bank: 'Mill Road Credit Union', lastFour: '0338', isDefault: false, isVerified: false },
    ],
  });
  expect(await adapter.wallet.methods(at)).toMatchObject([
    { id: 'bank-6720', kind: 'ach', brand: 'Casco Bay Savings', lastFour: '6720', isDefault: true, problem: null },
    { id: 'bank-0338', problem: 'unverified', isDefault: false },
  ]);
});
