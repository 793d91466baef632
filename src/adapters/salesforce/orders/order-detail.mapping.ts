import type {
  LineProgress,
  Money,
  Order,
  OrderDetail,
  OrderDetailLine,
  OrderInvoice,
  OrderParty,
  OrderRow,
  Product,
  Shipment,
} from '../../../domain';
import { type OrderStatus, orderStatusFor } from '../../../rules/server-codes';
import { addressOf } from '../accounts/accounts.mapping';
import { toUnavailableProduct } from '../catalog/product.mapping';
import { amountOf, amountOrNull, currencyOf } from '../common/amounts';
import type { ProductFields } from '../common/field-names';
import { recordId, sameId } from '../common/ids';
import { plain, typed } from '../../common/text';
import type { ResponseOf } from '../server-methods/contract';

type WireRow = ResponseOf<'searchOrders'>['orders'][number];
type WireDetail = NonNullable<ResponseOf<'getOrderDetail'>>;
type WireLine = WireDetail['lines'][number];

const plainOrNull = (text: string | null | undefined): string | null => plain(text) || null;

/** A status that the library does not know is shown as it is: the store's list is open. */
const statusOf = (code: string): OrderStatus => orderStatusFor(code) ?? (plain(code) as OrderStatus);

/** Converts all given texts to plain text; leaves out missing ones. */
const plainTexts = <Texts extends { readonly [Key in keyof Texts]?: string | null | undefined }>(texts: Texts) =>
  // The result has the same keys, each with a text or null.
  Object.fromEntries(
    Object.entries<string | null | undefined>(texts).map(([key, text]) => [key, plainOrNull(text)]),
  ) as {
    readonly [Key in keyof Texts]: string | null;
  };

/** Default values of a row for fields that a response can leave out. */
const unknownProgress = {
  sapOrderNumber: null,
  cokeOrderNumber: null,
  transactionId: null,
  invoiceNumber: null,
  createdBy: null,
};

/** Converts an order of a list. Fields that are not named here are texts with the same name. */
export function toRow(wire: WireRow, accountId: string): OrderRow {
  const {
    orderSummaryId,
    orderNumber,
    status,
    placedAt,
    deliveryDate,
    cases,
    total,
    currencyIsoCode,
    purchaseOrderNumber,
    method,
    deliveryMethodName,
    shippingMethodName,
    orderedAmount,
    deliveredAmount,
    shortCases,
    ...texts
  } = wire;
  const currency = currencyOf(currencyIsoCode);
  return {
    ...unknownProgress,
    ...plainTexts(texts),
    id: recordId(orderSummaryId),
    number: plain(orderNumber) || recordId(orderSummaryId),
    accountId,
    status: statusOf(status),
    placedAt,
    deliveryDate: deliveryDate ?? null,
    cases,
    total: amountOf(total, currency, 'total of the order'),
    purchaseOrderNumber: typed(purchaseOrderNumber),
    method: method ?? 'delivery',
    deliveryMethod: plainOrNull(deliveryMethodName),
    shippingMethod: plainOrNull(shippingMethodName),
    orderedAmount: amountOf(orderedAmount, currency, 'ordered amount'),
    deliveredAmount: amountOrNull(deliveredAmount, currency),
    shortCases: shortCases ?? null,
  };
}

/** Products that were delivered as substitutes. */
export interface DetailReading {
  readonly products: readonly Product[];
  readonly productFields: ProductFields;
}

function progressOf(wireLine: WireLine | undefined, { products, productFields }: DetailReading): LineProgress {
  const instead = wireLine?.substitute;
  return {
    confirmed: wireLine?.confirmed ?? null,
    shipped: wireLine?.shipped ?? null,
    delivered: wireLine?.delivered ?? null,
    invoiced: wireLine?.invoiced ?? null,
    reason: plainOrNull(wireLine?.reason),
    substitute: instead
      ? {
          product:
            products.find(({ id }) => sameId(id, instead.productId)) ?? toUnavailableProduct(instead, productFields),
          quantity: instead.quantity,
        }
      : null,
  };
}

const partyOf = (wire: WireDetail['account']): OrderParty | null =>
  wire ? { name: plain(wire.name), number: plainOrNull(wire.number), address: addressOf(wire.address) } : null;

function invoiceOf(wire: WireDetail['invoice'], currency: string): OrderInvoice | null {
  if (!wire) return null;
  const sum = (value: string): Money => amountOf(value, currency, 'invoice of the order');
  return {
    id: wire.invoiceId,
    number: plain(wire.number),
    total: sum(wire.total),
    due: wire.due ?? null,
    rows: {
      ordered: sum(wire.ordered),
      notDelivered: sum(wire.notDelivered),
      discounts: sum(wire.discounts),
      deposits: sum(wire.deposits),
      minimumOrderCharge: amountOrNull(wire.minimumOrderCharge, currency),
      tax: sum(wire.tax),
      taxRate: wire.taxRate ?? null,
    },
  };
}

const shipmentOf = ({
  shipmentId,
  number,
  status,
  carrier,
  date,
  cases,
  signedBy,
}: WireDetail['shipments'][number]): Shipment => ({
  id: recordId(shipmentId),
  number: plain(number),
  status: statusOf(status),
  carrier: plainOrNull(carrier),
  date: date ?? null,
  cases: cases ?? null,
  signedBy: plainOrNull(signedBy),
});

/**
 * Converts an order with the data of the store's server method. The platform's order takes precedence, except where it
 * has only a default value.
 */
export function toDetail(order: Order, wire: WireDetail, reading: DetailReading): OrderDetail {
  const currency = currencyOf(wire.order.currencyIsoCode);
  const row = toRow(wire.order, order.accountId);
  return {
    ...row,
    ...order,
    cases: order.cases ?? row.cases,
    total: order.total ?? row.total,
    deliveryDate: order.deliveryDate ?? row.deliveryDate,
    method: wire.order.method ?? order.method,
    purchaseOrderNumber: order.purchaseOrderNumber || row.purchaseOrderNumber,
    lines: order.lines.map((line): OrderDetailLine => {
      const wireLine = wire.lines.find(({ orderItemSummaryId }) => sameId(orderItemSummaryId, line.id));
      return {
        ...line,
        unitPrice: amountOrNull(wireLine?.unitPrice, currency),
        sapItemNumber: plainOrNull(wireLine?.sapItemNumber),
        progress: progressOf(wireLine, reading),
      };
    }),
    steps: wire.steps.map(({ status, at, by, note }) => ({
      status: statusOf(status),
      at,
      by: plainOrNull(by),
      note: plainOrNull(note),
    })),
    shipments: wire.shipments.map(shipmentOf),
    account: partyOf(wire.account),
    shippingAddress: addressOf(wire.shippingAddress),
    billing: partyOf(wire.billing),
    buyer: wire.buyer
      ? {
          name: plain(wire.buyer.name),
          email: plainOrNull(wire.buyer.email),
          phone: plainOrNull(wire.buyer.phoneNumber),
        }
      : null,
    invoice: invoiceOf(wire.invoice, currency),
    canCancel: wire.canCancel,
    moneyBack: plainOrNull(wire.moneyBack),
    cancelReasons: (wire.cancelReasons ?? []).map(plain).filter(Boolean),
    cancellation: wire.cancellation
      ? { reason: typed(wire.cancellation.reason), at: wire.cancellation.at, by: plainOrNull(wire.cancellation.by) }
      : null,
  };
}
