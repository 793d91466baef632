import { Inject, Injectable } from '@nestjs/common';
import { type ID, type RequestContext, TransactionalConnection } from '@vendure/core';
import { In, MoreThan } from 'typeorm';
import type { TradeAccount } from '../entities/trade-account.entity';
import { type PaidPart, TradeCredit, TradeInvoice, TradePayment } from '../entities/trade-invoice.entity';
import { TradeOrder } from '../entities/trade-order.entity';
import type { TradeBankAccount } from '../entities/trade-wallet.entity';
import { TRADE_OPTIONS, type TradePluginOptions } from '../options';
import { addDays, dateIn } from '../rules/calendar';
import {
  agingOf,
  bucketOf,
  coverParts,
  INVOICE_STATUSES,
  invoiceStatusOf,
  NET_DAYS,
  openSum,
  paymentNumberOf,
  presentInvoice,
  remainingSum,
  settlesOn,
  sortInvoices,
} from '../rules/invoices';
import { statusOf } from '../rules/order-status';
import { folded, pageOf } from '../rules/problems';
import { numberIn, textIn, type TextKey } from '../texts';
import { TradeAccountService } from './account.service';
import type { OperationRules } from './attempt.service';
import type { Caller } from './caller.service';
import { factsOf } from './order.service';
import { TradeProductService } from './product.service';
import { TradeWalletService } from './wallet.service';

/** Largest page of payments. */
const MAX_TAKE = 100;

/** Filters for invoices. */
export interface InvoiceOptions {
  readonly skip?: number | null;
  readonly take?: number | null;
  readonly text?: string | null;
  readonly from?: string | null;
  readonly until?: string | null;
  readonly statuses?: readonly string[] | null;
  readonly bucket?: string | null;
  readonly ids?: readonly ID[] | null;
  readonly payableOnly?: boolean | null;
  readonly sort?: string | null;
  readonly descending?: boolean | null;
}

/** What names an invoice: its id or its number. */
export interface InvoiceName {
  readonly id?: ID | null;
  readonly number?: string | null;
}

/** A page of payments. */
export interface PaymentOptions {
  readonly skip?: number | null;
  readonly take?: number | null;
}

/** A payment of invoices. */
export interface PaymentInput {
  readonly parts: readonly { readonly invoiceId: ID; readonly amount: number }[];
  readonly credits?: readonly { readonly creditId: ID; readonly amount: number }[] | null;
  readonly bankAccountId?: ID | null;
  readonly expectedTotal: number;
  readonly expectedCurrency: string;
}

/** The account whose invoices are read. */
type OfAccount = Pick<Caller, 'account'>;
/** Language of texts. */
type Language = Pick<RequestContext, 'languageCode'>;

/** Invoices of delivered orders, credits, and payments. */
@Injectable()
export class TradeInvoiceService {
  constructor(
    @Inject(TransactionalConnection) private readonly connection: TransactionalConnection,
    @Inject(TradeAccountService) private readonly accounts: TradeAccountService,
    @Inject(TradeProductService) private readonly products: TradeProductService,
    @Inject(TradeWalletService) private readonly wallet: TradeWalletService,
    @Inject(TRADE_OPTIONS) private readonly options: TradePluginOptions,
  ) {}

  /** Creates the invoices of orders that were delivered since. Two requests never create two: the index decides. */
  private async issue(ctx: RequestContext, account: TradeAccount): Promise<void> {
    const orders = await this.connection
      .getRepository(ctx, TradeOrder)
      .find({ where: { account: { id: account.id }, isCart: false } });
    const now = this.accounts.now();
    const delivered = orders.filter((trade) => {
      const status = statusOf(factsOf(trade, account), now);
      return trade.invoiceNumber === null && (status === 'delivered' || status === 'in-settlement');
    });
    for (const trade of delivered) {
      const { totals } = trade;
      if (totals === null || totals.total <= 0) continue;
      const number = `INV-${trade.number ?? trade.id}`;
      const issuedOn = trade.deliveryDate ?? dateIn(now, account.timeZone);
      await this.connection
        .getRepository(ctx, TradeInvoice)
        .createQueryBuilder()
        .insert()
        .values({
          account: { id: account.id },
          tradeOrder: { id: trade.id },
          number,
          issuedOn,
          dueOn: addDays(issuedOn, NET_DAYS),
          total: totals.total,
          open: totals.total,
          paidOn: null,
          sums: {
            ordered: totals.subtotal,
            notDelivered: 0,
            discounts: totals.discounts.reduce((sum, { amount }) => sum + amount, 0),
            minimumOrderCharge: totals.minimumOrderCharge,
            tax: totals.tax,
            taxRate: totals.taxRate,
          },
        })
        .orIgnore()
        .execute();
      await this.connection.getRepository(ctx, TradeOrder).update(trade.id, { invoiceNumber: number });
    }
  }

