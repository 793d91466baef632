import { Inject, Injectable } from '@nestjs/common';
import { type ID, type RequestContext, TransactionalConnection } from '@vendure/core';
import { In } from 'typeorm';
import type { TradeAccount } from '../entities/trade-account.entity';
import { type PaidPart, TradeInvoice, TradePayment } from '../entities/trade-invoice.entity';
import { TradeOrder } from '../entities/trade-order.entity';
import { type BankAccount, TRADE_OPTIONS, type TradePluginOptions } from '../options';
import { addDays, dateIn } from '../rules/calendar';
import {
  agingOf,
  bucketOf,
  INVOICE_STATUSES,
  invoiceStatusOf,
  NET_DAYS,
  openSum,
  paymentNumberOf,
  presentInvoice,
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
  readonly bankAccountId: string;
  readonly expectedTotal: number;
  readonly expectedCurrency: string;
}

/** Invoices of delivered orders and their payments. */
@Injectable()
export class TradeInvoiceService {
  constructor(
    @Inject(TransactionalConnection) private readonly connection: TransactionalConnection,
    @Inject(TradeAccountService) private readonly accounts: TradeAccountService,
    @Inject(TradeProductService) private readonly products: TradeProductService,
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
  async find(ctx: RequestContext, { account }: Caller, { id, number }: InvoiceName) {
    const invoice = (await this.all(ctx, account)).find(
      (one) => (id != null && String(one.id) === String(id)) || (number != null && one.number === number),
    );
    if (invoice === undefined) return null;
    const payments = await this.connection
      .getRepository(ctx, TradePayment)
      .find({ where: { account: { id: account.id } }, order: { paidAt: 'ASC', id: 'ASC' } });
    return {
      invoice: presentInvoice(invoice, invoice.tradeOrder, account.currencyCode, this.todayOf(account)),
      lines: await this.linesOf(ctx, account, invoice),
      payments: payments.flatMap((payment) =>
        payment.parts
          .filter(({ invoiceId }) => invoiceId === String(invoice.id))
          .map(({ amount }) => ({
            paymentId: payment.id,
            number: payment.number,
            paidOn: dateIn(payment.paidAt.getTime(), account.timeZone),
            amount,
          })),
      ),
    };
  }

  /** The ordered products and the charges of an invoice. */
  private async linesOf(ctx: RequestContext, account: TradeAccount, { tradeOrderId, sums }: TradeInvoice) {
    const trade = await this.connection
      .getRepository(ctx, TradeOrder)
      .findOneOrFail({ where: { id: tradeOrderId }, relations: ['order', 'order.lines'] });
    const ordered = [...trade.order.lines].sort((a, b) => Number(a.id) - Number(b.id));
    const products = await this.products.findMap(
      ctx,
      account,
      ordered.map(({ productVariantId }) => productVariantId),
    );
    const text = (key: TextKey, values?: Readonly<Record<string, string>>) => textIn(this.options, ctx, key, values);
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
      ...charge('tax', text('invoice.tax', { rate: numberIn(sums.taxRate, ctx) }), sums.tax),
    ];
  }

  private async stored({ id, number }: TradeAccount): Promise<readonly BankAccount[]> {
    return (await this.options.bankAccounts?.({ id, number })) ?? [];
  }

  /** Bank accounts from which invoices can be paid, the default one first. */
  async bankAccounts({ account }: Caller) {
    return (await this.stored(account)).map((one, at) => ({ ...one, isDefault: at === 0 }));
  }

  /** A page of the account's payments, newest first. */
  async payments(ctx: RequestContext, { account }: Caller, { skip, take }: PaymentOptions) {
    const [found, totalItems] = await this.connection.getRepository(ctx, TradePayment).findAndCount({
      where: { account: { id: account.id } },
      order: { paidAt: 'DESC', id: 'DESC' },
      skip: Math.max(0, skip ?? 0),
      take: Math.min(MAX_TAKE, Math.max(0, take ?? MAX_TAKE)),
    });
    const stored = await this.stored(account);
    return { items: found.map((payment) => this.presentPaid(ctx, account, payment, stored)), totalItems };
  }

