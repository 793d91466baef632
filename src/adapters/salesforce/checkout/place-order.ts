import type { Order, OrderRefusal, OrderRequest } from '../../../domain';
import { PortError } from '../../../ports';
import { parseGuestDetails } from '../../../rules/accounts';
import { isEmail } from '../../../rules/email';
import { notesProblem, poNumberProblem } from '../../../rules/orders';
import { phoneProblem } from '../../../rules/phone';
import { memoize } from '../common/memoize';
import { read } from '../common/scalars';
import type { Context } from '../context';
import { type CheckoutErrors, payment, placed, placedActions } from './checkout.wire';
import { callFor, checkoutPath, type Owner, wait } from './checkouts';

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

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

/** Checks what the business asks of every order. @throws PortError `rejected` naming the fields */
export function checkAnswers(
  { notes, purchaseOrderNumber, date, empties, termsAccepted, paymentMethodId, guest, accountId }: OrderRequest,
  skipPhone: boolean,
): void {
  const who = accountId === null ? parseGuestDetails(guest) : null;
  const problems: Record<string, string | undefined> = {
    notes: notesProblem(notes)?.code,
    purchaseOrderNumber: poNumberProblem(purchaseOrderNumber)?.code,
    date: date === null ? 'valueMissing' : undefined,
    termsAccepted: termsAccepted ? undefined : 'valueMissing',
    paymentMethodId: paymentMethodId === null ? 'valueMissing' : undefined,
    // How many are taken back is for the store to say; fewer than none it does not take at all.
    cylinder: isCount(empties.cylinder) ? undefined : 'rangeOverflow',
    glass: isCount(empties.glass) ? undefined : 'rangeOverflow',
    ...(who === null
      ? {}
      : {
          lastName: who.lastName === undefined ? 'valueMissing' : undefined,
          email: who.email === undefined ? 'valueMissing' : isEmail(who.email) ? undefined : 'typeMismatch',
          phoneNumber: phoneProblem(who.phoneNumber, { skipFormat: skipPhone })?.code,
        }),
  };
  const fields = Object.fromEntries(
    Object.entries(problems).flatMap(([name, code]) => (code === undefined ? [] : [[name, code]])),
  );
  if (Object.keys(fields).length > 0) throw new PortError('rejected', 'The order is not complete', { fields });
}
