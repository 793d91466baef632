import { type DemoAccount, regions, type RegionKey } from '../data/accounts';
import type { StockLabel } from '../../../rules/server-codes';
import { addDays } from '../../../rules/calendar';
import type { CalendarDate } from '../../../rules/dates';
import type { CatalogItem } from './catalog';
import { between, hash } from './random';
import { dateIn } from './zoned-time';

/** A market, which determines prices, stock and listed products. Guests belong to the first region. */
export interface Market {
  readonly region: RegionKey;
  readonly currency: string;
  readonly timeZone: string;
  readonly seed: number;
  readonly now: number;
  readonly pricesHidden: boolean;
  /** Products that are no longer sold, but that orders still contain. */
  readonly discontinuedIds?: readonly string[];
}

/** The market of an account or a guest. */
export function marketOf(
  account: DemoAccount | null,
  world: {
    readonly seed: number;
    readonly now: number;
    readonly guestPrices: boolean;
    readonly discontinuedIds?: readonly string[];
  },
): Market {
  const region = account?.region ?? 'maine';
  const { currency, timeZone } = regions[region];
  return {
    region,
    currency,
    timeZone,
    seed: world.seed,
    now: world.now,
    pricesHidden: account === null && !world.guestPrices,
    discontinuedIds: world.discontinuedIds,
  };
}

/** True if the product can be sold in the market: for example, Fennimore's beer has no license in Québec. */
export const isListed = (item: CatalogItem, market: Market): boolean =>
  !(market.region === 'quebec' && item.kind === 'beer') && market.discontinuedIds?.includes(item.id) !== true;

const CANADIAN_RATE = 1.36;

/** A list price in the market's minor units: Canadian prices are converted and rounded to five cents. */
export const inMarket = (cents: number, market: Market): number =>
  market.currency === 'CAD' ? Math.round((cents * CANADIAN_RATE) / 5) * 5 : cents;

/** Stock of a product. `available` is known only when stock is low. */
export interface StockOf {
  readonly label: StockLabel | null;
  readonly available: number | null;
  readonly backOn: CalendarDate | null;
}

/** Scripted stock, independent of the seed: days until it is back, or remaining cases. */
const scriptedStock: Readonly<Record<string, { readonly back?: number; readonly available?: number }>> = {
  'p-700318': { back: 13 },
  'p-602214': { available: 6 },
  'p-677221': { available: 25 },
};

/** Scripted products that are always in stock. */
const alwaysThere: ReadonlySet<string> = new Set([
  'p-104417',
  'p-210031',
  'p-330102',
  'p-415500',
  'p-518820',
  'p-677105',
  'p-811204',
  'p-845011',
  'p-902001',
  'p-955120',
]);

const IN_STOCK: StockOf = { label: null, available: null, backOn: null };

/** Stock of a product in a market on the market's current date. */
export function stockOf(item: CatalogItem, market: Market): StockOf {
  const scripted = scriptedStock[item.id];
  const chance = hash(market.seed, 'stock', market.region, item.sku) % 100;
  if (
    scripted?.back === undefined &&
    scripted?.available === undefined &&
    (alwaysThere.has(item.id) || isSubstitute(item) || chance > 7)
  )
    return IN_STOCK;
  const available = scripted?.available ?? between(3, 24, market.seed, 'left', item.sku);
  if (scripted?.back !== undefined || (scripted === undefined && chance < 3)) {
    const back = scripted?.back ?? between(3, 24, market.seed, 'back', item.sku);
    return { label: 'out-of-stock', available: 0, backOn: addDays(dateIn(market.now, market.timeZone), back) };
  }
  return { label: 'low-stock', available, backOn: null };
}

/** True for the scripted substitutes of an out-of-stock beer. */
const isSubstitute = (item: CatalogItem): boolean => item.flavor === 'Ginger Beer' || item.flavor === 'Ginger Ale';
