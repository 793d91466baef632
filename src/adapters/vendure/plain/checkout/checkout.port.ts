import type * as z from 'zod/mini';
import type { Cart, Checkout, Order, OrderRefusal, OrderRequest } from '../../../../domain';
import {
  type CallOptions,
  type CheckoutPort,
  type ForAccount,
  type InLocale,
  type PlaceRefused,
  PortError,
} from '../../../../ports';
import type { OrderRequirements } from '../../../../rules/checkout';
import { termsProblem } from '../../../../rules/orders';
import { instantOf } from '../../../../rules/zones';
import { plain } from '../../../common/text';
import { messagesFor } from '../../common/messages';
import type { Context } from '../../context';
import { serverCodeOf } from '../../transport/errors';
import type { VendureOptions } from '../../vendure.types';
import { toCart } from '../cart/order.mapping';
import { type WireOrder, transition, type WireResult } from '../cart/order.wire';
import { readOrder } from '../cart/read-order';
import { toOrder } from '../orders/orders.mapping';
import { assertOwn, deliveryAddressOf, readCustomer, toAddress } from '../session/customer';
import { addPayment, checkoutOptions, orderAttempt, setAddress, setShipping } from './checkout.wire';

type Caller = ForAccount & InLocale & CallOptions;
type Attempted = NonNullable<z.output<typeof orderAttempt.schema>['order']>;

const ARRANGING = 'ArrangingPayment';
const ADDING = 'AddingItems';

/** A handle: the order, and the number of its transitions when it was prepared. */
const handleOf = (orderId: string, transitions: number): string => `${orderId}.${transitions}`;
const partsOf = (handle: string): readonly [orderId: string, transitions: number] => {
  const [, orderId, transitions] = /^(.+)\.(\d+)$/.exec(handle) ?? [];
  return [orderId ?? '', Number(transitions ?? -1)];
};

/** Plain Vendure stores neither a PO number nor a date nor notes. */
const requirementsOf = ({ termsHref }: VendureOptions): OrderRequirements => ({
  purchaseOrderNumber: 'off',
  termsAccepted: termsHref !== undefined,
  deliveryDate: 'off',
  notes: 'off',
});

const isPlaced = ({ orderPlacedAt }: WireOrder): boolean => orderPlacedAt !== null;

/**
 * Implements the checkout port for plain Vendure. The cart is the order: it is placed at most once, whatever the number
 * of requests, and read by its id afterwards. Preparing moves it to the state in which it can be paid; moving it back
 * closes the attempt, so that a delayed payment is refused. The server has no key: a request that is delayed until the
 * order is prepared again places it with the later answers.
 */
