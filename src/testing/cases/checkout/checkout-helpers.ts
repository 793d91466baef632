import type {
  Adapter,
  CartItem,
  CartPort,
  Checkout,
  CheckoutField,
  CheckoutFieldAnswer,
  CheckoutPort,
  DeliveryGroup,
  DeliverySlot,
  GuestDetails,
  InLocale,
  Instant,
  Minimum,
  Money,
  Order,
  OrderRequest,
  PaymentMethod,
  SessionPort,
} from '../../../ports';
import { isConsolidatedCheckoutOffered, orderRequirements } from '../../../rules/checkout';
import { addMoney } from '../../../rules/money';
import { fail, required, skip } from '../../expect';
import type { Fixtures } from '../../fixtures.types';
import type { Sample } from '../../samples';
import type { At, Peek } from '../../testing.types';
import { done } from '../cart/cart-helpers';
import { walk } from '../common/paging';

/** Methods that are needed to prepare a cart for checkout. */
export const opening = ['cart.read', 'cart.change', 'checkout.open'] as const;
export const preparing = [...opening, 'checkout.prepare'] as const;
export const placing = [...preparing, 'checkout.place'] as const;

/** Context of checkout cases. */
export interface Ordering {
  readonly adapter: Adapter & {
    readonly cart: Pick<CartPort, 'read' | 'change'>;
    readonly checkout: Pick<CheckoutPort, 'open'>;
  };
  readonly fixtures: Fixtures;
  readonly peek: Peek;
  products(count: number, besides?: readonly string[]): Promise<readonly Sample[]>;
}

export type Request = OrderRequest & InLocale;

const MAX_READS = 20;
const PAUSE_MS = 50;
const PAGE_SIZE = 50;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** A quantity of a product that reaches the minimum. */
function itemForMinimum({ id, min, step, product }: Sample, { cases = 0, value }: Minimum): CartItem {
  const price = product?.price.state === 'known' ? product.price.current.minor : 0;
  if (value !== undefined && price <= 0) skip('needs fixtures.orderable: the minimum is a value and no price is known');
  const needed = Math.max(cases, value === undefined ? 0 : Math.ceil(value.minor / price), min);
  return { productId: id, quantity: min + Math.ceil((needed - min) / step) * step };
}

/** Skips the case if the store asks for no such answer. */
export async function answering(
  context: Ordering,
  at: At,
  name: 'deliveryDate' | 'notes' | 'purchaseOrderNumber',
): Promise<void> {
  const requirements = orderRequirements(await context.adapter.checkout.open(at));
  if (requirements[name] === 'off') skip(`needs a store that asks for it: ${name}`);
}

/** Fills an account's cart with orderable products only. Returns the checkout once its prices are final. */
export async function orderable({ adapter, fixtures, products }: Ordering, at: At): Promise<Checkout> {
  const { minimum } = await done(adapter, at, { type: 'clear' });
  const items = fixtures.orderable ?? (await products(1)).map((sample) => itemForMinimum(sample, minimum));
  for (const { productId, quantity } of items) await done(adapter, at, { type: 'add', productId, quantity });
  for (let look = 0; look < MAX_READS; look += 1) {
    const checkout = await adapter.checkout.open(at);
    if (!checkout.cart.isRepricing) return checkout;
    await pause();
  }
  return fail('the prices of the cart are never there');
}

/** The first open date of a delivery. */
export const openDate = ({ slots }: { readonly slots: readonly DeliverySlot[] }): string =>
  required(
    slots.find(({ closedReason }) => closedReason === null),
    'an open date',
  ).date;

/** Finds an account whose lines can have dates of their own, and fills its cart with products of two deliveries. */
export async function onTwoTrucks(
  context: Ordering & { readonly adapter: { readonly session: Pick<SessionPort, 'settings'> }; here(): Promise<At> },
): Promise<{ readonly checkout: Checkout; readonly trucks: readonly [DeliveryGroup, DeliveryGroup]; readonly at: At }> {
  const { splitShipmentEnabled } = await context.adapter.session.settings({});
  const own = await context.here();
  for (const accountId of [own.accountId, context.fixtures.otherAccountId]) {
    if (accountId === undefined) continue;
    const at = { ...own, accountId };
    const checkout = await orderable(context, at);
    const [first, second] = checkout.groups;
    const mayBe = splitShipmentEnabled || isConsolidatedCheckoutOffered(checkout.bottlerId);
    if (mayBe && first !== undefined && second !== undefined) return { checkout, trucks: [first, second], at };
  }
  return skip('needs an account with several deliveries, and fixtures.orderable for two of them');
}

/** Surcharge of a payment method for an order with the given method. */
export const surchargeOf = ({ surcharge }: PaymentMethod, method: OrderRequest['method']): Money | null =>
  surcharge === null || (surcharge.method !== undefined && surcharge.method !== method) ? null : surcharge.amount;

/** Returns an answer to a field that takes no file. */
export function sampleAnswer(field: CheckoutField, serverTime: Instant): CheckoutFieldAnswer {
  const { id } = field;
  switch (field.kind) {
    case 'text':
      return { id, value: 'Kit'.slice(0, field.maxLength) };
    case 'choice':
      return { id, value: required(field.options[0], 'an option').value };
    case 'date':
      return { id, value: field.min ?? field.max ?? serverTime.slice(0, 'YYYY-MM-DD'.length) };
    default:
      return skip('needs a store that requires no file for an order');
  }
}

