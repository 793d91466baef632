import type { FilledLine, FillSource, OrderFill } from '../../../domain';
import { addDays } from '../../../rules/calendar';
import type { CalendarDate } from '../../../rules/dates';
import { money } from '../../../rules/money';
import type { OrderRecord } from '../store/records';
import type { World } from '../world';
import { substitutesFor } from './similar-products';
import { indexOf } from './catalog-index';
import { isListed, stockOf } from './market';
import { presentProduct, type ViewerContext } from './present';
import { dateIn, dayNumber } from './zoned-time';

/** Number of orders to consider for usual products, and in how many of them a product must occur. */
const MAX_ORDERS = 12;
const MIN_ORDERS = 3;
/** Days after which a date falls on the same weekday a year later, and the tolerance. */
const YEAR = 364;
const WITHIN = 10;

/** True for an order that was delivered. A placed one has no final status yet and counts at once. */
const isCompleted = ({ status }: OrderRecord): boolean =>
  status === null || status === 'delivered' || status === 'in-settlement';

/** True for all orders except gas and similar products, which come between the regular deliveries. */
const isOrder = (order: OrderRecord): boolean =>
  isCompleted(order) && order.answers.date !== null && productsOf(order).size > 1;

const productsOf = ({ lines }: OrderRecord): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const { id, productId, quantity } of lines)
    if (!id.startsWith('free-')) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return sums;
};

/** Quantities and current prices from earlier orders. `orders` are newest first. */
export function fillFrom(
  source: FillSource,
  orders: readonly OrderRecord[],
  world: World,
  reader: ViewerContext,
): OrderFill | null {
  const whole = orders.filter(isOrder);
  const chosen = chosenFor(source, whole, reader);
  if (chosen.length === 0) return null;
  const lines = [...quantitiesOf(chosen)].map(([productId, quantity]) =>
    lineOf(productId, quantity, { chosen, whole, world, reader }),
  );
  return {
    lines,
    orders: chosen.map(({ id, number, answers, placedAt }) => ({
      id,
      number,
      date: dateOf(answers.date, placedAt, reader),
    })),
  };
}

const dateOf = (date: CalendarDate | null, placedAt: number, { market }: ViewerContext): CalendarDate =>
  date ?? dateIn(placedAt, market.timeZone);

function chosenFor(source: FillSource, whole: readonly OrderRecord[], reader: ViewerContext): readonly OrderRecord[] {
  switch (source.type) {
    case 'last-order':
      return whole.slice(0, 1);
    case 'average':
      return whole.slice(0, source.orders);
    case 'same-week-last-year': {
      const then = addDays(dateIn(reader.market.now, reader.market.timeZone), -YEAR);
      const away = ({ answers, placedAt }: OrderRecord) =>
        Math.abs(dayNumber(dateOf(answers.date, placedAt, reader)) - dayNumber(then));
      const [nearest] = [...whole].sort((a, b) => away(a) - away(b));
      return nearest === undefined || away(nearest) > WITHIN ? [] : [nearest];
    }
    default:
      return source satisfies never;
  }
}

/** Quantities of one order, or the mean of several, without means below one half. */
function quantitiesOf(chosen: readonly OrderRecord[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const order of chosen)
    for (const [id, quantity] of productsOf(order)) sums.set(id, (sums.get(id) ?? 0) + quantity);
  return new Map(
    [...sums].map(([id, sum]) => [id, Math.round(sum / chosen.length)] as const).filter(([, quantity]) => quantity > 0),
  );
}

interface Filling {
  readonly chosen: readonly OrderRecord[];
  readonly whole: readonly OrderRecord[];
  readonly world: World;
  readonly reader: ViewerContext;
}

function lineOf(productId: string, quantity: number, { chosen, whole, world, reader }: Filling): FilledLine {
  const { market } = reader;
  const item = world.find(productId);
  const isSold = item !== undefined && isListed(item, market);
  const had = item !== undefined && isSold && stockOf(item, market).label !== 'out-of-stock';
  const [substitute] =
    had || item === undefined ? [] : substitutesFor(item, indexOf(world.catalog, market, reader.locale).items, market);
  const newest = chosen.flatMap(({ lines }) =>
    lines.filter((line) => line.productId === productId && line.quantity > 0),
  )[0];
  const before = whole
    .filter((order) => chosen.length > 1 || !chosen.includes(order))
    .slice(0, MAX_ORDERS)
    .flatMap((order) => productsOf(order).get(productId) ?? []);
  return {
    product: item !== undefined && isSold ? presentProduct(item, reader) : null,
    name: item?.name ?? productId,
    sku: item?.sku ?? productId.replace(/^p-/, ''),
    quantity,
    previousPrice: newest === undefined ? null : money(Math.round(newest.total / newest.quantity), market.currency),
    usual: before.length < MIN_ORDERS ? null : { least: Math.min(...before), most: Math.max(...before) },
    substitute: substitute === undefined ? null : presentProduct(substitute, reader),
  };
}
