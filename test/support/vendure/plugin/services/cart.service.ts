import { Inject, Injectable } from '@nestjs/common';
import {
  ActiveOrderService,
  type ID,
  isGraphQlErrorResult,
  Order,
  OrderService,
  type RequestContext,
  ShippingMethod,
  TransactionalConnection,
  UserInputError,
} from '@vendure/core';
import type { TradeAccount } from '../entities/trade-account.entity';
import { TradeOrder } from '../entities/trade-order.entity';
import { TRADE_OPTIONS, type TradePluginOptions } from '../options';
import { allowedQuantity } from '../rules/quantity';
import { MAX_LINES } from '../strategies/line-rules.interceptor';
import { smallOrderCalculator } from '../strategies/small-order.calculator';
import { amountIn, textIn } from '../texts';
import { minimumOf, TradeAccountService } from './account.service';
import { ruleOf, type TradeProduct, TradeProductService } from './product.service';
import { type EarnedGift, TradePromotionService } from './promotion.service';

/** A change to a cart; exactly one field is set. */
export interface CartChange {
  readonly add?: readonly { readonly variantId: ID; readonly quantity: number }[] | null;
  readonly set?: { readonly lineId: ID; readonly quantity: number } | null;
  readonly remove?: readonly ID[] | null;
  readonly replace?: { readonly lineId: ID; readonly variantId: ID; readonly quantity: number } | null;
  readonly clear?: boolean | null;
}

/** An entry that was not applied in full. */
export interface Adjustment {
  readonly variantId: ID;
  readonly quantity: number;
  readonly reason: string;
}

/** Result of a change. */
export interface CartChanged {
  readonly refusal: string | null;
  readonly adjustments: readonly Adjustment[];
}

/** Totals of a cart or an order in minor units. */
export interface Totals {
  readonly currencyCode: string;
  readonly cases: number;
  readonly subtotal: number;
  readonly discounts: readonly { readonly label: string; readonly amount: number }[];
  readonly deposits: null;
  readonly minimumOrderCharge: number | null;
  readonly tax: number;
  readonly taxRate: number;
  readonly total: number;
}

/** Maximum number of entries of a change. */
const MAX_ENTRIES = 100;

/** Relations of a cart's order: its lines state their variants' ids, and the products are read with their rules. */
const CART_RELATIONS: ('lines' | 'shippingLines' | 'surcharges')[] = ['lines', 'shippingLines', 'surcharges'];

const done: CartChanged = { refusal: null, adjustments: [] };
const refused = (refusal: string): CartChanged => ({ refusal, adjustments: [] });

/** The totals of an order. */
export function totalsOf(order: Order, account: TradeAccount): Totals {
  return {
    currencyCode: account.currencyCode,
    cases: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: order.lines.reduce((sum, { linePrice }) => sum + linePrice, 0),
    discounts: order.discounts
      .filter(({ amount }) => amount !== 0)
      .map(({ description, amount }) => ({ label: description, amount })),
    deposits: null,
    minimumOrderCharge: order.shipping > 0 ? order.shipping : null,
    tax: order.totalWithTax - order.total,
    taxRate: account.taxRate,
    total: order.totalWithTax,
  };
}

/** The active cart of an account. */
@Injectable()
export class TradeCartService {
  constructor(
    @Inject(TransactionalConnection) private readonly connection: TransactionalConnection,
    @Inject(OrderService) private readonly orders: OrderService,
    @Inject(ActiveOrderService) private readonly activeOrders: ActiveOrderService,
    @Inject(TradeProductService) private readonly products: TradeProductService,
    @Inject(TradeAccountService) private readonly accounts: TradeAccountService,
    @Inject(TradePromotionService) private readonly promotions: TradePromotionService,
    @Inject(TRADE_OPTIONS) private readonly options: TradePluginOptions,
  ) {}

  /** The cart's record; null for an account without a cart. */
  record(ctx: RequestContext, account: TradeAccount): Promise<TradeOrder | null> {
    return this.connection
      .getRepository(ctx, TradeOrder)
      .findOne({ where: { account: { id: account.id }, isCart: true } });
  }

