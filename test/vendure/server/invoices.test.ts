import * as z from 'zod/mini';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prepareVendure, startVendure } from '../../support/vendure-data/prepare.mjs';
import { accountNamed, type Asker, commitAttempt, read, signIn } from './support/client';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const invoice = z.object({
  id: z.string(),
  number: z.string(),
  dueOn: z.string(),
  open: z.number(),
  status: z.string(),
  daysPastDue: z.nullable(z.number()),
});
type TestInvoice = z.output<typeof invoice>;

const prepared = z.object({ state: z.string(), refusal: z.nullable(z.string()), handle: z.nullable(z.string()) });

const invoicesOf = async (asker: Asker, options: object): Promise<readonly TestInvoice[]> =>
  (
    await read(
      asker,
      'query ($options: TradeInvoiceOptions) { tradeInvoices(options: $options) { items { id number dueOn open status daysPastDue } } }',
      'tradeInvoices',
      z.object({ items: z.array(invoice) }),
      { options },
    )
  ).items;

/** Prepares the payment of parts from the account's bank account. */
const prepare = (
  asker: Asker,
  parts: readonly { readonly invoiceId: string; readonly amount: number }[],
  input: object = {},
): Promise<z.output<typeof prepared>> =>
  read(
    asker,
    'mutation ($input: TradeInvoicePaymentInput!) { prepareInvoicePayment(input: $input) { state refusal handle } }',
    'prepareInvoicePayment',
    prepared,
    {
      input: {
        parts,
        bankAccountId: 'bank-6720',
        expectedTotal: parts.reduce((sum, { amount }) => sum + amount, 0),
        expectedCurrency: 'USD',
        ...input,
      },
    },
  );

describe('invoices on sql.js', () => {
  let server: Awaited<ReturnType<typeof startVendure>>;
  let dana: Asker;

  beforeAll(async () => {
    await prepareVendure();
    server = await startVendure();
  }, 600_000);
  afterAll(() => server.stop());

  beforeEach(async () => {
    await fetch(`${server.url}/__reset`, { method: 'POST' });
    const token = await signIn(server.url, 'dana@harborlane.example');
    const account = await accountNamed({ url: server.url, token }, 'Harbor Lane Taproom');
    dana = { url: server.url, token, account };
  });

  /** The payable invoice that is due first. */
  async function dueFirst(): Promise<TestInvoice> {
    const [first] = await invoicesOf(dana, { payableOnly: true, sort: 'due', take: 1 });
    if (first === undefined) throw new Error('The account has no open invoice');
    return first;
  }

  it('are open, past due, paid recently and long ago, and one is paid in part', async () => {
    const all = await invoicesOf(dana, {});
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['open', 'past-due', 'recently-paid', 'paid']));
    const paidInPart = z.object({
      invoice: z.object({ total: z.number(), open: z.number() }),
      payments: z.array(z.object({ amount: z.number() })),
    });
    const details = await Promise.all(
      all
        .filter(({ open }) => open > 0)
        .map(({ id }) =>
          read(
            dana,
            'query ($id: ID) { tradeInvoice(id: $id) { invoice { total open } payments { amount } } }',
            'tradeInvoice',
            paidInPart,
            { id },
          ),
        ),
    );
    expect(details.some(({ payments }) => payments.length > 0)).toBe(true);
  });

  it('are past due from midnight in the time zone of the account', async () => {
    const [next] = (await invoicesOf(dana, { payableOnly: true, sort: 'due' })).filter(
      ({ status }) => status === 'open',
    );
    if (next === undefined) throw new Error('The account has no invoice that is not due yet');
    // Midnight in Maine is four or five hours later than in UTC.
    const midnight = Date.parse(`${next.dueOn}T00:00:00Z`) + DAY;
    const statusAt = async (instant: number): Promise<string | undefined> => {
      await fetch(`${server.url}/__clock?offset=${instant - Date.now()}`);
      return (await invoicesOf(dana, { ids: [next.id] }))[0]?.status;
    };
    expect(await statusAt(midnight + 3 * 60 * MINUTE)).toBe('open');
    expect(await statusAt(midnight + 6 * 60 * MINUTE)).toBe('past-due');
  });

  it('are refused for an amount, a total, a currency or a bank account that the buyer did not agree to', async () => {
    const { id, open } = await dueFirst();
    const part = [{ invoiceId: id, amount: 100 }];
    const refusals = [
      await prepare(dana, [{ invoiceId: id, amount: open + 1 }]),
      await prepare(dana, [{ invoiceId: id, amount: 0 }]),
      await prepare(dana, [...part, ...part]),
      await prepare(dana, part, { expectedTotal: 99 }),
      await prepare(dana, part, { expectedCurrency: 'CAD' }),
      await prepare(dana, part, { bankAccountId: 'bank-9914' }),
      // It is the account's own, and its bank has not confirmed it.
      await prepare(dana, part, { bankAccountId: 'bank-0338' }),
      await prepare(dana, [{ invoiceId: '99999', amount: 100 }]),
    ].map(({ refusal }) => refusal);
    expect(refusals).toEqual([
      'amounts-changed',
      'amounts-changed',
      'amounts-changed',
      'amounts-changed',
      'amounts-changed',
      'method-unavailable',
      'method-unavailable',
      'nothing-payable',
    ]);
  });

  it('are paid by the newest of two prepared payments, and by no later one', async () => {
    const { id, open } = await dueFirst();
    const all = [{ invoiceId: id, amount: open }];
    const older = await prepare(dana, all);
    const newer = await prepare(dana, all);
    expect((await commitAttempt(dana, older.handle, 'key-1')).refusal).toBe('handle-closed');
    expect((await commitAttempt(dana, newer.handle, 'key-2')).state).toBe('DONE');
    expect((await prepare(dana, all)).refusal).toBe('nothing-payable');
    expect((await invoicesOf(dana, { ids: [id] }))[0]).toMatchObject({ open: 0, status: 'recently-paid' });
  });
});