  /** All invoices of an account, newest first. */
  async all(ctx: RequestContext, account: TradeAccount): Promise<readonly TradeInvoice[]> {
    await this.issue(ctx, account);
    return this.connection.getRepository(ctx, TradeInvoice).find({
      where: { account: { id: account.id } },
      relations: ['tradeOrder', 'tradeOrder.order'],
      order: { issuedOn: 'DESC', id: 'DESC' },
    });
  }

  private todayOf({ timeZone }: TradeAccount): string {
    return dateIn(this.accounts.now(), timeZone);
  }

  async search(ctx: RequestContext, { account }: Caller, options: InvoiceOptions) {
    const today = this.todayOf(account);
    const text = folded((options.text ?? '').trim());
    const { from, until, statuses, bucket, sort, descending } = options;
    const ids = options.ids == null ? null : new Set(options.ids.map(String));
    const found = (await this.all(ctx, account)).filter((invoice) => {
      const { number, tradeOrder, issuedOn, open } = invoice;
      const numbers = [number, tradeOrder.number, tradeOrder.order.customFields.purchaseOrderNumber];
      return (
        (from == null || issuedOn >= from) &&
        (until == null || issuedOn <= until) &&
        (statuses == null || statuses.length === 0 || statuses.includes(invoiceStatusOf(invoice, today))) &&
        (bucket == null || bucketOf(invoice, today) === bucket) &&
        (ids === null || ids.has(String(invoice.id))) &&
        (options.payableOnly !== true || open > 0) &&
        (text === '' || numbers.some((one) => folded(one ?? '').includes(text)))
      );
    });
    const sorted = sortInvoices(found, sort ?? null, descending === true);
    return {
      items: pageOf(sorted, options).map((invoice) =>
        presentInvoice(invoice, invoice.tradeOrder, account.currencyCode, today),
      ),
      totalItems: found.length,
      today,
    };
  }

  /** What an account owes, by age. */
  async totals(ctx: RequestContext, { account }: Caller) {
    const today = this.todayOf(account);
    const all = await this.all(ctx, account);
    return {
      open: openSum(all),
      credits: remainingSum(await this.openCredits(ctx, account)),
      currencyCode: account.currencyCode,
      aging: agingOf(all, today),
      counts: INVOICE_STATUSES.map((status) => ({
        status,
        count: all.filter((invoice) => invoiceStatusOf(invoice, today) === status).length,
      })),
      terms: textIn(this.options, ctx, 'terms', { days: String(NET_DAYS) }),
      today,
    };
  }

  /** An invoice by its id, or its number, with its lines and payments; null if the account has no such invoice. */
  async find(ctx: RequestContext, { account }: OfAccount, { id, number }: InvoiceName, language: Language = ctx) {
    const invoice = (await this.all(ctx, account)).find(
      (one) => (id != null && String(one.id) === String(id)) || (number != null && one.number === number),
    );
    if (invoice === undefined) return null;
    const payments = await this.connection
      .getRepository(ctx, TradePayment)
      .find({ where: { account: { id: account.id } }, order: { paidAt: 'ASC', id: 'ASC' } });
    return {
      invoice: presentInvoice(invoice, invoice.tradeOrder, account.currencyCode, this.todayOf(account)),
      lines: await this.linesOf(ctx, account, invoice, language),
      payments: payments.flatMap((payment) =>
        payment.parts
          .filter(({ invoiceId }) => invoiceId === String(invoice.id))
          .map(({ amount, credits = [] }) => ({
            paymentId: payment.id,
            number: payment.number,
            paidOn: dateIn(payment.paidAt.getTime(), account.timeZone),
            amount,
            credits,
          })),
      ),
    };
  }

