import type { Order, OrderDetail, OrderRow } from '../../../../domain';
import type { OrderStatus } from '../../../../rules/server-codes';
import { sumMoney } from '../../../../rules/money';
import { instantOf } from '../../../../rules/zones';
import { plain, typed } from '../../../common/text';
import { amountOf } from '../../common/amounts';
import { instantIn } from '../../common/instants';
import type { VendureOptions } from '../../vendure.types';
import { totalsOf } from '../cart/order.mapping';
import type { WireOrder } from '../cart/order.wire';
import { toProduct } from '../catalog/variant.mapping';
import { toAddress } from '../session/customer';
import type { WireBuyer, WireOrderDetail, WireRow } from './orders.wire';

/** Further data for an order. */
export interface OrderReading {
  readonly accountId: string;
  readonly locale: string;
  readonly options: VendureOptions;
  readonly now: number;
}

/** Vendure's states by status. A status that is not here has no state. */
export const STATES: Readonly<Partial<Record<OrderStatus, readonly string[]>>> = {
  pending: ['PaymentPending', 'ArrangingAdditionalPayment', 'Modifying'],
  'order-received': ['PaymentAuthorized', 'PaymentSettled'],
  shipped: ['PartiallyShipped', 'Shipped'],
  delivered: ['PartiallyDelivered', 'Delivered'],
  cancelled: ['Cancelled'],
};

/** States of a fulfillment before it is shipped. */
const WAITING: readonly string[] = ['Created', 'Pending'];

const statusOf = (state: string): OrderStatus =>
  // A state of the shop's own process is shown as it is: the list of statuses is open. The keys are the declared ones.
  (Object.keys(STATES) as OrderStatus[]).find((status) => STATES[status]?.includes(state)) ?? (state as OrderStatus);

// A cancelled order has no quantities any more, but those that were ordered.
const quantityOf = (line: WireRow['lines'][number]): number => line.quantity || line.orderPlacedQuantity;

/** Converts an order of a list. */
export function toRow(wire: WireRow, { accountId, options }: OrderReading): OrderRow {
  const { timeZone = 'UTC' } = options;
  const currency = wire.currencyCode;
  return {
    id: wire.id,
    number: wire.code,
    accountId,
    status: statusOf(wire.state),
    placedAt: instantIn(wire.orderPlacedAt ?? wire.createdAt, timeZone),
    deliveryDate: null,
    cases: wire.lines.reduce((sum, line) => sum + quantityOf(line), 0),
    total: amountOf(wire.totalWithTax, currency),
    purchaseOrderNumber: '',
    sapOrderNumber: null,
    cokeOrderNumber: null,
    transactionId: null,
    invoiceNumber: null,
    method: 'delivery',
    deliveryMethod: null,
    shippingMethod: plain(wire.shippingLines[0]?.shippingMethod.name) || null,
    createdBy: null,
    orderedAmount: sumMoney(
      wire.lines.map(({ linePrice }) => amountOf(linePrice, currency)),
      currency,
    ),
    deliveredAmount: null,
    shortCases: null,
  };
}

/** Converts an order with its lines. */
export function toOrder(wire: WireOrder, reading: OrderReading): Order {
  const { locale, now, options } = reading;
  const { timeZone = 'UTC' } = options;
  const { id, number, accountId, status, placedAt, deliveryDate, cases, total, method } = toRow(wire, reading);
  return {
    id,
    number,
    accountId,
    status,
    placedAt,
    deliveryDate,
    cases,
    total,
    method,
    lines: wire.lines.map((line) => ({
      id: line.id,
      product: toProduct(line.productVariant, options),
      quantity: quantityOf(line),
      total: amountOf(line.linePrice, wire.currencyCode),
      isFreeGood: false,
    })),
    totals: totalsOf(wire, locale, cases ?? 0),
    deliveries: [{ date: null, lineIds: wire.lines.map((line) => line.id) }],
    empties: { cylinder: 0, glass: 0 },
    guest: null,
    purchaseOrderNumber: '',
    notes: '',
    paymentLabel: plain(wire.payments?.[0]?.method) || '–',
    surcharge: null,
    changesUntil: null,
    timeZone,
    confirmationEmail: null,
    serverTime: instantOf(now, timeZone),
  };
}

/** Converts an order with all details that Vendure has. */
export function toDetail(wire: WireOrderDetail, buyer: WireBuyer, reading: OrderReading): OrderDetail {
  const { timeZone = 'UTC' } = reading.options;
  const order = toOrder(wire, reading);
  const fulfillments = (wire.fulfillments ?? []).filter(({ state }) => state !== 'Cancelled');
  const quantityIn = (lineId: string, states: readonly string[]): number | null =>
    fulfillments.length === 0
      ? null
      : fulfillments
          .filter(({ state }) => states.includes(state))
          .flatMap(({ lines }) => lines)
          .reduce((sum, line) => (line.orderLineId === lineId ? sum + line.quantity : sum), 0);
  const name = `${typed(buyer.firstName)} ${typed(buyer.lastName)}`.trim();
  const address = wire.shippingAddress?.streetLine1
    ? toAddress(wire.shippingAddress, wire.shippingAddress.countryCode ?? '')
    : null;
  const steps = wire.history.items.flatMap(({ createdAt, data }) => {
    const status = Object.values(STATES)
      .flat()
      .includes(data?.to ?? '')
      ? statusOf(data?.to ?? '')
      : null;
    return status === null ? [] : [{ status, at: instantIn(createdAt, timeZone), by: null, note: null }];
  });
  return {
    ...toRow(wire, reading),
    ...order,
    lines: order.lines.map((line, nth) => ({
      ...line,
      unitPrice: amountOf(wire.lines[nth]?.unitPrice ?? 0, wire.currencyCode),
      sapItemNumber: null,
      progress: {
        confirmed: null,
        shipped: quantityIn(line.id, ['Shipped', 'Delivered']),
        delivered: quantityIn(line.id, ['Delivered']),
        invoiced: null,
        reason: null,
        substitute: null,
      },
    })),
    steps: [...steps].sort((a, b) => Date.parse(a.at) - Date.parse(b.at)),
    shipments: fulfillments.map(({ id, state, method, trackingCode, lines }) => ({
      id,
      number: trackingCode ?? id,
      status: WAITING.includes(state) ? 'pending' : statusOf(state),
      carrier: plain(method) || null,
      date: null,
      cases: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      signedBy: null,
    })),
    account: null,
    shippingAddress: address,
    billing: null,
    buyer:
      name === '' ? null : { name, email: typed(buyer.emailAddress) || null, phone: typed(buyer.phoneNumber) || null },
    invoice: null,
    canCancel: false,
    cancelReasons: [],
    cancellation: null,
  };
}
