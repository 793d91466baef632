import { Inject, Injectable } from '@nestjs/common';
import { type ID, type RequestContext, TransactionalConnection } from '@vendure/core';
import { MoreThan } from 'typeorm';
import type { SetCondition, TradeAccount } from '../entities/trade-account.entity';
import { TradeInvoice } from '../entities/trade-invoice.entity';
import { TradeOrder } from '../entities/trade-order.entity';
import type { TradeMember } from '../entities/trade-user.entity';
import { TRADE_OPTIONS, type TradePluginOptions } from '../options';
import { dateIn, daysBetween, deliverySlots } from '../rules/calendar';
import { textIn, type TextKey } from '../texts';

/** Days past due after which an open invoice blocks its account. */
const BLOCKED_AFTER_DAYS = 30;

const everything = ['add', 'checkout'] as const;

/** Minimum of an order; an absent limit doesn't apply. */
export interface Minimum {
  readonly cases: number | null;
  readonly value: number | null;
}

/** Minimum of an account's order for a delivery method. */
export const minimumOf = (account: TradeAccount, method: string): Minimum =>
  method === 'pickup'
    ? { cases: account.pickupCases, value: null }
    : { cases: account.minimumCases, value: account.minimumValue };

/** Accounts, their conditions and calendar. */
@Injectable()
export class TradeAccountService {
  private readonly ofOrders = new WeakMap<RequestContext, Map<string, TradeAccount>>();

  constructor(
    @Inject(TransactionalConnection) private readonly connection: TransactionalConnection,
    @Inject(TRADE_OPTIONS) private readonly options: TradePluginOptions,
  ) {}

  now(): number {
    return (this.options.now ?? Date.now)();
  }

  /**
   * The account of a cart or an order; null for an order without an account. It never changes, and the rules, the taxes
   * and the charges of one request ask for it: it is read once for each request.
   */
  async ofOrder(ctx: RequestContext, orderId: ID): Promise<TradeAccount | null> {
    const known = this.ofOrders.get(ctx) ?? new Map<string, TradeAccount>();
    this.ofOrders.set(ctx, known);
    const found = known.get(String(orderId));
    if (found !== undefined) return found;
    const trade = await this.connection
      .getRepository(ctx, TradeOrder)
      .findOne({ where: { order: { id: orderId } }, relations: ['account'] });
    if (trade === null) return null;
    known.set(String(orderId), trade.account);
    return trade.account;
  }

  /** Sum of the account's open invoices, in minor units. */
  async balanceOf(ctx: RequestContext, account: TradeAccount): Promise<number> {
    return (await this.openInvoices(ctx, account)).reduce((sum, { open }) => sum + open, 0);
  }

  private openInvoices(ctx: RequestContext, account: TradeAccount): Promise<readonly TradeInvoice[]> {
    return this.connection
      .getRepository(ctx, TradeInvoice)
      .find({ where: { account: { id: account.id }, open: MoreThan(0) } });
  }

  /** Conditions that follow from the account's invoices and plan, and those that an administrator has set. */
  async conditionsOf(ctx: RequestContext, account: TradeAccount): Promise<readonly SetCondition[]> {
    const open = await this.openInvoices(ctx, account);
    const today = dateIn(this.now(), account.timeZone);
    const isLate = open.some(({ dueOn }) => daysBetween(dueOn, today) > BLOCKED_AFTER_DAYS);
    const isOverLimit = account.creditLimit - open.reduce((sum, one) => sum + one.open, 0) <= 0;
    const ofMoney = isLate ? 'blocked' : isOverLimit ? 'temporarily-blocked' : null;
    return [
      ...(ofMoney === null ? [] : [{ code: ofMoney, stops: everything }]),
      ...(account.visitPlan === null ? [{ code: 'no-visit-plan', stops: ['checkout'] as const }] : []),
      ...account.conditions,
    ];
  }

  /** Whether an action is stopped for the account. */
  async isStopped(ctx: RequestContext, account: TradeAccount, action: 'add' | 'checkout'): Promise<boolean> {
    return (await this.conditionsOf(ctx, account)).some(({ stops }) => stops.includes(action));
  }

  /** An account as the API returns it. */
  async present(ctx: RequestContext, { account, isDefault }: TradeMember) {
    const conditions = await this.conditionsOf(ctx, account);
    return {
      id: account.id,
      name: account.name,
      number: account.number,
      address: account.address,
      isDefault,
      isOwn: isDefault,
      conditions: conditions.map(({ code, stops }) => ({
        code,
        stops,
        reason: textIn(this.options, ctx, `condition.${code}` as TextKey), // `textIn` accepts any key at run time, and a shop's own conditions have texts in the options.
      })),
      timeZone: account.timeZone,
      currencyCode: account.currencyCode,
      taxRate: account.taxRate,
      minimum: minimumOf(account, 'delivery'),
      bottlerId: account.bottlerId,
      assortment: account.assortment,
      visits: deliverySlots(account, this.now()).flatMap(({ date, cutOff, closed }) =>
        closed === null ? [{ date, cutOff: new Date(cutOff) }] : [],
      ),
    };
  }
}