  /** The ordered products and the charges of an invoice. */
  private async linesOf(
    ctx: RequestContext,
    account: TradeAccount,
    { tradeOrderId, sums }: TradeInvoice,
    language: Language,
  ) {
    const trade = await this.connection
      .getRepository(ctx, TradeOrder)
      .findOneOrFail({ where: { id: tradeOrderId }, relations: ['order', 'order.lines'] });
    const ordered = [...trade.order.lines].sort((a, b) => Number(a.id) - Number(b.id));
    const products = await this.products.findMap(
      ctx,
      account,
      ordered.map(({ productVariantId }) => productVariantId),
    );
    const text = (key: TextKey, values?: Readonly<Record<string, string>>) =>
      textIn(this.options, language, key, values);
    const goods = ordered.map((line) => {
      const product = products.get(String(line.productVariantId));
      return {
        id: String(line.id),
        name: product?.name ?? text('invoice.goods'),
        sku: product?.sku ?? null,
        quantity: line.orderPlacedQuantity,
        total: line.unitPrice * line.orderPlacedQuantity,
      };
    });
    const charge = (id: string, name: string, total: number | null) =>
      total === null || total === 0 ? [] : [{ id, name, sku: null, quantity: null, total }];
    const listed = goods.reduce((sum, { total }) => sum + total, 0);
    return [
      ...goods,
      // A line whose total is not a multiple of its price differs by its rounded unit price.
      ...charge('goods', text('invoice.goods'), sums.ordered - listed),
      ...charge('not-delivered', text('invoice.notDelivered'), sums.notDelivered),
      ...charge('discounts', text('invoice.discounts'), sums.discounts),
      ...charge('minimum-order', text('invoice.minimumOrderCharge'), sums.minimumOrderCharge),
      ...charge('tax', text('invoice.tax', { rate: numberIn(sums.taxRate, language) }), sums.tax),
    ];
  }

  private async openCredits(ctx: RequestContext, account: TradeAccount): Promise<readonly TradeCredit[]> {
    return this.connection.getRepository(ctx, TradeCredit).find({
      where: { account: { id: account.id }, remaining: MoreThan(0) },
      order: { issuedOn: 'ASC', id: 'ASC' },
    });
  }

  /** Credits with a remaining amount, oldest first. */
  async credits(ctx: RequestContext, { account }: Caller) {
    return (await this.openCredits(ctx, account)).map(({ id, number, issuedOn, reason, remaining }) => ({
      id,
      number,
      issuedOn,
      // A shop's own reasons have texts in the options, and `textIn` accepts any key at run time.
      reason: textIn(this.options, ctx, `credit.${reason}` as TextKey) || reason,
      remaining,
      currencyCode: account.currencyCode,
    }));
  }

  /** A page of the account's payments, newest first. */
  async payments(ctx: RequestContext, { account }: Caller, { skip, take }: PaymentOptions) {
    const [found, totalItems] = await this.connection.getRepository(ctx, TradePayment).findAndCount({
      where: { account: { id: account.id } },
      order: { paidAt: 'DESC', id: 'DESC' },
      skip: Math.max(0, skip ?? 0),
      take: Math.min(MAX_TAKE, Math.max(0, take ?? MAX_TAKE)),
    });
    const known = await this.wallet.byProviderId(ctx, account);
    return { items: found.map((payment) => this.presentPaid(account, payment, known, ctx)), totalItems };
  }

  /** A payment as the API returns it; null if the account has no such payment. */
  async presentPayment(ctx: RequestContext, { account }: OfAccount, id: ID, language: Language = ctx) {
    const payment = await this.connection
      .getRepository(ctx, TradePayment)
      .findOne({ where: { id, account: { id: account.id } } });
    return payment === null
      ? null
      : this.presentPaid(account, payment, await this.wallet.byProviderId(ctx, account), language);
  }

  private presentPaid(
    account: TradeAccount,
    { id, number, paidAt, total, method, parts }: TradePayment,
    known: ReadonlyMap<string, TradeBankAccount>,
    language: Language,
  ) {
    const from = known.get(method);
    const settled = settlesOn(dateIn(paidAt.getTime(), account.timeZone));
    // Credits need no bank.
    const isPending = total > 0 && this.todayOf(account) < settled;
    return {
      id,
      number,
      at: paidAt,
      timeZone: account.timeZone,
      total,
      credits: parts.reduce((sum, { amount }) => sum + amount, 0) - total,
      currencyCode: account.currencyCode,
      methodLabel:
        total === 0
          ? null
          : from === undefined
            ? textIn(this.options, language, 'bankTransfer')
            : textIn(this.options, language, 'bankAccount', { brand: from.bank, lastFour: from.lastFour }),
      settlesOn: isPending ? settled : null,
      parts,
    };
  }

