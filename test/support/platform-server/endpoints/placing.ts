import { accountOf } from '../access';
import { type Exchange, objectBody, param, textIn } from '../http/exchange';
import { checkoutProblem, created, ok, refuse, type Reply } from '../http/reply';
import type { Route } from '../http/router';
import { withCartLock } from '../store/carts';
import { namedCheckout, type OpenCheckout } from '../store/checkouts';
import { createOrder, refusalFor } from '../store/placing';
import { requireCheckout } from './checkouts';

const base = '/commerce/webstores/:store/checkouts/:checkout';

const TITLE = 'We are unable to place the order. Please correct the error and try again.';

const reasons = {
  'cart-changed': 'The cart is empty.',
  'total-changed': 'The total has changed.',
  'below-minimum': 'The order is below its minimum.',
  'ordering-stopped': 'Ordering is stopped for this account.',
  'date-closed': 'The delivery date can’t be had any more.',
  'unavailable-lines': 'Some items can’t be ordered.',
  'handle-closed': 'The checkout is closed.',
} as const;

/** The platform's error that keeps a checkout from becoming an order; null when there is none. */
function findBlockingError(exchange: Exchange, { checkout, cart }: OpenCheckout): Reply | null {
  const account = accountOf(exchange);
  if (checkout.unfinishedReads > 0)
    refuse(409, 'CHECKOUT_CONFLICT', 'The checkout is being worked out. Read it until it is.');
  const agreedVersion = checkout.payment?.cartVersion ?? checkout.answers?.cartVersion;
  if (agreedVersion !== undefined && agreedVersion !== cart.version)
    refuse(409, 'CHECKOUT_CONFLICT', 'The cart was changed after it was paid for.');
  const hasContact =
    exchange.session.buyer !== null || checkout.contactInfo !== null || checkout.answers?.record.guest != null;
  if (!hasContact)
    return {
      status: 412,
      body: { errors: [checkoutProblem('place-order', TITLE, 'Contact information is required.')] },
    };
  if (agreedVersion === undefined)
    return {
      status: 422,
      body: { errors: [checkoutProblem('payment', TITLE, 'There is no payment for this checkout.')] },
    };
  const reason =
    checkout.answers === null ? null : refusalFor(exchange.platform, cart, account, checkout.answers.record);
  return reason === null
    ? null
    : { status: 422, body: { errors: [checkoutProblem('checkout', TITLE, reasons[reason], { instance: reason })] } };
}

/** Places an order, or returns the order that the checkout has already become. */
async function placeOrder(exchange: Exchange, answer: (orderReferenceNumber: string) => Reply): Promise<Reply> {
  requireCheckout(exchange);
  const open = namedCheckout(exchange, param(exchange, 'checkout'));
  if (open.checkout.orderReferenceNumber !== null) return answer(open.checkout.orderReferenceNumber);
  return withCartLock(exchange, open.cart, () => {
    const refused = findBlockingError(exchange, open);
    return refused ?? answer(createOrder(exchange.platform, open, accountOf(exchange)).referenceNumber);
  });
}

async function runAction(exchange: Exchange): Promise<Reply> {
  const { actions } = objectBody(exchange);
  const [first]: readonly unknown[] = Array.isArray(actions) ? actions : [];
  const action = typeof first === 'object' && first !== null ? String(Reflect.get(first, 'action')) : '';
  if (!exchange.platform.behaviour.placeOrderV2)
    return refuse(403, 'API_DISABLED_FOR_ORG', 'Place order actions are not enabled.');
  if (action === 'submit')
    return placeOrder(exchange, (orderReferenceNumber) =>
      ok({ actions: [{ action, orderReferenceNumber }], errors: [] }),
    );
  if (action !== 'prepare') return refuse(400, 'INVALID_API_INPUT', 'The action is prepare or submit');
  requireCheckout(exchange);
  const { checkout } = namedCheckout(exchange, param(exchange, 'checkout'));
  if (checkout.unfinishedReads > 0)
    return refuse(409, 'CHECKOUT_CONFLICT', 'The checkout is being worked out. Read it until it is.');
  checkout.isPrepared = true;
  return ok({ actions: [{ action }], errors: [] });
}

const requestTypes = ['Auth', 'PostAuth', 'SimplePurchaseOrder', 'ClientRequest'];

async function recordPayment(exchange: Exchange): Promise<Reply> {
  requireCheckout(exchange);
  const { checkout, cart } = namedCheckout(exchange, param(exchange, 'checkout'));
  const body = objectBody(exchange);
  const requestType = textIn(body, 'requestType') ?? '';
  const paymentToken = textIn(body, 'paymentToken') ?? '';
  const paymentsData = textIn(body, 'paymentsData');
  if (!requestTypes.includes(requestType)) return refuse(400, 'INVALID_API_INPUT', 'requestType is required');
  if ('paymentsData' in body && paymentsData === null)
    return refuse(400, 'INVALID_API_INPUT', 'paymentsData is a JSON string');
  if (paymentToken.trim() === '') {
    return ok({
      errors: [checkoutProblem('payment', 'The payment was not accepted.', 'paymentToken is required')],
      salesforceResultCode: 'ValidationError',
    });
  }
  if (checkout.unfinishedReads > 0)
    return refuse(409, 'CHECKOUT_CONFLICT', 'The checkout is being worked out. Read it until it is.');
  if (checkout.payment !== null && checkout.payment.requestType !== requestType)
    return refuse(400, 'INVALID_API_INPUT', 'The type of payment can’t be changed');
  if (paymentToken === 'declined') {
    return ok({
      errors: [checkoutProblem('payment', 'The payment was declined.', 'Your bank declined the payment.')],
      paymentData: null,
      salesforceResultCode: 'Decline',
    });
  }
  checkout.payment = { requestType, paymentToken, paymentsData, cartVersion: cart.version };
  if (requestType === 'SimplePurchaseOrder') cart.purchaseOrderNumber = paymentToken.slice(0, 80);
  return created({ errors: [], paymentData: null, salesforceResultCode: 'Success' });
}

/** Payments and placing orders. */
export const placingRoutes: readonly Route[] = [
  ['POST', `${base}/payments`, recordPayment],
  [
    'POST',
    `${base}/orders`,
    (exchange) => placeOrder(exchange, (orderReferenceNumber) => created({ orderReferenceNumber })),
  ],
  ['POST', `${base}/orders/actions`, runAction],
  [
    'POST',
    '/commerce/webstores/:store/payments/token',
    (exchange) => {
      requireCheckout(exchange);
      const { cardPaymentMethod } = objectBody(exchange);
      if (typeof cardPaymentMethod !== 'object' || cardPaymentMethod === null)
        return refuse(400, 'INVALID_API_INPUT', 'cardPaymentMethod is required');
      return created({ errors: [], token: `tok-${exchange.platform.ledger.nextId('media')}` });
    },
  ],
];
