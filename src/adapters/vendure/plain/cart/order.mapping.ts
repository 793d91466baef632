import type { Cart, CartLine, CartRefusal, CartTotals } from '../../../../domain';
import { addMoney, money, subtractMoney, sumMoney } from '../../../../rules/money';
import { plain } from '../../../common/text';
import { amountOf } from '../../common/amounts';
import { messagesFor } from '../../common/messages';
import type { VendureOptions } from '../../vendure.types';
import { toProduct } from '../catalog/variant.mapping';
import type { WireOrder } from './order.wire';

/** Id of the cart before the first addition creates one. */
const NEW_CART = 'new';

/** Further data for a cart. */
export interface CartReading {
  readonly accountId: string;
  readonly currency: string;
  readonly locale: string;
  readonly options: VendureOptions;
  readonly now: number;
}

/** A cart, empty without an order. */
export function toCart(wire: WireOrder | null, { accountId, currency, locale, options, now }: CartReading): Cart {
  const lines = wire === null ? [] : linesOf(wire, options);
  const zero = money(0, currency);
  const subtotal = sumMoney(
    lines.flatMap(({ total, problem }) => (problem === null && total !== null ? [total] : [])),
    currency,
  );
  return {
    id: wire?.id ?? NEW_CART,
    accountId,
    revision: null,
    lines,
    totals:
      wire === null
        ? {
            cases: 0,
            subtotal: zero,
            discounts: [],
            deposits: null,
            minimumOrderCharge: null,
            tax: zero,
            taxRate: null,
            total: zero,
          }
        : totalsOf(wire, locale, casesOf(lines)),
    minimum: {},
    minimumProgress: { cases: casesOf(lines), value: subtotal },
    isRepricing: false,
    // Whole seconds, as SQLite stores them: an empty cart is never newer than the one of the first addition.
    savedAt: wire?.updatedAt ?? new Date(now - (now % 1000)).toISOString(),
  };
}

/**
 * Lines newest first. Vendure sorts them by the time of their creation, oldest first; on a database that stores whole
 * seconds, lines of one request have no order. Vendure numbers them, unless a shop has ids of its own.
 */
function newestFirst(lines: WireOrder['lines']): WireOrder['lines'] {
  const isNumbered = lines.every(({ id }) => /^\d{1,15}$/.test(id));
  return isNumbered ? [...lines].sort((a, b) => Number(b.id) - Number(a.id)) : [...lines].reverse();
}

const linesOf = ({ lines, currencyCode }: WireOrder, options: VendureOptions): readonly CartLine[] =>
  newestFirst(lines).map(({ id, quantity, linePrice, productVariant }): CartLine => ({
    id,
    product: toProduct(productVariant, options),
    quantity,
    total: amountOf(linePrice, currencyCode),
    isFreeGood: false,
    problem: productVariant.stockLevel === 'OUT_OF_STOCK' ? 'out-of-stock' : null,
    promotion: null,
  }));

const casesOf = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { quantity, problem }) => (problem === null ? sum + (quantity ?? 0) : sum), 0);

/**
 * Totals of an order without tax in its parts. What the lines and discounts do not explain, such as the delivery, is a
 * charge, so that the rows add up to the server's total (decision 3).
 */
export function totalsOf(wire: WireOrder, locale: string, cases: number): CartTotals {
  const currency = wire.currencyCode;
  const subtotal = sumMoney(
    wire.lines.map(({ linePrice }) => amountOf(linePrice, currency)),
    currency,
  );
  const discounts = wire.discounts.map(({ description, amount }) => ({
    label: plain(description) || messagesFor(locale).promotions,
    amount: amountOf(amount, currency),
  }));
  const explained = addMoney(subtotal, ...discounts.map(({ amount }) => amount));
  const charges = subtractMoney(amountOf(wire.total, currency), explained);
  const rates = new Set(wire.taxSummary.filter(({ taxTotal }) => taxTotal !== 0).map(({ taxRate }) => taxRate));
  const [rate] = rates;
  return {
    cases,
    subtotal,
    discounts: [...discounts, { label: messagesFor(locale).charges, amount: charges }].filter(
      ({ amount }) => amount.minor !== 0,
    ),
    deposits: null,
    minimumOrderCharge: null,
    tax: amountOf(wire.totalWithTax - wire.total, currency),
    taxRate: rates.size === 1 ? (rate ?? null) : null,
    total: amountOf(wire.totalWithTax, currency),
  };
}

const byCode = new Map<string | undefined, CartRefusal>([
  ['INSUFFICIENT_STOCK_ERROR', 'out-of-stock'],
  ['NEGATIVE_QUANTITY_ERROR', 'quantity'],
  ['ORDER_LIMIT_ERROR', 'cart-full'],
]);

/** Reason of an error code; an unknown one becomes `not-added`. */
export const refusalFor = (code: string | undefined): CartRefusal => byCode.get(code) ?? 'not-added';
