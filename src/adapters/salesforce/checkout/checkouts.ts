import type { Order, OrderRefusal } from '../../../domain';
import { type CallOptions, type ForAccount, type InLocale, PortError, toPortError } from '../../../ports';
import { memoize } from '../../common/memoize';
import { read } from '../../common/scalars';
import type { Context } from '../context';
import type { Answer } from '../transport/http';
import { retryAfterOf } from '../../common/retry-after';
import { checkout, type CheckoutErrors, payment, placed, placedActions, type WireCheckout } from './checkout.wire';

/** Account, locale and call options of a checkout request. */
export type Owner = ForAccount & InLocale & CallOptions;

/**
 * Delays in milliseconds between reads of a checkout that is being calculated (as in the platform’s own components).
 */
const WAITS = [0, 0, 0, 100, 200, 300, 400, 1500, 3000, 6000] as const;
const MAX_TRIES = 3;
const LONGEST_WAIT = 6000;

export const wait = (ms: number): Promise<void> =>
  ms <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));

/** A calculated checkout, or the errors of its calculation. */
export interface Ready {
  readonly checkout: WireCheckout;
  /** Status 422: the calculation failed, and the checkout contains the errors. */
  readonly failed: boolean;
}

export const checkoutPath = ({ store }: Context, checkoutId: string, rest = ''): string =>
  store(`/checkouts/${encodeURIComponent(checkoutId)}${rest}`);

export const callFor = ({ accountId, locale, signal }: Owner) => ({
  query: { effectiveAccountId: accountId },
  locale,
  signal,
});

/** Reads a checkout once. Status 202, a lock and a conflict mean that it is not ready. */
export async function fetchCheckout(
  context: Context,
  checkoutId: string,
  owner: Owner,
): Promise<{ readonly answer: Answer; readonly checkout: WireCheckout }> {
  const answer = await context.http.data(checkoutPath(context, checkoutId), { ...callFor(owner), answers: [422] });
  return { answer, checkout: read(checkout, answer.value ?? {}, 'checkout') };
}

/**
 * Waits until a checkout is calculated. @throws PortError `timeout` when it takes too long; `not-found` when it no
 * longer exists
 */
export async function waitForCheckout(context: Context, checkoutId: string, owner: Owner): Promise<Ready> {
  for (const ms of WAITS) {
    await wait(ms);
    try {
      const { answer, checkout } = await fetchCheckout(context, checkoutId, owner);
      if (answer.status !== 202) return { checkout, failed: answer.status === 422 };
      await waitAtLeast(retryAfterOf(answer.headers, context.now()));
    } catch (thrown) {
      const error = toPortError(thrown);
      if (error.code !== 'conflict') throw error;
      await waitAtLeast(error.retryAfter);
    }
  }
  throw stillCalculatingError();
}

const stillCalculatingError = (): PortError => new PortError('timeout', 'The checkout is still being calculated');

/** Waits for the store's delay. @throws PortError `timeout` when the delay is longer than a buyer waits */
async function waitAtLeast(retryAfter = 0): Promise<void> {
  if (retryAfter > LONGEST_WAIT) throw stillCalculatingError();
  await wait(retryAfter);
}

/** Changes a part of a checkout and waits until it is calculated. A conflict means that nothing was changed. */
export async function patchCheckout(context: Context, checkoutId: string, json: object, owner: Owner): Promise<Ready> {
  for (let tries = 0; ; tries += 1) {
    try {
      await context.http.data(checkoutPath(context, checkoutId), { ...callFor(owner), method: 'PATCH', json });
      return await waitForCheckout(context, checkoutId, owner);
    } catch (thrown) {
      if (toPortError(thrown).code !== 'conflict' || tries === MAX_TRIES) throw thrown;
      await waitForCheckout(context, checkoutId, owner);
    }
  }
}

/** Deletes a checkout; succeeds if it no longer exists. */
export async function deleteCheckout(context: Context, checkoutId: string, owner: Owner): Promise<void> {
  try {
    await context.http.data(checkoutPath(context, checkoutId), {
      ...callFor(owner),
      signal: undefined,
      method: 'DELETE',
    });
  } catch (thrown) {
    const error = toPortError(thrown);
    if (error.code !== 'not-found') throw error;
  }
}

