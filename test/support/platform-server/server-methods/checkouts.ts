import { type DemoAccount, regions } from '../../../../src/adapters/demo/data/accounts';
import {
  deliveriesFor,
  emptiesFor,
  groupsFor,
  mayBeSeveral,
  paymentsFor,
  requirementsIn,
  termsOf,
} from '../../../../src/adapters/demo/engine/checkout';
import { checkoutFieldsIn } from '../../../../src/adapters/demo/engine/checkout-fields';
import { answersOf, type Offered } from '../../../../src/adapters/demo/engine/order-answers';
import type { PricedLine } from '../../../../src/adapters/demo/engine/pricing';
import type { ViewerContext } from '../../../../src/adapters/demo/engine/present';
import { instantOf } from '../../../../src/adapters/demo/engine/zoned-time';
import type { CheckoutField, CheckoutFieldAnswer, DeliverySlot, OrderRequest } from '../../../../src/domain';
import { PortError } from '../../../../src/ports';
import { ownerOf } from '../access';
import { deliveryMethods } from '../endpoints/checkouts';
import type { Exchange } from '../http/exchange';
import { isSame } from '../ids';
import type { Platform } from '../platform';
import type { CartEntry } from '../store/ledger';
import { accountStateOf, walletOf } from '../store/money';
import { completeOrder, ordersOf } from '../store/orders';
import { isComplete, storePart } from '../store/uploads';
import { refusalFor, totalWith } from '../store/placing';
import { type PricedCart, priceCart } from '../store/pricing';
import { lineRecordId } from '../wire/cart';
import { decimal } from '../wire/numbers';
import { cartArg } from './carts';
import {
  accountArg,
  amountText,
  type Arguments,
  throwHandled,
  type Handler,
  minimumText,
  minorOf,
  objectIn,
  optionalText,
  readerArg,
  serving,
  textArg,
} from './arguments';

const TERMS = 'https://northquay.example/terms-of-sale';

/** The demo's totals of a cart, without coupons, which the demo does not have. */
const slotBody = ({ closedReason, ...slot }: DeliverySlot) => ({ ...slot, closed: closedReason });

const withoutCoupon = ({ lines, sums: { coupon: _, ...totals } }: PricedCart) => ({ lines, totals });

const platformLine = (lines: readonly PricedLine[], id: string): string => {
  const line = lines.find((candidate) => candidate.id === id);
  return line === undefined ? id : lineRecordId(line);
};

function fieldBody({ id: fieldId, ...field }: CheckoutField) {
  if (field.kind !== 'file') return { ...field, fieldId };
  const { types: contentTypes, ...rest } = field;
  return { ...rest, contentTypes, fieldId };
}

const getCheckoutTerms: Handler<'getCheckoutTerms'> = (exchange, args) => {
  const { platform } = exchange;
  const { world } = platform;
  const account = accountArg(exchange, args);
  const cart = cartArg(exchange, args, account);
  const reader = readerArg(exchange, args, account);
  const priced = priceCart(platform, cart, account);
  const { timeZone } = regions[termsOf(account).region];
  return {
    bottlerId: account?.bottlerId ?? null,
    deliveries: deliveriesFor(account, world, reader.locale).map(({ method, label, address, slots, minimum }) => ({
      address,
      deliveryMethodId: deliveryMethods[method === 'pickup' ? 1 : 0].id,
      label,
      method,
      minimum: minimum === null ? null : minimumText(minimum),
      slots: slots.map(slotBody),
    })),
    empties: emptiesFor(account, withoutCoupon(priced), reader),
    groups: groupsFor(account, withoutCoupon(priced), world, reader.locale).map(({ id, label, slots, lineIds }) => ({
      cartItemIds: lineIds.map((line) => platformLine(priced.lines, line)),
      id,
      label,
      slots: slots.map(slotBody),
    })),
    lastPurchaseOrderNumber:
      account === null ? null : (ordersOf(platform, account)[0]?.record.answers.purchaseOrderNumber ?? null),
    paymentMethods: paymentsFor(account, exchange.session.buyer, priced.sums.total, reader, {
      state: accountStateOf(platform, account),
      world: platform.world,
    }).map(({ id, kind, label, detail, surcharge }) => ({
      detail,
      id,
      kind,
      label,
      surcharge:
        surcharge === null
          ? null
          : {
              amount: amountText(surcharge.amount),
              basis: amountText(surcharge.basis),
              method: surcharge.method ?? null,
              rate: surcharge.rate,
            },
    })),
    requirements: requirementsIn(world),
    fields: checkoutFieldsIn(world, reader).map(fieldBody),
    serverTime: instantOf(world.now(), timeZone),
    termsHref: TERMS,
    timeZone,
  };
};

const fieldsArg = (args: Arguments): readonly CheckoutFieldAnswer[] =>
  (Array.isArray(args.fields) ? args.fields : []).map((entry: unknown) => {
    const answer = objectIn(entry) ?? {};
    const fileName = optionalText(answer, 'fileName');
    return {
      id: textArg(answer, 'fieldId'),
      value: textArg(answer, 'value'),
      ...(fileName === null ? {} : { fileName }),
    };
  });

