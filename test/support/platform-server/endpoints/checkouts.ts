import { regions } from '../../../../src/adapters/demo/data/accounts';
import { termsOf } from '../../../../src/adapters/demo/engine/checkout';
import { canGuestsCheckOut } from '../../../../src/adapters/demo/engine/initial-carts';
import { accountOf, buyerOf, mayOrder, ownStore } from '../access';
import { type Exchange, objectBody, param, textIn } from '../http/exchange';
import { type CheckoutProblem, checkoutProblem, noContent, ok, refuse, type Reply, unfinished } from '../http/reply';
import type { Route } from '../http/router';
import { recordId } from '../ids';
import { changing, existingCart } from '../store/carts';
import { namedCheckout, type OpenCheckout, startCheckout } from '../store/checkouts';
import type { AddressFields } from '../store/ledger';
import { cartSummary } from '../wire/cart';
import { viewOf } from './view';

const base = '/commerce/webstores/:store/checkouts';

/** Ways to have the goods that the store has set up. */
export const deliveryMethods = [
  { id: recordId('method', 1), name: 'Truck', classOfService: 'Delivery' },
  { id: recordId('method', 2), name: 'Pickup at the depot', classOfService: 'Pickup' },
] as const;

/** Refuses guests where guests may not check out, and buyers who may not order. */
export function mayCheckOut(exchange: Exchange): void {
  ownStore(exchange);
  if (exchange.session.buyer === null && !canGuestsCheckOut(exchange.platform.world.changes)) buyerOf(exchange);
  mayOrder(exchange);
}

function addressOf(exchange: Exchange): AddressFields {
  const account = accountOf(exchange);
  const terms = termsOf(account);
  const { street, city, state, zip, country } = terms.address;
  return {
    city,
    companyName: null,
    country,
    firstName: null,
    id: null,
    isDefault: true,
    lastName: null,
    name: account?.name ?? 'Guest',
    postalCode: zip,
    region: state,
    street,
  };
}

/** A checkout as every reply has it. */
function checkoutBody(exchange: Exchange, { checkout, cart }: OpenCheckout, errors: readonly CheckoutProblem[] = []) {
  const view = viewOf(exchange, cart);
  const currency = regions[termsOf(view.account).region].currency;
  const methods = deliveryMethods.map((method) => ({
    ...method,
    carrier: 'Northquay',
    currencyIsoCode: currency,
    shippingFee: '0.0',
    adjustedShippingFee: '0.0',
    totalAdjustmentAmount: '0.0',
  }));
  return {
    cartSummary: cartSummary(view),
    checkoutId: checkout.id,
    contactInfo: checkout.contactInfo,
    customFields: [{ attributes: { type: 'WebCart' }, ...checkout.customFields }],
    deliveryGroups: {
      count: cart.groups.length,
      items: cart.groups.map((group) => ({
        availableDeliveryMethods: methods,
        cartId: cart.id,
        deliveryAddress: group.address ?? addressOf(exchange),
        desiredDeliveryDate: group.desiredDeliveryDate,
        errors: [],
        id: group.id,
        isDefault: group.isDefault,
        name: group.name,
        selectedDeliveryMethod: methods.find(({ id }) => id === group.deliveryMethodId) ?? methods[0],
        shippingInstructions: group.shippingInstructions,
      })),
    },
    errors,
    orderReferenceNumber: checkout.orderReferenceNumber,
    statusCode: null,
  };
}

/** 202 while it is being worked out, 422 when that failed, else 200. The body is a checkout each time. */
function settled(exchange: Exchange, open: OpenCheckout): Reply {
  const { checkout } = open;
  if (checkout.unfinishedReads > 0) {
    checkout.unfinishedReads -= 1;
    return unfinished(checkoutBody(exchange, open));
  }
  const troubled = viewOf(exchange, open.cart).priced.lines.filter(({ problem }) => problem !== null);
  if (checkout.orderReferenceNumber !== null || troubled.length === 0) return ok(checkoutBody(exchange, open));
  const errors = troubled.map(({ item }) =>
    checkoutProblem('checkout', 'An item can’t be ordered.', `${item.name} can’t be ordered as it stands.`),
  );
  return { status: 422, body: checkoutBody(exchange, open, errors) };
}

async function start(exchange: Exchange): Promise<Reply> {
  mayCheckOut(exchange);
  const named = textIn(objectBody(exchange), 'cartId') ?? refuse(400, 'INVALID_API_INPUT', 'cartId is required');
  const cart = existingCart(exchange, named);
  return changing(exchange, cart, () => {
    if (cart.lines.length === 0) refuse(400, 'INVALID_API_INPUT', 'The cart is empty.');
    const checkout = startCheckout(exchange, cart);
    return { status: checkout.unfinishedReads > 0 ? 202 : 201, body: { checkoutId: checkout.id } };
  });
}

const parts = ['contactInfo', 'delivery', 'deliveryMethodId', 'customFields'] as const;
type Part = (typeof parts)[number];