/** Data of an attempt between `prepare` and `place`, which the same page calls. */
export interface Attempt {
  readonly expectedMinor: number;
  readonly currency: string;
  /** The platform's grand total after all answers; null when it was missing. */
  readonly total: string | null;
  readonly paymentMethodId: string;
  readonly purchaseOrderNumber: string;
}

/** Loads the code that reads orders. Loaded before placing, so that the outcome can be read. */
export const orderReads = memoize(() => import('../orders/orders.port'));

/** Delays before each read of a new order, because the platform creates it after its response. */
export const ORDER_WAITS = [0, 250, 500, 1000, 2000, 4000] as const;

/** Throws for a declined payment, which the buyer can change. @throws PortError `rejected` */
export function throwForPayment(reason: OrderRefusal | 'payment'): asserts reason is OrderRefusal {
  if (reason === 'payment')
    throw new PortError('rejected', 'The payment was not accepted', { fields: { paymentMethodId: 'invalidEntry' } });
}

/**
 * Sends the payment: the PO number as a purchase order, or the result of the host's payment form. The platform requires
 * a number, so that a purchase order without one has the id of its checkout.
 */
export async function pay(context: Context, checkoutId: string, attempt: Attempt, owner: Owner): Promise<void> {
  const choice = await context.options.payment?.({ paymentMethodId: attempt.paymentMethodId, checkoutId });
  const { requestType, paymentToken, paymentsData } = choice ?? {
    requestType: 'SimplePurchaseOrder',
    paymentToken: attempt.purchaseOrderNumber || checkoutId,
  };
  const json = {
    requestType,
    ...(paymentToken === undefined ? {} : { paymentToken }),
    ...(paymentsData === undefined ? {} : { paymentsData: JSON.stringify(paymentsData) }),
  };
  const { value } = await context.http.data(checkoutPath(context, checkoutId, '/payments'), {
    ...callFor(owner),
    method: 'POST',
    json,
    answers: [422],
  });
  const result = read(payment, value, 'payment');
  const isAccepted =
    (result?.errors.length ?? 0) === 0 &&
    (result?.salesforceResultCode === null ||
      result?.salesforceResultCode === undefined ||
      result.salesforceResultCode === 'Success');
  if (!isAccepted) throwForPayment('payment');
}

/** The platform's response to placing an order. */
export interface Sent {
  readonly status: number;
  readonly reference: string | null;
  readonly errors: CheckoutErrors;
}

/** Places the order of a checkout. For a cart that was ordered already the platform returns its order. */
export async function submit(context: Context, checkoutId: string, isV2: boolean, owner: Owner): Promise<Sent> {
  const call = { ...callFor(owner), method: 'POST', answers: [412, 422] } as const;
  if (!isV2) {
    const { status, value } = await context.http.data(checkoutPath(context, checkoutId, '/orders'), call);
    const { orderReferenceNumber, errors } = read(placed, value ?? {}, 'order');
    return { status, reference: orderReferenceNumber, errors };
  }
  const { status, value } = await context.http.data(checkoutPath(context, checkoutId, '/orders/actions'), {
    ...call,
    json: { actions: [{ action: 'submit' }] },
  });
  const { actions, errors } = read(placedActions, value ?? {}, 'order');
  return {
    status,
    reference: actions.map(({ orderReferenceNumber }) => orderReferenceNumber).find(Boolean) ?? null,
    errors,
  };
}

/**
 * Reads an order by its reference number, which the platform may still be creating; null if it does not exist after the
 * delays.
 */
export async function waitForOrder(
  context: Context,
  reference: string,
  owner: Owner,
  waits: readonly number[],
): Promise<Order | null> {
  const { lookUpOrder } = await orderReads();
  for (const ms of waits) {
    await wait(ms);
    const order = await lookUpOrder(context, reference, owner);
    if (order !== null) return order;
  }
  return null;
}
