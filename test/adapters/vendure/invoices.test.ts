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
  total: 2_500,
  credits: 500,
  currencyCode: 'USD',
  methodLabel: 'Casco Bay Savings ··6720',
  settlesOn: '2026-12-02',
  parts: [{ invoiceId: '3', invoiceNumber: 'INV-3', amount: 3_000, left: 0 }],
};

const payRequest = (change: Partial<PayRequest> = {}): PayRequest => ({
  accountId: '7',
  lines: [{ invoiceId: '3', amount: money(3_000, 'USD') }],
  credits: [],
  methodId: '2',
  surcharge: null,
  total: money(3_000, 'USD'),
  ...change,
});

describe('invoices of Vendure with the plugin', () => {
  it('have no method that the plugin does not serve', () => {
    const { adapter } = answering({});
    expect('quote' in adapter.invoices || 'autopay' in adapter.wallet).toBe(false);
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
        payments: [
          {
            paymentId: '4',
            number: 'P-000004',
            paidOn: '2026-11-22',
            amount: 2_000,
            credits: [{ number: 'CR-9', amount: 500 }],
          },
          {
            paymentId: '5',
            number: 'P-000005',
            paidOn: '2026-11-23',
            amount: 100,
            credits: [{ number: 'CR-10', amount: 100 }],
          },
        ],
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
      entries: [
        { kind: 'credit', reference: 'CR-9', date: '2026-11-22', amount: money(500, 'USD') },
        { kind: 'payment', reference: 'P-000004', date: '2026-11-22', amount: money(1_500, 'USD') },
        { kind: 'credit', reference: 'CR-10', date: '2026-11-23', amount: money(100, 'USD') },
      ],
      dispute: null,
      canDispute: false,
    });
    expect(variables).toEqual([{ id: 'INV-3', number: 'INV-3' }]);
  });

  it('have totals whose unknown counts are zero', async () => {
    const { adapter } = answering({
      tradeInvoiceTotals: {
        open: 3_000,
        credits: 500,
        currencyCode: 'USD',
        aging: [{ id: 'late-1', from: 1, to: 30, count: 1, amount: 3_000 }],
        counts: [{ status: 'past-due', count: 1 }],
        terms: 'Net 30',
        today: '2026-11-28',
      },
    });
    const totals = await adapter.invoices.totals(at);
    expect(totals).toMatchObject({
      balance: money(2_500, 'USD'),
      amountDue: money(3_000, 'USD'),
      credits: money(500, 'USD'),
      counts: { open: 0, 'past-due': 1, disputed: 0, 'recently-paid': 0, paid: 0 },
      payable: 1,
    });
    expect(totals.disputed).toBeUndefined();
  });

  it('are paid with the amounts that the buyer agreed to, and the payment is pending until its bank transfers it', async () => {
    const { adapter, variables } = answering({
      outcome: { state: 'DONE', handle: 'h', refusal: null, problems: [], payment: paid },
    });
    const credits = [{ creditId: '8', amount: money(500, 'USD') }];
    const request = payRequest({ credits, total: money(2_500, 'USD') });
    expect(await adapter.payInvoices.prepare({ ...request, ...at })).toEqual({
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
        credits: money(500, 'USD'),
        surcharge: null,
        total: money(2_500, 'USD'),
      },
    });
    expect(variables).toEqual([
      {
        input: {
          parts: [{ invoiceId: '3', amount: 3_000 }],
          credits: [{ creditId: '8', amount: 500 }],
          bankAccountId: '2',
          expectedTotal: 2_500,
          expectedCurrency: 'USD',
        },
      },
    ]);
  });

  it('are not paid with surcharges or a second currency, and no request is sent', async () => {
    const { adapter, variables } = answering({});
    expect(await adapter.payInvoices.prepare({ ...payRequest({ surcharge: money(1, 'USD') }), ...at })).toEqual({
      outcome: 'refused',
      reason: 'surcharge-changed',
    });
    for (const mixed of [
      payRequest({ lines: [{ invoiceId: '3', amount: money(3_000, 'CAD') }] }),
      payRequest({ credits: [{ creditId: '8', amount: money(1, 'CAD') }] }),
    ])
      await expect(adapter.payInvoices.prepare({ ...mixed, ...at })).rejects.toMatchObject({
        code: 'rejected',
        fields: { total: 'badInput' },
      });
    expect(variables).toEqual([]);
  });

  it.each(['amounts-changed', 'credits-changed', 'nothing-payable', 'method-unavailable'] as const)(
    'are refused with the plugin’s reason %s',
    async (reason) => {
      const { adapter } = answering({
        outcome: { state: 'REFUSED', handle: null, refusal: reason, problems: [], payment: null },
      });
      expect(await adapter.payInvoices.prepare({ ...payRequest(), ...at })).toEqual({ outcome: 'refused', reason });
    },
  );
});

