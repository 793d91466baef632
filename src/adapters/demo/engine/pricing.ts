import type { ProductProblem } from '../../../domain';
import { isOriginalPriceShown } from '../../../rules/price';
import { type DemoAccount, regions } from '../data/accounts';
import { gifts, type GiftSeed, isOfferedTo, monthOffer } from '../data/promotions';
import type { CatalogItem } from './catalog';
import { inMarket, isListed, type Market, stockOf } from './market';

/** A product and its quantity, as a cart stores them. */
export interface RequestedLine {
  readonly id: string;
  readonly item: CatalogItem;
  readonly quantity: number;
}

/** A line with its price in minor units of the market's currency. */
export interface PricedLine extends RequestedLine {
  readonly unit: number | null;
  readonly total: number | null;
  readonly problem: ProductProblem | null;
  readonly free: boolean;
  /** The promotion of a free line; null for an ordered one. */
  readonly gift: GiftSeed | null;
  /** Discount of the monthly offer on this line. */
  readonly saved: { readonly each: number; readonly total: number } | null;
}

/** Totals of a cart or an order in minor units. All rows add up to `total`. */
export interface PricedTotals {
  readonly cases: number;
  readonly subtotal: number;
  /** Discount of the monthly offer, negative; 0 when it does not apply. */
  readonly offer: number;
  readonly deposits: number;
  readonly smallOrder: number | null;
  readonly tax: number;
  readonly taxRate: number;
  readonly total: number;
}

/** Priced lines with their totals. */
export interface Priced {
  readonly lines: readonly PricedLine[];
  readonly totals: PricedTotals;
}

/** Reason why a line cannot be ordered now, or null. */
export function problemOf(item: CatalogItem, market: Market): ProductProblem | null {
  if (!isListed(item, market)) return 'not-listed';
  if (stockOf(item, market).label === 'out-of-stock') return 'out-of-stock';
  return item.price === null ? 'price-unavailable' : null;
}

/** A scripted price increase: orders before the date have the lower price. */
const RISEN = { id: 'p-518820', cents: 3720, until: Date.UTC(2026, 10, 14) } as const;

const listPrice = ({ id, price }: CatalogItem, { now }: Market): number | null =>
  id === RISEN.id && now < RISEN.until ? RISEN.cents : price;

/** Price of one selling unit in the market; null while there is none or it is hidden. */
export function unitPrice(item: CatalogItem, market: Market): number | null {
  const cents = listPrice(item, market);
  return cents === null || market.pricesHidden ? null : inMarket(cents, market);
}

/** The struck original price and its discount (product rules 428 and 429). */
export function reduction(
  item: CatalogItem,
  market: Market,
): { readonly original: number; readonly discount: number } | null {
  const current = unitPrice(item, market);
  if (current === null || item.original === null) return null;
  const original = inMarket(item.original, market);
  return isOriginalPriceShown({ show: true, original, current }) ? { original, discount: current - original } : null;
}

/** Deposit of one selling unit: a flat amount in the United States, ten cents per container in Canada. */
export function depositOf(item: CatalogItem, market: Market): number {
  const [cents, containers] = item.pack.deposit ?? [0, 0];
  return regions[market.region].country === 'US' ? cents : containers * 10;
}

/** Percentage of an amount, rounded once, half up. The rate has at most three fraction digits. */
export const percentOf = (minor: number, rate: number): number =>
  minor <= 0 ? 0 : Math.floor((minor * Math.round(rate * 1000) + 50_000) / 100_000);

function priceLine(line: RequestedLine, market: Market, isPast: boolean): PricedLine {
  const problem = isPast ? null : problemOf(line.item, market);
  const unit = unitPrice(line.item, market);
  const total = problem === null && unit !== null ? unit * line.quantity : null;
  const each = inMarket(monthOffer.cents, market);
  const isOffered =
    !isPast && total !== null && line.item.id === monthOffer.productId && line.quantity >= monthOffer.from;
  return {
    ...line,
    unit,
    total,
    problem,
    free: false,
    gift: null,
    saved: isOffered ? { each, total: each * line.quantity } : null,
  };
}

/** Number of cases that count towards a promotion: those of orderable lines. */
export const casesToward = ({ products }: Pick<GiftSeed, 'products'>, lines: readonly PricedLine[]): number =>
  lines.reduce(
    (sum, { item, quantity, problem, free }) =>
      problem === null && !free && products.includes(item.id) ? sum + quantity : sum,
    0,
  );

/** Free goods that the lines earn. */
function giftsFor(lines: readonly PricedLine[], { account, find, market }: PricingOptions): readonly PricedLine[] {
  return gifts.flatMap((gift) => {
    const earned = isOfferedTo(gift, account?.id) ? Math.floor(casesToward(gift, lines) / gift.from) : 0;
    const item = find(gift.gives);
    if (earned === 0 || item === undefined || problemOf(item, market) !== null) return [];
    return [
      {
        id: `free-${item.id}`,
        item,
        quantity: earned,
        unit: unitPrice(item, market),
        total: 0,
        problem: null,
        free: true,
        gift,
        saved: null,
      },
    ];
  });
}

/** Settings for pricing a cart. */
export interface PricingOptions {
  readonly account: DemoAccount | null;
  readonly market: Market;
  /** True for a past order, which is independent of current stock and promotions. */
  readonly isPast?: boolean;
  readonly find: (id: string) => CatalogItem | undefined;
}

/** Prices lines and adds them up. Lines with a problem count as zero. */
export function priceLines(requestedLines: readonly RequestedLine[], options: PricingOptions): Priced {
  const { account, market, isPast = false } = options;
  const ordered = requestedLines.map((line) => priceLine(line, market, isPast));
  const lines = isPast ? ordered : [...ordered, ...giftsFor(ordered, options)];
  const counting = ordered.filter(({ total }) => total !== null);
  const sum = (of: (line: PricedLine) => number): number => counting.reduce((total, line) => total + of(line), 0);

  const cases = sum(({ quantity }) => quantity);
  const subtotal = sum(({ total }) => total ?? 0);
  const offer = 0 - sum(({ saved }) => saved?.total ?? 0);
  const deposits = sum(({ item, quantity }) => depositOf(item, market) * quantity);
  const small = account?.smallOrder;
  const smallOrder = small !== undefined && cases > 0 && cases < small.below ? small.charge : null;
  const { taxRate } = regions[market.region];
  const tax = percentOf(subtotal + offer + (smallOrder ?? 0), taxRate);
  const total = subtotal + offer + deposits + (smallOrder ?? 0) + tax;
  return { lines, totals: { cases, subtotal, offer, deposits, smallOrder, tax, taxRate, total } };
}
