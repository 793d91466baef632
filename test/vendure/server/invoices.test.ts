import Papa from 'papaparse';
import * as z from 'zod/mini';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prepareVendure, startVendure } from '../../support/vendure-data/prepare.mjs';
import { pdfPages } from '../../support/pdf-text';
import { accountNamed, ask, type Asker, bankAccountOf, commitAttempt, read, signIn } from './support/client';

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

/** Prepares the payment of parts, from the account's first bank account unless the input names another. */
const prepare = async (
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
        ...('bankAccountId' in input ? {} : { bankAccountId: await bankAccountOf(asker, '6720') }),
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

  /** A buyer of another account. */
  async function mei(): Promise<Asker> {
    const token = await signIn(server.url, 'mei@englishbaysocial.example');
    return { url: server.url, token, account: await accountNamed({ url: server.url, token }, 'English Bay Social') };
  }

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
      await prepare(dana, part, { bankAccountId: await bankAccountOf(await mei(), '9914') }),
      // It is the account's own, and its bank has not confirmed it.
      await prepare(dana, part, { bankAccountId: await bankAccountOf(dana, '0338') }),
      await prepare(dana, part, { bankAccountId: null }),
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

  const credit = z.object({ id: z.string(), number: z.string(), issuedOn: z.string(), remaining: z.number() });
  const creditsOf = (asker: Asker) =>
    read(asker, 'query { tradeCredits { id number issuedOn remaining } }', 'tradeCredits', z.array(credit));

  it('are paid with credits and the rest from the bank account, and each credit is used once', async () => {
    const { id, open } = await dueFirst();
    const [oldest, newest] = await creditsOf(dana);
    if (oldest === undefined || newest === undefined) throw new Error('The account has no two credits');
    const used = oldest.remaining + 20;
    const credits = [
      { creditId: oldest.id, amount: oldest.remaining },
      { creditId: newest.id, amount: 20 },
    ];
    const paid = await prepare(dana, [{ invoiceId: id, amount: open }], { credits, expectedTotal: open - used });
    expect((await commitAttempt(dana, paid.handle, 'key-1')).state).toBe('DONE');
    expect(await creditsOf(dana)).toEqual([{ ...newest, remaining: newest.remaining - 20 }]);
    const [payment] = (
      await read(
        dana,
        'query { tradeInvoicePayments(options: { take: 1 }) { items { total credits } } }',
        'tradeInvoicePayments',
        z.object({ items: z.array(z.object({ total: z.number(), credits: z.number() })) }),
      )
    ).items;
    expect(payment).toEqual({ total: open - used, credits: used });
    const { payments } = await read(
      dana,
      'query ($id: ID) { tradeInvoice(id: $id) { payments { amount credits { number amount } } } }',
      'tradeInvoice',
      z.object({
        payments: z.array(
          z.object({
            amount: z.number(),
            credits: z.array(z.object({ number: z.string(), amount: z.number() })),
          }),
        ),
      }),
      { id },
    );
    expect(payments.at(-1)).toEqual({
      amount: open,
      credits: [
        { number: oldest.number, amount: oldest.remaining },
        { number: newest.number, amount: 20 },
      ],
    });
  });

  it('need no bank account if credits cover everything', async () => {
    const { id, open } = await dueFirst();
    const [oldest] = await creditsOf(dana);
    const amount = oldest?.remaining ?? 0;
    const credits = [{ creditId: oldest?.id, amount }];
    const paid = await prepare(dana, [{ invoiceId: id, amount }], { credits, bankAccountId: null, expectedTotal: 0 });
    expect((await commitAttempt(dana, paid.handle, 'key-1')).state).toBe('DONE');
    expect((await invoicesOf(dana, { ids: [id] }))[0]).toMatchObject({ open: open - amount });
    const { items } = await read(
      dana,
      'query { tradeInvoicePayments(options: { take: 1 }) { items { total methodLabel settlesOn } } }',
      'tradeInvoicePayments',
      z.object({ items: z.array(z.unknown()) }),
    );
    expect(items).toEqual([{ total: 0, methodLabel: null, settlesOn: null }]);
  });

  it('are refused for a credit that is too small, used twice, unknown or of another account', async () => {
    const { id, open } = await dueFirst();
    const [oldest] = await creditsOf(dana);
    const [ofMei] = await creditsOf(await mei());
    if (oldest === undefined || ofMei === undefined) throw new Error('An account has no credit');
    const part = [{ invoiceId: id, amount: open }];
    const one = { creditId: oldest.id, amount: 1 };
    const refusals = [];
    for (const credits of [
      [{ creditId: oldest.id, amount: oldest.remaining + 1 }],
      [one, one],
      [{ ...one, amount: 0 }],
      [{ ...one, creditId: '99999' }],
      [{ ...one, creditId: ofMei.id }],
    ]) {
      const used = credits.reduce((sum, { amount }) => sum + amount, 0);
      refusals.push((await prepare(dana, part, { credits, expectedTotal: open - used })).refusal);
    }
    expect(refusals).toEqual(Array.from({ length: 5 }, () => 'credits-changed'));
    // More credit than there is to pay.
    const credits = [{ creditId: oldest.id, amount: oldest.remaining }];
    expect((await prepare(dana, [{ invoiceId: id, amount: 1 }], { credits, expectedTotal: 0 })).refusal).toBe(
      'amounts-changed',
    );
  });

  const file = z.object({ name: z.string(), mediaType: z.string(), base64: z.string() });
  const fileOf = async (asker: Asker, call: string, language = 'en') => {
    const url = `${asker.url}/shop-api?languageCode=${language}`;
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${asker.token}`,
        'x-account': asker.account ?? '',
      },
      body: JSON.stringify({ query: `{ file: ${call} { name mediaType base64 } }` }),
    });
    const { data } = z.parse(z.object({ data: z.object({ file }) }), await answer.json());
    const content = new Blob([Buffer.from(data.file.base64, 'base64')], { type: data.file.mediaType });
    return { ...data.file, content };
  };

  it('are PDF files that another reader reads, in the language of the buyer if its letters can be drawn', async () => {
    const { id, number, open } = await dueFirst();
    const amounts = { en: `$${(open / 100).toFixed(2)}`, fr: `${(open / 100).toFixed(2).replace('.', ',')}$US` };
    const english = await fileOf(dana, `tradeInvoiceDocument(id: "${id}")`);
    expect(english).toMatchObject({ name: `${number}.pdf`, mediaType: 'application/pdf' });
    const text = (await pdfPages(english.content)).join('\n');
    expect(text).toMatch(
      new RegExp(`Northquay Trade[\\s\\S]*Invoice ${number}|Invoice ${number}[\\s\\S]*Northquay Trade`),
    );
    expect(text).toContain('Harbor Lane Taproom');
    expect(text.replaceAll(',', '')).toContain(amounts.en);
    const french = await fileOf(dana, `tradeInvoiceDocument(id: "${id}")`, 'fr');
    const inFrench = (await pdfPages(french.content)).join('\n');
    expect(inFrench).toContain('Facturé à');
    expect(inFrench.replace(/\s/g, '')).toContain(amounts.fr);
    // The letters of Chinese are not in the standard fonts of PDF.
    const chinese = await fileOf(dana, `tradeInvoiceDocument(id: "${id}")`, 'zh');
    expect((await pdfPages(chinese.content)).join('\n')).toContain('Bill to');
  });

  it('are on a statement of several pages and in a spreadsheet, with their payments', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const period = `from: "2000-01-01", to: "${today}"`;
    const all = await invoicesOf(dana, {});
    const statement = await fileOf(dana, `tradeStatement(${period}, format: "pdf")`);
    const pages = await pdfPages(statement.content);
    expect(pages.length).toBeGreaterThan(1);
    pages.forEach((page, at) => expect(page).toContain(`${at + 1} of ${pages.length}`));
    const sheet = await fileOf(dana, `tradeStatement(${period}, format: "csv")`, 'zh');
    expect(sheet.mediaType).toBe('text/csv');
    const { data } = Papa.parse<string[]>((await sheet.content.text()).replace(/^\ufeff/, ''), {
      skipEmptyLines: true,
    });
    expect(data[0]).toEqual(['日期', '类型', '编号', '金额', '货币']);
    const numbers = new Set(data.map(([, , number]) => number));
    const printed = pages.join('\n');
    for (const { number } of all) {
      expect(numbers).toContain(number);
      expect(printed).toContain(number);
    }
    const invalid = await ask(dana, `{ tradeStatement(from: "${today}", to: "2000-01-01", format: "csv") { name } }`);
    expect(invalid.code).toBe('USER_INPUT_ERROR');
  });

  it('keep the label of a bank account that was removed, and the next verified one is the default', async () => {
    const { id } = await dueFirst();
    const paid = await prepare(dana, [{ invoiceId: id, amount: 100 }]);
    await commitAttempt(dana, paid.handle, 'key-1');
    const removed = await bankAccountOf(dana, '6720');
    const accounts = z.object({
      bankAccounts: z.array(z.object({ lastFour: z.string(), isDefault: z.boolean(), isVerified: z.boolean() })),
    });
    const remove =
      'mutation ($id: ID!) { removeTradeBankAccount(id: $id) { bankAccounts { lastFour isDefault isVerified } } }';
    expect((await read(dana, remove, 'removeTradeBankAccount', accounts, { id: removed })).bankAccounts).toEqual([
      { lastFour: '5512', isDefault: true, isVerified: true },
      { lastFour: '0338', isDefault: false, isVerified: false },
    ]);
    const labels = z.object({ items: z.array(z.object({ methodLabel: z.nullable(z.string()) })) });
    const query = 'query { tradeInvoicePayments(options: { take: 1 }) { items { methodLabel } } }';
    expect((await read(dana, query, 'tradeInvoicePayments', labels)).items).toEqual([
      { methodLabel: 'Casco Bay Savings ··6720' },
    ]);
    expect((await prepare(dana, [{ invoiceId: id, amount: 100 }], { bankAccountId: removed })).refusal).toBe(
      'method-unavailable',
    );
  });
});
