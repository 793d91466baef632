import type { Product } from '../../../domain';
import { addDays } from '../../../rules/calendar';
import type { CalendarDate } from '../../../rules/dates';
import type { OrderRecord } from '../store/records';
import type { Market } from './market';
import { dateIn } from './zoned-time';

/** Order frequency and last order of a product. */
export interface Ordered {
  readonly last: NonNullable<Product['lastOrdered']>;
  readonly casesLately: number;
  /** All ordered quantities in ascending order. */
  readonly quantities: readonly number[];
}

const LATELY_DAYS = 90;

/** Ordered products of an account: from its past year and from this demo. */
export function orderedProducts(
  year: readonly OrderRecord[],
  placed: readonly OrderRecord[],
  market: Market,
): ReadonlyMap<string, Ordered> {
  const since = addDays(dateIn(market.now, market.timeZone), -LATELY_DAYS);
  // The past year is immutable and read often, so its sums are cached.
  let known = addedUp.get(year);
  if (known?.since !== since) {
    known = { since, ordered: addUp(year, new Map(), since, market) };
    addedUp.set(year, known);
  }
  return placed.length === 0 ? known.ordered : addUp(placed, new Map(known.ordered), since, market);
}

const addedUp = new WeakMap<
  readonly OrderRecord[],
  { readonly since: CalendarDate; readonly ordered: ReadonlyMap<string, Ordered> }
>();

function addUp(
  orders: readonly OrderRecord[],
  ordered: Map<string, Ordered>,
  since: CalendarDate,
  market: Market,
): Map<string, Ordered> {
  for (const { placedAt, lines, status } of orders) {
    if (status !== null && !settled.has(status)) continue;
    const date = dateIn(placedAt, market.timeZone);
    for (const { productId, quantity } of lines) {
      const { casesLately = 0, quantities = [] } = ordered.get(productId) ?? {};
      ordered.set(productId, {
        last: { quantity, date },
        casesLately: casesLately + (date >= since ? quantity : 0),
        quantities: [...quantities, quantity].sort((a, b) => a - b),
      });
    }
  }
  return ordered;
}

/** Final statuses of delivered past orders. A placed order has no status and counts at once. */
const settled: ReadonlySet<string> = new Set(['delivered', 'in-settlement']);
