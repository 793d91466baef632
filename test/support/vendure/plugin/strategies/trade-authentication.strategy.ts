import {
  type Injector,
  NativeAuthenticationStrategy,
  type RequestContext,
  TransactionalConnection,
  type User,
} from '@vendure/core';
import { TradeUser } from '../entities/trade-user.entity';

/** Signs in with a password, like Vendure's own strategy, but never a disabled user. */
export class TradeAuthenticationStrategy extends NativeAuthenticationStrategy {
  private own!: TransactionalConnection;

  override async init(injector: Injector): Promise<void> {
    await super.init(injector);
    this.own = injector.get(TransactionalConnection);
  }

  override async authenticate(
    ctx: RequestContext,
    data: Parameters<NativeAuthenticationStrategy['authenticate']>[1],
  ): Promise<User | false> {
    const user = await super.authenticate(ctx, data);
    if (user === false) return false;
    const trade = await this.own
      .getRepository(ctx, TradeUser)
      .findOne({ where: { customer: { user: { id: user.id } } } });
    return trade?.enabled === false ? false : user;
  }
}
