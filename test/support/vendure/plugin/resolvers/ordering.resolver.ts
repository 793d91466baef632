import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { RequestContext } from '@vendure/core';
import { Allow, Ctx, type ID, Permission, Transaction, UserInputError } from '@vendure/core';
import type { Operation, TradeAttempt } from '../entities/trade-attempt.entity';
import type { Permission as TradePermission } from '../entities/trade-user.entity';
import type { Problem } from '../rules/problems';
import { GUEST_SCOPE, type OperationRules, scopeOf, type Step, TradeAttemptService } from '../services/attempt.service';
import { type Caller, CallerService } from '../services/caller.service';
import { type CartChange, TradeCartService } from '../services/cart.service';
import { type OrderInput, type OrderRequest, TradeCheckoutService } from '../services/checkout.service';
import { type PaymentInput, TradeInvoiceService } from '../services/invoice.service';
import { type CancelRequest, type OrderOptions, TradeOrderService } from '../services/order.service';
import { type RegistrationInput, TradeRegistrationService } from '../services/registration.service';
import { type TicketInput, TradeSupportService } from '../services/support.service';

/** Permission that each operation needs; null for guests. */
const permissionFor: Readonly<Record<Operation, TradePermission | null>> = {
  order: 'ordering',
  cancellation: 'ordering',
  payment: 'finance',
  ticket: 'service',
  registration: null,
};

/** Cart, checkout and orders. */
@Resolver()
export class OrderingResolver {
  constructor(
    @Inject(CallerService) private readonly callers: CallerService,
    @Inject(TradeCartService) private readonly carts: TradeCartService,
    @Inject(TradeCheckoutService) private readonly checkout: TradeCheckoutService,
    @Inject(TradeOrderService) private readonly orders: TradeOrderService,
    @Inject(TradeInvoiceService) private readonly invoices: TradeInvoiceService,
    @Inject(TradeSupportService) private readonly support: TradeSupportService,
    @Inject(TradeRegistrationService) private readonly registration: TradeRegistrationService,
    @Inject(TradeAttemptService) private readonly attempts: TradeAttemptService,
  ) {}

  @Query()
  @Allow(Permission.Public)
  async tradeCart(@Ctx() ctx: RequestContext) {
    const { account } = await this.callers.require(ctx);
    return this.carts.present(ctx, account);
  }

  @Query()
  @Allow(Permission.Public)
  async tradeCheckout(@Ctx() ctx: RequestContext) {
    return this.checkout.open(ctx, await this.callers.require(ctx, 'ordering'));
  }

  @Transaction()
  @Mutation()
  @Allow(Permission.Public)
  async changeTradeCart(
    @Ctx() ctx: RequestContext,
    @Args() { change, revision }: { change: CartChange; revision?: string | null },
  ) {
    const { account } = await this.callers.requireAlone(ctx, 'ordering');
    const result = await this.carts.change(ctx, account, change, revision ?? null);
    return { ...result, cart: await this.carts.present(ctx, account) };
  }

  @Transaction()
  @Mutation()
  @Allow(Permission.Public)
  async prepareTradeOrder(@Ctx() ctx: RequestContext, @Args() { input }: { input: OrderInput }) {
    const caller = await this.callers.requireAlone(ctx, 'ordering');
    const problems = this.checkout.problemsOf(caller.account, input);
    if (problems.length > 0) return outcome({ state: 'REFUSED', refusal: 'invalid', problems });
    return this.prepared(ctx, caller, await this.requestOf(ctx, caller, input));
  }

  @Transaction()
  @Mutation()
  @Allow(Permission.Public)
  async placeTradeOrder(@Ctx() ctx: RequestContext, @Args() { key, input }: { key: string; input: OrderInput }) {
    const caller = await this.callers.requireAlone(ctx, 'ordering');
    if (key.trim() === '') throw new UserInputError('A key is required');
    const known = await this.attempts.byKey(ctx, scopeOf(caller.account), 'order', key);
    if (known !== null)
      return this.present(ctx, caller, 'order', { state: 'DONE', handle: known.handle, value: known.value });
    const problems = this.checkout.problemsOf(caller.account, input);
    if (problems.length > 0) return outcome({ state: 'REFUSED', refusal: 'invalid', problems });
    const prepared = await this.prepared(ctx, caller, await this.requestOf(ctx, caller, input));
    if (prepared.state !== 'OPEN' || prepared.handle === null) return prepared;
    return this.commit(ctx, prepared.handle, key);
  }

  /** The answers with the revision of the cart that they are for. */
  private async requestOf(ctx: RequestContext, { account }: Caller, input: OrderInput): Promise<OrderRequest> {
    const record = await this.carts.record(ctx, account);
    return { ...input, cartId: String(input.cartId), revision: record?.revision ?? 0 };
  }

