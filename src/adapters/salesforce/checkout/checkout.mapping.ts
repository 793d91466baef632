import type { Cart, Checkout, CheckoutField, OrderRefusal, OrderRequest } from '../../../domain';
import { type InLocale, PortError } from '../../../ports';
import { type OrderRequirements, orderRequirements, parseGuestDetails } from '../../../rules/checkout';
import { checkoutFieldProblems } from '../../../rules/checkout-fields';
import { isEmail } from '../../../rules/email';
import { plainAmount } from '../../../rules/money';
import { notesProblem, poNumberProblem, termsProblem } from '../../../rules/orders';
import { phoneProblem } from '../../../rules/phone';
import { ownValue } from '../../../rules/read';
import { addressOf, minimumOf } from '../accounts/accounts.mapping';
import { amountOf } from '../common/amounts';
import { recordId } from '../common/ids';
import { plain, typed } from '../../common/text';
import type { ResponseOf } from '../server-methods/contract';
import type { CheckoutErrors } from './checkout.wire';

export type CheckoutTerms = ResponseOf<'getCheckoutTerms'>;
type Slot = CheckoutTerms['deliveries'][number]['slots'][number];

const toSlot = ({ date, cutOff, closed }: Slot) => ({ date, cutOff, closedReason: plain(closed) || null });

const DEFAULT_TEXT_LENGTH = 255;
const DEFAULT_FILE = { types: ['application/pdf', 'image/jpeg', 'image/png'], maxBytes: 5 * 1024 * 1024 };

/** Converts the checkout's own fields. Without `uploadCheckoutFile` there are none of the kind `file`. */
export const fieldsOf = ({ fields }: CheckoutTerms, canUpload: boolean): readonly CheckoutField[] =>
  (fields ?? [])
    .filter(({ kind }) => canUpload || kind !== 'file')
    .map((wire): CheckoutField => {
      const { fieldId: id, kind, required } = wire;
      const field = { id, label: plain(wire.label), hint: plain(wire.hint) || null, required };
      switch (kind) {
        case 'text':
          return {
            ...field,
            kind,
            maxLength: wire.maxLength ?? DEFAULT_TEXT_LENGTH,
            multiline: wire.multiline === true,
          };
        case 'choice':
          return {
            ...field,
            kind,
            options: (wire.options ?? []).map(({ value, label }) => ({ value, label: plain(label) })),
          };
        case 'date':
          return { ...field, kind, min: wire.min ?? null, max: wire.max ?? null };
        case 'file':
          return {
            ...field,
            kind,
            types: wire.contentTypes ?? DEFAULT_FILE.types,
            maxBytes: wire.maxBytes ?? DEFAULT_FILE.maxBytes,
          };
        default:
          return kind satisfies never;
      }
    });

/** Converts an open checkout. */
export function toCheckout(cart: Cart, terms: CheckoutTerms, canUpload: boolean): Checkout {
  const { currency } = cart.totals.total;
  return {
    cart,
    deliveries: terms.deliveries.map(({ method, label, address, slots, minimum }) => ({
      method,
      label: plain(label),
      address: addressOf(address),
      slots: slots.map(toSlot),
      minimum: minimum ? minimumOf(minimum, currency) : null,
    })),
    groups: (terms.groups ?? []).map(({ id, label, cartItemIds, slots }) => ({
      id,
      label: plain(label),
      lineIds: cartItemIds.map(recordId),
      slots: slots.map(toSlot),
    })),
    bottlerId: terms.bottlerId ?? null,
    empties: (terms.empties ?? []).map(({ kind, label, detail, suggested, most }) => ({
      kind,
      label: plain(label),
      detail: plain(detail) || null,
      image: null,
      suggested: Math.max(1, suggested),
      most,
    })),
    paymentMethods: terms.paymentMethods.map(({ id, kind, label, detail, surcharge }) => ({
      id,
      kind,
      label: plain(label),
      detail: plain(detail) || null,
      surcharge: surcharge
        ? {
            rate: surcharge.rate,
            amount: amountOf(surcharge.amount, currency, 'surcharge'),
            basis: amountOf(surcharge.basis, currency, 'basis of the surcharge'),
            ...(surcharge.method ? { method: surcharge.method } : {}),
          }
        : null,
    })),
    requirements: orderRequirements(terms),
    ...(terms.fields?.length ? { fields: fieldsOf(terms, canUpload) } : {}),
    lastPurchaseOrderNumber: typed(terms.lastPurchaseOrderNumber).trim() || null,
    termsHref: terms.termsHref ?? null,
    timeZone: terms.timeZone,
    serverTime: terms.serverTime,
  };
}

