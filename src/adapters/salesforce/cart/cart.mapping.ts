import type { Cart, CartLine, CartRefusal, CartTotals, Money, ProductProblem } from '../../../domain';
import { errorFor } from '../../../rules/error-codes';
import { ACTIVE_CART_NAME } from '../../../rules/limits';
import { addMoney, money, subtractMoney, sumMoney } from '../../../rules/money';
import { findCode } from '../../../rules/server-codes';
import { minimumOf } from '../accounts/accounts.mapping';
import { fieldsOf, priceOf, toProduct } from '../catalog/product.mapping';
import {
  amountOf,
  amountOrNull,
  amountOrReport,
  isChargeType,
  quantityOrNull,
  type Unreadable,
} from '../common/amounts';
import type { ProductFields } from '../common/field-names';
import { recordId, sameId } from '../common/ids';
import { imageOf, type MediaPlace } from '../common/media';
import type { PlatformMessages } from '../common/messages';
import { plain } from '../../common/text';
import type { ResponseOf } from '../server-methods/contract';
import type { ServerError } from '../transport/errors';
import type { WireItem, WireItemProduct, WirePromotion, WireSummary } from './cart.wire';

/** Terms of a cart from the store's server method. */
export type CartTerms = ResponseOf<'getCartTerms'>;

/** A complete cart of the platform. */
export interface WireCart {
  readonly summary: WireSummary;
  readonly items: readonly { readonly item: WireItem; readonly failed: boolean }[];
  readonly promotions: readonly WirePromotion[];
  /** True while the platform is calculating: totals can be outdated, missing or 0. */
  readonly calculating: boolean;
}

/** Further data for mapping a cart. */
export interface CartReading {
  readonly accountId: string | null;
  readonly currency: string;
  readonly terms: CartTerms | null;
  readonly messages: PlatformMessages;
  readonly media: MediaPlace;
  readonly fields: ProductFields;
  readonly now: number;
  readonly unreadable: Unreadable;
}

const problems: readonly ProductProblem[] = ['out-of-stock', 'not-listed', 'price-unavailable'];

/** Converts a cart. */
export function toCart({ summary, items, promotions, calculating }: WireCart, reading: CartReading): Cart {
  const { accountId, currency, terms } = reading;
  const lines = items.flatMap(({ item, failed }) => toLine(item, failed, calculating, reading));
  const counted = countedOf(lines, reading);
  return {
    id: summary.cartId ? recordId(summary.cartId) : ACTIVE_CART_NAME,
    accountId: accountId ?? 'guest',
    revision: null,
    lines,
    totals: totalsOf({ summary, promotions, calculating }, lines, reading),
    minimum: minimumOf(terms?.minimum, currency),
    minimumProgress: counted,
    isRepricing: calculating || terms?.isRepricingNeeded === true,
    savedAt: new Date(reading.now).toISOString(),
  };
}

function toLine(
  item: WireItem,
  failed: boolean,
  calculating: boolean,
  { currency, terms, media, fields, unreadable }: CartReading,
): CartLine[] {
  if (isChargeType(item.type)) return [];
  // A line without an id is still being added by the platform; the next read has it.
  if (!item.cartItemId) {
    if (!calculating) unreadable('id of a cart line');
    return [];
  }
  const quantity = quantityOrNull(item.quantity);
  if (quantity === null) unreadable('quantity of a cart line');
  const own = terms?.lines?.find(({ cartItemId }) => sameId(cartItemId, item.cartItemId));
  const free = own?.free ?? (item.subType === 'Bonus' || item.subType === 'Gift');
  const total = amountOrNull(item.totalPrice, currency) ?? (free ? money(0, currency) : null);
  const product = lineProduct(item, item.productDetails, currency, media, fields);
  const hasErrors = failed || item.messagesSummary?.hasErrors === true;
  const found = hasErrors
    ? 'not-listed'
    : quantity === null
      ? 'quantity-unknown'
      : total === null && !calculating
        ? 'price-unavailable'
        : null;
  return [
    {
      id: recordId(item.cartItemId),
      product,
      quantity,
      total,
      isFreeGood: free,
      problem: own?.problem ? (findCode(problems, own.problem) ?? 'not-listed') : found,
      promotion: plain(own?.promotion) || plain(item.promotionDisplayName) || null,
    },
  ];
}

function lineProduct(
  item: WireItem,
  details: WireItemProduct,
  currency: string,
  media: MediaPlace,
  fields: ProductFields,
): CartLine['product'] {
  const wire = {
    id: item.productId ?? details?.productId ?? item.cartItemId ?? '',
    name: details?.name ?? item.name,
    sku: details?.sku ?? null,
    fields: fieldsOf(details?.fields ?? null),
    image: imageOf(details?.thumbnailImage, media),
    rule: details?.purchaseQuantityRule ?? null,
  };
  const price = priceOf({ list: item.listPrice, unit: item.salesPrice }, currency, null);
  return toProduct(wire, fields, price, { label: null, available: null, backOn: null }, undefined);
}

const counts = ({ isFreeGood, problem }: CartLine): boolean => !isFreeGood && problem === null;

/**
 * Quantity and value that count towards the minimum: from the store's terms, otherwise from the orderable lines
 * (decision 6).
 */
