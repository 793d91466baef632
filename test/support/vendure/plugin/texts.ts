import type { RequestContext } from '@vendure/core';
import type { TradePluginOptions } from './options';

/** English texts with `{name}` placeholders. A shop replaces or translates them with the option `texts`. */
const english = {
  delivery: 'Delivery',
  pickup: 'Pickup',
  closed: 'No delivery, {holiday}',
  cutOffPassed: 'The cut-off has passed',
  onAccount: 'On account',
  onAccountDetail: 'Net 30. {left} of {limit} credit left',
  byTruck: 'By truck',
  byPickup: 'Pickup',
  cylinders: 'Cylinders',
  glassCrates: 'Crates of glass bottles',
  amountOff: '{each} off per case, {total} in total',
  freeGoods: 'Free with {count} cases of {product}',
  truck: 'Truck {number}',
  warehouse: 'Warehouse',
  'condition.blocked': 'An invoice is more than 30 days late.',
  'condition.temporarily-blocked': 'The account has reached its credit limit.',
  'condition.not-verified': 'The license on file isn’t verified yet.',
  'condition.not-eligible': 'This account can’t order from this store.',
  'condition.no-visit-plan': 'No deliveries are scheduled for this address yet.',
  'condition.order-restricted': 'Orders for this account go through your sales rep.',
  'cancelReason.0': 'Ordered by mistake',
  'cancelReason.1': 'Wrong products or quantities',
  'cancelReason.2': 'Delivery date doesn’t work',
  'cancelReason.3': 'Closed that day',
  bankAccount: '{brand} ··{lastFour}',
  bankTransfer: 'Bank transfer',
  terms: 'Net {days}',
  'credit.empties': 'Returned empties',
  'credit.price': 'Price correction',
  'document.invoice': 'Invoice {number}',
  'document.receipt': 'Receipt {number}',
  'document.statement': 'Statement',
  'document.billTo': 'Bill to',
  'document.date': 'Date',
  'document.due': 'Due',
  'document.order': 'Order',
  'document.purchaseOrder': 'PO number',
  'document.period': '{from} to {to}',
  'document.method': 'Paid with',
  'document.product': 'Product',
  'document.quantity': 'Quantity',
  'document.number': 'Number',
  'document.kind': 'Type',
  'document.amount': 'Amount',
  'document.currency': 'Currency',
  'document.total': 'Total',
  'document.open': 'Open',
  'document.payment': 'Payment',
  'document.invoiced': 'Invoiced',
  'document.credits': 'Credits',
  'document.charged': 'Charged',
  'document.page': '{page} of {pages}',
  'invoice.goods': 'Goods',
  'invoice.notDelivered': 'Not delivered',
  'invoice.discounts': 'Discount',
  'invoice.minimumOrderCharge': 'Minimum order charge',
  'invoice.tax': 'Tax, {rate}%',
  'notice.placed': 'Order {number} was placed',
  'notice.delivered': 'Order {number} was delivered',
  'notice.on-way': 'Order {number} is on its way',
  'notice.cancelled': 'Order {number} was cancelled',
  'notice.invoice': 'Invoice {number} is due on {date}',
  'notice.late': 'Invoice {number} is past due',
  'notice.ticket': 'Ticket {number} was received',
  'ticket.status.new': 'New',
  'ticket.status.in-progress': 'In progress',
  'ticket.status.visit-scheduled': 'Visit scheduled',
  'ticket.status.waiting': 'Waiting for you',
  'ticket.status.closed': 'Closed',
  'ticket.problem.cooling': 'Not cooling',
  'ticket.problem.pouring': 'Not pouring properly',
  'ticket.problem.leak': 'Leaking',
  'ticket.problem.damage': 'Damaged or noisy',
  'ticket.problem.delivery': 'Delivery',
  'ticket.problem.invoice': 'Invoice or credit',
  'ticket.problem.quality': 'Product quality',
  'ticket.problem.account': 'Account and access',
  'ticket.reason.repair': 'Repair',
  'ticket.reason.exchange': 'Exchange',
  'ticket.reason.check-up': 'Check-up',
  'ticket.reason.training': 'Staff training',
  'ticket.reason.removal': 'Removal',
  'ticket.reason.missing': 'Something is missing',
  'ticket.reason.broken': 'Something is broken',
  'ticket.reason.wrong': 'Wrong product',
  'ticket.reason.late': 'Late or not delivered',
  'ticket.reason.price': 'Wrong price',
  'ticket.reason.credit': 'Missing credit',
  'ticket.reason.copy': 'Copy of a document',
  'ticket.reason.taste': 'Taste or smell',
  'ticket.reason.date': 'Short-dated product',
  'ticket.reason.details': 'Change account details',
  'ticket.reason.access': 'Access for someone',
  'ticket.reason.question': 'Question',
  'ticket.equipment.cooler': 'Cooler',
  'ticket.equipment.fountain': 'Fountain dispenser',
  'ticket.equipment.tap': 'Beer tap',
  'ticket.equipment.vending': 'Vending machine',
  'ticket.equipment.other': 'Other equipment',
  'ticket.detail.one-door': 'One door',
  'ticket.detail.two-doors': 'Two doors',
  'ticket.detail.counter-top': 'Countertop',
  'ticket.detail.six-valves': 'Six valves',
  'ticket.detail.eight-valves': 'Eight valves',
  'ticket.detail.bar-gun': 'Bar gun',
  'ticket.detail.two-lines': 'Two lines',
  'ticket.detail.four-lines': 'Four lines',
  'ticket.detail.cans': 'Cans',
  'ticket.detail.bottles': 'Bottles',
} as const;

/** Key of a text. */
export type TextKey = keyof typeof english;

/** A text of the option `texts`; undefined if it has none. */
function shopText({ texts }: TradePluginOptions, languageCode: string, key: string): string | undefined {
  const byLanguage = texts?.[key];
  return byLanguage?.[languageCode] ?? byLanguage?.['en'];
}

/** Returns a text of a field of the shop; undefined if the option `texts` has none. */
export const fieldText = (
  options: TradePluginOptions,
  { languageCode }: Pick<RequestContext, 'languageCode'>,
  key: string,
): string | undefined => shopText(options, languageCode, `field.${key}`);

/** Returns a text in the language of the request, with its placeholders filled. */
export function textIn(
  options: TradePluginOptions,
  { languageCode }: Pick<RequestContext, 'languageCode'>,
  key: TextKey,
  values: Readonly<Record<string, string>> = {},
): string {
  const text = shopText(options, languageCode, key) ?? (key in english ? english[key] : '');
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** A number in the language of the request. */
export const numberIn = (value: number, { languageCode }: Pick<RequestContext, 'languageCode'>): string =>
  new Intl.NumberFormat(languageCode).format(value);

/** An amount in the language of the request. */
export const amountIn = (minor: number, currencyCode: string, { languageCode }: Pick<RequestContext, 'languageCode'>) =>
  new Intl.NumberFormat(languageCode, { style: 'currency', currency: currencyCode }).format(minor / 100);

/** A calendar date in the language of the request, such as “Mar 4, 2026”. */
export const dateTextIn = (date: string, { languageCode }: Pick<RequestContext, 'languageCode'>): string =>
  new Intl.DateTimeFormat(languageCode, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));
