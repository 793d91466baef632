import type { DemoAccount } from '../../../../src/adapters/demo/data/accounts';
import { presentDetail } from '../../../../src/adapters/demo/engine/order-detail';
import { presentRow } from '../../../../src/adapters/demo/engine/order-rows';
import { searchOrders as find } from '../../../../src/adapters/demo/engine/order-search';
import { dateIn } from '../../../../src/adapters/demo/engine/zoned-time';
import type { ViewerContext } from '../../../../src/adapters/demo/engine/present';
import type { Money } from '../../../../src/domain';
import { ORDER_SORTS, orderSortFrom } from '../../../../src/rules/order-history';
import { ORDER_STATUS_TEXT, type OrderStatus, orderStatusFor } from '../../../../src/rules/server-codes';
import { requireOrdering } from '../access';
import type { Exchange } from '../http/exchange';
import { isSame, recordId } from '../ids';
import { type Platform, productRecordId } from '../platform';
import type { OrderEntry } from '../store/ledger';
import { moneyOf } from '../store/money';
import { orderLineRecordId, ordersOf, statusTextOf } from '../store/orders';
import {
  amountText,
  type Arguments,
  convertRefusals,
  buyersAccountArg,
  type Handler,
  readerArg,
  serving,
  requireValue,
  textsArg,
} from './arguments';

interface Caller {
  readonly platform: Platform;
  readonly account: DemoAccount;
  readonly reader: ViewerContext;
}

function callerOf(exchange: Exchange, args: Arguments): Caller {
  const account = buyersAccountArg(exchange, args);
  convertRefusals(() => requireOrdering(exchange));
  return { platform: exchange.platform, account, reader: readerArg(exchange, args, account) };
}

const maybe = (amount: Money | null): string | null => (amount === null ? null : amountText(amount));

/** An order in a list. */
function row(order: OrderEntry, { platform, account, reader }: Caller) {
  const {
    id: _,
    number,
    accountId: _account,
    deliveryMethod,
    shippingMethod,
    total,
    orderedAmount,
    deliveredAmount,
    ...rest
  } = presentRow(order.record, account, platform.world, reader);
  return {
    ...rest,
    currencyIsoCode: order.currency,
    deliveredAmount: maybe(deliveredAmount),
    deliveryMethodName: deliveryMethod,
    orderedAmount: amountText(orderedAmount),
    orderNumber: number,
    orderSummaryId: order.id,
    shippingMethodName: shippingMethod,
    cases: requireValue(rest.cases),
    status: statusTextOf(platform, order, reader),
    total: amountText(requireValue(total)),
  };
}

const searchOrders: Handler<'searchOrders'> = (exchange, args) => {
  const caller = callerOf(exchange, args);
  const { platform, account, reader } = caller;
  const entries = ordersOf(platform, account);
  const byRecord = new Map(entries.map((entry) => [entry.record, entry]));
  const [page, pageSize] = [args.page, args.pageSize];
  const query = {
    text: args.text,
    placed: { start: args.placedFrom, end: args.placedTo },
    sort: orderSortFrom(args.sort),
    // An unknown status matches no order.
    statuses: textsArg(args, 'statuses', 50).map((code) => orderStatusFor(code) ?? (code as OrderStatus)),
  };
  const found = find([...byRecord.keys()], query, platform.world, reader);
  const orders = found.slice(page * pageSize, (page + 1) * pageSize).flatMap((record) => {
    const entry = byRecord.get(record);
    return entry === undefined ? [] : [row(entry, caller)];
  });
  return {
    hasMore: (page + 1) * pageSize < found.length,
    orders,
    sorts: ORDER_SORTS,
    statuses: Object.values(ORDER_STATUS_TEXT),
    today: dateIn(platform.world.now(), reader.market.timeZone),
    total: found.length,
  };
};

const getOrderDetail: Handler<'getOrderDetail'> = (exchange, args) => {
  const caller = callerOf(exchange, args);
  const { platform, account, reader } = caller;
  const order = ordersOf(platform, account).find(({ id }) => isSame(id, args.orderSummaryId));
  if (order === undefined) return null;
  const cancellation = moneyOf(platform, account).cancellations.find(({ orderId }) => orderId === order.record.id);
  const detail = presentDetail(order.record, account, platform.world, reader, cancellation);
  const { invoice, buyer } = detail;
  return {
    account: detail.account,
    billing: detail.billing,
    buyer: buyer && { email: buyer.email, name: buyer.name, phoneNumber: buyer.phone },
    canCancel: detail.canCancel,
    moneyBack: detail.moneyBack ?? null,
    cancellation: detail.cancellation,
    cancelReasons: detail.cancelReasons,
    invoice: invoice && {
      deposits: amountText(invoice.rows.deposits),
      discounts: amountText(invoice.rows.discounts),
      due: invoice.due,
      invoiceId: invoice.id,
      minimumOrderCharge: maybe(invoice.rows.minimumOrderCharge),
      notDelivered: amountText(invoice.rows.notDelivered),
      number: invoice.number,
      ordered: amountText(invoice.rows.ordered),
      tax: amountText(invoice.rows.tax),
      taxRate: invoice.rows.taxRate,
      total: amountText(invoice.total),
    },
    lines: detail.lines.map(({ unitPrice, sapItemNumber, progress: { substitute, ...progress } }, place) => ({
      ...progress,
      orderItemSummaryId: orderLineRecordId(order.record, place),
      sapItemNumber,
      unitPrice: maybe(unitPrice),
      substitute: substitute && {
        name: substitute.product.name,
        productId: productRecordId(substitute.product),
        quantity: substitute.quantity,
        sku: substitute.product.sku,
      },
    })),
    order: row(order, caller),
    shipments: detail.shipments.map(({ id: _, status, ...shipment }) => ({
      ...shipment,
      shipmentId: recordId('shipment', order.record.number),
      status: ORDER_STATUS_TEXT[status],
    })),
    shippingAddress: detail.shippingAddress,
    steps: detail.steps.map(({ status, ...step }) => ({ ...step, status: ORDER_STATUS_TEXT[status] })),
  };
};

/** Operations on placed orders that the platform lacks. */
export const orderSearchMethods = serving({ searchOrders, getOrderDetail });
