import type { DemoAccount } from '../../../../src/adapters/demo/data/accounts';
import { refusalOf, slotsFor, surchargeOf, termsOf } from '../../../../src/adapters/demo/engine/checkout';
import { methodLabel } from '../../../../src/adapters/demo/engine/wallet';
import type { AnswersRecord, OrderRecord } from '../../../../src/adapters/demo/store/records';
import type { MethodRecord } from '../../../../src/adapters/demo/store/paying-record';
import type { OrderRefusal } from '../../../../src/domain';
import type { Platform } from '../platform';
import { lineRecordId } from '../wire/cart';
import type { CartEntry, CheckoutEntry, OrderEntry } from './ledger';
import { accountStateOf, walletOf } from './money';
import { orderRecordId, referenceNumberOf } from './orders';
import { type PricedCart, priceCart } from './pricing';

/** Checkout entries of an order without any: it has only the platform's own fields. */
export function defaultAnswers(cart: CartEntry, checkout: CheckoutEntry): AnswersRecord {
  const [group] = cart.groups;
  return {
    method: 'delivery',
    date: group?.desiredDeliveryDate?.slice(0, 10) ?? null,
    notes: group?.shippingInstructions ?? '',
    purchaseOrderNumber: checkout.payment?.requestType === 'SimplePurchaseOrder' ? checkout.payment.paymentToken : '',
    paymentMethodId: 'on-account',
    additionalDeliveries: [],
    empties: { cylinder: 0, glass: 0 },
    fields: [],
    guest: null,
  };
}

/** The total of the order to place, surcharge included, in minor units. */
export const totalWith = (
  answers: AnswersRecord,
  { sums, currency }: PricedCart,
  wallet: readonly MethodRecord[],
): number => sums.total + (surchargeOf(answers, sums.total, currency, wallet) ?? 0);

/** Why the business would refuse the order, by its own rules; the caller compares the total. */
export function refusalFor(
  platform: Platform,
  cart: CartEntry,
  account: DemoAccount | null,
  answers: AnswersRecord,
): OrderRefusal | null {
  const { world } = platform;
  const priced = priceCart(platform, cart, account);
  const { coupon: _, ...totals } = priced.sums;
  const wallet = walletOf(platform, account);
  const state = {
    ...accountStateOf(platform, account),
    cart: {
      id: cart.id,
      lines: cart.lines.map(({ id, productId, quantity }) => ({ id, productId, quantity, changedIn: 0 })),
      savedAt: cart.changedAt,
    },
  };
  const expected = { minor: totalWith(answers, priced, wallet), currency: priced.currency };
  return refusalOf({ account, state, priced: { lines: priced.lines, totals }, answers, expected, world });
}

/** Turns a cart into an order, which is created after the response. */
export function createOrder(
  platform: Platform,
  { cart, checkout }: { cart: CartEntry; checkout: CheckoutEntry },
  account: DemoAccount | null,
): OrderEntry {
  const { ledger, world, behaviour, now } = platform;
  const priced = priceCart(platform, cart, account);
  const answers = checkout.answers?.record ?? defaultAnswers(cart, checkout);
  const nth = ledger.orders.filter(({ accountId }) => accountId === (account?.id ?? null)).length + 1;
  const number = world.orderNumber(account, nth);
  const slot = slotsFor(termsOf(account), answers.method, world).find(({ date }) => date === answers.date);
  const { coupon, ...totals } = priced.sums;
  const wallet = walletOf(platform, account);
  const stored = wallet.find(({ id }) => id === answers.paymentMethodId);
  const record: OrderRecord = {
    id: `o-${number}`,
    number,
    cartId: cart.id,
    key: checkout.id,
    handle: checkout.id,
    buyerId: world.buyers.find(({ id }) => id === cart.ownerId)?.id ?? null,
    status: null,
    placedAt: now(),
    changesUntil: slot?.cutOff ?? null,
    answers,
    lines: priced.lines.map((line) => ({
      id: line.free ? line.id : lineRecordId(line),
      productId: line.item.id,
      quantity: line.quantity,
      total: line.total ?? 0,
    })),
    totals: { ...totals, offer: totals.offer + coupon },
    surcharge: surchargeOf(answers, priced.sums.total, priced.currency, wallet),
    ...(stored === undefined ? {} : { paidWith: methodLabel(stored), paidBy: stored.kind }),
  };
  const order: OrderEntry = {
    id: orderRecordId(record),
    referenceNumber: referenceNumberOf(number),
    accountId: account?.id ?? null,
    ownerId: cart.ownerId,
    checkoutId: checkout.id,
    currency: priced.currency,
    record,
    groups: structuredClone(cart.groups),
    contactInfo: checkout.contactInfo,
    payment: checkout.payment,
    customFields: { ...cart.customFields, ...checkout.customFields },
    unfinishedReads: world.changes.processingLooks ?? behaviour.orderReads,
  };
  ledger.orders.push(order);
  checkout.orderReferenceNumber = order.referenceNumber;
  cart.status = 'PendingClosed';
  return order;
}
