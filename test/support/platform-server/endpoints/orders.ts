import type { DemoAccount } from '../../../../src/adapters/demo/data/accounts';
import { isListed } from '../../../../src/adapters/demo/engine/market';
import { accountOf, buyersAccount, requireOrdering, ownerOf, requireOwnStore } from '../access';
import { type Exchange, flag, listOf, localeOf, objectBody, param, textIn } from '../http/exchange';
import { ok, refuse, type Reply } from '../http/reply';
import type { Route } from '../http/router';
import { isSame, recordId } from '../ids';
import { marketFor, productRecordId, readerFor } from '../platform';
import { withCartLock, existingCart, recordChange } from '../store/carts';
import type { OrderEntry } from '../store/ledger';
import { findOrder, ordersOf } from '../store/orders';
import { priceCart } from '../store/pricing';
import { dateTime } from '../wire/numbers';
import { deliveryGroups, orderItems, orderLookup, orderSummary, type OrderView } from '../wire/order';
import { imageOf } from '../wire/product';
import { pageByToken } from './view';

const base = '/commerce/webstores/:store/order-summaries';
const orders = ['CreatedDateAsc', 'CreatedDateDesc', 'OrderedDateAsc', 'OrderedDateDesc'];

function viewFor(exchange: Exchange, account: DemoAccount | null): OrderView {
  return { platform: exchange.platform, account, reader: readerFor(exchange.platform, account, localeOf(exchange)) };
}

function fieldNames(exchange: Exchange, max: number): readonly string[] {
  const names = listOf(exchange, 'fields');
  if (names.length > max) refuse(400, 'MAX_LIMIT_EXCEEDED', `At most ${max} fields`);
  return names;
}

/** A bound of the dates: an instant with a numeric offset, whose plus has to be encoded. */
function dateBound(exchange: Exchange, name: string, fallback: number): number {
  const text = exchange.query.get(name);
  if (text === null) return fallback;
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d{4}$/.test(text))
    refuse(400, 'ILLEGAL_QUERY_PARAMETER_VALUE', `${name} is not a date`);
  return Date.parse(`${text.slice(0, -2)}:${text.slice(-2)}`);
}

function list(exchange: Exchange): Reply {
  requireOwnStore(exchange);
  const { platform } = exchange;
  const account = buyersAccount(exchange);
  const sortOrder = exchange.query.get('sortOrder') ?? 'OrderedDateDesc';
  if (!orders.includes(sortOrder)) refuse(400, 'ILLEGAL_QUERY_PARAMETER_VALUE', `The sort ${sortOrder} is not known`);
  const fields = fieldNames(exchange, 35);
  const [from, to] = [dateBound(exchange, 'earliestDate', -Infinity), dateBound(exchange, 'latestDate', Infinity)];
  const isOwnOnly = flag(exchange, 'ownerScoped', true);
  const found = ordersOf(platform, account).filter(
    ({ record, ownerId }) =>
      record.placedAt >= from && record.placedAt < to && (!isOwnOnly || ownerId === ownerOf(exchange)),
  );
  if (found.length === 0 && platform.behaviour.noOrders !== 'empty') {
    return platform.behaviour.noOrders === 'forbidden'
      ? refuse(403, 'INSUFFICIENT_ACCESS', 'You don’t have access to orders.')
      : refuse(404, 'MISSING_RECORD', 'There are no orders.');
  }
  const { items, links } = pageByToken(exchange, sortOrder.endsWith('Asc') ? [...found].reverse() : found);
  const view = viewFor(exchange, account);
  return ok({
    ...links,
    count: items.length,
    orderSummaries: items.map((order) =>
      orderSummary(order, view, { fields, withProducts: flag(exchange, 'includeProducts') }),
    ),
    sortOrder,
  });
}

const throwNotFound = (): never => refuse(404, 'ITEM_NOT_FOUND', 'The order summary was not found.');

function orderOf(exchange: Exchange): { readonly order: OrderEntry; readonly view: OrderView } {
  requireOwnStore(exchange);
  const account = buyersAccount(exchange);
  return {
    order: findOrder(exchange, account, param(exchange, 'order')) ?? throwNotFound(),
    view: viewFor(exchange, account),
  };
}

function lookUp(exchange: Exchange, named: string): Reply {
  requireOwnStore(exchange);
  const account = accountOf(exchange);
  return ok(orderLookup(findOrder(exchange, account, named) ?? throwNotFound(), viewFor(exchange, account)));
}

