import { Inject, Injectable } from '@nestjs/common';
import {
  type ID,
  isGraphQlErrorResult,
  OrderLine,
  OrderService,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';
import { In } from 'typeorm';
import type { TradeAccount } from '../entities/trade-account.entity';
import { TradeInvoice } from '../entities/trade-invoice.entity';
import { TradeOrder } from '../entities/trade-order.entity';
import { TRADE_OPTIONS, type TradePluginOptions } from '../options';
import { dateIn } from '../rules/calendar';
import { presentInvoice } from '../rules/invoices';
import { folded, pageOf } from '../rules/problems';
import { canCancel, ORDER_STATUSES, type StatusFacts, statusOf, stepsTo } from '../rules/order-status';
import { textIn, type TextKey } from '../texts';
import { TradeAccountService } from './account.service';
import type { OperationRules } from './attempt.service';
import type { Caller } from './caller.service';
import { type TradeProduct, TradeProductService } from './product.service';

/** Filters for orders. */
export interface OrderOptions {
  readonly skip?: number | null;
  readonly take?: number | null;
  readonly text?: string | null;
  readonly from?: string | null;
  readonly until?: string | null;
  readonly statuses?: readonly string[] | null;
  readonly sort?: string | null;
}

/** A request to cancel an order. */
export interface CancelRequest {
  readonly orderId: ID;
  readonly transactionId: string;
  readonly reason: string;
}

/** A cancellation as it is stored. */
export interface Cancelled {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly reason: string;
  readonly at: string;
}

/** Fewer characters find everything. */
const SEARCH_MIN = 4;
const CANCEL_REASONS = 4;

/** Facts that the status of an order depends on. */
export const factsOf = (trade: TradeOrder, { timeZone }: TradeAccount): StatusFacts => ({
  reported: trade.status,
  isCancelled: trade.cancelledAt !== null,
  placedAt: trade.placedAt?.getTime() ?? 0,
  changesUntil: trade.changesUntil?.getTime() ?? null,
  deliveryDate: trade.deliveryDate,
  timeZone,
});

/** Orders of an account, whoever placed them. */
@Injectable()
export class TradeOrderService {
  constructor(
    @Inject(TransactionalConnection) private readonly connection: TransactionalConnection,
    @Inject(OrderService) private readonly orders: OrderService,
    @Inject(TradeProductService) private readonly products: TradeProductService,
    @Inject(TradeAccountService) private readonly accounts: TradeAccountService,
    @Inject(TRADE_OPTIONS) private readonly options: TradePluginOptions,
  ) {}

  /** Placed orders of an account, newest first. */
  all(ctx: RequestContext, account: TradeAccount): Promise<TradeOrder[]> {
    return this.connection
      .getRepository(ctx, TradeOrder)
      .find({ where: { account: { id: account.id }, isCart: false }, order: { placedAt: 'DESC', id: 'DESC' } });
  }

  /** One placed order of the account; null for another account's order and for a cart. */
  find(ctx: RequestContext, account: TradeAccount, orderId: ID): Promise<TradeOrder | null> {
    return this.connection
      .getRepository(ctx, TradeOrder)
      .findOne({ where: { account: { id: account.id }, order: { id: orderId }, isCart: false } });
  }

  /** The order of the account that was placed with a key. */
  byKey(ctx: RequestContext, account: TradeAccount, key: string): Promise<TradeOrder | null> {
    return this.connection
      .getRepository(ctx, TradeOrder)
      .findOne({ where: { account: { id: account.id }, key, isCart: false } });
  }

  /** Id of the account among the given ones that an order belongs to. */
  async accountOf(ctx: RequestContext, accountIds: readonly ID[], orderId: ID): Promise<ID | null> {
    if (accountIds.length === 0) return null;
    const trade = await this.connection
      .getRepository(ctx, TradeOrder)
      .findOne({ where: { account: { id: In([...accountIds]) }, order: { id: orderId }, isCart: false } });
    return trade?.accountId ?? null;
  }

  /** A page of the orders that match. */
  async search(ctx: RequestContext, account: TradeAccount, options: OrderOptions) {
    const now = this.accounts.now();
    const { timeZone } = account;
    let found = await this.all(ctx, account);
    const dayOf = (trade: TradeOrder): string => dateIn(trade.placedAt?.getTime() ?? 0, timeZone);
    const { from, until, statuses } = options;
    if (from != null) found = found.filter((trade) => dayOf(trade) >= from);
    if (until != null) found = found.filter((trade) => dayOf(trade) <= until);
    if (statuses != null && statuses.length > 0)
      found = found.filter((trade) => statuses.includes(statusOf(factsOf(trade, account), now)));
    const text = folded((options.text ?? '').trim());
    if (text.length >= SEARCH_MIN) found = await this.withText(ctx, found, text);
    const sorted = sortOrders(found, options.sort ?? null, (trade) => statusOf(factsOf(trade, account), now));
    return {
      items: await this.present(ctx, account, pageOf(sorted, options)),
      totalItems: found.length,
      today: dateIn(now, timeZone),
    };
  }

  private async withText(ctx: RequestContext, orders: readonly TradeOrder[], text: string): Promise<TradeOrder[]> {
    if (orders.length === 0) return [];
    const rows: { orderId: ID; sku: string; name: string; po: string | null }[] = await this.connection
      .getRepository(ctx, OrderLine)
      .createQueryBuilder('line')
      .innerJoin('line.order', 'order')
      .innerJoin('line.productVariant', 'variant')
      .innerJoin('variant.translations', 'translation', 'translation.languageCode = :code', {
        code: ctx.channel.defaultLanguageCode,
      })
      .select('order.id', 'orderId')
      .addSelect('order.customFieldsPurchaseordernumber', 'po')
      .addSelect('variant.sku', 'sku')
      .addSelect('translation.name', 'name')
      .where('order.id IN (:...ids)', { ids: orders.map(({ orderId }) => orderId) })
      .getRawMany();
    const texts = new Map<string, string[]>();
    for (const { orderId, sku, name, po } of rows) {
      const id = String(orderId);
      texts.set(id, [...(texts.get(id) ?? []), sku, name, po ?? '']);
    }
    return orders.filter((trade) => {
      const { number, sapOrderNumber, cokeOrderNumber, transactionId, invoiceNumber } = trade;
      const own = [number, sapOrderNumber, cokeOrderNumber, transactionId, invoiceNumber];
      return folded([...own, ...(texts.get(String(trade.orderId)) ?? [])].join('\n')).includes(text);
    });
  }

  /** Orders as the API returns them. */
  async present(ctx: RequestContext, account: TradeAccount, trades: readonly TradeOrder[]) {
    if (trades.length === 0) return [];
    const loaded = await this.connection.getRepository(ctx, TradeOrder).find({
      where: { id: In(trades.map(({ id }) => id)) },
      relations: ['order', 'order.lines', 'placedBy', 'placedBy.customer'],
    });
    const byId = new Map(loaded.map((trade) => [String(trade.id), trade]));
    const issued = await this.connection
      .getRepository(ctx, TradeInvoice)
      .find({ where: { tradeOrder: { id: In(loaded.map(({ id }) => id)) } } });
    const invoices = new Map(issued.map((invoice) => [String(invoice.tradeOrderId), invoice]));
    const products = await this.products.findMap(
      ctx,
      account,
      loaded.flatMap(({ order, freeGoods }) => [
        ...order.lines.map(({ productVariantId }) => productVariantId),
        ...freeGoods.map(({ variantId }) => variantId),
      ]),
    );
    return trades.flatMap(({ id }) => {
      const trade = byId.get(String(id));
      if (trade === undefined) return [];
      return [this.presentOne(ctx, account, trade, { products, invoice: invoices.get(String(id)) })];
    });
  }

  private presentOne(
    ctx: RequestContext,
    account: TradeAccount,
    trade: TradeOrder,
    {
      products,
      invoice,
    }: { readonly products: ReadonlyMap<string, TradeProduct>; readonly invoice: TradeInvoice | undefined },
  ) {
    const now = this.accounts.now();
    const { order, totals, placedBy, placedAt, changesUntil } = trade;
    const facts = factsOf(trade, account);
    const status = statusOf(facts, now);
    const name = placedBy === null ? null : `${placedBy.customer.firstName} ${placedBy.customer.lastName}`;
    const lines = [
      ...[...order.lines]
        .sort((a, b) => Number(a.id) - Number(b.id))
        .map((line, at) => {
          const progress = trade.progress?.[String(line.productVariantId)];
          return {
            id: String(line.id),
            product: products.get(String(line.productVariantId)),
            quantity: line.orderPlacedQuantity,
            total: line.unitPrice * line.orderPlacedQuantity,
            unitPrice: line.unitPrice,
            isFreeGood: false,
            sapItemNumber: String((at + 1) * 10).padStart(6, '0'),
            confirmed: progress?.confirmed ?? null,
            shipped: progress?.shipped ?? null,
            delivered: progress?.delivered ?? null,
            invoiced: progress?.invoiced ?? null,
          };
        }),
      ...trade.freeGoods.map(({ variantId, quantity }) => ({
        id: `free-${variantId}`,
        product: products.get(variantId),
        quantity,
        total: 0,
        unitPrice: 0,
        isFreeGood: true,
        sapItemNumber: null,
        confirmed: null,
        shipped: null,
        delivered: null,
        invoiced: null,
      })),
    ];
    const hasArrived = lines.some(({ delivered }) => delivered !== null);
    const later = new Set(trade.additionalDeliveries.flatMap(({ lineIds }) => lineIds));
    const deliveries = [
      { date: trade.deliveryDate, lineIds: lines.filter(({ id }) => !later.has(id)).map(({ id }) => id) },
      ...trade.additionalDeliveries,
    ].filter(({ lineIds }) => lineIds.length > 0);
    const isPickup = trade.method === 'pickup';
    const truck = trade.steps?.find(({ by }) => by !== null && by.startsWith('truck:'))?.by?.slice(6);
    const steps = this.stepsOf(ctx, trade, status, name, now);
    const isOnTruck = ['shipped', 'dispatched', 'out-for-delivery', 'delivered', 'not-delivered', 'in-settlement'];
    return {
      trade,
      id: order.id,
      number: trade.number ?? order.code,
      code: order.code,
      accountId: account.id,
      status,
      placedAt: placedAt ?? order.createdAt,
      deliveryDate: trade.deliveryDate,
      lines,
      totals: {
        currencyCode: account.currencyCode,
        deposits: null,
        ...(totals ?? { cases: 0, subtotal: 0, discounts: [], minimumOrderCharge: null, tax: 0, taxRate: 0, total: 0 }),
      },
      surcharge: null,
      method: trade.method,
      deliveries,
      cylinders: trade.cylinders,
      glassCrates: trade.glassCrates,
      purchaseOrderNumber: order.customFields.purchaseOrderNumber ?? '',
      notes: order.customFields.driverNotes ?? '',
      fields: trade.fields ?? [],
      paymentLabel: textIn(this.options, ctx, 'onAccount'),
      changesUntil: changesUntil !== null && changesUntil.getTime() > now ? changesUntil : null,
      timeZone: account.timeZone,
      serverTime: new Date(now),
      sapOrderNumber: trade.sapOrderNumber,
      cokeOrderNumber: trade.cokeOrderNumber,
      transactionId: trade.transactionId,
      invoiceNumber: trade.invoiceNumber,
      deliveryMethod: textIn(this.options, ctx, isPickup ? 'byPickup' : 'byTruck'),
      shippingMethod: truck === undefined ? null : textIn(this.options, ctx, 'truck', { number: truck }),
      createdBy: name,
      buyerEmail: placedBy?.customer.emailAddress ?? null,
      buyerPhone: placedBy?.customer.phoneNumber ?? null,
      deliveredAmount: hasArrived
        ? lines.reduce((sum, { unitPrice, delivered }) => sum + unitPrice * (delivered ?? 0), 0)
        : null,
      shortCases: hasArrived
        ? lines.reduce((sum, { quantity, delivered }) => sum + (delivered === null ? 0 : quantity - delivered), 0)
        : null,
      steps,
      shipments: isOnTruck.includes(status)
        ? [
            {
              id: `shipment-${order.id}`,
              number: `S-${trade.number ?? order.code}`,
              status,
              carrier: truck === undefined ? null : textIn(this.options, ctx, 'truck', { number: truck }),
              date: trade.deliveryDate,
              cases: totals?.cases ?? null,
            },
          ]
        : [],
      account: { name: account.name, number: account.number, address: account.address },
      shippingAddress: isPickup ? account.depot : account.address,
      canCancel: canCancel(facts, status, now),
      cancelReasons: Array.from(
        { length: CANCEL_REASONS },
        (_, at) => textIn(this.options, ctx, `cancelReason.${at}` as TextKey), // The keys of the reasons are numbered.
      ),
      cancellation:
        trade.cancelledAt === null
          ? null
          : { reason: trade.cancelReason ?? '', at: trade.cancelledAt, by: trade.cancelledBy },
      invoice:
        invoice === undefined
          ? null
          : presentInvoice(invoice, trade, account.currencyCode, dateIn(now, account.timeZone)),
    };
  }

  /** Steps that the warehouse reported, or those that follow from the clock. */
  private stepsOf(ctx: RequestContext, trade: TradeOrder, status: string, name: string | null, now: number) {
    const placedAt = trade.placedAt ?? new Date(now);
    const cancelled =
      trade.cancelledAt === null
        ? []
        : [{ status: 'cancelled', at: trade.cancelledAt, by: trade.cancelledBy, note: trade.cancelReason }];
    if (trade.steps !== null) {
      const reported = trade.steps.map(({ status: step, at, by, note }) => ({
        status: step,
        at: new Date(at),
        by:
          by === null
            ? null
            : by === 'buyer'
              ? name
              : by === 'warehouse'
                ? textIn(this.options, ctx, 'warehouse')
                : by.startsWith('truck:')
                  ? textIn(this.options, ctx, 'truck', { number: by.slice(6) })
                  : by,
        note,
      }));
      return reported.some((step) => step.status === 'cancelled') ? reported : [...reported, ...cancelled];
    }
    const ended = Math.min(now, trade.changesUntil?.getTime() ?? now);
    const reached = (stepsTo[status] ?? [status]).filter((step) => step !== 'cancelled');
    return [
      ...reached.map((step, at) => ({
        status: step,
        at:
          at === 0
            ? placedAt
            : new Date(Math.max(placedAt.getTime() + at * 60_000, ended - (reached.length - at) * 60_000)),
        by: at === 0 ? name : null,
        note: null,
      })),
      ...cancelled,
    ];
  }

  /** Rules of cancelling an order. */
  cancelRules(ctx: RequestContext, { account, customer }: Caller): OperationRules<CancelRequest> {
    const stored = ({ orderId, number, cancelReason, cancelledAt }: TradeOrder): Cancelled => ({
      orderId: String(orderId),
      orderNumber: number ?? '',
      reason: cancelReason ?? '',
      at: (cancelledAt ?? new Date(this.accounts.now())).toISOString(),
    });
    return {
      operation: 'cancellation',
      subject: ({ orderId }) => String(orderId),
      already: async ({ orderId }) => {
        const trade = await this.find(ctx, account, orderId);
        return trade === null || trade.cancelledAt === null ? null : stored(trade);
      },
      refusal: async ({ orderId, transactionId }) => {
        const trade = await this.find(ctx, account, orderId);
        if (trade === null) return 'order-unknown';
        if (trade.transactionId !== transactionId.trim()) return 'transaction-unknown';
        const facts = factsOf(trade, account);
        const now = this.accounts.now();
        return canCancel(facts, statusOf(facts, now), now) ? null : 'too-late';
      },
      perform: async ({ orderId, reason }) => {
        const trade = await this.find(ctx, account, orderId);
        if (trade === null) throw new Error('The order does not exist');
        const result = await this.orders.cancelOrder(ctx, { orderId, reason: reason.trim(), cancelShipping: true });
        if (isGraphQlErrorResult(result)) throw new Error(`Vendure refused the cancellation: ${result.message}`);
        trade.cancelReason = reason.trim();
        trade.cancelledAt = new Date(this.accounts.now());
        trade.cancelledBy = `${customer.firstName} ${customer.lastName}`;
        await this.connection.getRepository(ctx, TradeOrder).update(trade.id, {
          cancelReason: trade.cancelReason,
          cancelledAt: trade.cancelledAt,
          cancelledBy: trade.cancelledBy,
        });
        return stored(trade);
      },
    };
  }
}

type Key = string | number;

const keyOf: Readonly<Record<string, (trade: TradeOrder, status: string) => Key>> = {
  CreatedDate: ({ placedAt }) => placedAt?.getTime() ?? 0,
  // Orders without a date come last.
  DeliveryDate: ({ deliveryDate }) => deliveryDate ?? '9999',
  OrderNumber: ({ number }) => number ?? '',
  Status: (_trade, status) => ORDER_STATUSES.findIndex((one) => one === status),
  Total: ({ totals }) => totals?.total ?? 0,
};

/** Sorts orders, which arrive newest first; an unknown sort keeps them. */
function sortOrders(
  orders: readonly TradeOrder[],
  sort: string | null,
  status: (trade: TradeOrder) => string,
): readonly TradeOrder[] {
  const [, field = '', direction = ''] = /^(\w+?)(Asc|Desc)$/.exec(sort ?? '') ?? [];
  const key = keyOf[field];
  if (key === undefined) return orders;
  const sign = direction === 'Asc' ? 1 : -1;
  return orders
    .map((trade) => ({ trade, key: key(trade, status(trade)) }))
    .sort((a, b) => sign * (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ trade }) => trade);
}