  /** A payment as the API returns it. */
  async presentPayment(ctx: RequestContext, { account }: Caller, id: string) {
    const payment = await this.connection
      .getRepository(ctx, TradePayment)
      .findOne({ where: { id, account: { id: account.id } } });
    return payment === null ? null : this.presentPaid(ctx, account, payment, await this.stored(account));
  }

  private presentPaid(
    ctx: RequestContext,
    account: TradeAccount,
    { id, number, paidAt, total, method, parts }: TradePayment,
    stored: readonly BankAccount[],
  ) {
    // The payment provider can have removed the bank account since.
    const from = stored.find((one) => one.id === method);
    const settled = settlesOn(dateIn(paidAt.getTime(), account.timeZone));
    return {
      id,
      number,
      at: paidAt,
      timeZone: account.timeZone,
      total,
      currencyCode: account.currencyCode,
      methodLabel:
        from === undefined
          ? textIn(this.options, ctx, 'bankTransfer')
          : textIn(this.options, ctx, 'bankAccount', { brand: from.bank, lastFour: from.lastFour }),
      settlesOn: this.todayOf(account) < settled ? settled : null,
      parts,
    };
  }

  /** Rules of paying invoices. The caller holds the lock of the account, so that no other payment changes an amount. */
  payRules(ctx: RequestContext, { account }: Caller): OperationRules<PaymentInput> {
    const load = (ids: readonly ID[]) =>
      this.connection
        .getRepository(ctx, TradeInvoice)
        .find({ where: { id: In([...ids]), account: { id: account.id } } });
    return {
      operation: 'payment',
      subject: () => 'payment',
      already: async () => null,
      refusal: async ({ parts, bankAccountId, expectedTotal, expectedCurrency }) => {
        const ids = parts.map(({ invoiceId }) => String(invoiceId));
        const invoices = ids.length === 0 ? [] : await load(ids);
        if (openSum(invoices) === 0) return 'nothing-payable';
        const isAgreed =
          new Set(ids).size === ids.length &&
          parts.every(({ invoiceId, amount }) => {
            const invoice = invoices.find(({ id }) => String(id) === String(invoiceId));
            return invoice !== undefined && Number.isInteger(amount) && amount > 0 && amount <= invoice.open;
          }) &&
          parts.reduce((sum, { amount }) => sum + amount, 0) === expectedTotal &&
          expectedCurrency === account.currencyCode;
        if (!isAgreed) return 'amounts-changed';
        const from = (await this.stored(account)).find(({ id }) => id === bankAccountId);
        return from?.isVerified === true ? null : 'method-unavailable';
      },
      perform: async ({ parts, bankAccountId }) => {
        const repository = this.connection.getRepository(ctx, TradeInvoice);
        const now = this.accounts.now();
        const invoices = await load(parts.map(({ invoiceId }) => invoiceId));
        const paid: PaidPart[] = [];
        for (const { invoiceId, amount } of parts) {
          const invoice = invoices.find(({ id }) => String(id) === String(invoiceId));
          if (invoice === undefined) throw new Error('The invoice does not exist');
          const left = invoice.open - amount;
          await repository.update(invoice.id, {
            open: left,
            paidOn: left === 0 ? dateIn(now, account.timeZone) : null,
          });
          paid.push({ invoiceId: String(invoice.id), invoiceNumber: invoice.number, amount, left });
        }
        const payments = this.connection.getRepository(ctx, TradePayment);
        const payment = await payments.save(
          new TradePayment({
            account,
            number: '',
            paidAt: new Date(now),
            total: paid.reduce((sum, { amount }) => sum + amount, 0),
            method: bankAccountId,
            parts: paid,
          }),
        );
        await payments.update(payment.id, { number: paymentNumberOf(payment.id) });
        return String(payment.id);
      },
    };
  }
}