const partOf = (key: string): Part | undefined =>
  ['deliveryAddress', 'desiredDeliveryDate', 'shippingInstructions'].includes(key)
    ? 'delivery'
    : parts.find((part) => part === key);

const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

async function patch(exchange: Exchange): Promise<Reply> {
  mayCheckOut(exchange);
  const name = param(exchange, 'checkout');
  if (name === 'active') return refuse(400, 'INVALID_API_INPUT', 'Name the checkout by its id');
  const open = namedCheckout(exchange, name);
  const { checkout, cart } = open;
  const body = objectBody(exchange);
  const touchedParts = new Set(
    Object.keys(body).map((key) => partOf(key) ?? refuse(400, 'INVALID_API_INPUT', `${key} can’t be changed`)),
  );
  touchedParts.delete('customFields');
  if (touchedParts.size > 1)
    return refuse(
      400,
      'INVALID_API_INPUT',
      'Change one part at a time: contactInfo, the delivery, or deliveryMethodId',
    );
  if (checkout.unfinishedReads > 0)
    return refuse(409, 'CHECKOUT_CONFLICT', 'The checkout is being worked out. Read it until it is.');
  return changing(exchange, cart, () => {
    const [group] = cart.groups;
    if (group === undefined) return refuse(404, 'ITEM_NOT_FOUND', 'The cart has no delivery group.');
    if ('contactInfo' in body) checkout.contactInfo = Object(body.contactInfo);
    if ('deliveryAddress' in body) group.address = addressIn(body.deliveryAddress);
    if ('desiredDeliveryDate' in body) {
      const date = textIn(body, 'desiredDeliveryDate');
      if (date !== null && !DATE.test(date))
        refuse(400, 'INVALID_API_INPUT', 'desiredDeliveryDate is written as 2021-05-28T16:41:41.090Z');
      group.desiredDeliveryDate = date;
    }
    if ('shippingInstructions' in body) group.shippingInstructions = textIn(body, 'shippingInstructions');
    if ('deliveryMethodId' in body) {
      const wanted = textIn(body, 'deliveryMethodId');
      if (!deliveryMethods.some(({ id }) => id.startsWith((wanted ?? '?').slice(0, 15))))
        refuse(400, 'INVALID_API_INPUT', 'The delivery method is not offered');
      group.deliveryMethodId =
        deliveryMethods.find(({ id }) => id.startsWith((wanted ?? '?').slice(0, 15)))?.id ?? null;
      checkout.payment = null;
    }
    if (Array.isArray(body.customFields))
      Object.assign(checkout.customFields, ...body.customFields.map((entry: unknown) => withoutAttributes(entry)));
    if (!('contactInfo' in body)) checkout.unfinishedReads = exchange.platform.behaviour.checkoutReads;
    return checkout.unfinishedReads > 0 ? unfinished(checkoutBody(exchange, open)) : ok(checkoutBody(exchange, open));
  });
}

function withoutAttributes(entry: unknown): Readonly<Record<string, unknown>> {
  const { attributes: _, ...fields } =
    typeof entry === 'object' && entry !== null ? Object.fromEntries(Object.entries(entry)) : {};
  return fields;
}

function addressIn(value: unknown): AddressFields {
  const fields: Record<string, unknown> =
    typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
  for (const key of ['name', 'street', 'country']) {
    if (typeof fields[key] !== 'string' || fields[key].trim() === '')
      refuse(400, 'INVALID_API_INPUT', `${key} is required in an address`);
  }
  const given = Object.entries(fields).flatMap(([key, part]) =>
    typeof part === 'string' || typeof part === 'boolean' ? [[key, part] as const] : [],
  );
  return {
    city: null,
    companyName: null,
    firstName: null,
    lastName: null,
    postalCode: null,
    region: null,
    ...Object.fromEntries(given),
  };
}

/** Checkouts; payments and placing are in files of their own. */
export const checkoutRoutes: readonly Route[] = [
  ['POST', base, start],
  ['PUT', base, start],
  [
    'GET',
    `${base}/:checkout`,
    (exchange) => {
      mayCheckOut(exchange);
      return settled(exchange, namedCheckout(exchange, param(exchange, 'checkout')));
    },
  ],
  ['PATCH', `${base}/:checkout`, patch],
  [
    'DELETE',
    `${base}/:checkout`,
    async (exchange) => {
      mayCheckOut(exchange);
      // One that is gone is deleted before another can be started.
      const gone = exchange.platform.ledger.checkouts.find(
        ({ id, status }) => status === 'gone' && id.startsWith(param(exchange, 'checkout').slice(0, 15)),
      );
      if (gone !== undefined) {
        gone.status = 'deleted';
        return noContent;
      }
      const { checkout, cart } = namedCheckout(exchange, param(exchange, 'checkout'));
      return changing(exchange, cart, () => {
        checkout.status = 'deleted';
        checkout.payment = null;
        cart.checkoutId = null;
        cart.status = 'Active';
        return noContent;
      });
    },
  ],
];
