import { Inject, Injectable } from '@nestjs/common';
import { type ID, type RequestContext, TransactionalConnection, UserInputError } from '@vendure/core';
import { drawnLanguage, drawPdf } from '../documents/draw-pdf';
import type { DocumentRow, TradeDocument } from '../documents/document.types';
import type { TradeAccount } from '../entities/trade-account.entity';
import { TradePayment } from '../entities/trade-invoice.entity';
import { TRADE_OPTIONS, type TradePluginOptions } from '../options';
import { dateIn, isDate } from '../rules/calendar';
import { csvOf } from '../rules/csv';
import { amountIn, dateTextIn, textIn, type TextKey } from '../texts';
import type { Caller } from './caller.service';
import { TradeInvoiceService } from './invoice.service';

/** A file as the API returns it. */
export interface TradeFile {
  readonly name: string;
  readonly mediaType: 'application/pdf' | 'text/csv';
  readonly base64: string;
}

/** Formats of a statement. */
export type StatementFormat = 'pdf' | 'csv';

/** The period of a statement, both ends included. */
export interface StatementPeriod {
  readonly from: string;
  readonly to: string;
  readonly format: StatementFormat;
}

interface Entry {
  readonly date: string;
  readonly kind: 'document.invoiced' | 'document.payment';
  readonly number: string;
  readonly amount: number;
}

/** Headers of a statement as CSV. */
const csvColumns = [
  'document.date',
  'document.kind',
  'document.number',
  'document.amount',
  'document.currency',
] as const satisfies readonly TextKey[];

/** Documents of invoices and payments. */
@Injectable()
export class TradeDocumentService {
  constructor(
    @Inject(TransactionalConnection) private readonly connection: TransactionalConnection,
    @Inject(TradeInvoiceService) private readonly invoices: TradeInvoiceService,
    @Inject(TRADE_OPTIONS) private readonly options: TradePluginOptions,
  ) {}

  /** Texts, dates and amounts of a document in the language of the request, if it can be drawn. */
  private wordsOf(ctx: RequestContext, account: TradeAccount) {
    const { drawDocument } = this.options;
    // The codes of Vendure's enum are language tags.
    const languageCode = (
      drawDocument === undefined ? drawnLanguage(ctx.languageCode) : ctx.languageCode
    ) as RequestContext['languageCode'];
    const language = { languageCode };
    return {
      ...language,
      text: (key: TextKey, values?: Readonly<Record<string, string>>) => textIn(this.options, language, key, values),
      amount: (minor: number) => amountIn(minor, account.currencyCode, language),
      date: (date: string) => dateTextIn(date, language),
    };
  }

  private async pdf(
    account: TradeAccount,
    name: string,
    { languageCode, text }: ReturnType<TradeDocumentService['wordsOf']>,
    parts: Pick<TradeDocument, 'title' | 'columns' | 'rows'> & {
      readonly facts: readonly (readonly [label: TextKey, value: string | null])[];
    },
  ): Promise<TradeFile> {
    const { street, city, state, zip } = account.address;
    const content = await (this.options.drawDocument ?? drawPdf)({
      ...parts,
      language: languageCode,
      issuer: this.options.issuer ?? [],
      billTo: {
        label: text('document.billTo'),
        lines: [account.name, street, `${city}, ${state} ${zip}`, account.number],
      },
      facts: parts.facts.flatMap(([label, value]) =>
        value === null || value === '' ? [] : [{ label: text(label), value }],
      ),
      pageLabel: (page, pages) => text('document.page', { page: String(page), pages: String(pages) }),
    });
    return { name: `${name}.pdf`, mediaType: 'application/pdf', base64: content.toString('base64') };
  }

  /** An invoice as a PDF file; null if the account has no such invoice. */
  async invoice(ctx: RequestContext, { account }: Caller, id: ID): Promise<TradeFile | null> {
    const words = this.wordsOf(ctx, account);
    const found = await this.invoices.find(ctx, { account }, { id }, words);
    if (found === null) return null;
    const { invoice, lines } = found;
    const { text, amount, date } = words;
    const strong = (key: TextKey, minor: number): DocumentRow => ({
      cells: [text(key), '', amount(minor)],
      isStrong: true,
    });
    return this.pdf(account, invoice.number, words, {
      title: text('document.invoice', { number: invoice.number }),
      facts: [
        ['document.date', date(invoice.issuedOn)],
        ['document.due', date(invoice.dueOn)],
        ['document.order', invoice.orderNumber],
        ['document.purchaseOrder', invoice.purchaseOrderNumber],
      ],
      columns: [
        { label: text('document.product') },
        { label: text('document.quantity'), isNumber: true },
        { label: text('document.amount'), isNumber: true },
      ],
      rows: [
        ...lines.map(({ name, sku, quantity, total }) => ({
          cells: [sku === null ? name : `${name} (${sku})`, quantity === null ? '' : String(quantity), amount(total)],
        })),
        strong('document.total', invoice.total),
        strong('document.open', invoice.open),
      ],
    });
  }

