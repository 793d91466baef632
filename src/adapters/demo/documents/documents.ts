import type { DocumentFile, CalendarDate, Invoice, InvoiceSummary, Money, Payment } from '../../../domain';
import { toCsv } from '../../../rules/csv';
import { formatDate } from '../../../rules/dates';
import { calendarDateIn } from '../../../rules/instants';
import { languageTag } from '../../../rules/languages';
import { addMoney, formatMoney, money, negateMoney, subtractMoney } from '../../../rules/money';
import type { InvoiceWorld } from '../engine/invoices';
import { fill } from '../messages';
import { type DocumentMessages, documentMessagesFor } from './document-messages';
import { fitted, PAGE, type PdfPage, type PdfScript, type PdfText, writePdf } from './pdf';

const scripts: Readonly<Record<string, PdfScript>> = { 'zh-CN': 'chinese', 'ko-KR': 'korean' };

const COLUMNS = { first: PAGE.margin, second: 330, third: 430, end: PAGE.width - PAGE.margin } as const;
const LINE = 18;
const SIZE = 10;
/** Vertical positions of the first and the last row on a page. */
const TOP = 236;
const BOTTOM = 720;

/** Header of a document. */
interface Head {
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
}

/** A row of a document; a strong one has a line above. */
interface Row {
  readonly cells: readonly [first: string, second: string, third: string, end: string];
  readonly strong?: boolean;
}

/** Distributes rows with a header over pages. */
function pagesOf(
  { title, facts }: Head,
  head: Row['cells'],
  rows: readonly Row[],
  { account }: InvoiceWorld,
  messages: DocumentMessages,
): readonly PdfPage[] {
  const room = Math.floor((BOTTOM - TOP) / LINE);
  const sheets: (readonly Row[])[] = [];
  for (let at = 0; at === 0 || at < rows.length; at += room) sheets.push(rows.slice(at, at + room));
  return sheets.map((sheet, index): PdfPage => [
    { x: PAGE.margin, y: 72, text: 'Northquay Trade', size: 12, bold: true },
    { x: COLUMNS.end, y: 72, text: title, size: 16, bold: true, align: 'end' },
    { x: PAGE.margin, y: 104, text: messages.billTo, size: 9 },
    { x: PAGE.margin, y: 120, text: account.name, bold: true },
    { x: PAGE.margin, y: 134, text: account.address.street },
    { x: PAGE.margin, y: 148, text: `${account.address.city}, ${account.address.state} ${account.address.zip}` },
    { x: PAGE.margin, y: 162, text: account.number },
    ...facts.flatMap(([label, value], at): PdfText[] => [
      { x: COLUMNS.second, y: 104 + at * 15, text: label, size: 9 },
      { x: COLUMNS.end, y: 104 + at * 15, text: value, align: 'end' },
    ]),
    ...rowParts({ cells: head, strong: false }, TOP - LINE, true),
    { rule: true, y: TOP - LINE + 6 },
    ...sheet.flatMap((row, at) => rowParts(row, TOP + at * LINE, row.strong === true)),
    {
      x: COLUMNS.end,
      y: 760,
      size: 8,
      align: 'end',
      text: fill(messages.page, { page: String(index + 1), pages: String(sheets.length) }),
    },
  ]);
}

function rowParts({ cells: [first, second, third, end], strong }: Row, y: number, bold: boolean): PdfPage {
  return [
    ...(strong === true ? [{ rule: true as const, y: y - 13 }] : []),
    { x: COLUMNS.first, y, bold, size: SIZE, text: fitted(first, SIZE, COLUMNS.second - COLUMNS.first - 12) },
    { x: COLUMNS.second, y, bold, size: SIZE, text: fitted(second, SIZE, 60) },
    { x: COLUMNS.third + 30, y, bold, size: SIZE, text: third, align: 'end' },
    { x: COLUMNS.end, y, bold, size: SIZE, text: end, align: 'end' },
  ];
}

const pdfFile = (name: string, pages: readonly PdfPage[], locale: string, title: string): DocumentFile => ({
  name: `${name}.pdf`,
  content: new Blob([writePdf(pages, { title, script: scripts[languageTag(locale)] ?? 'latin' })], {
    type: 'application/pdf',
  }),
});

const sumOf = (amounts: readonly Money[], currency: string): Money => addMoney(money(0, currency), ...amounts);