const refusals: readonly OrderRefusal[] = [
  'cart-changed',
  'total-changed',
  'below-minimum',
  'ordering-stopped',
  'date-closed',
  'unavailable-lines',
  'handle-closed',
];

/** Parses an order refusal of a server method; other reasons are parsed as the cart's. */
export const orderRefusalFor = (reason: unknown): OrderRefusal =>
  refusals.find((known) => known === reason) ?? 'cart-changed';

/**
 * Reason why the platform cannot place an order, by its error types, and by the texts of general ones; null for none.
 */
export function refusalIn(errors: CheckoutErrors): OrderRefusal | 'payment' | null {
  if (errors.length === 0) return null;
  const types = errors.map(({ type, detail }) => `${type ?? ''} ${detail ?? ''}`.toLowerCase());
  if (types.some((type) => type.includes('payment'))) return 'payment';
  if (types.some((type) => type.includes('inventory') || type.includes('out of stock'))) return 'unavailable-lines';
  return 'cart-changed';
}

/** True when the platform's total differs from the one that the buyer saw; a missing total does not differ. */
export function totalDiffers(
  reported: string | number | null | undefined,
  seen: string | null,
  currency: string,
): boolean {
  if (reported === null || reported === undefined || seen === null) return false;
  return amountOf(reported, currency, 'total').minor !== amountOf(seen, currency, 'total').minor;
}

/** Converts the field problems of a server method to field message keys. */
export const fieldsIn = (
  fields: Readonly<Record<string, string>> | null | undefined,
): Readonly<Record<string, string>> | undefined => {
  const found = Object.entries(fields ?? {}).filter(([name]) => ownValue(fields, name) !== undefined);
  return found.length === 0 ? undefined : Object.fromEntries(found);
};

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

/** Validates the answers of an order. @throws PortError `rejected` with the fields */
export function checkAnswers(
  request: OrderRequest,
  skipPhone: boolean,
  requirements: OrderRequirements,
  ownFields: readonly CheckoutField[],
): void {
  const { notes, purchaseOrderNumber, date, empties, termsAccepted, paymentMethodId, guest, accountId } = request;
  const guestDetails = accountId === null ? parseGuestDetails(guest) : null;
  const problems: Record<string, string | undefined> = {
    ...checkoutFieldProblems(ownFields, request.fields ?? []),
    notes: notesProblem(notes)?.code,
    purchaseOrderNumber: poNumberProblem(purchaseOrderNumber, requirements)?.code,
    date: date === null ? 'valueMissing' : undefined,
    termsAccepted: termsProblem(termsAccepted, requirements)?.code,
    paymentMethodId: paymentMethodId === null ? 'valueMissing' : undefined,
    // The store limits the number of empties; a negative number is always invalid.
    cylinder: isCount(empties.cylinder) ? undefined : 'rangeOverflow',
    glass: isCount(empties.glass) ? undefined : 'rangeOverflow',
    ...(guestDetails === null
      ? {}
      : {
          lastName: guestDetails.lastName === undefined ? 'valueMissing' : undefined,
          email:
            guestDetails.email === undefined
              ? 'valueMissing'
              : isEmail(guestDetails.email)
                ? undefined
                : 'typeMismatch',
          phoneNumber: phoneProblem(guestDetails.phoneNumber, { skipFormat: skipPhone })?.code,
        }),
  };
  const fields = Object.fromEntries(
    Object.entries(problems).flatMap(([name, code]) => (code === undefined ? [] : [[name, code]])),
  );
  if (Object.keys(fields).length > 0) throw new PortError('rejected', 'The order is not complete', { fields });
}

/** Converts the answers to the request that stores them. A store without own fields need not know their parameter. */
export const savedAnswersOf = (request: OrderRequest & InLocale, checkoutId: string, offered: CheckoutTerms) => ({
  effectiveAccountId: request.accountId,
  language: request.locale,
  checkoutId,
  cartId: request.cartId,
  method: request.method,
  date: request.date,
  additionalDeliveries: request.additionalDeliveries.map(({ date, lineIds }) => ({ date, cartItemIds: [...lineIds] })),
  empties: { ...request.empties },
  notes: request.notes,
  purchaseOrderNumber: request.purchaseOrderNumber.trim(),
  paymentMethodId: request.paymentMethodId,
  termsAccepted: request.termsAccepted,
  ...(offered.fields?.length
    ? {
        fields: (request.fields ?? []).map(({ id, value, fileName }) => ({
          fieldId: id,
          value,
          fileName: fileName ?? null,
        })),
      }
    : {}),
  guest: request.accountId === null ? { ...parseGuestDetails(request.guest) } : null,
  expectedTotal: plainAmount(request.expectedTotal),
  currencyIsoCode: request.expectedTotal.currency,
});
