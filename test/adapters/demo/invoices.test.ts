import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { createDemoAdapter, storyTime } from '../../../src/adapters/demo';
import { documentMessagesFor } from '../../../src/adapters/demo/documents/document-messages';
import type { InvoiceQuery } from '../../../src/ports';
import { formatMoney } from '../../../src/rules';
import { pdfPages } from '../../support/pdf-text';

const at = { accountId: 'harbor-lane-taproom', locale: 'en-US' };
const every: InvoiceQuery = {
  text: '',
  statuses: [],
  bucket: null,
  ids: null,
  payableOnly: true,
  sort: 'due',
  descending: false,
};
const demo = (scenario = 'default') => createDemoAdapter({ scenario, clock: () => storyTime, storage: 'memory' });
const usd = (minor: number) => ({ minor, currency: 'USD' });

/** Pays the first invoices in full with the card and its surcharge. */
async function payFirst(adapter: ReturnType<typeof demo>, count: number) {
  const { items } = await adapter.invoices.list({ ...every, ...at, page: 0, pageSize: count });
  const due = items.reduce((sum, { amountDue }) => sum + amountDue.minor, 0);
  const [quote] = await adapter.invoices.quote({ ...at, amount: usd(due), methodIds: [`pm-${at.accountId}-1`] });
  const surcharge = quote?.surcharge?.amount ?? null;
  const prepared = await adapter.payInvoices.prepare({
    ...at,
    lines: items.map(({ id, amountDue }) => ({ invoiceId: id, amount: amountDue })),
    credits: [],
    methodId: `pm-${at.accountId}-1`,
    surcharge,
    total: usd(due + (surcharge?.minor ?? 0)),
  });
  return { items, prepared };
}

describe('paying invoices in the demo', () => {
  it('O02 F46: charges the settled amounts and the quoted surcharge', async () => {
    const adapter = demo();
    const { items, prepared } = await payFirst(adapter, 2);
    if (prepared.outcome !== 'ready') throw new Error(prepared.outcome);
    const paid = await adapter.payInvoices.commit({ ...at, key: 'k', handle: prepared.handle });
    if (paid.outcome !== 'done') throw new Error(paid.outcome);
    const settled = items.reduce((sum, { amountDue }) => sum + amountDue.minor, 0);
    expect(paid.value.total.minor).toBe(settled + Math.round(settled * 0.03));
    expect((await adapter.invoices.totals(at)).counts['past-due']).toBe(0);
  });

  it('O02 F19: reports an unpaid part with its reason, keeps it open, and accepts a payment of it', async () => {
    const adapter = demo('paid-partial');
    const { items, prepared } = await payFirst(adapter, 3);
    if (prepared.outcome !== 'ready') throw new Error(prepared.outcome);
    const paid = await adapter.payInvoices.commit({ ...at, key: 'k', handle: prepared.handle });
    if (paid.outcome !== 'done') throw new Error(paid.outcome);
    expect(paid.value.notPaid.map(({ invoiceId, reason }) => [invoiceId, reason])).toEqual([
      [items[1]?.id, 'not-accepted'],
    ]);
    const { items: left } = await adapter.invoices.list({ ...every, ...at, page: 0, pageSize: 50 });
    expect(left.map(({ id }) => id)).toContain(items[1]?.id);
    expect(left.map(({ id }) => id)).not.toContain(items[0]?.id);
  });

  it('O02 F13: refuses a declined card and pays nothing', async () => {
    const adapter = demo('card-declined');
    expect((await payFirst(adapter, 1)).prepared).toEqual({ outcome: 'refused', reason: 'declined' });
    expect((await adapter.demo.peek()).payments).toEqual([]);
  });
});

describe('documents', () => {
  it.each(['en-US', 'fr-CA', 'zh-CN', 'ko-KR'])(
    'O23: an invoice in %s is a PDF with a correct cross-reference table',
    async (locale) => {
      const adapter = demo();
      const {
        items: [first],
      } = await adapter.invoices.list({ ...every, ...at, page: 0, pageSize: 1 });
      const file = await adapter.invoices.file({ ...at, locale, invoiceId: first?.id ?? '' });
      const text = (await file?.content.text()) ?? '';
      const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
      expect(text.slice(table, table + 4)).toBe('xref');
      const places = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
      places.forEach((place, at) => expect(text.slice(place)).toMatch(new RegExp(`^${at + 1} 0 obj\\n`)));
      for (const [, length, stream] of text.matchAll(/<< \/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g))
        expect(stream?.length).toBe(Number(length));
    },
  );

  // Chinese and Korean need tables of characters that this reader does not bring.
  it.each(['en-US', 'fr-CA', 'es-CA'])('O23: another PDF reader reads an invoice in %s', async (locale) => {
    const adapter = demo();
    const { items } = await adapter.invoices.list({ ...every, ...at, page: 0, pageSize: 1 });
    const [first] = items;
    const file = await adapter.invoices.file({ ...at, locale, invoiceId: first?.id ?? '' });
    const invoice = await adapter.invoices.read({ ...at, locale, invoiceId: first?.id ?? '' });
    if (file === null || invoice === null) throw new Error('The account has no invoice');
    const text = (await pdfPages(file.content)).join('\n');
    expect(text).toContain(invoice.number);
    expect(text).toContain(documentMessagesFor(locale).billTo);
    expect(text.replace(/\s/g, '')).toContain(formatMoney(invoice.amount, locale).replace(/\s/g, ''));
  });

  it('O23 F11: a missing document is a result, not an error', async () => {
    expect(await demo().invoices.file({ ...at, invoiceId: 'INV-1' })).toBeNull();
  });

  it('O28: a statement as CSV can be parsed, and no cell starts a formula', async () => {
    const file = await demo().invoices.statement({ ...at, from: '2026-09-01', to: '2026-11-17', format: 'csv' });
    const { data } = Papa.parse<string[]>((await file.content.text()).replace(/^\ufeff/, ''));
    expect(data[0]).toEqual(['Date', 'Type', 'Number', 'Amount', 'Currency']);
    expect(data.length).toBeGreaterThan(10);
    for (const row of data)
      for (const cell of row)
        expect(/^[=+@\t\r]/.test(cell) || (cell.startsWith('-') && Number.isNaN(Number(cell)))).toBe(false);
  });
});
