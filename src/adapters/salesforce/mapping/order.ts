import type { CartTotals, Order, OrderLine, OrderSummary } from '../../../domain';
import { guestDetails } from '../../../rules/accounts';
import { isCalendarDate } from '../../../rules/dates';
import { calendarDateIn, instantMs } from '../../../rules/instants';
import { addMoney, money, subtractMoney, sumMoney } from '../../../rules/money';
import { plain, typed } from '../text';
import { orderStatusFor } from '../../../rules/vocabulary';
import type { ResponseOf } from '../server-methods/contract';
import type { PlatformWords } from '../words';
import type { Media } from '../wire/catalog';
import type { WireFields } from '../wire/orders';
import { amountOf, amountOrNull, amountOrZero, quantityOrNull } from './amounts';
import { recordId, sameId } from './ids';
import { imageOf, type MediaPlace } from './media';
import type { OrderFields } from './order-fields';
import { fieldsOf, priceOf, toProduct } from './product';
import type { ProductFields } from './product-fields';

/** What a store's server method says of one order. */
export type OrderTerms = ResponseOf<'getOrderTerms'>['orders'][number];

/** An order's head in one form: lists, details and look-ups each have another. */
export interface WireHead {
  readonly id: string;
  readonly number: string | null;
  readonly status: string | null;
  readonly placedAt: string | null;
  readonly total: string | number | null;
  readonly fields: WireFields;
}

/** A line of an order in one form. */
export interface WireOrderLine {
  readonly id: string | null;
  readonly fields: WireFields;
  readonly product: { readonly id: string | null; readonly fields: WireFields; readonly media: Media } | null;
}

/** What mapping an order needs beside it. */
export interface OrderReading {
  readonly accountId: string | null;
  readonly currency: string;
  readonly timeZone: string;
  readonly terms: OrderTerms | undefined;
  /** How many cases its lines add up to, where nothing else says so. */
  readonly counted?: number;
  readonly words: PlatformWords;
  readonly media: MediaPlace;
  readonly productFields: ProductFields;
  readonly orderFields: OrderFields;
  /** The server's time. */
  readonly serverTime: string;
}

/** A record's value by its field's name, as a text; null for none. */
export const fieldText = (fields: WireFields, name: string | null): string | null =>
  name !== null && fields !== null && Object.hasOwn(fields, name) ? (fields[name]?.text ?? null) : null;

/** Charges are lines of the platform's too; they are in the sums. */
export const isCharge = (type: string | null): boolean => type !== null && !/product/i.test(type);

/** A day from a date or an instant, in the account's zone. */
function dayOf(value: string | null | undefined, timeZone: string): string | null {
  if (!value) return null;
  if (isCalendarDate(value)) return value;
  return instantMs(value) === null ? null : calendarDateIn(value, timeZone);
}

const isInstant = (value: string | null | undefined): value is string => instantMs(value) !== null;

/** An order as lists of orders show it. */
export function toSummary(head: WireHead, { accountId, currency, timeZone, terms, counted, orderFields, serverTime }: OrderReading, lines: readonly OrderLine[] = []): OrderSummary {
  const zone = terms?.timeZone || timeZone;
  const word = plain(terms?.status || head.status) || 'Pending';
  const placed = [head.placedAt, fieldText(head.fields, 'OrderedDate'), fieldText(head.fields, 'CreatedDate')].find(isInstant);
  const cases = terms?.cases ?? quantityOrNull(fieldText(head.fields, orderFields.cases)) ?? counted ?? lines.filter(({ free }) => !free).reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    id: recordId(head.id),
    number: plain(head.number) || recordId(head.id),
    accountId: accountId ?? 'guest',
    // A word newer than the library is shown as it came: the list is closed, the store's is not.
    status: orderStatusFor(word) ?? (word as OrderSummary['status']),
    placedAt: placed ?? serverTime,
    deliveryDate: terms?.deliveryDate ?? dayOf(fieldText(head.fields, orderFields.deliveryDate), zone),
    cases,
    total: amountOf(head.total ?? fieldText(head.fields, 'GrandTotalAmount'), currency, 'total of the order'),
  };
}

