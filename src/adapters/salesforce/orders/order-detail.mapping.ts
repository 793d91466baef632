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
import { plain, typed } from '../common/text';
import type { ResponseOf } from '../server-methods/contract';

type WireRow = ResponseOf<'searchOrders'>['orders'][number];
type WireDetail = NonNullable<ResponseOf<'getOrderDetail'>>;
type WireLine = WireDetail['lines'][number];

const shown = (text: string | null | undefined): string | null => plain(text) || null;

/** A status that the library does not know is shown as it is: the store's list is open. */
const statusOf = (word: string): OrderStatus => orderStatusFor(word) ?? (plain(word) as OrderStatus);

/** Converts all given texts to plain text; leaves out missing ones. */
const shownAll = <Texts extends { readonly [Key in keyof Texts]?: string | null | undefined }>(texts: Texts) =>
  // The result has the same keys, each with a text or null.
  Object.fromEntries(Object.entries<string | null | undefined>(texts).map(([key, text]) => [key, shown(text)])) as {
    readonly [Key in keyof Texts]: string | null;
  };

/** Default values of a row for fields that a response can leave out. */
const unsaid = {
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
    ...unsaid,
    ...shownAll(texts),
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
    deliveryMethod: shown(deliveryMethodName),
    shippingMethod: shown(shippingMethodName),
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

function progressOf(told: WireLine | undefined, { products, productFields }: DetailReading): LineProgress {
  const instead = told?.substitute;
  return {
    confirmed: told?.confirmed ?? null,
    shipped: told?.shipped ?? null,
    delivered: told?.delivered ?? null,
    invoiced: told?.invoiced ?? null,
    reason: shown(told?.reason),
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
  wire ? { name: plain(wire.name), number: shown(wire.number), address: addressOf(wire.address) } : null;

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
  carrier: shown(carrier),
  date: date ?? null,
  cases: cases ?? null,
  signedBy: shown(signedBy),
});

/** Converts an order with the data of the store's server method. The platform's order takes precedence. */
export function toDetail(order: Order, wire: WireDetail, reading: DetailReading): OrderDetail {
  const currency = currencyOf(wire.order.currencyIsoCode);
  const row = toRow(wire.order, order.accountId);
  return {
    ...row,
    ...order,
    cases: order.cases ?? row.cases,
    total: order.total ?? row.total,
    lines: order.lines.map((line): OrderDetailLine => {
      const told = wire.lines.find(({ orderItemSummaryId }) => sameId(orderItemSummaryId, line.id));
      return {
        ...line,
        unitPrice: amountOrNull(told?.unitPrice, currency),
        sapItemNumber: shown(told?.sapItemNumber),
        progress: progressOf(told, reading),
      };
    }),
    steps: wire.steps.map(({ status, at, by, note }) => ({
      status: statusOf(status),
      at,
      by: shown(by),
      note: shown(note),
    })),
    shipments: wire.shipments.map(shipmentOf),
    account: partyOf(wire.account),
    shippingAddress: addressOf(wire.shippingAddress),
    billing: partyOf(wire.billing),
    buyer: wire.buyer
      ? { name: plain(wire.buyer.name), email: shown(wire.buyer.email), phone: shown(wire.buyer.phoneNumber) }
      : null,
    invoice: invoiceOf(wire.invoice, currency),
    canCancel: wire.canCancel,
    moneyBack: shown(wire.moneyBack),
    cancelReasons: (wire.cancelReasons ?? []).map(plain).filter(Boolean),
    cancellation: wire.cancellation
      ? { reason: typed(wire.cancellation.reason), at: wire.cancellation.at, by: shown(wire.cancellation.by) }
      : null,
  };
}