/** The arguments in the types of the demo's rules; lines by the demo's ids. */
function requestOf(
  args: Arguments,
  cart: CartEntry,
  account: DemoAccount | null,
  lines: readonly PricedLine[],
): OrderRequest {
  const later = Array.isArray(args.additionalDeliveries) ? args.additionalDeliveries : [];
  const empties = objectIn(args.empties) ?? {};
  const guest = objectIn(args.guest);
  const lineId = (id: unknown): string =>
    lines.find((line) => typeof id === 'string' && isSame(lineRecordId(line), id))?.id ?? 'unknown';
  return {
    accountId: account?.id ?? null,
    cartId: cart.id,
    date: optionalText(args, 'date'),
    empties: { cylinder: Number(empties.cylinder ?? 0), glass: Number(empties.glass ?? 0) },
    fields: fieldsArg(args),
    expectedTotal: { minor: minorOf(textArg(args, 'expectedTotal')), currency: textArg(args, 'currencyIsoCode') },
    guest:
      guest === null
        ? null
        : {
            lastName: optionalText(guest, 'lastName') ?? undefined,
            email: optionalText(guest, 'email') ?? undefined,
            phoneNumber: optionalText(guest, 'phoneNumber') ?? undefined,
          },
    additionalDeliveries: later.map((entry: unknown) => {
      const part = objectIn(entry) ?? {};
      return {
        date: optionalText(part, 'date'),
        lineIds: Array.isArray(part.cartItemIds) ? part.cartItemIds.map(lineId) : [],
      };
    }),
    method: textArg(args, 'method') === 'pickup' ? 'pickup' : 'delivery',
    notes: textArg(args, 'notes'),
    paymentMethodId: optionalText(args, 'paymentMethodId'),
    purchaseOrderNumber: textArg(args, 'purchaseOrderNumber'),
    termsAccepted: args.termsAccepted === true,
  };
}

function offeredTo(
  { platform, session }: Exchange,
  account: DemoAccount | null,
  priced: PricedCart,
  reader: ViewerContext,
): Offered {
  return {
    empties: new Map(emptiesFor(account, withoutCoupon(priced), reader).map(({ kind, most }) => [kind, most])),
    isGuest: account === null,
    fields: checkoutFieldsIn(platform.world, reader),
    uploads: new Set(
      [...platform.ledger.uploads]
        .filter(([, upload]) => upload.accountId === (account?.id ?? '') && isComplete(upload))
        .map(([handle]) => handle),
    ),
    requirements: requirementsIn(platform.world),
    mayBeSeveral: mayBeSeveral(account, platform.world),
    paymentMethodIds: paymentsFor(account, session.buyer, priced.sums.total, reader, {
      state: accountStateOf(platform, account),
      world: platform.world,
    }).map(({ id }) => id),
  };
}

const uploadCheckoutFile: Handler<'uploadCheckoutFile'> = (exchange, args) => {
  const { platform } = exchange;
  const account = accountArg(exchange, args);
  const field = checkoutFieldsIn(platform.world, readerArg(exchange, args, account)).find(
    ({ id }) => id === args.fieldId,
  );
  if (field?.kind !== 'file') return throwHandled('MISSING_RECORD', 'The checkout has no such file field');
  return storePart(platform, args, { accountId: account?.id ?? '', buyerId: ownerOf(exchange) }, field);
};

const saveCheckoutAnswers: Handler<'saveCheckoutAnswers'> = (exchange, args) => {
  const { platform } = exchange;
  const account = accountArg(exchange, args);
  const cart = cartArg(exchange, args, account);
  const checkout = platform.ledger.checkouts.find(({ id }) => isSame(id, args.checkoutId));
  if (checkout?.status !== 'open' || checkout.cartId !== cart.id || checkout.orderReferenceNumber !== null)
    return throwHandled('MISSING_RECORD', 'There is no such checkout');
  const priced = priceCart(platform, cart, account);
  const request = requestOf(args, cart, account, priced.lines);
  try {
    const record = answersOf(request, offeredTo(exchange, account, priced, readerArg(exchange, args, account)));
    const total = totalWith(record, priced, walletOf(platform, account));
    const isAgreed = total === request.expectedTotal.minor && priced.currency === request.expectedTotal.currency;
    const reason =
      refusalFor(platform, cart, account, record) ?? (isAgreed && cart.repricingReads === 0 ? null : 'total-changed');
    if (reason !== null) return { outcome: 'refused', reason, total: decimal(total) };
    checkout.answers = { record, cartVersion: cart.version };
    return { outcome: 'saved', total: decimal(total) };
  } catch (thrown) {
    if (thrown instanceof PortError && thrown.code === 'rejected')
      return { fields: thrown.fields ?? {}, outcome: 'refused' };
    throw thrown;
  }
};

/** The outcome of a checkout, recorded apart from the platform's own record, which may be deleted. */
const getCheckoutOutcome: Handler<'getCheckoutOutcome'> = (exchange, args) => {
  const { platform } = exchange;
  const account = accountArg(exchange, args);
  const order = platform.ledger.orders.find(
    ({ checkoutId }) => checkoutId !== null && isSame(checkoutId, args.checkoutId),
  );
  if (order !== undefined)
    return order.ownerId === ownerOf(exchange) && order.accountId === (account?.id ?? null)
      ? orderOutcome(platform, order)
      : throwHandled('INSUFFICIENT_ACCESS');
  const checkout = platform.ledger.checkouts.find(({ id }) => isSame(id, args.checkoutId));
  return { orderReferenceNumber: null, state: checkout?.status === 'open' ? 'open' : 'closed' };
};

function orderOutcome(platform: Platform, order: Platform['ledger']['orders'][number]) {
  if (order.unfinishedReads > 0) {
    order.unfinishedReads -= 1;
    if (order.unfinishedReads === 0) completeOrder(platform, order);
    return { orderReferenceNumber: null, state: 'processing' as const };
  }
  return { orderReferenceNumber: order.referenceNumber, state: 'placed' as const };
}

/** Operations on checkouts that the platform lacks. */
export const checkoutMethods = serving({
  getCheckoutTerms,
  uploadCheckoutFile,
  saveCheckoutAnswers,
  getCheckoutOutcome,
});
