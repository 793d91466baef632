import type { OrderQuery } from '../../../domain';
import { ORDER_SORTS, type OrderSort, sortedBy } from '../../../rules/order-history';
import { ORDER_STATUSES } from '../../../rules/server-codes';
import { isOrderSearchReady } from '../../../rules/orders';
import type { OrderRecord } from '../store/records';
import type { World } from '../world';
import { foldText } from '../../../rules/fold-text';
import { namesOf } from './order-rows';
import { statusOf } from './orders';
import type { ViewerContext } from './present';
import { dateIn } from './zoned-time';

/** Searchable text by order record, cached because records are immutable. */
const knownTexts = new WeakMap<OrderRecord, string>();
const knownDays = new WeakMap<OrderRecord, string>();

function textOf(record: OrderRecord, world: World): string {
  const before = knownTexts.get(record);
  if (before !== undefined) return before;
  const { sap, coke, transaction } = namesOf(record, 'confirmed');
  const { invoice } = namesOf(record, 'delivered');
  const products = record.lines.flatMap(({ productId }) => {
    const item = world.find(productId);
    return item === undefined ? [] : [item.name, item.sku];
  });
  const text = foldText(
    [record.number, record.answers.purchaseOrderNumber, sap, coke, transaction, invoice, ...products].join('\n'),
  );
  knownTexts.set(record, text);
  return text;
}

function dayOf(record: OrderRecord, timeZone: string): string {
  const before = knownDays.get(record);
  if (before !== undefined) return before;
  const day = dateIn(record.placedAt, timeZone);
  knownDays.set(record, day);
  return day;
}

/** Orders that match a query, sorted. */
export function searchOrders(
  orders: readonly OrderRecord[],
  query: Omit<OrderQuery, 'page' | 'pageSize'>,
  world: World,
  reader: ViewerContext,
): readonly OrderRecord[] {
  const { timeZone } = reader.market;
  const { start, end } = query.placed;
  const statuses = new Set<string>(query.statuses);
  // Filters only by the given criteria: sorting all orders needs no filter.
  let matching = orders;
  if (start !== null) matching = matching.filter((record) => dayOf(record, timeZone) >= start);
  if (end !== null) matching = matching.filter((record) => dayOf(record, timeZone) <= end);
  if (statuses.size > 0) matching = matching.filter((record) => statuses.has(statusOf(record, reader)));
  if (isOrderSearchReady(query.text)) {
    const searchText = foldText(query.text.trim());
    matching = matching.filter((record) => textOf(record, world).includes(searchText));
  }
  return sorted(matching, query.sort, reader);
}

type Key = string | number;

const keyOf: Readonly<Record<string, (order: OrderRecord, reader: ViewerContext) => Key>> = {
  CreatedDate: ({ placedAt }) => placedAt,
  // Orders without a date come last.
  DeliveryDate: ({ answers }) => answers.date ?? '9999',
  OrderNumber: ({ number }) => number,
  Status: (order, reader) => ORDER_STATUSES.indexOf(statusOf(order, reader)),
  Total: ({ totals, surcharge }) => totals.total + (surcharge ?? 0),
};

const compare = (a: Key, b: Key): number => (a < b ? -1 : a > b ? 1 : 0);

/** Sorts orders, which arrive newest first, with a stable sort. */
function sorted(orders: readonly OrderRecord[], sort: OrderSort, reader: ViewerContext): readonly OrderRecord[] {
  if (sort === 'CreatedDateDesc' || !ORDER_SORTS.includes(sort)) return orders;
  const { field, direction } = sortedBy(sort);
  const key = keyOf[field];
  if (key === undefined) return orders;
  const sign = direction === 'ascending' ? 1 : -1;
  // Each key is calculated once: sorting ten thousand orders takes more than a hundred thousand comparisons.
  return orders
    .map((order) => ({ order, key: key(order, reader) }))
    .sort((a, b) => sign * compare(a.key, b.key))
    .map(({ order }) => order);
}