export function checkoutPort(context: Context): Omit<CheckoutPort, 'upload'> {
  const { graphql, now, options, runExclusive } = context;
  /** Payment methods and totals of the handles of this page. */
  const attempts = new Map<string, { readonly method: string; readonly minor: number }>();

  const cartOf = (
    order: WireOrder | null,
    { accountId, currency }: Awaited<ReturnType<typeof readOrder>>,
    locale: string,
  ) => toCart(order, { accountId, currency, locale, options, now: now() });

  const done = (
    order: WireOrder,
    { accountId, locale }: Caller,
  ): { readonly outcome: 'done'; readonly order: Order } => ({
    outcome: 'done',
    order: toOrder(order, { accountId: accountId ?? '', locale, options, now: now() }),
  });
  const refused = (reason: OrderRefusal, cart?: Cart): PlaceRefused => ({
    outcome: 'refused',
    reason,
    ...(cart === undefined ? {} : { cart }),
  });

  /** Gives an order its address and delivery method, whose charge is part of the total. */
  async function withDelivery(found: Awaited<ReturnType<typeof readOrder>>, caller: Caller) {
    const { order } = found;
    if (order === null || order.lines.length === 0 || order.shippingLines.length > 0) return found;
    const customer = await readCustomer(context, caller.signal);
    const address = customer === null ? null : deliveryAddressOf(customer);
    if (address !== null) {
      const { country, defaultShippingAddress: _, ...rest } = address;
      await graphql.send(setAddress, { variables: { input: { ...rest, countryCode: country.code } } });
    }
    const [first] = (await graphql.send(checkoutOptions, caller)).eligibleShippingMethods;
    if (first === undefined) return found;
    await graphql.send(setShipping, { variables: { ids: [first.id] } });
    return readOrder(context, caller);
  }

  const open: CheckoutPort['open'] = async ({ accountId, locale }, call): Promise<Checkout> => {
    const caller = { accountId, locale, ...call };
    const found = await withDelivery(await readOrder(context, caller), caller);
    const { eligiblePaymentMethods } = await graphql.send(checkoutOptions, { locale, signal: caller.signal });
    const { order } = found;
    const { timeZone = 'UTC' } = options;
    const name = plain(order?.shippingLines[0]?.shippingMethod.name);
    const address = order?.shippingAddress ?? null;
    return {
      cart: cartOf(order, found, locale),
      deliveries: [
        {
          method: 'delivery',
          label: name || messagesFor(locale).delivery,
          address: address?.streetLine1 ? toAddress(address, address.countryCode ?? '') : null,
          slots: [],
          minimum: null,
        },
      ],
      groups: [],
      bottlerId: null,
      empties: [],
      paymentMethods: eligiblePaymentMethods
        .filter(({ isEligible }) => isEligible)
        .map((method) => ({
          id: method.code,
          kind: 'on-account',
          label: plain(method.name) || method.code,
          detail: null,
          surcharge: null,
        })),
      requirements: requirementsOf(options),
      lastPurchaseOrderNumber: null,
      termsHref: options.termsHref ?? null,
      timeZone,
      serverTime: instantOf(now(), timeZone),
    };
  };

  async function readAttempt(orderId: string, { locale, signal }: Caller): Promise<Attempted | null> {
    if (orderId === '') return null;
    return (await graphql.send(orderAttempt, { variables: { id: orderId }, locale, signal })).order;
  }

  async function move(state: string, caller: Caller): Promise<WireResult | null> {
    return (await graphql.send(transition, { variables: { state }, locale: caller.locale })).result;
  }

  async function checkAnswers(request: OrderRequest, caller: Caller): Promise<string> {
    const { eligiblePaymentMethods } = await graphql.send(checkoutOptions, caller);
    const { paymentMethodId } = request;
    const isOffered = eligiblePaymentMethods.some(({ code, isEligible }) => isEligible && code === paymentMethodId);
    const terms = termsProblem(request.termsAccepted, requirementsOf(options));
    const fields = {
      ...(paymentMethodId === null
        ? { paymentMethodId: 'valueMissing' }
        : isOffered
          ? {}
          : { paymentMethodId: 'badInput' }),
      ...(terms === null ? {} : { termsAccepted: terms.code }),
      ...(request.additionalDeliveries.length === 0 ? {} : { additionalDeliveries: 'invalidEntry' }),
    };
    if (paymentMethodId === null || Object.keys(fields).length > 0)
      throw new PortError('rejected', 'The order is not complete', { fields });
    return paymentMethodId;
  }

  const prepare: CheckoutPort['prepare'] = async (request, call) => {
    const { accountId, cartId, expectedTotal, locale } = request;
    const caller = { accountId, locale, ...call };
    const found = await readOrder(context, caller);
    const { order } = found;
    if (order?.id !== cartId) {
      const earlier = await readAttempt(cartId, caller).catch(() => null);
      return earlier !== null && isPlaced(earlier)
        ? done(earlier, caller)
        : refused('cart-changed', cartOf(order, found, locale));
    }
    const cart = cartOf(order, found, locale);
    if (cart.lines.length === 0) return refused('cart-changed', cart);
    const method = await checkAnswers(request, { locale, accountId, signal: caller.signal });
    if (cart.lines.some(({ problem }) => problem !== null)) return refused('unavailable-lines', cart);
    if (order.totalWithTax !== expectedTotal.minor || order.currencyCode !== expectedTotal.currency)
      return refused('total-changed', cart);
    // An older attempt ends here: a payment for it is refused until the next transition.
    if (order.state === ARRANGING) await move(ADDING, caller);
    const moved = await move(ARRANGING, caller);
    if (moved?.errorCode !== undefined) return refused('unavailable-lines', cart);
    const attempt = await readAttempt(cartId, { ...caller, signal: undefined });
    if (attempt === null) throw new PortError('malformed', 'The prepared order is missing');
    const handle = handleOf(cartId, attempt.history.totalItems);
    attempts.set(handle, { method, minor: expectedTotal.minor });
    return { outcome: 'ready', handle };
  };

  /** Whether the order still is as the attempt prepared it. */
  const isOpen = (order: Attempted, transitions: number): boolean =>
    order.state === ARRANGING && order.history.totalItems === transitions;

  const place: CheckoutPort['place'] = async ({ accountId, handle, expectedTotal, locale }) => {
    const caller = { accountId, locale };
    const [orderId, transitions] = partsOf(handle);
    const attempt = attempts.get(handle);
    const order = await readAttempt(orderId, caller);
    if (order !== null) assertOwn(order.customer, accountId);
    if (order !== null && isPlaced(order)) return done(order, caller);
    if (attempt === undefined || order === null || !isOpen(order, transitions)) return refused('handle-closed');
    if (attempt.minor !== expectedTotal.minor || order.totalWithTax !== expectedTotal.minor)
      return refused('total-changed');
    const { result } = await graphql.send(addPayment, { variables: { method: attempt.method }, locale });
    if (result.errorCode === 'PAYMENT_DECLINED_ERROR' || result.errorCode === 'INELIGIBLE_PAYMENT_METHOD_ERROR')
      throw new PortError('rejected', 'The payment was not accepted', { fields: { paymentMethodId: 'invalidEntry' } });
    const after = await readAttempt(orderId, caller);
    if (after !== null && isPlaced(after)) return done(after, caller);
    // Another request may be placing it, and a failed payment may be one that was made: the outcome is looked up.
    if (result.errorCode === 'ORDER_PAYMENT_STATE_ERROR') return refused('handle-closed');
    throw new PortError('unexpected', 'The order is not placed yet');
  };

  async function outcomeOf(handle: string, caller: Caller): ReturnType<CheckoutPort['outcome']> {
    const [orderId, transitions] = partsOf(handle);
    const order = await readAttempt(orderId, caller).catch((thrown: unknown) => {
      if (serverCodeOf(thrown) === 'ENTITY_NOT_FOUND') return null;
      throw thrown;
    });
    if (order === null) return { outcome: 'closed' };
    if (isPlaced(order)) return done(order, caller);
    return { outcome: isOpen(order, transitions) ? 'open' : 'closed' };
  }

  return {
    open,
    prepare: (request, call) =>
      runExclusive(`cart ${request.accountId}`, async () => {
        if (call?.signal?.aborted) throw new PortError('aborted', 'The call was aborted');
        return prepare(request, call);
      }),
    // One after another: the server would take a payment for each of two requests at once.
    place: (request) => runExclusive(`place ${request.accountId}`, () => place(request)),
    outcome: ({ accountId, handle, locale }, call) => outcomeOf(handle, { accountId, locale, ...call }),
    async abandon({ accountId, handle, locale }) {
      const caller = { accountId, locale };
      attempts.delete(handle);
      const found = await outcomeOf(handle, caller);
      if (found.outcome === 'done') return found;
      if (found.outcome === 'closed') return { outcome: 'closed' };
      await move(ADDING, caller);
      const after = await outcomeOf(handle, caller);
      if (after.outcome === 'done') return after;
      if (after.outcome === 'closed') return { outcome: 'closed' };
      throw new PortError('unavailable', 'The attempt is not closed yet');
    },
  };
}
