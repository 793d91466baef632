import type { Order, OrderRefusal } from '../../../domain';
import { type CallOptions, type ForAccount, type InLocale, PortError, toPortError } from '../../../ports';
import { memoize } from '../common/memoize';
import { read } from '../common/scalars';
import type { Context } from '../context';
import type { Answer } from '../transport/http';
import { retryAfterOf } from '../transport/retry-after';
import { checkout, type CheckoutErrors, payment, placed, placedActions, type WireCheckout } from './checkout.wire';

/** Whose checkout it is. */
export type Owner = ForAccount & InLocale & CallOptions;

/** Waits between looks at a checkout that is being calculated, in milliseconds (platform: the store’s own components). */
const WAITS = [0, 0, 0, 100, 200, 300, 400, 1500, 3000, 6000] as const;
const MAX_TRIES = 3;
const LONGEST_WAIT = 6000;

export const wait = (ms: number): Promise<void> =>
  ms <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));

/** A checkout that can be worked on, or what its calculation found. */
export interface Ready {
  readonly checkout: WireCheckout;
  /** 422: a calculation failed, and the errors are in the checkout. */
  readonly failed: boolean;
}

export const checkoutPath = ({ store }: Context, checkoutId: string, rest = ''): string =>
  store(`/checkouts/${encodeURIComponent(checkoutId)}${rest}`);

export const callFor = ({ accountId, locale, signal }: Owner) => ({
  query: { effectiveAccountId: accountId },
  locale,
  signal,
});

/** One look at a checkout: 202 is not ready yet, and so are a lock and a conflict. */
export async function fetchCheckout(
  context: Context,
  checkoutId: string,
  owner: Owner,
): Promise<{ readonly answer: Answer; readonly checkout: WireCheckout }> {
  const answer = await context.http.data(checkoutPath(context, checkoutId), { ...callFor(owner), answers: [422] });
  return { answer, checkout: read(checkout, answer.value ?? {}, 'checkout') };
}

/** Waits until a checkout is calculated. @throws PortError `timeout` when it takes too long; `not-found` when it is gone */
export async function waitForCheckout(context: Context, checkoutId: string, owner: Owner): Promise<Ready> {
  for (const ms of WAITS) {
    await wait(ms);
    try {
      const { answer, checkout } = await fetchCheckout(context, checkoutId, owner);
      if (answer.status !== 202) return { checkout, failed: answer.status === 422 };
      await patience(retryAfterOf(answer.headers, context.now()));
    } catch (thrown) {
      const error = toPortError(thrown);
      if (error.code !== 'conflict') throw error;
      await patience(error.retryAfter);
    }
  }
  throw stillAtIt();
}

const stillAtIt = (): PortError => new PortError('timeout', 'The checkout is still being calculated');

/** Waits as long as the store says; one that says longer than a buyer waits is not asked before that. @throws PortError `timeout` */
async function patience(retryAfter = 0): Promise<void> {
  if (retryAfter > LONGEST_WAIT) throw stillAtIt();
  await wait(retryAfter);
}

/** Changes one part of a checkout, then waits until it is calculated. A conflict means that nothing was changed. */
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

/** Gives a checkout up; one that is gone is given up already. */
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

/** What is remembered of an attempt between its two steps: place is only ever asked by the page that prepared. */
export interface Attempt {
  readonly expectedMinor: number;
  readonly currency: string;
  /** The platform's grand total when everything was answered; null when it did not say. */
  readonly total: string | null;
  readonly paymentMethodId: string;
  readonly purchaseOrderNumber: string;
}

/** How orders are read. Fetched before anything is sent, so that the outcome of an order can be told. */
export const orderReads = memoize(() => import('../orders/orders.port'));

/** Waits before each look for the order that was just placed: the platform makes it behind the answer. */
export const ORDER_WAITS = [0, 250, 500, 1000, 2000, 4000] as const;

/** A payment that was not taken is the buyer's to change. @throws PortError `rejected` */
export function throwForPayment(reason: OrderRefusal | 'payment'): asserts reason is OrderRefusal {
  if (reason === 'payment')
    throw new PortError('rejected', 'The payment was not accepted', { fields: { paymentMethodId: 'invalidEntry' } });
}

/** Gives the platform the payment: the PO number as a purchase order, or what the host's payment form made. */
export async function pay(context: Context, checkoutId: string, attempt: Attempt, owner: Owner): Promise<void> {
  const choice = await context.options.payment?.({ paymentMethodId: attempt.paymentMethodId, checkoutId });
  const { requestType, paymentToken, paymentsData } = choice ?? {
    requestType: 'SimplePurchaseOrder',
    paymentToken: attempt.purchaseOrderNumber,
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

/** What the platform said to a submit. */
export interface Sent {
  readonly status: number;
  readonly reference: string | null;
  readonly errors: CheckoutErrors;
}

/** Places the order behind a checkout. A cart that was ordered already is answered with its order (platform). */
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

/** The order by its reference number, which the platform may be making still; null when it is not there after the waits. */
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
