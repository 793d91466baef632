import type { Money, Order, OrderLine, OrderSummary, OrderTotals } from '../../../domain';
import { parseGuestDetails } from '../../../rules/checkout';
import { isCalendarDate } from '../../../rules/dates';
import { calendarDateIn, instantMs } from '../../../rules/instants';
import { addMoney, money, subtractMoney, sumMoney } from '../../../rules/money';
import { orderStatusFor } from '../../../rules/server-codes';
import type { Media } from '../catalog/catalog.wire';
import { priceOf, toProduct } from '../catalog/product.mapping';
import { amountOrNull, amountOrReport, isChargeType, quantityOrNull, type Unreadable } from '../common/amounts';
import type { OrderFields, ProductFields } from '../common/field-names';
import { recordId, sameId } from '../common/ids';
import { imageOf, type MediaPlace } from '../common/media';
import type { PlatformMessages } from '../common/messages';
import { plain, typed } from '../../common/text';
import type { ResponseOf } from '../server-methods/contract';
import { fieldText, ownFields, type WireFields } from './record-fields';

/** Terms of one order from the store's server method. */
export type OrderTerms = ResponseOf<'getOrderTerms'>['orders'][number];

/** Header of an order in one format, because lists, details and look-ups have different ones. */
export interface WireHead {
  readonly id: string;
  readonly number: string | null;
  readonly status: string | null;
  readonly placedAt: string | null;
  readonly fields: WireFields;
}

/** A line of an order in one format. */
export interface WireOrderLine {
  readonly id: string | null;
  readonly fields: WireFields;
  readonly product: { readonly id: string | null; readonly fields: WireFields; readonly media: Media } | null;
}

/** Further data for mapping an order. */
export interface OrderReading {
  readonly accountId: string | null;
  readonly currency: string;
  readonly timeZone: string;
  readonly terms: OrderTerms | undefined;
  /** Total quantity of the lines if no other source has it; null when the quantity of a line is unknown. */
  readonly counted?: number | null;
  readonly messages: PlatformMessages;
  readonly media: MediaPlace;
  readonly productFields: ProductFields;
  readonly orderFields: OrderFields;
  /** Current time of the server. */
  readonly serverTime: string;
  readonly unreadable: Unreadable;
}

const headText = ({ fields }: Pick<WireHead, 'fields'>, name: string | null): string | null =>
  fieldText(fields, 'OrderSummary', name);
const lineText = ({ fields }: Pick<WireOrderLine, 'fields'>, name: string): string | null =>
  fieldText(fields, 'OrderItemSummary', name);
const groupText = (fields: WireFields, name: string): string | null =>
  fieldText(fields, 'OrderDeliveryGroupSummary', name);

/** The account of an order; null if it is unknown. */
export const accountIdOf = (head: Pick<WireHead, 'fields'>): string | null => headText(head, 'AccountId');

/** True for a charge, which the platform returns as a line; it is part of the totals. */
const isCharge = (line: WireOrderLine): boolean => isChargeType(lineText(line, 'TypeCode') ?? lineText(line, 'Type'));

/** The amount to pay, in every response: `GrandTotalAmount`. `TotalAmount` is before tax and never used instead. */
const totalOf = (
  head: WireHead,
  { currency, unreadable }: Pick<OrderReading, 'currency' | 'unreadable'>,
): Money | null => amountOrReport(headText(head, 'GrandTotalAmount'), currency, 'total of the order', unreadable);

/** Whether prices include tax. */
const isGross = (head: WireHead): boolean => /gross/i.test(headText(head, 'TaxLocaleType') ?? '');

const sumOf = (quantities: readonly (number | null)[]): number | null =>
  quantities.reduce<number | null>((sum, quantity) => (sum === null || quantity === null ? null : sum + quantity), 0);

const orderedOf = (lines: readonly OrderLine[]): number | null =>
  sumOf(lines.filter(({ isFreeGood }) => !isFreeGood).map(({ quantity }) => quantity));

/** Total quantity of the lines; null when one is unknown. */
export const countOf = (lines: readonly WireOrderLine[]): number | null =>
  sumOf(lines.filter((line) => !isCharge(line)).map((line) => quantityOrNull(lineText(line, 'Quantity'))));