  private async prepared(ctx: RequestContext, caller: Caller, request: OrderRequest) {
    const { account } = caller;
    await this.carts.chargeDelivery(ctx, account);
    const step = await this.attempts.prepare(ctx, scopeOf(account), this.checkout.rules(ctx, caller), request);
    return this.present(ctx, caller, 'order', step);
  }

  @Transaction()
  @Mutation()
  @Allow(Permission.Public)
  async prepareCancellation(@Ctx() ctx: RequestContext, @Args() { input }: { input: CancelRequest }) {
    const caller = await this.callers.requireAlone(ctx, 'ordering');
    const problems: Problem[] = [
      ...(input.transactionId.trim() === '' ? [{ field: 'transactionId', code: 'valueMissing' }] : []),
      ...(input.reason.trim() === '' ? [{ field: 'reason', code: 'valueMissing' }] : []),
    ];
    if (problems.length > 0) return outcome({ state: 'REFUSED', refusal: 'invalid', problems });
    const step = await this.attempts.prepare(ctx, scopeOf(caller.account), this.orders.cancelRules(ctx, caller), input);
    return this.present(ctx, caller, 'cancellation', step);
  }

  @Transaction()
  @Mutation()
  @Allow(Permission.Public)
  async prepareInvoicePayment(@Ctx() ctx: RequestContext, @Args() { input }: { input: PaymentInput }) {
    const caller = await this.callers.requireAlone(ctx, 'finance');
    const step = await this.attempts.prepare(ctx, scopeOf(caller.account), this.invoices.payRules(ctx, caller), input);
    return this.present(ctx, caller, 'payment', step);
  }

  @Transaction()
  @Mutation()
  @Allow(Permission.Public)
  async prepareTicket(@Ctx() ctx: RequestContext, @Args() { input }: { input: TicketInput }) {
    const caller = await this.callers.requireAlone(ctx, 'service');
    const problems = await this.support.problemsOf(ctx, caller, input);
    if (problems.length > 0) return outcome({ state: 'REFUSED', refusal: 'invalid', problems });
    const step = await this.attempts.prepare(ctx, scopeOf(caller.account), this.support.rules(ctx, caller), input);
    return this.present(ctx, caller, 'ticket', step);
  }

  @Transaction()
  @Mutation()
  @Allow(Permission.Public)
  async prepareRegistration(@Ctx() ctx: RequestContext, @Args() { input }: { input: RegistrationInput }) {
    const problems = this.registration.problemsOf(input);
    if (problems.length > 0) return outcome({ state: 'REFUSED', refusal: 'invalid', problems });
    const step = await this.attempts.prepare(ctx, GUEST_SCOPE, this.registration.rules(ctx), input);
    return this.present(ctx, null, 'registration', step);
  }

  @Transaction()
  @Mutation()
  @Allow(Permission.Public)
  commitTradeAttempt(@Ctx() ctx: RequestContext, @Args() { handle, key }: { handle: string; key: string }) {
    if (key.trim() === '') throw new UserInputError('A key is required');
    return this.commit(ctx, handle, key);
  }

  @Query()
  @Allow(Permission.Public)
  async tradeAttempt(@Ctx() ctx: RequestContext, @Args() { handle, key }: { handle: string; key: string }) {
    const { caller, scope } = await this.scope(ctx);
    const attempt = await this.attempts.find(ctx, scope, handle);
    if (attempt !== null) await this.allow(ctx, attempt);
    const step = await this.attempts.outcome(ctx, scope, attempt, attempt?.operation ?? null, key);
    return this.present(ctx, caller, attempt?.operation ?? 'order', step);
  }

  @Transaction()
  @Mutation()
  @Allow(Permission.Public)
  async abandonTradeAttempt(@Ctx() ctx: RequestContext, @Args() { handle }: { handle: string }) {
    const { caller, scope } = await this.scope(ctx);
    if (caller === null) await this.attempts.lock(ctx, handle);
    else await this.callers.lock(ctx, caller.account.id);
    const attempt = await this.attempts.find(ctx, scope, handle);
    if (attempt !== null) await this.allow(ctx, attempt);
    return this.present(ctx, caller, attempt?.operation ?? 'order', await this.attempts.abandon(ctx, attempt));
  }

  /** The scope of a request's attempts: the account that it names, or that of guests. */
  private async scope(ctx: RequestContext): Promise<{ readonly caller: Caller | null; readonly scope: string }> {
    if (this.callers.accountIdOf(ctx) === null) return { caller: null, scope: GUEST_SCOPE };
    const caller = await this.callers.require(ctx);
    return { caller, scope: scopeOf(caller.account) };
  }