function toLine({ id, fields, product }: WireOrderLine, place: number, { currency, media, productFields, terms }: OrderReading): OrderLine[] {
  const quantity = quantityOrNull(fieldText(fields, 'Quantity'));
  if (quantity === null || isCharge(fieldText(fields, 'Type'))) return [];
  const lineId = id ?? `line-${place + 1}`;
  const wire = {
    id: product?.id ?? fieldText(fields, 'Product2Id') ?? lineId,
    name: fieldText(product?.fields ?? null, 'Name') ?? fieldText(fields, 'Name') ?? fieldText(fields, 'Description'),
    sku: fieldText(product?.fields ?? null, 'StockKeepingUnit') ?? fieldText(fields, 'StockKeepingUnit'),
    fields: fieldsOf(product?.fields ?? null),
    image: imageOf(product?.media, media),
    rule: null,
  };
  const price = priceOf({ list: fieldText(fields, 'ListPrice'), unit: fieldText(fields, 'UnitPrice') }, currency, null);
  const total = fieldText(fields, 'TotalPrice') ?? fieldText(fields, 'TotalLineAmount');
  return [{
    id: recordId(lineId),
    product: toProduct(wire, productFields, price, { label: null, left: null, backOn: null }, undefined),
    quantity,
    total: amountOrZero(total, currency, 'total of a line'),
    free: terms?.freeLineIds?.some((free) => sameId(free, lineId)) ?? false,
  }];
}

/** Sums that add up to what the order says it cost; what no part explains is shown as an adjustment (decision 3). */
function totalsOf(head: WireHead, lines: readonly OrderLine[], total: OrderSummary['total'], { currency, terms, words }: OrderReading): CartTotals {
  const zero = money(0, currency);
  const subtotal = sumMoney(lines.map((line) => line.total), currency);
  const deposits = amountOrZero(terms?.deposits, currency, 'deposits');
  const minimumOrderCharge = amountOrNull(terms?.minimumOrderCharge, currency);
  const isGross = /gross/i.test(fieldText(head.fields, 'TaxLocaleType') ?? '');
  const tax = isGross ? zero : amountOrZero(fieldText(head.fields, 'TotalTaxAmount'), currency, 'tax');
  const delivery = amountOrZero(fieldText(head.fields, 'TotalAdjustedDeliveryAmount'), currency, 'delivery');
  const named = addMoney(deposits, minimumOrderCharge ?? zero);
  const charges = delivery.minor >= named.minor ? subtractMoney(delivery, named) : delivery;
  const without = subtractMoney(total, amountOrNull(terms?.surcharge, currency) ?? zero);
  const rest = subtractMoney(without, addMoney(subtotal, named, charges, tax));
  const discounts = [
    { label: words.charges, amount: charges },
    { label: rest.minor < 0 ? words.promotions : words.adjustments, amount: rest },
  ].filter(({ amount }) => amount.minor !== 0);
  const cases = lines.filter(({ free }) => !free).reduce((sum, { quantity }) => sum + quantity, 0);
  return { cases: terms?.cases ?? cases, subtotal, discounts, deposits, minimumOrderCharge, tax, taxRate: terms?.taxRate ?? null, total: without };
}

/** An order with everything in it. `groupFields` are those of its delivery groups. */
export function toOrder(head: WireHead, wireLines: readonly WireOrderLine[], groupFields: readonly WireFields[], reading: OrderReading): Order {
  const { currency, terms, orderFields, words } = reading;
  const lines = wireLines.flatMap((line, place) => toLine(line, place, reading));
  const summary = toSummary(head, reading, lines);
  const timeZone = terms?.timeZone || reading.timeZone;
  const wanted = groupFields.map((fields) => dayOf(fieldText(fields, 'DesiredDeliveryDate'), timeZone)).find((day) => day !== null) ?? null;
  const deliveryDate = summary.deliveryDate ?? wanted;
  const deliveries = terms?.deliveries?.map(({ date, lineIds }) => ({ date: date ?? null, lineIds: lineIds.map(recordId) })) ?? [];
  const guest = terms?.guest ? guestDetails(terms.guest) : null;
  return {
    ...summary,
    deliveryDate,
    lines,
    totals: totalsOf(head, lines, summary.total, reading),
    method: terms?.method ?? 'delivery',
    deliveries: deliveries.length > 0 ? deliveries : [{ date: deliveryDate, lineIds: lines.map(({ id }) => id) }],
    empties: { cylinder: terms?.empties?.cylinder ?? 0, glass: terms?.empties?.glass ?? 0 },
    guest,
    purchaseOrderNumber: typed(terms?.purchaseOrderNumber ?? fieldText(head.fields, orderFields.purchaseOrderNumber)),
    notes: typed(terms?.notes ?? fieldText(head.fields, orderFields.notes) ?? groupFields.map((fields) => fieldText(fields, 'ShippingInstructions')).find(Boolean)),
    paymentLabel: plain(terms?.paymentLabel) || words.purchaseOrder,
    surcharge: amountOrNull(terms?.surcharge, currency),
    changesUntil: isInstant(terms?.changesUntil) ? terms.changesUntil : null,
    timeZone,
    confirmationEmail: terms?.confirmationEmail || null,
    serverTime: reading.serverTime,
  };
}
