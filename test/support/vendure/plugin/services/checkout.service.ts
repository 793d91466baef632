import { Inject, Injectable } from '@nestjs/common';
import type { Order } from '@vendure/core';
import {
  type ID,
  idsAreEqual,
  isGraphQlErrorResult,
  OrderService,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';
import { IsNull, Not } from 'typeorm';
import { NOTES_MAX } from '../custom-fields';
import type { TradeAccount } from '../entities/trade-account.entity';
import { type AdditionalDelivery, TradeOrder } from '../entities/trade-order.entity';
import { TRADE_OPTIONS, type TradePluginOptions } from '../options';
import type { Problem } from '../rules/problems';
import { dateIn, deliverySlots, pickupSlots, type Slot } from '../rules/calendar';
import {
  answerTo,
  DEFAULT_MAX_LENGTH,
  type FieldAnswer,
  fieldProblems,
  limitsOf,
  type OrderField,
} from '../rules/order-fields';
import { onAccountHandler } from '../strategies/on-account.handler';
import { amountIn, fieldText, textIn } from '../texts';
import { minimumOf, TradeAccountService } from './account.service';
import type { OperationRules } from './attempt.service';
import { type Caller, CallerService } from './caller.service';
import { TradeCartService } from './cart.service';

/** The buyer's answers. */
export interface OrderInput {
  readonly cartId: ID;
  readonly method: string;
  readonly date?: string | null;
  readonly additionalDeliveries?:
    readonly { readonly date?: string | null; readonly lineIds: readonly string[] }[] | null;
  readonly cylinders?: number | null;
  readonly glassCrates?: number | null;
  readonly notes?: string | null;
  readonly purchaseOrderNumber?: string | null;
  readonly fields?: readonly FieldAnswer[] | null;
  readonly paymentMethodId: string;
  readonly expectedTotal: number;
  readonly expectedCurrency: string;
}

/** A stored request to place an order: the answers and the cart that they are for. */
export interface OrderRequest extends OrderInput {
  readonly revision: number;
}

/** Number of the order from the ids of the database, if they are numbers. */
const FIRST_NUMBER = 4_800_000;

/** Maximum number of returned empties per kind. */
const MAX_EMPTIES = { cylinders: 24, glassCrates: 60 } as const;

/** Number that Vendure's payment method of the plugin has. */
const ON_ACCOUNT = 'on-account';

/** Bottler whose accounts can have several deliveries in one order. */
const CONSOLIDATED_BOTTLER = '4200';

/** Options and rules of placing an order. */
@Injectable()
export class TradeCheckoutService {
  constructor(
    @Inject(TransactionalConnection) private readonly connection: TransactionalConnection,
    @Inject(OrderService) private readonly orders: OrderService,
    @Inject(CallerService) private readonly callers: CallerService,
    @Inject(TradeCartService) private readonly carts: TradeCartService,
    @Inject(TradeAccountService) private readonly accounts: TradeAccountService,
    @Inject(TRADE_OPTIONS) private readonly options: TradePluginOptions,
  ) {}

  private slots(account: TradeAccount, method: string): readonly Slot[] {
    const now = this.accounts.now();
    return method === 'pickup' ? pickupSlots(account, now) : deliverySlots(account, now);
  }

  private presentSlots(ctx: RequestContext, account: TradeAccount, method: string) {
    return this.slots(account, method).map(({ date, cutOff, closed }) => ({
      date,
      cutOff: new Date(cutOff),
      closedReason:
        closed === null
          ? null
          : closed === 'cut-off'
            ? textIn(this.options, ctx, 'cutOffPassed')
            : textIn(this.options, ctx, 'closed', {
                holiday: account.closures[date]?.[ctx.languageCode] ?? account.closures[date]?.['en'] ?? '',
              }),
    }));
  }

  /** The cart with all options of an order. */
  async open(ctx: RequestContext, { account }: Caller) {
    const cart = await this.carts.present(ctx, account);
    const left = account.creditLimit - (await this.accounts.balanceOf(ctx, account));
    const last = await this.connection.getRepository(ctx, TradeOrder).findOne({
      where: { account: { id: account.id }, isCart: false, placedAt: Not(IsNull()) },
      relations: ['order'],
      order: { placedAt: 'DESC' },
    });
    const count = (unit: string): number =>
      cart.lines.reduce((sum, { product, quantity }) => (product.sellingUnit === unit ? sum + quantity : sum), 0);
    return {
      cart,
      deliveries: [
        {
          method: 'delivery',
          label: textIn(this.options, ctx, 'delivery'),
          address: account.address,
          slots: this.presentSlots(ctx, account, 'delivery'),
          minimum: null,
        },
        {
          method: 'pickup',
          label: textIn(this.options, ctx, 'pickup'),
          address: account.depot,
          slots: this.presentSlots(ctx, account, 'pickup'),
          minimum: minimumOf(account, 'pickup'),
        },
      ],
      groups: [],
      bottlerId: account.bottlerId,
      empties:
        account.visitPlan === null
          ? []
          : [
              {
                kind: 'cylinder',
                label: textIn(this.options, ctx, 'cylinders'),
                detail: null,
                suggested: Math.max(1, count('cylinder')),
                most: MAX_EMPTIES.cylinders,
              },
              {
                kind: 'glass',
                label: textIn(this.options, ctx, 'glassCrates'),
                detail: null,
                suggested: 1,
                most: MAX_EMPTIES.glassCrates,
              },
            ],
      paymentMethods: [
        {
          id: ON_ACCOUNT,
          kind: 'on-account',
          label: textIn(this.options, ctx, 'onAccount'),
          detail: textIn(this.options, ctx, 'onAccountDetail', {
            left: amountIn(left, account.currencyCode, ctx),
            limit: amountIn(account.creditLimit, account.currencyCode, ctx),
          }),
          surcharge: null,
        },
      ],
      fields: this.presentFields(ctx, account),
      lastPurchaseOrderNumber: last?.order.customFields.purchaseOrderNumber ?? null,
      timeZone: account.timeZone,
      serverTime: new Date(this.accounts.now()),
    };
  }

  private today({ timeZone }: TradeAccount): string {
    return dateIn(this.accounts.now(), timeZone);
  }

  /** The shop's own fields in the language of the request. */
  private presentFields(ctx: RequestContext, account: TradeAccount) {
    return (this.options.orderFields ?? []).map((field) => ({
      id: field.id,
      kind: field.kind,
      label: fieldText(this.options, ctx, field.id) ?? field.id,
      hint: fieldText(this.options, ctx, `${field.id}.hint`) ?? null,
      required: field.required === true,
      maxLength: field.kind === 'text' ? (field.maxLength ?? DEFAULT_MAX_LENGTH) : null,
      multiline: field.kind === 'text' && field.multiline === true,
      options:
        field.kind === 'choice'
          ? field.options.map((value) => ({
              value,
              label: fieldText(this.options, ctx, `${field.id}.${value}`) ?? value,
            }))
          : [],
      ...(field.kind === 'date' ? limitsOf(field, this.today(account)) : { min: null, max: null }),
    }));
  }

  /** The answers to the shop's own fields, with the labels of the language of the request. */
  private placedFields(ctx: RequestContext, account: TradeAccount, { fields }: OrderInput): readonly OrderField[] {
    return this.presentFields(ctx, account).flatMap(({ id, kind, label, options }) => {
      const value = answerTo({ id }, fields ?? []);
      const text = options.find((option) => option.value === value)?.label ?? value;
      return value === '' ? [] : [{ label, kind, value: text }];
    });
  }

  /** Invalid fields of the buyer's answers. */
  problemsOf(account: TradeAccount, input: OrderInput): readonly Problem[] {
    const problems: Problem[] = [];
    const add = (field: string, code: string): void => void problems.push({ field, code });
    if (input.method !== 'delivery' && input.method !== 'pickup') add('method', 'invalidEntry');
    if (!input.date) add('date', 'valueMissing');
    if ((input.additionalDeliveries ?? []).length > 0 && account.bottlerId !== CONSOLIDATED_BOTTLER)
      add('additionalDeliveries', 'invalidEntry');
    if ((input.purchaseOrderNumber ?? '').trim() === '') add('purchaseOrderNumber', 'valueMissing');
    if ((input.purchaseOrderNumber ?? '').trim().length > 40) add('purchaseOrderNumber', 'tooLong');
    if ((input.notes ?? '').length > NOTES_MAX) add('notes', 'tooLong');
    if (input.paymentMethodId !== ON_ACCOUNT) add('paymentMethodId', 'invalidEntry');
    const { cylinders, glassCrates } = input;
    if ((cylinders ?? 0) < 0 || (cylinders ?? 0) > MAX_EMPTIES.cylinders) add('cylinder', 'rangeOverflow');
    if ((glassCrates ?? 0) < 0 || (glassCrates ?? 0) > MAX_EMPTIES.glassCrates) add('glass', 'rangeOverflow');
    return [...problems, ...fieldProblems(this.options.orderFields ?? [], input.fields ?? [], this.today(account))];
  }

  /** Rules of placing an order. The caller holds the lock of the account. */
  rules(ctx: RequestContext, caller: Caller): OperationRules<OrderRequest> {
    const { account } = caller;
    return {
      operation: 'order',
      subject: ({ cartId }) => String(cartId),
      already: async ({ cartId }) => {
        const placed = await this.connection
          .getRepository(ctx, TradeOrder)
          .findOne({ where: { account: { id: account.id }, order: { id: cartId }, isCart: false } });
        return placed === null ? null : String(placed.orderId);
      },
      refusal: (request) => this.refusal(ctx, account, request),
      perform: async (request, key) => String(await this.place(ctx, caller, request, key)),
    };
  }

  /** Why the cart can't be ordered now; null if it can. The total is checked last, because it depends on the rest. */
  async refusal(ctx: RequestContext, account: TradeAccount, request: OrderRequest): Promise<string | null> {
    const cart = await this.carts.present(ctx, account);
    if (!idsAreEqual(cart.id, request.cartId) || cart.revision !== String(request.revision)) return 'cart-changed';
    if (await this.accounts.isStopped(ctx, account, 'checkout')) return 'ordering-stopped';
    if (cart.lines.length === 0) return 'cart-changed';
    if (cart.lines.some(({ problem }) => problem !== null)) return 'unavailable-lines';
    const minimum = minimumOf(account, request.method);
    if ((minimum.cases ?? 0) > cart.progressCases || (minimum.value ?? 0) > cart.progressValue) return 'below-minimum';
    const dates = this.datesProblem(
      account,
      request,
      cart.lines.map(({ id }) => String(id)),
    );
    if (dates !== null) return dates;
    const { total, currencyCode } = cart.totals;
    return total === request.expectedTotal && currencyCode === request.expectedCurrency ? null : 'total-changed';
  }

  /** Whether every delivery has lines of the cart and an open date. */
  private datesProblem(
    account: TradeAccount,
    { method, date, additionalDeliveries }: OrderRequest,
    lineIds: readonly string[],
  ): string | null {
    const isOpen = (on: string | null | undefined): boolean =>
      this.slots(account, method).some((slot) => slot.date === on && slot.closed === null);
    const additional = additionalDeliveries ?? [];
    const named = additional.flatMap((delivery) => delivery.lineIds);
    const isKnown =
      new Set(named).size === named.length &&
      named.every((id) => lineIds.includes(id)) &&
      additional.every((delivery) => delivery.lineIds.length > 0);
    if (!isKnown) return 'cart-changed';
    return isOpen(date) && additional.every((delivery) => isOpen(delivery.date)) ? null : 'date-closed';
  }

  /** Places the order with Vendure's own steps, and returns its id. */
  private async place(ctx: RequestContext, caller: Caller, request: OrderRequest, key: string): Promise<ID> {
    const { account, customer, user } = caller;
    const { cartId: orderId, method } = request;
    const record = await this.connection
      .getRepository(ctx, TradeOrder)
      .findOneOrFail({ where: { account: { id: account.id }, isCart: true } });
    const slot = this.slots(account, method).find(({ date }) => date === request.date);
    const additionalDeliveries: readonly AdditionalDelivery[] = (request.additionalDeliveries ?? []).map(
      ({ date, lineIds }) => ({ date: date ?? null, lineIds }),
    );
    await this.connection.getRepository(ctx, TradeOrder).update(record.id, {
      key,
      placedBy: { id: user.id },
      method,
      deliveryDate: request.date ?? null,
      additionalDeliveries,
      cylinders: request.cylinders ?? 0,
      glassCrates: request.glassCrates ?? 0,
      paymentMethod: request.paymentMethodId,
      fields: this.placedFields(ctx, account, request),
      changesUntil: slot === undefined ? null : new Date(slot.cutOff),
    });
    await this.orders.updateCustomFields(ctx, orderId, {
      purchaseOrderNumber: (request.purchaseOrderNumber ?? '').trim(),
      deliveryDate: request.date ?? null,
      driverNotes: request.notes ?? '',
    });
    const order = await this.orders.findOne(ctx, orderId, ['customer']);
    // Null for a cart without a customer, which the type does not say.
    if (!order?.customer || !idsAreEqual(order.customer.id, customer.id))
      await this.orders.addCustomerToOrder(ctx, orderId, customer);
    const { street, city, state, zip, country } = method === 'pickup' ? account.depot : account.address;
    await this.orders.setShippingAddress(ctx, orderId, {
      fullName: account.name,
      company: account.name,
      streetLine1: street,
      city,
      province: state,
      postalCode: zip,
      countryCode: country,
    });
    const arranged = await this.orders.transitionToState(ctx, orderId, 'ArrangingPayment');
    if (isGraphQlErrorResult(arranged)) throw new Error(`The order was refused: ${arranged.transitionError}`);
    const paid = await this.orders.addPaymentToOrder(ctx, orderId, { method: onAccountHandler.code, metadata: {} });
    // Throwing undoes the transaction: the cart stays as it was.
    if (isGraphQlErrorResult(paid)) throw new Error(`The payment was refused: ${paid.message}`);
    return orderId;
  }

  /** Why Vendure's own checkout is refused for a trade order; null if it isn't. */
  async ownProcessRefusal(ctx: RequestContext, trade: TradeOrder, order: Order): Promise<string | null> {
    const { account } = trade;
    const { deliveryDate, purchaseOrderNumber } = order.customFields;
    if ((purchaseOrderNumber ?? '').trim() === '') return 'purchase-order-number-missing';
    // Vendure's own checkout has no answers: an order with required ones is placed with the plugin's operations.
    if (trade.fields === null && this.options.orderFields?.some(({ required }) => required === true) === true)
      return 'order-fields-missing';
    return this.refusal(ctx, account, {
      cartId: order.id,
      revision: trade.revision,
      method: trade.method,
      date: deliveryDate,
      paymentMethodId: ON_ACCOUNT,
      expectedTotal: order.totalWithTax,
      expectedCurrency: account.currencyCode,
    });
  }

  /** Turns a cart into a placed order, in the transaction in which Vendure does. */
  async finish(ctx: RequestContext, trade: TradeOrder, order: Order): Promise<void> {
    const cart = await this.carts.present(ctx, trade.account);
    const caller = await this.callers.user(ctx);
    const number = Number.isInteger(Number(order.id)) ? String(FIRST_NUMBER + Number(order.id)) : order.code;
    const date = order.customFields.deliveryDate;
    const slot = this.slots(trade.account, trade.method).find((one) => one.date === date);
    const { cases, subtotal, discounts, minimumOrderCharge, tax, taxRate, total } = cart.totals;
    await this.connection.getRepository(ctx, TradeOrder).update(trade.id, {
      isCart: false,
      ...(caller === null ? {} : { placedBy: { id: caller.user.id } }),
      number,
      placedAt: new Date(this.accounts.now()),
      deliveryDate: date,
      paymentMethod: ON_ACCOUNT,
      changesUntil: slot === undefined ? null : new Date(slot.cutOff),
      freeGoods: cart.lines
        .filter(({ isFreeGood }) => isFreeGood)
        .map(({ product, quantity }) => ({ variantId: String(product.id), quantity })),
      totals: { cases, subtotal, discounts, minimumOrderCharge, tax, taxRate, total },
      sapOrderNumber: `0082${number.slice(-6).padStart(6, '0')}`,
      cokeOrderNumber: `C${number.slice(-8).padStart(8, '0')}`,
      transactionId: `T-${order.code.slice(0, 4)}-${number.slice(-5)}`,
    });
  }
}