  /** The cart's order with its lines; null for an account without a cart. */
  async order(ctx: RequestContext, account: TradeAccount): Promise<Order | null> {
    const record = await this.record(ctx, account);
    return record === null ? null : ((await this.orders.findOne(ctx, record.orderId, CART_RELATIONS)) ?? null);
  }

  /** The cart as the API returns it. */
  async present(ctx: RequestContext, account: TradeAccount) {
    const record = await this.record(ctx, account);
    const order = record === null ? undefined : await this.orders.findOne(ctx, record.orderId, CART_RELATIONS);
    const minimum = minimumOf(account, 'delivery');
    if (record === null || order === undefined) {
      return {
        id: 'new',
        accountId: account.id,
        revision: '0',
        lines: [],
        totals: totalsOf(emptyOrder, account),
        minimum,
        progressCases: 0,
        progressValue: 0,
        savedAt: new Date(this.accounts.now()),
      };
    }
    const products = await this.products.findMap(
      ctx,
      account,
      order.lines.map(({ productVariantId }) => productVariantId),
    );
    const lines = sortedLines(order, record).map((line) => {
      const product = products.get(String(line.productVariantId));
      if (product === undefined) throw new Error(`The product of the line ${line.id} does not exist`);
      const saved = line.discounts.reduce((sum, { amount }) => sum + amount, 0);
      return {
        id: line.id,
        product,
        quantity: line.quantity,
        total: line.linePrice,
        isFreeGood: false,
        problem: product.problem,
        promotion:
          saved === 0
            ? null
            : textIn(this.options, ctx, 'amountOff', {
                each: amountIn(-Math.round(saved / line.quantity), account.currencyCode, ctx),
                total: amountIn(-saved, account.currencyCode, ctx),
              }),
      };
    });
    const counted = lines.filter(({ problem }) => problem === null);
    const gifts = await this.promotions.giftsFor(
      ctx,
      account,
      counted.map(({ product, quantity }) => ({ variantId: product.id, quantity })),
    );
    const unavailable = lines.filter(({ problem }) => problem !== null);
    const progressCases = counted.reduce((sum, { quantity }) => sum + quantity, 0);
    // Lines that cannot be ordered stay in the amounts, as in Vendure's own order.
    const totals = { ...totalsOf(order, account), cases: progressCases };
    return {
      id: order.id,
      accountId: account.id,
      revision: String(record.revision),
      lines: [...lines, ...gifts.map((gift) => this.giftLine(ctx, gift))],
      totals,
      minimum,
      progressCases,
      progressValue:
        totals.subtotal +
        totals.discounts.reduce((sum, { amount }) => sum + amount, 0) -
        unavailable.reduce((sum, { total }) => sum + total, 0),
      savedAt: record.updatedAt,
    };
  }

  private giftLine(ctx: RequestContext, { offer, product, quantity }: EarnedGift) {
    return {
      id: `free-${product.id}`,
      product,
      quantity,
      total: 0,
      isFreeGood: true,
      problem: null,
      promotion: textIn(this.options, ctx, 'freeGoods', {
        count: String(offer.from),
        product: offer.promotion.name,
      }),
    };
  }

  /**
   * Applies one change. The caller holds the lock of the account.
   * @throws UserInputError for a change with no field, several fields or too many entries
   */
  async change(
    ctx: RequestContext,
    account: TradeAccount,
    change: CartChange,
    revision: string | null,
  ): Promise<CartChanged> {
    const { add, set, remove, replace, clear } = change;
    const given = [add, set, remove, replace, clear === true ? clear : null].filter(
      (field) => field !== undefined && field !== null,
    );
    if (given.length !== 1) throw new UserInputError('A change has exactly one field');
    if ((add ?? remove ?? []).length > MAX_ENTRIES)
      throw new UserInputError(`A change has at most ${MAX_ENTRIES} entries`);
    const result = await this.apply(ctx, account, change, revision);
    await this.chargeDelivery(ctx, account);
    return result;
  }