function countedOf(lines: readonly CartLine[], { currency, terms }: CartReading): Cart['minimumProgress'] {
  if (terms?.counted)
    return { cases: terms.counted.cases, value: amountOf(terms.counted.value, currency, 'counted value') };
  return {
    cases: casesOf(lines),
    value: sumMoney(
      lines.filter(counts).flatMap(({ total }) => total ?? []),
      currency,
    ),
  };
}

const casesOf = (lines: readonly CartLine[]): number =>
  lines.filter(counts).reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);

/**
 * Converts the totals, which always add up to the platform's total: an unexplained difference is shown as charges or
 * adjustments, never hidden (decision 3). While the platform calculates, missing amounts are derived from the lines.
 */
function totalsOf(
  { summary, promotions, calculating }: Pick<WireCart, 'summary' | 'promotions' | 'calculating'>,
  lines: readonly CartLine[],
  { currency, terms, messages, unreadable }: CartReading,
): CartTotals {
  const zero = money(0, currency);
  const amount = (value: string | number | null, what: string): Money | null => {
    if (lines.length === 0) return amountOrNull(value, currency) ?? zero;
    return calculating ? amountOrNull(value, currency) : amountOrReport(value, currency, what, unreadable);
  };
  const ofLines = sumMoney(
    lines.flatMap(({ total }) => total ?? []),
    currency,
  );
  const subtotal = amountOrNull(summary.totalProductAmount, currency) ?? ofLines;
  const after = amountOrNull(summary.totalProductAmountAfterAdjustments, currency) ?? subtotal;
  // In a gross store prices include tax, so tax is not added to the total.
  const tax = summary.taxType === 'Gross' ? zero : amount(summary.totalTaxAmount, 'tax of the cart');
  const deposits = amountOrNull(terms?.deposits, currency);
  const minimumOrderCharge = amountOrNull(terms?.minimumOrderCharge, currency);
  const named = addMoney(deposits ?? zero, minimumOrderCharge ?? zero);
  const charged = amount(summary.totalChargeAmount, 'charges of the cart');
  const charges = charged === null ? zero : subtractMoney(charged, named);
  const known = addMoney(after, charges, named, tax ?? zero);
  const reportedTotal = amountOrNull(summary.grandTotalAmount, currency);
  const total =
    reportedTotal ??
    (calculating || lines.length === 0 ? known : amountOf(summary.grandTotalAmount, currency, 'total'));
  const promoted = promotions.flatMap(({ displayName, adjustmentAmount }) => {
    const each = amountOrNull(adjustmentAmount, currency);
    return each === null || each.minor === 0
      ? []
      : [{ label: plain(displayName) || messages.promotions, amount: each }];
  });
  const saved = subtractMoney(after, subtotal);
  const isNamed =
    sumMoney(
      promoted.map(({ amount: each }) => each),
      currency,
    ).minor === saved.minor;
  const parts = [
    ...(isNamed ? promoted : [{ label: messages.promotions, amount: saved }]),
    { label: messages.charges, amount: charges },
    // With an unknown tax the difference cannot be explained, so there is no adjustment.
    { label: messages.adjustments, amount: tax === null ? zero : subtractMoney(total, known) },
  ];
  return {
    cases: casesOf(lines),
    subtotal,
    discounts: parts.filter(({ amount: each }) => each.minor !== 0),
    deposits,
    minimumOrderCharge,
    tax,
    taxRate: terms?.taxRate ?? null,
    total,
  };
}

const reasons: readonly CartRefusal[] = [
  'out-of-stock',
  'not-listed',
  'quantity',
  'ordering-stopped',
  'cart-full',
  'line-gone',
  'not-added',
];

/** Parses the reason of a server method; an unknown one becomes `not-added`. */
export const cartRefusalFor = (reasonText: unknown): CartRefusal =>
  reasons.find((reason) => reason === reasonText) ?? 'not-added';

/** Error codes of platform and stores for stock and quantity; messages are never matched. */
const STOCK = /STOCK|INVENTORY/;
const QUANTITY = /QUANTITY|INCREMENT|MINIMUM|MAXIMUM_ORDER/;
const FULL = /MAX_LIMIT_EXCEEDED|^LIMIT_EXCEEDED|TOO_MANY_RECORDS|CART_ITEM_LIMIT/;

/** Reason why a product was not added, from the server's error codes. */
export function refusalOf(errors: readonly ServerError[]): CartRefusal {
  const codes = errors.map(({ code }) => code);
  if (codes.some((code) => STOCK.test(code))) return 'out-of-stock';
  if (codes.some((code) => QUANTITY.test(code))) return 'quantity';
  if (codes.some((code) => FULL.test(code))) return 'cart-full';
  if (codes.some((code) => code === 'ORDERING_STOPPED')) return 'ordering-stopped';
  if (
    codes.some(
      (code) =>
        errorFor(code) === 'item-not-found' || errorFor(code) === 'record-missing' || code === 'INVALID_ID_FIELD',
    )
  )
    return 'not-listed';
  return 'not-added';
}

/** The platform's message for a refusal as plain text; undefined without one. */
export const detailOf = (errors: readonly ServerError[]): string | undefined => plain(errors[0]?.message) || undefined;
