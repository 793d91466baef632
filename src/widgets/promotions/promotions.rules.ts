import type { Product, Promotion, PromotionKind, PromotionProgress } from '../../domain';
import { type CalendarDate, daysBetween } from '../../rules';
import type { PromotionsValue } from './promotions.types';

/** Days before its last one in which a promotion is said to end soon. */
export const SOON_DAYS = 7;

/** Everything. */
export const defaultValue: PromotionsValue = { kind: null, brand: null, endingSoon: false, exclusive: false };

/** Whether anything narrows the promotions. */
export const hasFilters = ({ kind, brand, endingSoon, exclusive }: PromotionsValue): boolean =>
  kind !== null || brand !== null || endingSoon || exclusive;

/** Days until the last one, 0 on the day itself; null for one without an end or not begun. */
export const daysLeft = (
  { endsOn, startsOn }: Pick<Promotion, 'endsOn' | 'startsOn'>,
  today: CalendarDate,
): number | null => (endsOn === null || startsOn > today ? null : Math.max(0, daysBetween(today, endsOn)));

/** Whether a promotion ends within a week. */
export function endsSoon(promotion: Pick<Promotion, 'endsOn' | 'startsOn'>, today: CalendarDate): boolean {
  const left = daysLeft(promotion, today);
  return left !== null && left <= SOON_DAYS;
}

/** The promotions that a value leaves. */
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

/** The promotions with the one that a link named before the others. */
export const firstIs = (named: string | null, promotions: readonly Promotion[]): readonly Promotion[] => [
  ...promotions.filter(({ id }) => id === named),
  ...promotions.filter(({ id }) => id !== named),
];

/** What there is to narrow by: a way that would leave all of them, or none, is not offered. */
export interface Ways {
  readonly kinds: readonly PromotionKind[];
  readonly brands: readonly string[];
  readonly endingSoon: boolean;
  readonly exclusive: boolean;
}

export function waysOf(promotions: readonly Promotion[], today: CalendarDate): Ways {
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

/** Whether a cart has what it takes, and nothing toward earning it once more. */
export const isEarned = ({ missing, earned, cases }: PromotionProgress): boolean =>
  missing === 0 || (earned > 0 && cases === 0);

/** Why none of the products can be added: nothing of them is there. */
export type Obstacle =
  { readonly reason: 'out-of-stock'; readonly backOn: CalendarDate | null } | { readonly reason: 'unpriced' };

/** Whether a product can be added as it stands. */
export const canAdd = ({ stock, price }: Pick<Product, 'stock' | 'price'>): boolean =>
  stock.label !== 'out-of-stock' && price.state !== 'unavailable';

/** Why a promotion can not be earned now; null when it can. */
export function promotionBlockerOf(products: readonly Product[]): Obstacle | null {
  if (products.some(canAdd)) return null;
  const gone = products.filter(({ stock }) => stock.label === 'out-of-stock');
  if (gone.length < products.length) return { reason: 'unpriced' };
  const days = gone.flatMap(({ stock }) => stock.backOn ?? []).sort();
  return { reason: 'out-of-stock', backOn: days[0] ?? null };
}

/**
 * How many of a product to add for what is missing: a quantity it comes in, so that `had` and it together earn.
 * Null when so many are not to be had.
 */
export function quantityToAdd(
  { quantityRule: { min, max, step } }: Pick<Product, 'quantityRule'>,
  missing: number,
  had: number,
): number | null {
  const wanted = Math.max(min, had + missing);
  const total = min + Math.ceil((wanted - min) / step) * step;
  return max !== null && total > max ? null : total - had;
}