/** Date of a date or an instant, in the account's time zone. */
function dayOf(value: string | null | undefined, timeZone: string): string | null {
  if (!value) return null;
  if (isCalendarDate(value)) return value;
  return instantMs(value) === null ? null : calendarDateIn(value, timeZone);
}

const isInstant = (value: string | null | undefined): value is string => instantMs(value) !== null;

/** Converts an order of a list; `lines` are those that were read with it. */
export function toSummary(head: WireHead, reading: OrderReading, lines?: readonly OrderLine[]): OrderSummary {
  const { accountId, timeZone, terms, counted, orderFields, serverTime } = reading;
  const zone = terms?.timeZone || timeZone;
  const status = plain(terms?.status) || plain(head.status) || 'Pending';
  const placed = [head.placedAt, headText(head, 'OrderedDate'), headText(head, 'CreatedDate')].find(isInstant);
  const cases = terms?.cases ?? quantityOrNull(headText(head, orderFields.cases));
  const countedCases = counted ?? (lines === undefined || counted === null ? null : orderedOf(lines));
  return {
    id: recordId(head.id),
    number: plain(head.number) || recordId(head.id),
    accountId: accountId ?? 'guest',
    // A status that the library does not know is shown as it is: the store's list is open.
    status: orderStatusFor(status) ?? (status as OrderSummary['status']),
    placedAt: placed ?? serverTime,
    deliveryDate: terms?.deliveryDate ?? dayOf(headText(head, orderFields.deliveryDate), zone),
    cases: cases ?? countedCases,
    total: totalOf(head, reading),
  };
}

/** Total of a line with its adjustments; including tax in a gross store. */
function lineTotal(line: WireOrderLine, gross: boolean): string | null {
  const names = [
    ...(gross ? ['AdjustedLineAmtWithTax', 'TotalAmtWithTax'] : []),
    'AdjustedLineAmount',
    'TotalPrice',
    'TotalLineAmount',
  ];
  return names.map((name) => lineText(line, name)).find((value) => value !== null) ?? null;
}

function toLine(
  line: WireOrderLine,
  place: number,
  gross: boolean,
  { currency, media, productFields, terms, unreadable }: OrderReading,
): OrderLine {
  const { product } = line;
  const lineId = line.id ?? lineText(line, 'Id') ?? `line-${place + 1}`;
  const ofProduct = (name: string): string | null => fieldText(product?.fields ?? null, 'Product2', name);
  const wire = {
    id: product?.id ?? lineText(line, 'Product2Id') ?? ofProduct('Id') ?? lineId,
    name: ofProduct('Name') ?? lineText(line, 'Name') ?? lineText(line, 'Description'),
    sku: ofProduct('StockKeepingUnit') ?? lineText(line, 'StockKeepingUnit'),
    fields: ownFields(product?.fields ?? null, 'Product2'),
    image: imageOf(product?.media, media),
    rule: null,
  };
  const price = priceOf({ list: lineText(line, 'ListPrice'), unit: lineText(line, 'UnitPrice') }, currency, null);
  const quantity = quantityOrNull(lineText(line, 'Quantity'));
  if (quantity === null) unreadable('quantity of a line');
  return {
    id: recordId(lineId),
    product: toProduct(wire, productFields, price, { label: null, available: null, backOn: null }, undefined),
    quantity,
    total: amountOrReport(lineTotal(line, gross), currency, 'total of a line', unreadable),
    isFreeGood: terms?.freeLineIds?.some((free) => sameId(free, lineId)) ?? false,
  };
}

/**
 * Converts the totals, which add up to the order's total; an unexplained difference is shown as an adjustment (decision
 * 3), and so is an unknown delivery charge. With an unknown subtotal or tax, which the page shows as unknown, there is no
 * adjustment.
 */
