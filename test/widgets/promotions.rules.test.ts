import { describe, expect, it } from 'vitest';
import type { Product, Promotion } from '../../src/domain';
import {
  daysLeft,
  endsSoon,
  defaultValue,
  hasFilters,
  filterPromotions,
  promotionBlockerOf,
  quantityToAdd,
  filterOptionsOf,
} from '../../src/widgets/promotions/promotions.rules';

const today = '2026-11-17';
const none = { label: null, available: null, backOn: null } as const;
const product = (change: Partial<Pick<Product, 'stock' | 'price'>> = {}) =>
  ({ stock: none, price: { state: 'hidden' }, ...change }) as Product; // only these parts are looked at

const promotion = (change: Partial<Promotion>): Promotion => ({
  id: 'one',
  kind: 'discount',
  title: 'One',
  summary: 'Two off',
  brand: 'Halden',
  startsOn: '2026-11-01',
  endsOn: '2026-11-30',
  exclusive: false,
  terms: [],
  products: [],
  gift: null,
  progress: null,
  ...change,
});
const all = [
  promotion({ id: 'month' }),
  promotion({ id: 'soon', kind: 'free-goods', brand: 'Sunmill', endsOn: '2026-11-21' }),
  promotion({ id: 'own', kind: 'free-goods', brand: null, endsOn: null, exclusive: true }),
  promotion({ id: 'to-come', startsOn: '2026-12-01', endsOn: '2026-12-02' }),
];
const ids = (found: readonly Promotion[]) => found.map(({ id }) => id);

describe('filters of promotions', () => {
  it.each([
    ['nothing', {}, ['month', 'soon', 'own', 'to-come']],
    ['a kind', { kind: 'free-goods' }, ['soon', 'own']],
    ['a brand', { brand: 'Halden' }, ['month', 'to-come']],
    ['a near end', { endingSoon: true }, ['soon']],
    ['this account', { exclusive: true }, ['own']],
    ['two criteria', { kind: 'discount', exclusive: true }, []],
  ] as const)('filter by %s', (_what, change, left) => {
    expect(ids(filterPromotions(all, { ...defaultValue, ...change }, today))).toEqual(left);
    expect(hasFilters({ ...defaultValue, ...change })).toBe(left.length < all.length);
  });

  it('are offered only if they would keep some promotions, but not all', () => {
    expect(filterOptionsOf(all, today)).toEqual({
      kinds: ['discount', 'free-goods'],
      brands: ['Halden', 'Sunmill'],
      endingSoon: true,
      exclusive: true,
    });
    expect(filterOptionsOf(all.slice(0, 1), today)).toEqual({
      kinds: [],
      brands: [],
      endingSoon: false,
      exclusive: false,
    });
    expect(filterOptionsOf(all.slice(2, 3), today)).toMatchObject({ exclusive: false });
  });
});

describe('the end of a promotion', () => {
  it.each([
    ['2026-11-24', 7, true],
    ['2026-11-25', 8, false],
    ['2026-11-17', 0, true],
    ['2026-11-16', 0, true],
    [null, null, false],
  ] as const)('%s is %s days away', (endsOn, left, soon) => {
    expect(daysLeft(promotion({ endsOn }), today)).toBe(left);
    expect(endsSoon(promotion({ endsOn }), today)).toBe(soon);
  });

  it('is not near before the promotion starts', () => {
    expect(endsSoon(promotion({ startsOn: '2026-11-18', endsOn: '2026-11-19' }), today)).toBe(false);
  });
});

describe('promotionBlockerOf', () => {
  const outOfStock = (backOn: string | null) => product({ stock: { label: 'out-of-stock', available: 0, backOn } });
  const unpriced = product({ price: { state: 'unavailable' } });

  it('returns null while one product can be added', () => {
    expect(promotionBlockerOf([outOfStock(null), product()])).toBeNull();
    expect(promotionBlockerOf([product({ stock: { label: 'low-stock', available: 2, backOn: null } })])).toBeNull();
  });

  it('returns out of stock with the earliest return date', () => {
    expect(promotionBlockerOf([outOfStock('2026-12-04'), outOfStock('2026-11-30')])).toEqual({
      reason: 'out-of-stock',
      backOn: '2026-11-30',
    });
    expect(promotionBlockerOf([outOfStock(null)])).toEqual({ reason: 'out-of-stock', backOn: null });
  });

  it('returns unpriced if one product has stock but no price', () => {
    expect(promotionBlockerOf([outOfStock('2026-12-04'), unpriced])).toEqual({ reason: 'unpriced' });
  });
});

describe('quantityToAdd', () => {
  it.each([
    ['single cases', { min: 1, step: 1, max: null }, 9, 6, 9],
    ['pairs', { min: 2, step: 2, max: null }, 3, 0, 4],
    ['pairs, with some in the cart', { min: 2, step: 2, max: null }, 3, 4, 4],
    ['a minimum', { min: 5, step: 1, max: null }, 2, 0, 5],
    ['a minimum that the cart meets', { min: 5, step: 1, max: null }, 2, 6, 2],
    ['the maximum', { min: 1, step: 1, max: 10 }, 4, 6, 4],
    ['null above the maximum', { min: 1, step: 1, max: 10 }, 5, 6, null],
  ] as const)('rounds to %s', (_what, quantityRule, missing, had, quantity) => {
    expect(quantityToAdd({ quantityRule }, missing, had)).toBe(quantity);
  });
});
