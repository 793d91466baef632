import type { OrderQuery } from '../../../domain';
import { ORDER_SORTS, type OrderSort, sortedBy } from '../../../rules/order-history';
import { ORDER_STATUSES } from '../../../rules/server-codes';
import { isOrderSearchReady } from '../../../rules/orders';
import type { OrderRecord } from '../store/records';
import type { World } from '../world';
import { fold } from './fold';
import { namesOf } from './order-rows';
import { statusOf } from './orders';
import type { ViewerContext } from './present';
import { dateIn } from './zoned-time';

/** What an order is found by. Worked out once for each record, since records do not change. */
interface Found {
  readonly words: string;
  readonly day: string;
}

const known = new WeakMap<OrderRecord, Found>();

function foundBy(record: OrderRecord, world: World, timeZone: string): Found {
  const before = known.get(record);
  if (before !== undefined) return before;
  const { sap, coke, transaction } = namesOf(record, 'confirmed');
  const { invoice } = namesOf(record, 'delivered');
  const products = record.lines.flatMap(({ productId }) => {
    const item = world.find(productId);
    return item === undefined ? [] : [item.name, item.sku];
  });
  const words = fold(
    [record.number, record.answers.purchaseOrderNumber, sap, coke, transaction, invoice, ...products].join('\n'),
  );
  const found = { words, day: dateIn(record.placedAt, timeZone) };
  known.set(record, found);
  return found;
}

/** The orders that a query is about, in its order. */
export function searchOrders(
  orders: readonly OrderRecord[],
  query: Omit<OrderQuery, 'page' | 'pageSize'>,
  world: World,
  reader: ViewerContext,
): readonly OrderRecord[] {
  const { timeZone } = reader.market;
  const wanted = isOrderSearchReady(query.text) ? fold(query.text.trim()) : null;
  const { start, end } = query.placed;
  const statuses = new Set<string>(query.statuses);
  const matching = orders.filter((record) => {
    const found = foundBy(record, world, timeZone);
    return (
      (start === null || found.day >= start) &&
      (end === null || found.day <= end) &&
      (statuses.size === 0 || statuses.has(statusOf(record, reader))) &&
      (wanted === null || found.words.includes(wanted))
    );
  });
  return sorted(matching, query.sort, reader);
}

type Key = string | number;

const keyOf: Readonly<Record<string, (order: OrderRecord, reader: ViewerContext) => Key>> = {
  CreatedDate: ({ placedAt }) => placedAt,
  // One without a day yet comes after those that have one.
  DeliveryDate: ({ answers }) => answers.date ?? '9999',
  OrderNumber: ({ number }) => number,
  Status: (order, reader) => ORDER_STATUSES.indexOf(statusOf(order, reader)),
  Total: ({ totals, surcharge }) => totals.total + (surcharge ?? 0),
};

const compare = (a: Key, b: Key): number => (a < b ? -1 : a > b ? 1 : 0);

/** Orders arrive newest first; those that are alike stay so. */
function sorted(orders: readonly OrderRecord[], sort: OrderSort, reader: ViewerContext): readonly OrderRecord[] {
  if (sort === 'CreatedDateDesc' || !ORDER_SORTS.includes(sort)) return orders;
  const { field, direction } = sortedBy(sort);
  const key = keyOf[field];
  if (key === undefined) return orders;
  const sign = direction === 'ascending' ? 1 : -1;
  // Each key is worked out once: ten thousand orders are compared a hundred thousand times.
  return orders
    .map((order) => ({ order, key: key(order, reader) }))
    .sort((a, b) => sign * compare(a.key, b.key))
    .map(({ order }) => order);
}
