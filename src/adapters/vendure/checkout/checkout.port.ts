import type * as z from 'zod/mini';
import type { Money, Order } from '../../../domain';
import { type CheckoutPort, type PlaceRefused, PortError } from '../../../ports';
import { termsProblem } from '../../../rules/orders';
import { type Outcome, stepsOf, throwProblems, valueOf } from '../common/attempts';
import type { Context } from '../context';
import { toOrder } from '../orders/order.mapping';
import { order, ORDER } from '../orders/order.wire';
import { orderRefusalFor, requirementsOf, toCheckout, toOrderInput } from './checkout.mapping';
import { tradeCheckout } from './checkout.wire';

/** An order in an outcome. */
const placed = { field: 'order', selection: ORDER, schema: order };

/** Implements the checkout port with the plugin, which places an order at most once per key. */
export function checkoutPort({ graphql, options, runExclusive }: Context): Omit<CheckoutPort, 'upload'> {
  const steps = stepsOf(graphql, { prepare: 'prepareTradeOrder', input: 'TradeOrderInput' }, placed);
  /** Totals of the handles of this page, which the buyer agreed to. */
  const agreed = new Map<string, Money>();
  type Found = Outcome<z.output<typeof order>>;

  const done = (found: Found): { readonly outcome: 'done'; readonly order: Order } => ({
    outcome: 'done',
    order: toOrder(valueOf(found), options.baseUrl),
  });

  function refused({ refusal, problems }: Found): PlaceRefused {
    throwProblems(problems, 'The order is not complete');
    return { outcome: 'refused', reason: orderRefusalFor(refusal) };
  }

  return {
    open: async ({ accountId, locale }, call) =>
      toCheckout((await graphql.send(tradeCheckout, { accountId, locale, ...call })).tradeCheckout, options),
    // After the cart's changes: an addition in flight would change the total that was agreed to.
    prepare: (request, call) =>
      runExclusive(`cart ${request.accountId}`, async () => {
        if (call?.signal?.aborted) throw new PortError('aborted', 'The call was aborted');
        const { accountId, locale, paymentMethodId } = request;
        const terms = termsProblem(request.termsAccepted, requirementsOf(options));
        const fields = {
          ...(paymentMethodId === null ? { paymentMethodId: 'valueMissing' } : {}),
          ...(terms === null ? {} : { termsAccepted: terms.code }),
        };
        if (paymentMethodId === null || Object.keys(fields).length > 0)
          throw new PortError('rejected', 'The order is not complete', { fields });
        const found = await steps.prepare(toOrderInput(request, paymentMethodId), { accountId, locale, ...call });
        if (found.state === 'DONE') return done(found);
        if (found.state !== 'OPEN') return refused(found);
        if (!found.handle) throw new PortError('malformed', 'The attempt has no handle');
        agreed.set(found.handle, request.expectedTotal);
        return { outcome: 'ready', handle: found.handle };
      }),
    place: async ({ accountId, key, handle, expectedTotal, locale }) => {
      const total = agreed.get(handle);
      if (total !== undefined && (total.minor !== expectedTotal.minor || total.currency !== expectedTotal.currency))
        return { outcome: 'refused', reason: 'total-changed' };
      const found = await steps.commit({ key, handle }, { accountId, locale });
      if (found.state === 'DONE') return done(found);
      return found.state === 'CLOSED' ? { outcome: 'refused', reason: 'handle-closed' } : refused(found);
    },
    outcome: async ({ accountId, key, handle, locale }, call) => {
      const found = await steps.look({ key, handle }, { accountId, locale, ...call });
      if (found.state === 'DONE') return done(found);
      return { outcome: found.state === 'OPEN' ? 'open' : 'closed' };
    },
    abandon: async ({ accountId, key, handle, locale }) => {
      const found = await steps.abandon({ key, handle }, { accountId, locale });
      return found.state === 'DONE' ? done(found) : { outcome: 'closed' };
    },
  };
}