const requiredAnswers = (fields: readonly CheckoutField[], serverTime: Instant): readonly CheckoutFieldAnswer[] =>
  fields.filter((field) => field.required).map((field) => sampleAnswer(field, serverTime));

/**
 * Creates an order request for a checkout: its first open date, and a payment method without surcharge if there is one.
 */
export function requestFor(
  { cart, deliveries, paymentMethods, requirements, fields, serverTime }: Checkout,
  at: At,
  changes: Partial<OrderRequest> = {},
): Request {
  const isDated = orderRequirements({ requirements }).deliveryDate !== 'off';
  const option = required(
    deliveries.find(({ slots }) => !isDated || slots.some(({ closedReason }) => closedReason === null)),
    'a delivery or pickup with an open date',
  );
  const payment = required(
    paymentMethods.find((one) => surchargeOf(one, option.method) === null) ?? paymentMethods[0],
    'a payment method',
  );
  const surcharge = surchargeOf(payment, option.method);
  return {
    ...at,
    cartId: cart.id,
    method: option.method,
    date: option.slots.find(({ closedReason }) => closedReason === null)?.date ?? null,
    additionalDeliveries: [],
    empties: { cylinder: 0, glass: 0 },
    guest: null,
    notes: '',
    purchaseOrderNumber: orderRequirements({ requirements }).purchaseOrderNumber === 'off' ? '' : 'KIT-1',
    paymentMethodId: payment.id,
    termsAccepted: true,
    ...(fields === undefined || fields.length === 0 ? {} : { fields: requiredAnswers(fields, serverTime) }),
    expectedTotal: surcharge === null ? cart.totals.total : addMoney(cart.totals.total, surcharge),
    ...changes,
  };
}

/** Prepares an order. Returns the handle of an orderable cart and the request. */
export async function prepared(
  context: Ordering & { readonly adapter: { readonly checkout: Pick<CheckoutPort, 'prepare'> } },
  at: At,
  changes: Partial<OrderRequest> = {},
): Promise<{ readonly handle: string; readonly request: Request; readonly checkout: Checkout }> {
  const checkout = await orderable(context, at);
  const request = requestFor(checkout, at, changes);
  const answer = await context.adapter.checkout.prepare(request);
  return answer.outcome === 'ready'
    ? { handle: answer.handle, request, checkout }
    : fail(`prepare: expected ready, got ${answer.outcome}${'reason' in answer ? ` (${answer.reason})` : ''}`);
}

/** Arguments of `place` for a prepared request. */
export const placeOf = (
  { accountId, locale, expectedTotal }: Request,
  handle: string,
  key: string,
): Parameters<CheckoutPort['place']>[0] => ({ accountId, locale, expectedTotal, handle, key });

/** Returns the order of a response that must be `done`. */
export function orderOf(
  answer: { readonly outcome: 'done'; readonly order: Order } | { readonly outcome: string; readonly reason?: string },
  what: string,
): Order {
  return 'order' in answer
    ? answer.order
    : fail(`${what}: expected done, got ${answer.outcome}${answer.reason === undefined ? '' : ` (${answer.reason})`}`);
}

/** Places an order. Returns it with its request. */
export async function placed(
  context: Ordering & { readonly adapter: { readonly checkout: Pick<CheckoutPort, 'prepare' | 'place'> } },
  at: At,
  changes: Partial<OrderRequest> = {},
  key = 'kit-key-1',
) {
  const { handle, request, checkout } = await prepared(context, at, changes);
  const order = orderOf(await context.adapter.checkout.place(placeOf(request, handle, key)), 'place');
  return { handle, request, checkout, order, key };
}

/** Ids of the account's orders, from the store if the harness can read it, otherwise from the list. */
export async function orderIds(
  { adapter, peek }: Pick<Ordering, 'adapter' | 'peek'>,
  at: At,
): Promise<readonly string[]> {
  if (peek.orders !== undefined) return peek.orders(at.accountId);
  const list = required(
    adapter.orders?.list?.bind(adapter.orders),
    'access to the store (`peek.orders`), or orders.list',
  );
  // All pages: an account can have more orders than one page, and a new one must change their number.
  const { items } = await walk((page) => list({ ...at, page, pageSize: PAGE_SIZE }), {
    pageSize: PAGE_SIZE,
    idOf: ({ id }) => id,
  });
  return items.map(({ id }) => id);
}

/** The outcome of a handle after the backend has processed it. */
export async function outcomeOf(
  checkout: Pick<CheckoutPort, 'outcome'>,
  request: Parameters<CheckoutPort['outcome']>[0],
) {
  for (let look = 0; look < MAX_READS; look += 1) {
    const answer = await checkout.outcome(request);
    if (answer.outcome !== 'processing') return answer;
    await pause();
  }
  return fail('an order is processed for ever');
}

/** Contact details of a guest who orders. */
export const guestDetails: GuestDetails = {
  lastName: 'Reyes',
  email: 'reyes@kit.example',
  phoneNumber: '(207) 555-0117',
};