  private async allow(ctx: RequestContext, { operation }: TradeAttempt): Promise<void> {
    const permission = permissionFor[operation];
    if (permission !== null) await this.callers.require(ctx, permission);
  }

  private async commit(ctx: RequestContext, handle: string, key: string) {
    const { caller, scope } = await this.scope(ctx);
    if (caller === null) await this.attempts.lock(ctx, handle);
    else await this.callers.lock(ctx, caller.account.id);
    const attempt = await this.attempts.find(ctx, scope, handle);
    if (attempt === null) return outcome({ state: 'REFUSED', refusal: 'handle-closed' });
    await this.allow(ctx, attempt);
    const rules = this.rulesFor(ctx, caller, attempt.operation);
    return this.present(ctx, caller, attempt.operation, await this.attempts.commit(ctx, attempt, rules, key));
  }

  private rulesFor(ctx: RequestContext, caller: Caller | null, operation: Operation): OperationRules<never> {
    // `allow` has required an account for these operations.
    if (caller !== null && operation === 'order') return this.checkout.rules(ctx, caller);
    if (caller !== null && operation === 'cancellation') return this.orders.cancelRules(ctx, caller);
    if (caller !== null && operation === 'payment') return this.invoices.payRules(ctx, caller);
    if (caller !== null && operation === 'ticket') return this.support.rules(ctx, caller);
    if (operation === 'registration') return this.registration.rules(ctx);
    throw new Error(`The operation ${operation} has no rules`);
  }

  /** The outcome of a step as the API returns it. */
  private async present(ctx: RequestContext, caller: Caller | null, operation: Operation, step: Step) {
    if (step.state === 'REFUSED' && operation === 'order' && caller !== null)
      return { ...outcome(step), cart: await this.carts.present(ctx, caller.account) };
    if (step.state !== 'DONE') return outcome(step);
    switch (operation) {
      case 'order':
        return {
          ...outcome(step),
          order: caller === null ? null : await this.presentOrder(ctx, caller, String(step.value)),
        };
      case 'cancellation':
        return { ...outcome(step), cancellation: dated(step.value) };
      case 'payment':
        return {
          ...outcome(step),
          payment: caller === null ? null : await this.invoices.presentPayment(ctx, caller, String(step.value)),
        };
      case 'ticket':
        return {
          ...outcome(step),
          ticket: caller === null ? null : await this.support.find(ctx, caller, String(step.value)),
        };
      case 'registration':
        return { ...outcome(step), registration: step.value };
      default:
        return operation satisfies never;
    }
  }

  private async presentOrder(ctx: RequestContext, { account }: Caller, orderId: ID) {
    const trade = await this.orders.find(ctx, account, orderId);
    return trade === null ? null : ((await this.orders.present(ctx, account, [trade]))[0] ?? null);
  }

  @Query()
  @Allow(Permission.Public)
  async orderByKey(@Ctx() ctx: RequestContext, @Args() { key }: { key: string }) {
    const { account } = await this.callers.require(ctx);
    const trade = await this.orders.byKey(ctx, account, key);
    return trade === null ? null : ((await this.orders.present(ctx, account, [trade]))[0] ?? null);
  }

  @Query()
  @Allow(Permission.Public)
  async tradeOrders(@Ctx() ctx: RequestContext, @Args() { options }: { options?: OrderOptions | null }) {
    const { account } = await this.callers.require(ctx);
    return this.orders.search(ctx, account, options ?? {});
  }

  @Query()
  @Allow(Permission.Public)
  async tradeOrder(@Ctx() ctx: RequestContext, @Args() { id }: { id: ID }) {
    return this.presentOrder(ctx, await this.callers.require(ctx), id);
  }

  @Query()
  @Allow(Permission.Public)
  async accountOfTradeOrder(@Ctx() ctx: RequestContext, @Args() { id }: { id: ID }) {
    const { members } = await this.callers.requireUser(ctx);
    return this.orders.accountOf(
      ctx,
      members.map(({ accountId }) => accountId),
      id,
    );
  }
}

const outcome = (step: Step) => ({
  state: step.state,
  handle: step.state === 'OPEN' || step.state === 'DONE' ? step.handle : null,
  refusal: step.state === 'REFUSED' ? step.refusal : null,
  problems: step.state === 'REFUSED' ? (step.problems ?? []) : [],
});

/** A stored value whose `at` is an instant as text. */
function dated(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('at' in value)) return value;
  return { ...value, at: new Date(String(value.at)) };
}
