import { type Injector, LanguageCode, ShippingCalculator } from '@vendure/core';
import { TradeAccountService } from '../services/account.service';

let accounts: TradeAccountService;

/** Delivery is free, except for the charge of the account for an order with few cases. */
export const smallOrderCalculator = new ShippingCalculator({
  code: 'trade-small-order',
  description: [{ languageCode: LanguageCode.en, value: 'Charge of the account for a small order' }],
  args: {},
  init(injector: Injector) {
    accounts = injector.get(TradeAccountService);
  },
  async calculate(ctx, order) {
    const account = await accounts.ofOrder(ctx, order.id);
    const cases = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const isSmall =
      account !== null && account.smallOrderBelow !== null && cases > 0 && cases < account.smallOrderBelow;
    return {
      price: isSmall ? (account.smallOrderCharge ?? 0) : 0,
      priceIncludesTax: false,
      taxRate: account?.taxRate ?? 0,
    };
  },
});