  private async apply(
    ctx: RequestContext,
    account: TradeAccount,
    { add, set, remove, replace }: CartChange,
    revision: string | null,
  ): Promise<CartChanged> {
    if (add !== undefined && add !== null) return this.add(ctx, account, add);
    const record = await this.record(ctx, account);
    const order = record === null ? null : ((await this.orders.findOne(ctx, record.orderId, CART_RELATIONS)) ?? null);
    if (record === null || order === null) return set || replace ? refused('line-gone') : done;
    const isStale = (lineId: ID): boolean =>
      revision !== null &&
      record.lines.some(({ id, changedIn }) => id === String(lineId) && changedIn > Number(revision));
    const lineOf = (lineId: ID) => order.lines.find(({ id }) => String(id) === String(lineId));
    if (set !== undefined && set !== null) {
      const line = lineOf(set.lineId);
      if (line === undefined) return refused('line-gone');
      if (isStale(line.id)) return refused('conflict');
      return this.setQuantity(ctx, account, order, line.id, line.productVariantId, set.quantity);
    }
    if (replace !== undefined && replace !== null) {
      const line = lineOf(replace.lineId);
      if (line === undefined) return refused('line-gone');
      if (isStale(line.id)) return refused('conflict');
      return this.replace(ctx, account, order, line, replace);
    }
    const ids = remove ?? order.lines.map(({ id }) => id);
    const lines = ids.flatMap((id) => lineOf(id) ?? []);
    if (lines.some(({ id }) => isStale(id))) return refused('conflict');
    // Lines that are gone were removed elsewhere, which is the requested result.
    if (lines.length === 0) return done;
    await this.applied(
      this.orders.removeItemsFromOrder(
        ctx,
        order.id,
        lines.map(({ id }) => id),
      ),
    );
    return done;
  }

  private async add(
    ctx: RequestContext,
    account: TradeAccount,
    items: readonly { readonly variantId: ID; readonly quantity: number }[],
  ): Promise<CartChanged> {
    if (await this.accounts.isStopped(ctx, account, 'add')) return this.allRefused(items, 'ordering-stopped');
    const products = await this.products.findMap(
      ctx,
      account,
      items.map(({ variantId }) => variantId),
    );
    const order = await this.order(ctx, account);
    const held = new Map((order?.lines ?? []).map((line) => [String(line.productVariantId), line.quantity]));
    const before = new Map(held);
    const adjustments: Adjustment[] = [];
    const wanted = new Map<string, number>();
    // New lines come first, so the last item is added first.
    for (const { variantId, quantity } of [...items].reverse()) {
      const id = String(variantId);
      const had = held.get(id) ?? 0;
      const given = this.allowed(products.get(id), had, quantity, held.size);
      if (typeof given === 'string') {
        adjustments.unshift({ variantId, quantity: 0, reason: given });
        continue;
      }
      if (given.reason !== null)
        adjustments.unshift({ variantId, quantity: given.quantity - had, reason: given.reason });
      held.set(id, given.quantity);
      wanted.set(id, given.quantity - (before.get(id) ?? 0));
    }
    if (wanted.size > 0) {
      const active = await this.activeOrders.getActiveOrder(ctx, undefined, true);
      const { errorResults } = await this.orders.addItemsToOrder(
        ctx,
        active.id,
        [...wanted].map(([id, quantity]) => ({ productVariantId: id, quantity })),
      );
      if (errorResults.length > 0) throw new Error(`The cart refused an addition: ${errorResults[0]?.message}`);
    }
    if (items.length === 1 && wanted.size === 0) return refused(adjustments[0]?.reason ?? 'not-added');
    return { refusal: null, adjustments };
  }

  private allRefused(items: readonly { readonly variantId: ID }[], reason: string): CartChanged {
    if (items.length === 1) return refused(reason);
    return { refusal: null, adjustments: items.map(({ variantId }) => ({ variantId, quantity: 0, reason })) };
  }

  /** The quantity that a line has after an addition, or a refusal. */
  private allowed(product: TradeProduct | undefined, had: number, quantity: number, lines: number) {
    if (product === undefined) return 'not-listed';
    if (product.problem !== null) return product.problem === 'price-unavailable' ? 'not-added' : product.problem;
    if (!Number.isInteger(quantity) || quantity <= 0) return 'quantity';
    if (had === 0 && lines >= MAX_LINES) return 'cart-full';
    const given = allowedQuantity(had + quantity, ruleOf(product), product.available);
    // Nothing more is available: an adjustment would hide that nothing was added.
    return typeof given === 'string' || given.quantity > had ? given : (given.reason ?? 'quantity');
  }

