import {
  type Channel,
  type Injector,
  type Order,
  type RequestContext,
  TransactionalConnection,
  type TaxZoneStrategy,
  type Zone,
} from '@vendure/core';
import { TradeOrder } from '../entities/trade-order.entity';

/** Taxes are those of the zone of the order's account. */
export class AccountTaxZoneStrategy implements TaxZoneStrategy {
  private connection!: TransactionalConnection;

  init(injector: Injector): void {
    this.connection = injector.get(TransactionalConnection);
  }

  async determineTaxZone(ctx: RequestContext, zones: Zone[], channel: Channel, order?: Order): Promise<Zone> {
    const trade =
      order === undefined
        ? null
        : await this.connection
            .getRepository(ctx, TradeOrder)
            .findOne({ where: { order: { id: order.id } }, relations: ['account'] });
    return zones.find(({ name }) => name === trade?.account.taxZone) ?? channel.defaultTaxZone;
  }
}
