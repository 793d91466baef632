import {
  type Injector,
  type Order,
  type OrderInterceptor,
  type OrderLine,
  type RequestContext,
  type WillAddItemToOrderInput,
  type WillAdjustOrderLineInput,
} from '@vendure/core';
import { TradeAccountService } from '../services/account.service';
import { ruleOf, TradeProductService } from '../services/product.service';
import { allowedQuantity } from '../rules/quantity';

/** Maximum number of lines of a cart. */
export const MAX_LINES = 1000;

/**
 * Checks each line of a trade order, whichever operation changes it. A refusal is the code of an
 * `OrderInterceptorError`: ordering-stopped, not-listed, out-of-stock, not-added, quantity or cart-full.
 */
export class LineRules implements OrderInterceptor {
  private accounts!: TradeAccountService;
  private products!: TradeProductService;

  init(injector: Injector): void {
    this.accounts = injector.get(TradeAccountService);
    this.products = injector.get(TradeProductService);
  }

  async willAddItemToOrder(
    ctx: RequestContext,
    order: Order,
    { productVariant, quantity }: WillAddItemToOrderInput,
  ): Promise<string | undefined> {
    const present = order.lines.find((line) => line.productVariantId === productVariant.id);
    if (present === undefined && order.lines.length >= MAX_LINES) return 'cart-full';
    // Vendure passes the quantity of the whole line.
    return this.problem(ctx, order, productVariant.id, quantity, 'add');
  }

  async willAdjustOrderLine(
    ctx: RequestContext,
    order: Order,
    { orderLine, quantity }: WillAdjustOrderLineInput,
  ): Promise<string | undefined> {
    return this.problem(ctx, order, orderLine.productVariantId, quantity, 'set');
  }

  private async problem(
    ctx: RequestContext,
    order: Order,
    variantId: OrderLine['productVariantId'],
    quantity: number,
    kind: 'add' | 'set',
  ): Promise<string | undefined> {
    const account = await this.accounts.ofOrder(ctx, order.id);
    if (account === null) return undefined;
    if (kind === 'add' && (await this.accounts.isStopped(ctx, account, 'add'))) return 'ordering-stopped';
    const [product] = await this.products.find(ctx, account, [variantId]);
    if (product === undefined) return 'not-listed';
    if (product.problem !== null) return product.problem === 'price-unavailable' ? 'not-added' : product.problem;
    const allowed = allowedQuantity(quantity, ruleOf(product), product.available);
    if (typeof allowed === 'string') return allowed;
    return allowed.reason ?? undefined;
  }
}