  private async setQuantity(
    ctx: RequestContext,
    account: TradeAccount,
    order: Order,
    lineId: ID,
    variantId: ID,
    quantity: number,
  ): Promise<CartChanged> {
    const [product] = await this.products.find(ctx, account, [variantId]);
    if (product === undefined || product.problem === 'not-listed') return refused('not-listed');
    const given = allowedQuantity(quantity, ruleOf(product), product.available);
    if (typeof given === 'string') return refused(given);
    await this.applied(this.orders.adjustOrderLine(ctx, order.id, lineId, given.quantity));
    return given.reason === null
      ? done
      : { refusal: null, adjustments: [{ variantId, quantity: given.quantity, reason: given.reason }] };
  }

  /** Replaces the product of a line in its position, or merges it into the line of the new product. */
  private async replace(
    ctx: RequestContext,
    account: TradeAccount,
    order: Order,
    line: Order['lines'][number],
    { variantId, quantity }: { readonly variantId: ID; readonly quantity: number },
  ): Promise<CartChanged> {
    if (String(variantId) === String(line.productVariantId)) return refused('not-added');
    if (await this.accounts.isStopped(ctx, account, 'add')) return refused('ordering-stopped');
    const [product] = await this.products.find(ctx, account, [variantId]);
    const present = order.lines.find((other) => String(other.productVariantId) === String(variantId));
    const given = this.allowed(product, present?.quantity ?? 0, quantity, 0);
    if (typeof given === 'string') return refused(given);
    const before = await this.record(ctx, account);
    await this.applied(this.orders.removeItemsFromOrder(ctx, order.id, [line.id]));
    const added = given.quantity - (present?.quantity ?? 0);
    const { errorResults } = await this.orders.addItemsToOrder(ctx, order.id, [
      { productVariantId: variantId, quantity: added },
    ]);
    if (errorResults.length > 0) throw new Error(`The cart refused a replacement: ${errorResults[0]?.message}`);
    const after = await this.record(ctx, account);
    const [newest, ...others] = after?.lines ?? [];
    if (before !== null && after !== null && present === undefined && newest !== undefined) {
      const position = before.lines.findIndex(({ id }) => id === String(line.id));
      const lines = [...others.slice(0, position), newest, ...others.slice(position)];
      await this.connection.getRepository(ctx, TradeOrder).update(after.id, { lines });
    }
    return given.reason === null
      ? done
      : { refusal: null, adjustments: [{ variantId, quantity: given.quantity, reason: given.reason }] };
  }

  private async applied(result: Promise<unknown>): Promise<void> {
    const order = await result;
    if (order instanceof Order) return;
    const message = typeof order === 'object' && order !== null && 'message' in order ? String(order.message) : '';
    throw new Error(`The cart refused a change: ${message}`);
  }

  /** Gives the cart its delivery, which carries the charge for a small order. Its price follows each change. */
  async chargeDelivery(ctx: RequestContext, account: TradeAccount): Promise<void> {
    const order = await this.order(ctx, account);
    if (order === null || order.lines.length === 0 || order.shippingLines.length > 0) return;
    const methods = await this.connection.getRepository(ctx, ShippingMethod).find({ relations: ['channels'] });
    const method = methods.find(
      ({ calculator, deletedAt }) => deletedAt === null && calculator.code === smallOrderCalculator.code,
    );
    if (method === undefined) return;
    const result = await this.orders.setShippingMethod(ctx, order.id, [method.id]);
    if (isGraphQlErrorResult(result)) throw new Error(`The delivery was refused: ${result.message}`);
  }
}

const emptyOrder = new Order({
  lines: [],
  surcharges: [],
  shippingLines: [],
  subTotal: 0,
  subTotalWithTax: 0,
  shipping: 0,
  shippingWithTax: 0,
});

/** Lines, newest first; a line that the record does not know yet comes first. */
function sortedLines(order: Order, record: TradeOrder): readonly Order['lines'][number][] {
  const rank = new Map(record.lines.map(({ id }, at) => [id, at]));
  return [...order.lines].sort(
    (a, b) => (rank.get(String(a.id)) ?? -1) - (rank.get(String(b.id)) ?? -1) || Number(b.id) - Number(a.id),
  );
}
