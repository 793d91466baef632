import type { OrderQuery } from '../../../domain';
import { ORDER_SORTS, type OrderSort, sortedBy } from '../../../rules/order-history';
import { ORDER_STATUSES } from '../../../rules/limits';
import { orderSearchReady } from '../../../rules/orders';
import type { OrderRecord } from '../store/records';
import type { World } from '../world';
import { fold } from './fold';
import { namesOf } from './order-rows';
import { statusOf } from './orders';
import type { Reader } from './present';
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
  const words = fold([record.number, record.answers.purchaseOrderNumber, sap, coke, transaction, invoice, ...products].join('\n'));
  const found = { words, day: dateIn(record.placedAt, timeZone) };
  known.set(record, found);
  return found;
}

/** The orders that a query is about, in its order. */
export function searchOrders(orders: readonly OrderRecord[], query: Omit<OrderQuery, 'page' | 'pageSize'>, world: World, reader: Reader): readonly OrderRecord[] {
  const { timeZone } = reader.market;
  const wanted = orderSearchReady(query.text) ? fold(query.text.trim()) : null;
  const { start, end } = query.placed;
  const statuses = new Set<string>(query.statuses);
  const matching = orders.filter((record) => {
    const found = foundBy(record, world, timeZone);
    return (
      (start === null || found.day >= start) && (end === null || found.day <= end)
      && (statuses.size === 0 || statuses.has(statusOf(record, reader)))
      && (wanted === null || found.words.includes(wanted))
    );
  });
  return sorted(matching, query.sort, reader);
}

const byField: Readonly<Record<string, (a: OrderRecord, b: OrderRecord, reader: Reader) => number>> = {
  CreatedDate: (a, b) => a.placedAt - b.placedAt,
  // One without a day yet comes after those that have one.
  DeliveryDate: (a, b) => compare(a.answers.date ?? '9999', b.answers.date ?? '9999'),
  OrderNumber: (a, b) => compare(a.number, b.number),
  Status: (a, b, reader) => ORDER_STATUSES.indexOf(statusOf(a, reader)) - ORDER_STATUSES.indexOf(statusOf(b, reader)),
  Total: (a, b) => a.totals.total + (a.surcharge ?? 0) - b.totals.total - (b.surcharge ?? 0),
};

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Orders arrive newest first; those that are alike stay so. */
function sorted(orders: readonly OrderRecord[], sort: OrderSort, reader: Reader): readonly OrderRecord[] {
  if (sort === 'CreatedDateDesc' || !ORDER_SORTS.includes(sort)) return orders;
  const { field, direction } = sortedBy(sort);
  const compared = byField[field];
  const sign = direction === 'ascending' ? 1 : -1;
  return compared === undefined ? orders : [...orders].sort((a, b) => sign * compared(a, b, reader));
}