/** Adds the lines of an order to a cart again; unavailable products are named. */
async function reorder(exchange: Exchange, named: string, cartName: string): Promise<Reply> {
  requireOwnStore(exchange);
  requireOrdering(exchange);
  const { platform } = exchange;
  const account = buyersAccount(exchange);
  const order = findOrder(exchange, account, named) ?? throwNotFound();
  const cart = existingCart(exchange, cartName);
  const market = marketFor(platform, account);
  return withCartLock(exchange, cart, () => {
    const before = priceCart(platform, cart, account).sums.total;
    const unadded = [];
    let succeeded = 0;
    for (const { productId, quantity } of order.record.lines) {
      const item = platform.world.find(productId);
      if (item === undefined || item.price === null || !isListed(item, market)) {
        unadded.push({
          errorCode: 'ERROR_SAVING_CARTITEM',
          errorMessage: 'The product can’t be added.',
          media: item === undefined ? null : imageOf(item),
          productId: item === undefined ? null : productRecordId(item),
          productName: item?.name ?? productId,
          productSKU: item?.sku ?? null,
        });
        continue;
      }
      const line = cart.lines.find((other) => other.productId === productId);
      if (line === undefined)
        cart.lines = [
          { id: platform.ledger.nextId('line'), productId, quantity, groupId: cart.groups[0]?.id ?? '' },
          ...cart.lines,
        ];
      else line.quantity += quantity;
      succeeded += 1;
    }
    if (succeeded > 0) recordChange(platform, cart, before);
    return ok({
      cartId: cart.id,
      totalFailedProductCount: unadded.length,
      totalSucceededProductCount: succeeded,
      unaddedProducts: unadded,
    });
  });
}

const shipmentId = (order: OrderEntry): string => recordId('shipment', order.record.number);

function shipments({ order, view }: { readonly order: OrderEntry; readonly view: OrderView }) {
  const status = orderSummary(order, view, { fields: [], withProducts: false }).status;
  if (!['Shipped', 'Dispatched', 'Out for Delivery', 'Delivered'].includes(status)) return [];
  const { date } = order.record.answers;
  return [
    {
      expectedDeliveryDate: date === null ? null : dateTime(Date.parse(`${date}T12:00:00Z`)),
      fields: {},
      orderSummaryId: order.id,
      shipmentId: shipmentId(order),
      shipmentNumber: `S-${order.record.number}`,
      status: status === 'Delivered' ? 'Delivered' : 'Shipped',
    },
  ];
}

/** Orders. */
export const orderRoutes: readonly Route[] = [
  ['GET', base, list],
  [
    'GET',
    `${base}/actions/lookup`,
    (exchange) => lookUp(exchange, exchange.query.get('orderSummaryIdOrRefNumber') ?? ''),
  ],
  [
    'POST',
    `${base}/actions/lookup`,
    (exchange) => lookUp(exchange, textIn(objectBody(exchange), 'orderSummaryIdOrRefNumber') ?? ''),
  ],
  [
    'POST',
    `${base}/actions/add-order-to-cart`,
    (exchange) => {
      const body = objectBody(exchange);
      return reorder(exchange, textIn(body, 'orderSummaryIdOrRefNumber') ?? '', textIn(body, 'cartStateOrId') ?? '');
    },
  ],
  [
    'POST',
    `${base}/:order/actions/add-order-to-cart`,
    (exchange) => reorder(exchange, param(exchange, 'order'), textIn(objectBody(exchange), 'cartStateOrId') ?? ''),
  ],
  [
    'GET',
    `${base}/:order`,
    (exchange) => {
      const { order, view } = orderOf(exchange);
      return ok(
        orderSummary(order, view, {
          fields: fieldNames(exchange, 35),
          withProducts: flag(exchange, 'includeProducts'),
        }),
      );
    },
  ],
  [
    'GET',
    `${base}/:order/items`,
    (exchange) => {
      const { order, view } = orderOf(exchange);
      const { items, links } = pageByToken(exchange, orderItems(order, view, fieldNames(exchange, 15)), {
        parameter: 'page',
      });
      return ok({ ...links, items });
    },
  ],
  [
    'GET',
    `${base}/:order/delivery-groups`,
    (exchange) => {
      const { order, view } = orderOf(exchange);
      const { items, links } = pageByToken(exchange, deliveryGroups(order, view, fieldNames(exchange, 15)), {
        parameter: 'page',
      });
      return ok({ ...links, orderDeliveryGroups: items });
    },
  ],
  [
    'GET',
    `${base}/:order/shipments`,
    (exchange) => {
      const { items, links } = pageByToken(exchange, shipments(orderOf(exchange)));
      return ok({ ...links, count: items.length, shipments: items, sortOrder: 'ShippedDateDesc' });
    },
  ],
  [
    'GET',
    '/commerce/webstores/:store/shipments/:shipment/items',
    (exchange) => {
      requireOwnStore(exchange);
      const account = buyersAccount(exchange);
      const order =
        ordersOf(exchange.platform, account).find((known) => isSame(shipmentId(known), param(exchange, 'shipment'))) ??
        throwNotFound();
      const view = viewFor(exchange, account);
      const items = orderItems(order, view, []).map(({ orderItemSummaryId, product }, place) => ({
        fields: {},
        orderItemSummaryId,
        product,
        productId: product.productId,
        quantity: order.record.lines[place]?.quantity ?? 0,
        shipmentId: shipmentId(order),
        shipmentItemId: recordId('shipment', `${order.record.number}${place}`.slice(-10)),
      }));
      return ok({
        count: items.length,
        currentPageToken: null,
        currentPageUrl: exchange.fullPath,
        items,
        nextPageToken: null,
        nextPageUrl: null,
        previousPageToken: null,
        previousPageUrl: null,
        sortOrder: 'CreatedDateDesc',
      });
    },
  ],
  [
    'GET',
    `${base}/:order/adjustments`,
    (exchange) => {
      orderOf(exchange);
      return ok({ adjustments: [] });
    },
  ],
];