/** An invoice as a document; its rows add up to its total. */
export function invoiceDocument(invoice: Invoice, here: InvoiceWorld, locale: string): DocumentFile {
  const messages = documentMessagesFor(locale);
  const title = `${messages.invoice} ${invoice.number}`;
  const paid = subtractMoney(invoice.amount, invoice.amountDue);
  const rows: readonly Row[] = [
    ...invoice.lines.map(({ name, sku, quantity, total }): Row => ({
      cells: [name, sku ?? '', quantity === null ? '' : String(quantity), formatMoney(total, locale)],
    })),
    { cells: [messages.total, '', '', formatMoney(invoice.amount, locale)], strong: true },
    ...(paid.minor === 0 ? [] : [{ cells: [messages.paid, '', '', formatMoney(negateMoney(paid), locale)] as const }]),
    { cells: [messages.open, '', '', formatMoney(invoice.amountDue, locale)] },
  ];
  const facts = [
    [messages.number, invoice.number],
    [messages.date, formatDate(invoice.issuedOn, locale)],
    [messages.due, formatDate(invoice.dueOn, locale)],
    [messages.order, invoice.orderNumber ?? ''],
    [messages.purchaseOrder, invoice.purchaseOrderNumber ?? ''],
  ] as const;
  return pdfFile(
    invoice.number,
    pagesOf(
      { title, facts: facts.filter(([, value]) => value !== '') },
      [messages.product, messages.sku, messages.quantity, messages.amount],
      rows,
      here,
      messages,
    ),
    locale,
    title,
  );
}

/** A payment receipt: the payment of each invoice, and the charge. */
export function receiptDocument(payment: Payment, here: InvoiceWorld, locale: string): DocumentFile {
  const messages = documentMessagesFor(locale);
  const title = `${messages.receipt} ${payment.number}`;
  const date = calendarDateIn(payment.paidAt, payment.timeZone);
  const rows: readonly Row[] = [
    ...payment.paid.map(({ number, amount }): Row => ({ cells: [number, '', '', formatMoney(amount, locale)] })),
    ...(payment.credits.minor === 0
      ? []
      : [{ cells: [messages.credits, '', '', formatMoney(negateMoney(payment.credits), locale)] as const }]),
    ...(payment.surcharge === null
      ? []
      : [{ cells: [messages.surcharge, '', '', formatMoney(payment.surcharge, locale)] as const }]),
    { cells: [messages.charged, '', '', formatMoney(payment.total, locale)], strong: true },
  ];
  const facts = (
    [
      [messages.number, payment.number],
      [messages.date, formatDate(date, locale)],
      [messages.method, payment.method ?? ''],
    ] as const
  ).filter(([, value]) => value !== '');
  return pdfFile(
    payment.number,
    pagesOf({ title, facts }, [messages.invoice, '', '', messages.amount], rows, here, messages),
    locale,
    title,
  );
}

/** Data of a statement. */
export interface StatementParts {
  readonly invoices: readonly InvoiceSummary[];
  readonly payments: readonly Payment[];
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly format: 'pdf' | 'csv';
}

interface Entry {
  readonly date: CalendarDate;
  readonly kind: 'invoiced' | 'payment';
  readonly number: string;
  readonly amount: Money;
}

/** Invoices and payments of a period, oldest first. */
function entriesOf({ invoices, payments, from, to }: StatementParts): readonly Entry[] {
  const invoiced = invoices.map(({ issuedOn, number, amount }): Entry => ({
    date: issuedOn,
    kind: 'invoiced',
    number,
    amount,
  }));
  const paid = payments.map(({ paidAt, timeZone, number, total, surcharge, credits }): Entry => ({
    // The reduction of the invoices, which includes credits but not the surcharge.
    date: calendarDateIn(paidAt, timeZone) ?? from,
    kind: 'payment',
    number,
    amount: negateMoney(addMoney(surcharge === null ? total : subtractMoney(total, surcharge), credits)),
  }));
  return [...invoiced, ...paid]
    .filter(({ date }) => date >= from && date <= to)
    .sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1));
}

/** A statement as a PDF or a CSV file (decision 5). */
export function statementDocument(parts: StatementParts, here: InvoiceWorld, locale: string): DocumentFile {
  const messages = documentMessagesFor(locale);
  const { from, to, format } = parts;
  const entries = entriesOf(parts);
  const name = `statement-${from}-${to}`;
  if (format === 'csv') {
    const text = toCsv(
      entries,
      [
        { key: 'date', header: messages.date },
        { key: 'kind', header: messages.kind, value: ({ kind }) => messages[kind] },
        { key: 'number', header: messages.number },
        { key: 'amount', header: messages.amount },
        { key: 'currency', header: messages.currency, value: ({ amount }) => amount.currency },
      ],
      { bom: true },
    );
    return { name: `${name}.csv`, content: new Blob([text], { type: 'text/csv;charset=utf-8' }) };
  }
  const sum = sumOf(
    entries.map(({ amount }) => amount),
    here.market.currency,
  );
  const rows: readonly Row[] = [
    ...entries.map(({ date, kind, number, amount }): Row => ({
      cells: [`${formatDate(date, locale)}  ${messages[kind]}`, number, '', formatMoney(amount, locale)],
    })),
    { cells: [messages.total, '', '', formatMoney(sum, locale)], strong: true },
  ];
  const title = messages.statement;
  const facts = [
    [messages.date, fill(messages.period, { from: formatDate(from, locale), to: formatDate(to, locale) })],
  ] as const;
  return pdfFile(
    name,
    pagesOf({ title, facts }, [messages.date, messages.number, '', messages.amount], rows, here, messages),
    locale,
    title,
  );
}
