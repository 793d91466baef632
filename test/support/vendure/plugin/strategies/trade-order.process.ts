import { type Injector, type OrderProcess, type OrderState, TransactionalConnection } from '@vendure/core';
import { TradeOrder } from '../entities/trade-order.entity';
import { TradeCheckoutService } from '../services/checkout.service';

let connection: TransactionalConnection;
let checkout: TradeCheckoutService;

const placed: ReadonlySet<OrderState> = new Set(['PaymentAuthorized', 'PaymentSettled']);

/**
 * Applies the rules of the trade to every way in which an order is placed, Vendure's own operations included. A refusal
 * is the text of an `OrderStateTransitionError`.
 */
export const tradeOrderProcess: OrderProcess<OrderState> = {
  init(injector: Injector) {
    connection = injector.get(TransactionalConnection);
    checkout = injector.get(TradeCheckoutService);
  },
  async onTransitionStart(_from, to, { ctx, order }) {
    if (to !== 'ArrangingPayment') return undefined;
    const trade = await connection
      .getRepository(ctx, TradeOrder)
      .findOne({ where: { order: { id: order.id }, isCart: true }, relations: ['account'] });
    // An order with a key was checked by the operation that placed it.
    if (trade === null || trade.key !== null) return undefined;
    return (await checkout.ownProcessRefusal(ctx, trade, order)) ?? undefined;
  },
  async onTransitionEnd(from, to, { ctx, order }) {
    if (from !== 'ArrangingPayment' || !placed.has(to)) return;
    const trade = await connection
      .getRepository(ctx, TradeOrder)
      .findOne({ where: { order: { id: order.id }, isCart: true }, relations: ['account'] });
    if (trade !== null) await checkout.finish(ctx, trade, order);
  },
};