  /** Rules of paying invoices. The caller holds the lock of the account, so that no other payment changes an amount. */
  payRules(ctx: RequestContext, { account }: Caller): OperationRules<PaymentInput> {
    const ofAccount = (ids: readonly ID[]) => ({ id: In(ids.map(String)), account: { id: account.id } });
    const loadInvoices = async (parts: PaymentInput['parts']): Promise<ReadonlyMap<string, TradeInvoice>> => {
      if (parts.length === 0) return new Map();
      const where = ofAccount(parts.map(({ invoiceId }) => invoiceId));
      const found = await this.connection.getRepository(ctx, TradeInvoice).find({ where });
      return new Map(found.map((invoice) => [String(invoice.id), invoice]));
    };
    const loadCredits = async (
      credits: NonNullable<PaymentInput['credits']>,
    ): Promise<ReadonlyMap<string, TradeCredit>> => {
      if (credits.length === 0) return new Map();
      const where = ofAccount(credits.map(({ creditId }) => creditId));
      const found = await this.connection.getRepository(ctx, TradeCredit).find({ where });
      return new Map(found.map((credit) => [String(credit.id), credit]));
    };
    return {
      operation: 'payment',
      subject: () => 'payment',
      already: async () => null,
      refusal: async ({ parts, credits, bankAccountId, expectedTotal, expectedCurrency }) => {
        const used = credits ?? [];
        const left = await loadCredits(used);
        if (new Set(used.map(({ creditId }) => String(creditId))).size !== used.length) return 'credits-changed';
        if (!used.every(({ creditId, amount }) => isWithin(amount, left.get(String(creditId))?.remaining)))
          return 'credits-changed';
        const ids = parts.map(({ invoiceId }) => String(invoiceId));
        const invoices = await loadInvoices(parts);
        if (openSum([...invoices.values()]) === 0) return 'nothing-payable';
        const charge = sumOf(parts) - sumOf(used);
        const isAgreed =
          new Set(ids).size === ids.length &&
          parts.every(({ invoiceId, amount }) => isWithin(amount, invoices.get(String(invoiceId))?.open)) &&
          charge >= 0 &&
          charge === expectedTotal &&
          expectedCurrency === account.currencyCode;
        if (!isAgreed) return 'amounts-changed';
        if (charge === 0) return null;
        const from = bankAccountId == null ? null : await this.wallet.find(ctx, account, bankAccountId);
        return from?.isVerified === true ? null : 'method-unavailable';
      },
      perform: async ({ parts, credits, bankAccountId }) => {
        const now = this.accounts.now();
        const invoices = await loadInvoices(parts);
        const left = await loadCredits(credits ?? []);
        const used = (credits ?? []).map(({ creditId, amount }) => ({ credit: known(left, creditId), amount }));
        for (const { credit, amount } of used)
          await this.connection
            .getRepository(ctx, TradeCredit)
            .update(credit.id, { remaining: credit.remaining - amount });
        const paid: PaidPart[] = [];
        for (const { invoiceId, amount } of parts) {
          const invoice = known(invoices, invoiceId);
          const open = invoice.open - amount;
          await this.connection
            .getRepository(ctx, TradeInvoice)
            .update(invoice.id, { open, paidOn: open === 0 ? dateIn(now, account.timeZone) : null });
          paid.push({ invoiceId: String(invoice.id), invoiceNumber: invoice.number, amount, left: open });
        }
        const total = sumOf(parts) - sumOf(used);
        const from = total === 0 || bankAccountId == null ? null : await this.wallet.find(ctx, account, bankAccountId);
        const payments = this.connection.getRepository(ctx, TradePayment);
        const payment = await payments.save(
          new TradePayment({
            account,
            number: '',
            paidAt: new Date(now),
            total,
            method: from?.providerId ?? '',
            parts: coverParts(
              paid,
              used.map(({ credit: { number }, amount }) => ({ number, amount })),
            ),
          }),
        );
        await payments.update(payment.id, { number: paymentNumberOf(payment.id) });
        return String(payment.id);
      },
    };
  }
}

const sumOf = (parts: readonly { readonly amount: number }[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

/** Whether an amount is above zero and at most what is left; nothing is left of an unknown row. */
const isWithin = (amount: number, left: number | undefined): boolean =>
  left !== undefined && Number.isInteger(amount) && amount > 0 && amount <= left;

/** A row that the refusal has found already. */
function known<Row>(rows: ReadonlyMap<string, Row>, id: ID): Row {
  const row = rows.get(String(id));
  if (row === undefined) throw new Error('The row does not exist');
  return row;
}
