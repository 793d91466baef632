import type { Product, Promotion, PromotionKind, PromotionProgress } from '../../domain';
import { type CalendarDate, daysBetween } from '../../rules';
import type { PromotionsValue } from './promotions.types';

/** Number of days before the end date from which a promotion counts as ending soon. */
export const SOON_DAYS = 7;

/** No filters. */
export const defaultValue: PromotionsValue = { kind: null, brand: null, endingSoon: false, exclusive: false };

/** True if any filter is active. */
export const hasFilters = ({ kind, brand, endingSoon, exclusive }: PromotionsValue): boolean =>
  kind !== null || brand !== null || endingSoon || exclusive;

/** Days until the end date, 0 on the day itself; null if the promotion has no end or has not begun. */
export const daysLeft = (
  { endsOn, startsOn }: Pick<Promotion, 'endsOn' | 'startsOn'>,
  today: CalendarDate,
): number | null => (endsOn === null || startsOn > today ? null : Math.max(0, daysBetween(today, endsOn)));

/** True if a promotion ends within a week. */
export function endsSoon(promotion: Pick<Promotion, 'endsOn' | 'startsOn'>, today: CalendarDate): boolean {
  const left = daysLeft(promotion, today);
  return left !== null && left <= SOON_DAYS;
}

/** Promotions that match the filters. */
export const filterPromotions = (
  promotions: readonly Promotion[],
  { kind, brand, endingSoon, exclusive }: PromotionsValue,
  today: CalendarDate,
): readonly Promotion[] =>
  promotions.filter(
    (one) =>
      (kind === null || one.kind === kind) &&
      (brand === null || one.brand === brand) &&
      (!endingSoon || endsSoon(one, today)) &&
      (!exclusive || one.exclusive),
  );

/** Moves the promotion that a link names to the front. */
export const firstIs = (named: string | null, promotions: readonly Promotion[]): readonly Promotion[] => [
  ...promotions.filter(({ id }) => id === named),
  ...promotions.filter(({ id }) => id !== named),
];

/** Available filters. A filter that would match all promotions, or none, is not offered. */
export interface FilterOptions {
  readonly kinds: readonly PromotionKind[];
  readonly brands: readonly string[];
  readonly endingSoon: boolean;
  readonly exclusive: boolean;
}

export function filterOptionsOf(promotions: readonly Promotion[], today: CalendarDate): FilterOptions {
  const kinds = [...new Set(promotions.map(({ kind }) => kind))];
  const brands = [...new Set(promotions.flatMap(({ brand }) => brand ?? []))].sort((a, b) => a.localeCompare(b));
  const parts = (count: number): boolean => count > 0 && count < promotions.length;
  return {
    kinds: kinds.length > 1 ? kinds : [],
    brands: brands.length > 1 ? brands : [],
    endingSoon: parts(promotions.filter((one) => endsSoon(one, today)).length),
    exclusive: parts(promotions.filter(({ exclusive }) => exclusive).length),
  };
}

/** True if the cart earns the promotion and has no progress toward earning it again. */
export const isEarned = ({ missing, earned, cases }: PromotionProgress): boolean =>
  missing === 0 || (earned > 0 && cases === 0);

/** Reason why none of the products can be added. */
export type Obstacle =
  { readonly reason: 'out-of-stock'; readonly backOn: CalendarDate | null } | { readonly reason: 'unpriced' };

/** True if a product can be added now. */
export const canAdd = ({ stock, price }: Pick<Product, 'stock' | 'price'>): boolean =>
  stock.label !== 'out-of-stock' && price.state !== 'unavailable';

/** Reason why a promotion cannot be earned now; null if it can. */
export function promotionBlockerOf(products: readonly Product[]): Obstacle | null {
  if (products.some(canAdd)) return null;
  const outOfStock = products.filter(({ stock }) => stock.label === 'out-of-stock');
  if (outOfStock.length < products.length) return { reason: 'unpriced' };
  const days = outOfStock.flatMap(({ stock }) => stock.backOn ?? []).sort();
  return { reason: 'out-of-stock', backOn: days[0] ?? null };
}

/**
 * Quantity of a product to add to earn the promotion together with `had`, rounded to a sellable quantity. Null if that
 * quantity is not available.
 */
export function quantityToAdd(
  { quantityRule: { min, max, step } }: Pick<Product, 'quantityRule'>,
  missing: number,
  had: number,
): number | null {
  const minimum = Math.max(min, had + missing);
  const total = min + Math.ceil((minimum - min) / step) * step;
  return max !== null && total > max ? null : total - had;
}