function totalsOf(
  head: WireHead,
  lines: readonly OrderLine[],
  total: Money | null,
  { currency, terms, messages, unreadable }: OrderReading,
): OrderTotals {
  const zero = money(0, currency);
  const gross = isGross(head);
  const amounts = lines.flatMap((line) => line.total ?? []);
  const subtotal =
    amounts.length === lines.length
      ? sumMoney(amounts, currency)
      : amountOrNull(headText(head, gross ? 'TotalAdjProductAmtWithTax' : 'TotalAdjustedProductAmount'), currency);
  const deposits = amountOrNull(terms?.deposits, currency);
  const minimumOrderCharge = amountOrNull(terms?.minimumOrderCharge, currency);
  const tax = gross ? zero : amountOrReport(headText(head, 'TotalTaxAmount'), currency, 'tax of the order', unreadable);
  const delivery = amountOrReport(
    headText(head, gross ? 'TotalAdjDeliveryAmtWithTax' : 'TotalAdjustedDeliveryAmount'),
    currency,
    'delivery charge of the order',
    unreadable,
  );
  const named = addMoney(deposits ?? zero, minimumOrderCharge ?? zero);
  // The platform's delivery amount can include deposits and the minimum order charge.
  const charges = delivery === null ? zero : delivery.minor >= named.minor ? subtractMoney(delivery, named) : delivery;
  const without = total && subtractMoney(total, amountOrNull(terms?.surcharge, currency) ?? zero);
  const rest = without && subtotal && tax ? subtractMoney(without, addMoney(subtotal, named, charges, tax)) : zero;
  const discounts = [
    { label: messages.charges, amount: charges },
    { label: rest.minor < 0 ? messages.promotions : messages.adjustments, amount: rest },
  ].filter(({ amount }) => amount.minor !== 0);
  return {
    cases: terms?.cases ?? orderedOf(lines),
    subtotal,
    discounts,
    deposits,
    minimumOrderCharge,
    tax,
    taxRate: terms?.taxRate ?? null,
    total: without,
  };
}

/** Converts an order with all details. `groupFields` are those of its delivery groups. */
export function toOrder(
  head: WireHead,
  wireLines: readonly WireOrderLine[],
  groupFields: readonly WireFields[],
  reading: OrderReading,
): Order {
  const { currency, terms, orderFields, messages } = reading;
  const gross = isGross(head);
  const lines = wireLines.filter((line) => !isCharge(line)).map((line, place) => toLine(line, place, gross, reading));
  const summary = toSummary(head, reading, lines);
  const timeZone = terms?.timeZone || reading.timeZone;
  const desiredDate =
    groupFields
      .map((fields) => dayOf(groupText(fields, 'DesiredDeliveryDate'), timeZone))
      .find((day) => day !== null) ?? null;
  const deliveryDate = summary.deliveryDate ?? desiredDate;
  const deliveries =
    terms?.deliveries?.map(({ date, lineIds }) => ({ date: date ?? null, lineIds: lineIds.map(recordId) })) ?? [];
  const guest = terms?.guest ? parseGuestDetails(terms.guest) : null;
  return {
    ...summary,
    deliveryDate,
    lines,
    totals: totalsOf(head, lines, summary.total, reading),
    method: terms?.method ?? 'delivery',
    deliveries: deliveries.length > 0 ? deliveries : [{ date: deliveryDate, lineIds: lines.map(({ id }) => id) }],
    empties: { cylinder: terms?.empties?.cylinder ?? 0, glass: terms?.empties?.glass ?? 0 },
    guest,
    purchaseOrderNumber: typed(terms?.purchaseOrderNumber ?? headText(head, orderFields.purchaseOrderNumber)),
    notes: typed(
      terms?.notes ??
        headText(head, orderFields.notes) ??
        groupFields.map((fields) => groupText(fields, 'DeliveryInstructions')).find(Boolean),
    ),
    ...(terms?.fields?.length
      ? { fields: terms.fields.map(({ label, kind, value }) => ({ label: plain(label), kind, value: typed(value) })) }
      : {}),
    paymentLabel: plain(terms?.paymentLabel) || messages.purchaseOrder,
    surcharge: amountOrNull(terms?.surcharge, currency),
    changesUntil: isInstant(terms?.changesUntil) ? terms.changesUntil : null,
    timeZone,
    confirmationEmail: typed(terms?.confirmationEmail).trim() || null,
    serverTime: reading.serverTime,
  };
}
