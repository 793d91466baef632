import type { CartTotals, EasyOrder, EasyOrderQuote, OrderFill, Product } from '../../../domain';
import { EASY_ORDER_REJECTIONS } from '../../../rules/easy-order';
import { minimumOf } from '../accounts/accounts.mapping';
import { toUnavailableProduct } from '../catalog/product.mapping';
import { amountOf, amountOrNull, currencyOf } from '../common/amounts';
import type { ProductFields } from '../common/field-names';
import { recordId, sameId } from '../common/ids';
import { plain, typed } from '../../common/text';
import type { ResponseOf } from '../server-methods/contract';

type WireFill = NonNullable<ResponseOf<'fillOrder'>>;
type WireEasyOrder = NonNullable<ResponseOf<'getEasyOrder'>>;
type WireQuote = ResponseOf<'quoteEasyOrder'>;

const productIn = (products: readonly Product[], id: string | null | undefined): Product | null =>
  products.find((product) => sameId(product.id, id)) ?? null;

/** Converts quantities of earlier orders, with current products. */
export function toFill({ lines, orders, currencyIsoCode }: WireFill, products: readonly Product[]): OrderFill {
  const currency = currencyOf(currencyIsoCode);
  return {
    lines: lines.map(({ productId, name, sku, quantity, priceThen, usual, substituteId }) => {
      const product = productIn(products, productId);
      return {
        product,
        name: product?.name ?? (plain(name) || recordId(productId)),
        sku: plain(sku) || product?.sku || recordId(productId),
        quantity,
        previousPrice: amountOrNull(priceThen, currency),
        usual: usual ? { least: usual.least, most: usual.most } : null,
        substitute: productIn(products, substituteId),
      };
    }),
    orders: orders.map(({ orderSummaryId, orderNumber, date }) => ({
      id: recordId(orderSummaryId),
      number: plain(orderNumber),
      date,
    })),
  };
}

function totalsOf(wire: WireQuote['totals'], currency: string): CartTotals {
  const sum = (value: string, what: string) => amountOf(value, currency, what);
  return {
    cases: wire.cases,
    subtotal: sum(wire.subtotal, 'goods of the proposal'),
    discounts: (wire.discounts ?? []).map(({ label, amount }) => ({
      label: plain(label),
      amount: sum(amount, 'discount of the proposal'),
    })),
    deposits: amountOrNull(wire.deposits, currency),
    minimumOrderCharge: amountOrNull(wire.minimumOrderCharge, currency),
    tax: sum(wire.tax, 'tax of the proposal'),
    taxRate: wire.taxRate ?? null,
    total: amountOf(wire.total, currency, 'total of the proposal'),
  };
}

/** Converts a proposed order, decided or not. */
export function toEasyOrder(wire: WireEasyOrder, products: readonly Product[], fields: ProductFields): EasyOrder {
  const currency = currencyOf(wire.currencyIsoCode);
  const { order, rejection } = wire;
  return {
    id: wire.easyOrderId,
    status: wire.status,
    deliveryDate: wire.deliveryDate,
    decideBy: wire.decideBy,
    timeZone: wire.timeZone,
    serverTime: wire.serverTime,
    lines: wire.lines.map((line) => ({
      product: productIn(products, line.productId) ?? toUnavailableProduct(line, fields),
      quantity: line.quantity,
      orders: line.orders ?? null,
      substituteFor: plain(line.insteadOf) || null,
    })),
    totals: totalsOf(wire.totals, currency),
    minimum: minimumOf(wire.minimum, currency),
    paymentLabel: plain(wire.paymentLabel),
    order: order ? { id: recordId(order.orderSummaryId), number: plain(order.orderNumber) } : null,
    // A reason that the library does not know becomes `another-reason`.
    rejection: rejection
      ? {
          reason: EASY_ORDER_REJECTIONS.find((one) => one === rejection.reason) ?? 'another-reason',
          note: typed(rejection.note),
        }
      : null,
  };
}

/** Converts the quote of a proposal. */
export function toQuote({ totals, lineTotals, currencyIsoCode }: WireQuote): EasyOrderQuote {
  const currency = currencyOf(currencyIsoCode);
  return {
    totals: totalsOf(totals, currency),
    lineTotals: Object.fromEntries(
      lineTotals.map(({ productId, total }) => [recordId(productId), amountOrNull(total, currency)]),
    ),
  };
}
