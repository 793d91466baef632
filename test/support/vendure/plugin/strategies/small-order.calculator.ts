import { type Injector, LanguageCode, ShippingCalculator, TransactionalConnection } from '@vendure/core';
import { TradeOrder } from '../entities/trade-order.entity';

let connection: TransactionalConnection;

/** Delivery is free, except for the charge of the account for an order with few cases. */
export const smallOrderCalculator = new ShippingCalculator({
  code: 'trade-small-order',
  description: [{ languageCode: LanguageCode.en, value: 'Charge of the account for a small order' }],
  args: {},
  init(injector: Injector) {
    connection = injector.get(TransactionalConnection);
  },
  async calculate(ctx, order) {
    const trade = await connection
      .getRepository(ctx, TradeOrder)
      .findOne({ where: { order: { id: order.id } }, relations: ['account'] });
    const account = trade?.account;
    const cases = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const isSmall =
      account !== undefined && account.smallOrderBelow !== null && cases > 0 && cases < account.smallOrderBelow;
    return {
      price: isSmall ? (account.smallOrderCharge ?? 0) : 0,
      priceIncludesTax: false,
      taxRate: account?.taxRate ?? 0,
    };
  },
});
