import {
  type Channel,
  type Injector,
  type Order,
  type RequestContext,
  type TaxZoneStrategy,
  type Zone,
} from '@vendure/core';
import { TradeAccountService } from '../services/account.service';

/** Taxes are those of the zone of the order's account. */
export class AccountTaxZoneStrategy implements TaxZoneStrategy {
  private accounts!: TradeAccountService;

  init(injector: Injector): void {
    this.accounts = injector.get(TradeAccountService);
  }

  async determineTaxZone(ctx: RequestContext, zones: Zone[], channel: Channel, order?: Order): Promise<Zone> {
    const account = order === undefined ? null : await this.accounts.ofOrder(ctx, order.id);
    return zones.find(({ name }) => name === account?.taxZone) ?? channel.defaultTaxZone;
  }
}
