import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Inject, type OnApplicationBootstrap } from '@nestjs/common';
import { EventBus, PluginCommonModule, TransactionalConnection, type Type, VendurePlugin } from '@vendure/core';
import { parse } from 'graphql';
import { tradeCustomFields } from './custom-fields';
import { TradeAccount } from './entities/trade-account.entity';
import { TradeAttempt } from './entities/trade-attempt.entity';
import { TradeCredit, TradeInvoice, TradePayment } from './entities/trade-invoice.entity';
import { TradeList } from './entities/trade-list.entity';
import { TradeOrder } from './entities/trade-order.entity';
import {
  TradeCheck,
  TradeEquipment,
  TradeReadMark,
  TradeReminder,
  TradeTicket,
  TradeTicketComment,
} from './entities/trade-service.entity';
import { TradeMember, TradeUser } from './entities/trade-user.entity';
import { TradeBankAccount } from './entities/trade-wallet.entity';
import { TRADE_OPTIONS, type TradePluginOptions } from './options';
import { AccountResolver } from './resolvers/account.resolver';
import { FinanceResolver } from './resolvers/finance.resolver';
import { ListResolver } from './resolvers/list.resolver';
import { OrderingResolver } from './resolvers/ordering.resolver';
import { PeopleResolver } from './resolvers/people.resolver';
import { ServiceResolver } from './resolvers/service.resolver';
import { TradeAccountService } from './services/account.service';
import { TradeAttemptService } from './services/attempt.service';
import { CallerService } from './services/caller.service';
import { TradeCartService } from './services/cart.service';
import { TradeCheckoutService } from './services/checkout.service';
import { TradeDocumentService } from './services/document.service';
import { TradeInvoiceService } from './services/invoice.service';
import { TradeListService } from './services/list.service';
import { TradeMatchService } from './services/match.service';
import { TradeNoticeService } from './services/notice.service';
import { TradeOrderService } from './services/order.service';
import { TradeProductService } from './services/product.service';
import { TradePromotionService } from './services/promotion.service';
import { TradeRegistrationService } from './services/registration.service';
import { TradeSupportService } from './services/support.service';
import { TradeUserService } from './services/user.service';
import { TradeWalletService } from './services/wallet.service';
import { AccountOrderStrategy } from './strategies/account-order.strategy';
import { AccountTaxZoneStrategy } from './strategies/account-tax-zone.strategy';
import { trackCartLines } from './strategies/cart-lines';
import { LineRules } from './strategies/line-rules.interceptor';
import { onAccountHandler } from './strategies/on-account.handler';
import { always, amountOff, freeGoods } from './strategies/promotion-actions';
import { smallOrderCalculator } from './strategies/small-order.calculator';
import { TradeAuthenticationStrategy } from './strategies/trade-authentication.strategy';
import { tradeOrderProcess } from './strategies/trade-order.process';

/** Trade ordering for Vendure: accounts with members, delivery calendars, once-only orders, lists and more. */
@VendurePlugin({
  imports: [PluginCommonModule],
  compatibility: '^3.7.0',
  entities: [
    TradeAccount,
    TradeUser,
    TradeMember,
    TradeOrder,
    TradeAttempt,
    TradeList,
    TradeInvoice,
    TradePayment,
    TradeCredit,
    TradeBankAccount,
    TradeTicket,
    TradeTicketComment,
    TradeEquipment,
    TradeReminder,
    TradeReadMark,
    TradeCheck,
  ],
  providers: [
    { provide: TRADE_OPTIONS, useFactory: () => TradePlugin.options },
    CallerService,
    TradeAccountService,
    TradeAttemptService,
    TradeCartService,
    TradeCheckoutService,
    TradeDocumentService,
    TradeInvoiceService,
    TradeListService,
    TradeMatchService,
    TradeNoticeService,
    TradeOrderService,
    TradeProductService,
    TradePromotionService,
    TradeRegistrationService,
    TradeSupportService,
    TradeUserService,
    TradeWalletService,
  ],
  shopApiExtensions: {
    schema: () => parse(readFileSync(join(__dirname, 'schema.graphql'), 'utf8')),
    resolvers: [AccountResolver, ListResolver, OrderingResolver, PeopleResolver, FinanceResolver, ServiceResolver],
  },
  configuration: (config) => {
    config.authOptions.shopAuthenticationStrategy = [new TradeAuthenticationStrategy()];
    config.orderOptions.activeOrderStrategy = new AccountOrderStrategy();
    config.orderOptions.orderInterceptors.push(new LineRules());
    config.orderOptions.process.push(tradeOrderProcess);
    config.taxOptions.taxZoneStrategy = new AccountTaxZoneStrategy();
    config.shippingOptions.shippingCalculators.push(smallOrderCalculator);
    config.paymentOptions.paymentMethodHandlers.push(onAccountHandler);
    config.promotionOptions.promotionConditions.push(always);
    config.promotionOptions.promotionActions.push(amountOff, freeGoods);
    for (const [entity, fields] of Object.entries(tradeCustomFields)) {
      // The keys are those of `CustomFields`, which `Object.entries` widens to text.
      const name = entity as keyof typeof config.customFields;
      config.customFields[name] = [...(config.customFields[name] ?? []), ...(fields ?? [])];
    }
    return config;
  },
})
export class TradePlugin implements OnApplicationBootstrap {
  static options: TradePluginOptions = {};

  /** Configures the plugin. */
  static init(options: TradePluginOptions = {}): Type<TradePlugin> {
    this.options = options;
    return TradePlugin;
  }

  constructor(
    @Inject(EventBus) private readonly events: EventBus,
    @Inject(TransactionalConnection) private readonly connection: TransactionalConnection,
    @Inject(TradeRegistrationService) private readonly registration: TradeRegistrationService,
  ) {}

  onApplicationBootstrap(): void {
    trackCartLines(this.events, this.connection);
    this.registration.sendSecrets(this.events);
  }
}