  /** The receipt of a payment as a PDF file; null if the account has no such payment. */
  async receipt(ctx: RequestContext, { account }: Caller, id: ID): Promise<TradeFile | null> {
    const words = this.wordsOf(ctx, account);
    const payment = await this.invoices.presentPayment(ctx, { account }, id, words);
    if (payment === null) return null;
    const { text, amount, date } = words;
    const { number, at, parts, credits, total, methodLabel } = payment;
    return this.pdf(account, number, words, {
      title: text('document.receipt', { number }),
      facts: [
        ['document.date', date(dateIn(at.getTime(), account.timeZone))],
        ['document.method', methodLabel],
      ],
      columns: [{ label: text('document.number') }, { label: text('document.amount'), isNumber: true }],
      rows: [
        ...parts.map(({ invoiceNumber, amount: paid }) => ({ cells: [invoiceNumber, amount(paid)] })),
        ...(credits === 0 ? [] : [{ cells: [text('document.credits'), amount(-credits)] }]),
        { cells: [text('document.charged'), amount(total)], isStrong: true },
      ],
    });
  }

  /**
   * Invoices and payments of a period, oldest first.
   * @throws UserInputError for a period that ends before it begins, or an invalid date or format
   */
  async statement(ctx: RequestContext, { account }: Caller, { from, to, format }: StatementPeriod): Promise<TradeFile> {
    if (!isDate(from) || !isDate(to) || from > to) throw new UserInputError('The period of a statement is invalid');
    if (format !== 'pdf' && format !== 'csv') throw new UserInputError('The format of a statement is pdf or csv');
    const words = this.wordsOf(ctx, account);
    const { text, amount, date } = words;
    const entries = await this.entries(ctx, account, from, to);
    const name = `statement-${from}-${to}`;
    if (format === 'csv') {
      // A spreadsheet has letters of all languages.
      const header = (key: TextKey) => textIn(this.options, ctx, key);
      const content = csvOf([
        csvColumns.map(header),
        ...entries.map((entry) => [
          entry.date,
          header(entry.kind),
          entry.number,
          (entry.amount / 100).toFixed(2),
          account.currencyCode,
        ]),
      ]);
      return { name: `${name}.csv`, mediaType: 'text/csv', base64: Buffer.from(content).toString('base64') };
    }
    return this.pdf(account, name, words, {
      title: text('document.statement'),
      facts: [['document.date', text('document.period', { from: date(from), to: date(to) })]],
      columns: [
        { label: text('document.date') },
        { label: text('document.kind') },
        { label: text('document.number') },
        { label: text('document.amount'), isNumber: true },
      ],
      rows: [
        ...entries.map((entry) => ({
          cells: [date(entry.date), text(entry.kind), entry.number, amount(entry.amount)],
        })),
        {
          cells: [text('document.total'), '', '', amount(entries.reduce((sum, entry) => sum + entry.amount, 0))],
          isStrong: true,
        },
      ],
    });
  }

  private async entries(
    ctx: RequestContext,
    account: TradeAccount,
    from: string,
    to: string,
  ): Promise<readonly Entry[]> {
    const invoiced = (await this.invoices.all(ctx, account)).map(({ issuedOn, number, total }): Entry => ({
      date: issuedOn,
      kind: 'document.invoiced',
      number,
      amount: total,
    }));
    const paid = (
      await this.connection.getRepository(ctx, TradePayment).find({ where: { account: { id: account.id } } })
    ).map(({ paidAt, number, parts }): Entry => ({
      date: dateIn(paidAt.getTime(), account.timeZone),
      kind: 'document.payment',
      number,
      // What the invoices were reduced by, with credits.
      amount: -parts.reduce((sum, part) => sum + part.amount, 0),
    }));
    return [...invoiced, ...paid]
      .filter(({ date }) => date >= from && date <= to)
      .sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1));
  }
}
