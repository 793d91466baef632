import type { Order } from '@vendure/core';
import {
  type ActiveOrderStrategy,
  ForbiddenError,
  type Injector,
  OrderService,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';
import { TradeOrder } from '../entities/trade-order.entity';
import { CallerService } from '../services/caller.service';

/**
 * The active order of the account that the header names, the same for all its members. The account is not an input of
 * the operations: `addItemsToOrder` does not accept one, and `adjustOrderLine` with the quantity 0 drops it.
 */
export class AccountOrderStrategy implements ActiveOrderStrategy {
  readonly name = 'account';

  private callers!: CallerService;
  private orders!: OrderService;
  private connection!: TransactionalConnection;

  init(injector: Injector): void {
    this.callers = injector.get(CallerService);
    this.orders = injector.get(OrderService);
    this.connection = injector.get(TransactionalConnection);
  }

  /**
   * In a mutation, other requests for the account wait until this one ends: ten parallel additions make one line, and
   * four first additions make one cart.
   */
  async determineActiveOrder(ctx: RequestContext): Promise<Order | undefined> {
    const { account, user } = await this.callers.requireAlone(ctx);
    if (isWrite(ctx) && !user.permissions.includes('ordering')) throw new ForbiddenError();
    const cart = await this.connection.getRepository(ctx, TradeOrder).findOne({
      where: { account: { id: account.id }, isCart: true },
      relations: ['order'],
    });
    return cart?.order;
  }

  async createActiveOrder(ctx: RequestContext): Promise<Order> {
    const { account } = await this.callers.require(ctx, 'ordering');
    const order = await this.orders.create(ctx, ctx.activeUserId);
    await this.connection.getRepository(ctx, TradeOrder).save(
      new TradeOrder({
        order,
        account,
        isCart: true,
        additionalDeliveries: [],
        freeGoods: [],
        lines: [],
      }),
    );
    return order;
  }
}

/** Whether the request is a mutation. */
function isWrite(ctx: RequestContext): boolean {
  const body: unknown = ctx.req?.body;
  const query = typeof body === 'object' && body !== null && 'query' in body ? body.query : undefined;
  // Anything that is not clearly a query needs the permission.
  return typeof query !== 'string' || /\bmutation\b/.test(query);
}
