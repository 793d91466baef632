import { Inject, Injectable } from '@nestjs/common';
import { type ID, type RequestContext, TransactionalConnection } from '@vendure/core';
import { In } from 'typeorm';
import type { TradeAccount } from '../entities/trade-account.entity';
import { type PaidPart, TradeInvoice, TradePayment } from '../entities/trade-invoice.entity';
import { TradeOrder } from '../entities/trade-order.entity';
import { TRADE_OPTIONS, type TradePluginOptions } from '../options';
import { addDays, dateIn, daysBetween } from '../rules/calendar';
import { statusOf } from '../rules/order-status';
import { folded, pageOf } from '../rules/problems';
import { textIn } from '../texts';
import { TradeAccountService } from './account.service';
import type { OperationRules } from './attempt.service';
import type { Caller } from './caller.service';
import { factsOf } from './order.service';

const NET_DAYS = 30;
/** Days for which a paid invoice counts as recently paid. */
const RECENT_DAYS = 14;
const BANK_TRANSFER = 'bank-transfer';

/** Filters for invoices. */
export interface InvoiceOptions {
  readonly skip?: number | null;
  readonly take?: number | null;
  readonly text?: string | null;
  readonly from?: string | null;
  readonly until?: string | null;
  readonly statuses?: readonly string[] | null;
}

/** A payment of invoices. */
export interface PaymentInput {
  readonly parts: readonly { readonly invoiceId: ID; readonly amount: number }[];
  readonly paymentMethodId: string;
}

/** Invoices of delivered orders and their payments. */
@Injectable()
export class TradeInvoiceService {
  constructor(
    @Inject(TransactionalConnection) private readonly connection: TransactionalConnection,
    @Inject(TradeAccountService) private readonly accounts: TradeAccountService,
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
      relations: ['tradeOrder'],
      order: { issuedOn: 'DESC', id: 'DESC' },
    });
  }

  /** Label of an invoice; null for one that is open and not due yet. */
  labelOf({ open, dueOn, paidOn }: TradeInvoice, today: string): 'paid' | 'recently-paid' | 'past-due' | null {
    if (open === 0) return paidOn !== null && daysBetween(paidOn, today) <= RECENT_DAYS ? 'recently-paid' : 'paid';
    return dueOn < today ? 'past-due' : null;
  }

  private payments(ctx: RequestContext, account: TradeAccount): Promise<TradePayment[]> {
    return this.connection
      .getRepository(ctx, TradePayment)
      .find({ where: { account: { id: account.id } }, order: { paidAt: 'ASC' } });
  }

  private present(
    ctx: RequestContext,
    account: TradeAccount,
    invoice: TradeInvoice,
    payments: readonly TradePayment[],
    today: string,
  ) {
    const { id, number, tradeOrder, issuedOn, dueOn, total, open, sums } = invoice;
    return {
      id,
      number,
      orderId: tradeOrder.orderId,
      orderNumber: tradeOrder.number ?? '',
      issuedOn,
      dueOn,
      total,
      open,
      currencyCode: account.currencyCode,
      label: this.labelOf(invoice, today),
      ...sums,
      payments: payments.flatMap((payment) =>
        payment.parts
          .filter(({ invoiceId }) => invoiceId === String(id))
          .map(({ amount }) => ({
            paymentId: payment.id,
            at: payment.paidAt,
            amount,
            methodLabel: textIn(this.options, ctx, 'bankTransfer'),
          })),
      ),
    };
  }

  async search(ctx: RequestContext, { account, user }: Caller, options: InvoiceOptions) {
    const today = dateIn(this.accounts.now(), account.timeZone);
    const text = folded((options.text ?? '').trim());
    const { from, until, statuses } = options;
    const all = await this.all(ctx, account);
    const found = all.filter((invoice) => {
      const label = this.labelOf(invoice, today);
      const status = label === 'past-due' ? 'past-due' : label === null ? 'open' : 'paid';
      return (
        (from == null || invoice.issuedOn >= from) &&
        (until == null || invoice.issuedOn <= until) &&
        (statuses == null || statuses.length === 0 || statuses.includes(status)) &&
        (text === '' || folded(`${invoice.number}\n${invoice.tradeOrder.number ?? ''}`).includes(text))
      );
    });
    const payments = await this.payments(ctx, account);
    return {
      items: pageOf(found, options).map((invoice) => this.present(ctx, account, invoice, payments, today)),
      totalItems: found.length,
      today,
      balance: all.reduce((sum, { open }) => sum + open, 0),
      currencyCode: account.currencyCode,
      paymentMethods: user.permissions.includes('finance')
        ? [
            {
              id: BANK_TRANSFER,
              kind: 'ach',
              label: textIn(this.options, ctx, 'bankTransfer'),
              detail: null,
              surcharge: null,
            },
          ]
        : [],
    };
  }

  async find(ctx: RequestContext, { account }: Caller, id: ID) {
    const today = dateIn(this.accounts.now(), account.timeZone);
    const invoice = (await this.all(ctx, account)).find((one) => String(one.id) === String(id));
    return invoice === undefined ? null : this.present(ctx, account, invoice, await this.payments(ctx, account), today);
  }

  /** Rules of paying invoices. */
  payRules(ctx: RequestContext, { account }: Caller): OperationRules<PaymentInput> {
    const load = (ids: readonly ID[]) =>
      this.connection
        .getRepository(ctx, TradeInvoice)
        .find({ where: { id: In([...ids]), account: { id: account.id } } });
    return {
      operation: 'payment',
      subject: ({ parts }) =>
        parts
          .map(({ invoiceId }) => String(invoiceId))
          .sort()
          .join(','),
      already: async () => null,
      refusal: async ({ parts, paymentMethodId }) => {
        if (paymentMethodId !== BANK_TRANSFER) return 'method-unusable';
        const ids = parts.map(({ invoiceId }) => String(invoiceId));
        if (ids.length === 0 || new Set(ids).size < ids.length) return 'invoice-changed';
        const invoices = await load(ids);
        const isPayable = parts.every(({ invoiceId, amount }) => {
          const invoice = invoices.find(({ id }) => String(id) === String(invoiceId));
          return invoice !== undefined && Number.isInteger(amount) && amount > 0 && amount <= invoice.open;
        });
        return isPayable ? null : 'invoice-changed';
      },
      perform: async ({ parts, paymentMethodId }) => {
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
            method: paymentMethodId,
            parts: paid,
          }),
        );
        await payments.update(payment.id, { number: `P-${String(payment.id).padStart(6, '0')}` });
        return String(payment.id);
      },
    };
  }

  /** A payment as the API returns it. */
  async presentPayment(ctx: RequestContext, { account }: Caller, id: string) {
    const payment = await this.connection
      .getRepository(ctx, TradePayment)
      .findOne({ where: { id, account: { id: account.id } } });
    if (payment === null) return null;
    return {
      id: payment.id,
      number: payment.number,
      at: payment.paidAt,
      total: payment.total,
      currencyCode: account.currencyCode,
      methodLabel: textIn(this.options, ctx, 'bankTransfer'),
      parts: payment.parts,
    };
  }
}