it('a document of another media type becomes bytes that no browser opens as a page', async () => {
  const page = { name: 'a/b.html', mediaType: 'text/html', base64: btoa('<script>') };
  const { adapter } = answering({ file: page });
  const file = await adapter.invoices.file({ ...at, invoiceId: '3' });
  expect([file?.name, file?.content.type]).toEqual(['a-b.html', 'application/octet-stream']);
  const broken = answering({ file: { ...page, base64: '***' } }).adapter;
  await expect(broken.invoices.receipt({ ...at, paymentId: '5' })).rejects.toMatchObject({ code: 'malformed' });
});

const bankAccounts = [
  { id: '1', bank: 'Casco Bay Savings', lastFour: '6720', nickname: 'Bar', isDefault: true, isVerified: true },
  { id: '2', bank: 'Mill Road Credit Union', lastFour: '0338', nickname: '', isDefault: false, isVerified: false },
];
const methods = [
  {
    id: '1',
    kind: 'ach',
    brand: 'Casco Bay Savings',
    lastFour: '6720',
    nickname: 'Bar',
    isDefault: true,
    problem: null,
  },
  { id: '2', problem: 'unverified', nickname: '', isDefault: false },
];

describe('the wallet of Vendure with the plugin', () => {
  it('has the bank accounts of the payment provider, and says which can’t be used yet', async () => {
    const { adapter } = answering({ tradeBankAccounts: bankAccounts });
    expect(await adapter.wallet.methods(at)).toMatchObject(methods);
  });

  const result = (change: object) => answering({ result: { bankAccounts, refusal: null, problems: [], ...change } });

  it('has the new wallet after a change', async () => {
    const { adapter, variables } = result({});
    const method = { ...at, methodId: '1' };
    for (const answer of [
      await adapter.wallet.rename({ ...method, nickname: ' Bar ' }),
      await adapter.wallet.setDefault(method),
      await adapter.wallet.remove(method),
    ])
      expect(answer).toMatchObject({ outcome: 'done', methods });
    expect(variables).toEqual([{ id: '1', nickname: 'Bar' }, { id: '1' }, { id: '1' }]);
  });

  it('refuses a change with the reason of the port, and rejects an invalid name with its field', async () => {
    const gone = result({ refusal: 'bank-account-gone' }).adapter;
    const refused = { outcome: 'refused', reason: 'method-gone' };
    const method = { ...at, methodId: '9' };
    expect(await gone.wallet.rename({ ...method, nickname: 'x' })).toEqual(refused);
    expect(await gone.wallet.setDefault(method)).toEqual(refused);
    expect(await result({ refusal: 'not-verified' }).adapter.wallet.setDefault(method)).toEqual({
      outcome: 'refused',
      reason: 'method-unusable',
    });
    const problems = [{ field: 'nickname', code: 'paymentNumber' }];
    const invalid = result({ refusal: 'invalid', problems }).adapter;
    await expect(invalid.wallet.rename({ ...method, nickname: '4111' })).rejects.toMatchObject({
      code: 'rejected',
      fields: { nickname: 'paymentNumber' },
    });
    await expect(result({ refusal: 'another' }).adapter.wallet.remove(method)).rejects.toMatchObject({
      code: 'malformed',
    });
  });
});
