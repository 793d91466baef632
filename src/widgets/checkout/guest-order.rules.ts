import type { DeliveryMethod, DeliveryOption, Money, Order, OrderField } from '../../domain';
import { isCalendarDate } from '../../rules';
import { ownValue } from '../../rules/read';
import { ownNumber, ownString } from '../../runtime/storage';
import { placeOf } from './checkout.rules';

/** Content of an order confirmation. */
export interface Confirmation {
  readonly number: string;
  readonly isGuest: boolean;
  readonly method: DeliveryMethod;
  readonly date: string | null;
  /** Address of the delivery or pickup; null if it is unknown. */
  readonly place: string | null;
  /** Answers to the store's own fields. */
  readonly fields: readonly OrderField[];
  readonly lines: readonly ConfirmedLine[];
  readonly payment: string;
  /** Null if the order does not contain it. */
  readonly total: Money | null;
}

interface ConfirmedLine {
  readonly name: string;
  readonly packSize: string;
  /** Null if the order does not contain it; also for `total`. */
  readonly quantity: number | null;
  readonly total: Money | null;
  readonly isFree: boolean;
}

/** Creates the confirmation of an order; its address is that of the option offered at checkout. */
export function confirmationOf(order: Order, offered: readonly DeliveryOption[]): Confirmation {
  const option = offered.find(({ method }) => method === order.method);
  return {
    number: order.number,
    isGuest: order.guest !== null,
    method: order.method,
    date: order.deliveryDate,
    place: option === undefined ? null : placeOf(option),
    fields: order.fields ?? [],
    lines: order.lines.map(({ product, quantity, total, isFreeGood }) => ({
      name: product.name,
      packSize: product.packSize,
      quantity,
      total,
      isFree: isFreeGood,
    })),
    payment: order.paymentLabel,
    total: order.total,
  };
}

/** Parses a stored confirmation; returns null if it is none. */
export function parseConfirmation(value: unknown): Confirmation | null {
  const [number, method, payment] = [
    ownString(value, 'number'),
    ownString(value, 'method'),
    ownString(value, 'payment'),
  ];
  const total = parseAmount(value, 'total');
  const listed = ownValue(value, 'lines');
  const lines = Array.isArray(listed) ? listed.map(parseLine) : [];
  const answered = ownValue(value, 'fields');
  const fields = Array.isArray(answered) ? answered.map(parseField) : [];
  if (
    number === null ||
    payment === null ||
    total === undefined ||
    (method !== 'delivery' && method !== 'pickup') ||
    !lines.every((line) => line !== null) ||
    !fields.every((field) => field !== null)
  )
    return null;
  return {
    number,
    isGuest: ownValue(value, 'isGuest') === true,
    method,
    date: ownString(value, 'date'),
    place: ownString(value, 'place'),
    fields,
    lines,
    payment,
    total,
  };
}

function parseLine(value: unknown): ConfirmedLine | null {
  const [name, packSize] = [ownString(value, 'name'), ownString(value, 'packSize')];
  const quantity = ownValue(value, 'quantity') === null ? null : (ownNumber(value, 'quantity') ?? undefined);
  const total = parseAmount(value, 'total');
  return name === null || packSize === null || quantity === undefined || total === undefined
    ? null
    : { name, packSize, quantity, total, isFree: ownValue(value, 'isFree') === true };
}

function parseField(value: unknown): OrderField | null {
  const [label, kind, text] = [ownString(value, 'label'), ownString(value, 'kind'), ownString(value, 'value')];
  if (label === null || text === null) return null;
  if (kind === 'date') return isCalendarDate(text) ? { label, kind, value: text } : null;
  return kind === 'text' || kind === 'choice' || kind === 'file' ? { label, kind, value: text } : null;
}

/** Parses an amount. Returns null for a stored null, undefined for an invalid value. */
function parseAmount(value: unknown, name: string): Money | null | undefined {
  const stored = ownValue(value, name);
  const [minor, currency] = [ownNumber(stored, 'minor'), ownString(stored, 'currency')];
  return stored === null ? null : minor === null || currency === null ? undefined : { minor, currency };
}
