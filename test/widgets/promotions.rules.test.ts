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
  waysOf,
} from '../../src/widgets/promotions/promotions.rules';

const today = '2026-11-17';
const none = { label: null, left: null, backOn: null } as const;
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

describe('what narrows promotions', () => {
  it.each([
    ['nothing', {}, ['month', 'soon', 'own', 'to-come']],
    ['a kind', { kind: 'free-goods' }, ['soon', 'own']],
    ['a brand', { brand: 'Halden' }, ['month', 'to-come']],
    ['an end that is near', { endingSoon: true }, ['soon']],
    ['this account', { exclusive: true }, ['own']],
    ['two of them', { kind: 'discount', exclusive: true }, []],
  ] as const)('%s', (_what, change, left) => {
    expect(ids(filterPromotions(all, { ...defaultValue, ...change }, today))).toEqual(left);
    expect(hasFilters({ ...defaultValue, ...change })).toBe(left.length < all.length);
  });

  it('is offered where it would leave some, and not where it leaves all or none', () => {
    expect(waysOf(all, today)).toEqual({
      kinds: ['discount', 'free-goods'],
      brands: ['Halden', 'Sunmill'],
      endingSoon: true,
      exclusive: true,
    });
    expect(waysOf(all.slice(0, 1), today)).toEqual({ kinds: [], brands: [], endingSoon: false, exclusive: false });
    expect(waysOf(all.slice(2, 3), today)).toMatchObject({ exclusive: false });
  });
});

describe('the end of a promotion', () => {
  it.each([
    ['2026-11-24', 7, true],
    ['2026-11-25', 8, false],
    ['2026-11-17', 0, true],
    ['2026-11-16', 0, true],
    [null, null, false],
  ] as const)('on %s is %s days away', (endsOn, left, soon) => {
    expect(daysLeft(promotion({ endsOn }), today)).toBe(left);
    expect(endsSoon(promotion({ endsOn }), today)).toBe(soon);
  });

  it('is not near before it began', () => {
    expect(endsSoon(promotion({ startsOn: '2026-11-18', endsOn: '2026-11-19' }), today)).toBe(false);
  });
});

describe('what stands in the way', () => {
  const gone = (backOn: string | null) => product({ stock: { label: 'out-of-stock', left: 0, backOn } });
  const unpriced = product({ price: { state: 'unavailable' } });

  it('is nothing while one product can be added', () => {
    expect(promotionBlockerOf([gone(null), product()])).toBeNull();
    expect(promotionBlockerOf([product({ stock: { label: 'low-stock', left: 2, backOn: null } })])).toBeNull();
  });

  it('is the stock until the first of them is back', () => {
    expect(promotionBlockerOf([gone('2026-12-04'), gone('2026-11-30')])).toEqual({
      reason: 'out-of-stock',
      backOn: '2026-11-30',
    });
    expect(promotionBlockerOf([gone(null)])).toEqual({ reason: 'out-of-stock', backOn: null });
  });

  it('is a price that is on its way', () => {
    expect(promotionBlockerOf([gone('2026-12-04'), unpriced])).toEqual({ reason: 'unpriced' });
  });
});

describe('what to add', () => {
  it.each([
    ['single cases', { min: 1, step: 1, max: null }, 9, 6, 9],
    ['pairs', { min: 2, step: 2, max: null }, 3, 0, 4],
    ['pairs beside some', { min: 2, step: 2, max: null }, 3, 4, 4],
    ['a minimum', { min: 5, step: 1, max: null }, 2, 0, 5],
    ['a minimum that is there', { min: 5, step: 1, max: null }, 2, 6, 2],
    ['as many as may be', { min: 1, step: 1, max: 10 }, 4, 6, 4],
    ['more than may be', { min: 1, step: 1, max: 10 }, 5, 6, null],
  ] as const)('comes in %s', (_what, quantityRule, missing, had, quantity) => {
    expect(quantityToAdd({ quantityRule }, missing, had)).toBe(quantity);
  });
});
