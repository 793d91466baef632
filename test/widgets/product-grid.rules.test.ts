import { describe, expect, it } from 'vitest';
import type { Account, Price, Product, ProductResult } from '../../src/domain';
import {
  findBlockingCondition,
  guestRestriction,
  orderAvailabilityOf,
  reductionOf,
  repeatQuantity,
} from '../../src/widgets/common/ordering/order-availability.rules';
import {
  selectedValues,
  clearFacets,
  facetsFrom,
  type GridQuery,
  orderingBlockerOf,
  layoutFrom,
  pageFrom,
  pageSizeFrom,
  resize,
  sameFacets,
  searchFor,
  sortBy,
  toggleFacet,
  toRequest,
  viewOf,
  viewsAll,
} from '../../src/widgets/product-grid/product-grid.rules';
import { product } from '../runtime/cart/cart-support';

const query: GridQuery = { text: 'cola', facets: {}, page: 3, pageSize: 10, sort: null };

const result = (items: readonly Product[], rest: Partial<ProductResult> = {}): ProductResult => ({
  items,
  page: 0,
  pageSize: 10,
  total: items.length,
  hasMore: false,
  facets: [],
  sorts: [],
  ...rest,
});

const known = (discount: string | null, currency = 'USD'): Price => ({
  state: 'known',
  current: { minor: 2475, currency },
  original: null,
  showOriginal: false,
  discount,
});

describe('query of the product grid', () => {
  it('accepts only valid pages and page sizes from a host', () => {
    expect([1, 7, 0, -1, 1.5, NaN, '2', undefined].map(pageFrom)).toEqual([1, 7, 1, 1, 1, 1, 1, 1]);
    expect([10, 20, 50, 24, 0, '20', undefined].map(pageSizeFrom)).toEqual([10, 20, 50, 10, 10, 10, 10]);
  });

  it('returns to the first page for another text or sort order', () => {
    expect(searchFor(query, 'tonic')).toEqual({ ...query, text: 'tonic', page: 1 });
    expect(sortBy(query, 'name')).toEqual({ ...query, sort: 'name', page: 1 });
  });

  it.each([
    [3, 10, 20, 2],
    [2, 10, 20, 1],
    [4, 10, 50, 1],
    [2, 50, 10, 6],
    [3, 20, 10, 5],
  ])('keeps the first product visible when page %i of %i becomes pages of %i', (page, from, to, expected) => {
    const next = resize({ ...query, page, pageSize: from }, to);
    const first = (page - 1) * from;
    expect(next.page).toBe(expected);
    expect(first).toBeGreaterThanOrEqual((next.page - 1) * to);
    expect(first).toBeLessThan(next.page * to);
  });

  it('toggles and clears filter values and returns to the first page', () => {
    const one = toggleFacet(query, 'brand', 'maribel');
    expect(one).toEqual({ ...query, page: 1, facets: { brand: ['maribel'] } });
    const two = toggleFacet(toggleFacet(one, 'packageType', 'can'), 'brand', 'halden');
    // The last selected value is listed last, next to the button that removes it.
    expect(selectedValues(two.facets, []).at(-1)?.valueId).toBe('halden');
    expect(toggleFacet(two, 'packageType', 'can').facets).toEqual({ brand: ['maribel', 'halden'] });
    expect(toggleFacet(one, 'brand', 'maribel').facets).toEqual({});
    expect(clearFacets(two)).toEqual({ ...query, page: 1, facets: {} });
    expect([viewsAll(query), viewsAll({ text: ' ', facets: {} }), viewsAll({ text: '', facets: one.facets })]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('parses filters and layout from a host or an address and ignores other values', () => {
    expect(facetsFrom({ brand: ['a', 'a', 7, 'b'], size: [], flavor: 'cola' })).toEqual({ brand: ['a', 'b'] });
    for (const odd of [null, undefined, 'brand', 4, []]) expect(facetsFrom(odd)).toEqual({});
    expect(['grid', 'list', 'table', null].map(layoutFrom)).toEqual(['grid', 'list', null, null]);
    expect(sameFacets({ brand: ['a', 'b'] }, { brand: ['b', 'a'] })).toBe(true);
    expect(sameFacets({ brand: ['a'] }, { brand: ['a'], size: ['1'] })).toBe(false);
    expect(sameFacets({ brand: ['a'] }, { size: ['a'] })).toBe(false);
  });

  it('labels selected values from the result, or with their ids', () => {
    const facets = [{ id: 'brand', label: 'Brand', values: [{ id: 'maribel', label: 'Maribel', count: 0 }] }];
    expect(selectedValues({ brand: ['maribel', 'gone'], odd: ['x'] }, facets)).toEqual([
      { facetId: 'brand', facet: 'Brand', valueId: 'maribel', value: 'Maribel' },
      { facetId: 'brand', facet: 'Brand', valueId: 'gone', value: 'gone' },
      { facetId: 'odd', facet: 'odd', valueId: 'x', value: 'x' },
    ]);
  });

  it('requests pages from 0 with a trimmed text', () => {
    expect(toRequest({ ...query, text: '  cola ' })).toEqual({
      text: 'cola',
      page: 2,
      pageSize: 10,
      sort: null,
      facets: {},
    });
    const facets = { brand: ['maribel'] };
    expect(toRequest({ ...query, facets }).facets).toBe(facets);
  });
});

describe('result of the product grid', () => {
  it('distinguishes products, an empty list, no match and a page past the end', () => {
    expect(viewOf(result([product('a')]), { text: '', facets: {} })).toBe('products');
    expect(viewOf(result([]), { text: ' ', facets: {} })).toBe('empty');
    expect(viewOf(result([]), { text: 'zzz', facets: {} })).toBe('no-match');
    expect(viewOf(result([]), { text: '', facets: { brand: ['maribel'] } })).toBe('no-match');
    expect(viewOf(result([], { page: 4, total: 12 }), { text: '', facets: {} })).toBe('past-end');
    expect(viewOf(result([], { page: 4, total: null }), { text: 'cola', facets: {} })).toBe('past-end');
    expect(viewOf(result([], { page: 4, total: 0 }), { text: 'zzz', facets: {} })).toBe('no-match');
  });
});

describe('order control of a card', () => {
  const out: Product = { ...product('a'), stock: { label: 'out-of-stock', available: 0, backOn: null } };
  const unpriced: Product = { ...product('a'), price: { state: 'unavailable' } };
  const hidden: Product = { ...product('a'), price: { state: 'hidden' } };

  it('offers ordering only for products that can be ordered', () => {
    expect(orderAvailabilityOf(product('a'), 'allowed', 0)).toBe('order');
    expect(
      orderAvailabilityOf({ ...product('a'), stock: { label: 'low-stock', available: 2, backOn: null } }, 'allowed', 3),
    ).toBe('order');
    expect(orderAvailabilityOf(hidden, 'allowed', 0)).toBe('order');
    expect([out, unpriced, hidden].map(orderingBlockerOf)).toEqual(['out-of-stock', 'no-price', null]);
    expect([out, unpriced].map((it) => orderAvailabilityOf(it, 'allowed', 0))).toEqual(['out-of-stock', 'no-price']);
  });

  it('offers no ordering where adding is stopped or not allowed, and still shows the quantity in the cart', () => {
    const blocked = { code: 'blocked', stops: ['add', 'checkout'] } as const;
    for (const [right, offer] of [
      [blocked, 'stopped'],
      ['none', 'nothing'],
    ] as const) {
      expect(orderAvailabilityOf(product('a'), right, 0)).toBe(offer);
      expect(orderAvailabilityOf(product('a'), right, 4)).toBe('in-cart-only');
      expect(orderAvailabilityOf(unpriced, right, 0)).toBe('nothing');
    }
  });

  it('repeats the last order only if the quantity rule still allows it', () => {
    const ordered = (quantity: number): Product => ({
      ...product('a'),
      lastOrdered: { quantity, date: '2026-11-10' },
      quantityRule: { min: 2, max: 10, step: 2 },
    });
    expect(
      [ordered(4), ordered(3), ordered(12), { ...product('a'), lastOrdered: null }].map((it) => repeatQuantity(it, 0)),
    ).toEqual([4, null, null, null]);
  });

  it('shows a reduction only for a negative numeric discount (decision 7)', () => {
    expect(reductionOf(known('-2.75'))).toEqual({ minor: 275, currency: 'USD' });
    expect(reductionOf(known('-300', 'JPY'))).toEqual({ minor: 300, currency: 'JPY' });
    for (const discount of [null, '', '0', '2.75', '-0', '-2.75 USD', '-0.001'])
      expect(reductionOf(known(discount))).toBeNull();
    expect(reductionOf({ state: 'hidden' })).toBeNull();
  });

  it('shows a guest what signing in unlocks', () => {
    expect(guestRestriction(true, [product('a')])).toBeNull();
    expect(guestRestriction(true, [product('a'), hidden])).toBe('prices');
    expect(guestRestriction(false, [product('a')])).toBe('order');
    expect(guestRestriction(false, [hidden])).toBe('both');
  });
});

describe('account without permission to add', () => {
  const account = (id: string, stops: Account['conditions'][number]['stops']): Account => ({
    id,
    name: id,
    number: null,
    address: null,
    isDefault: false,
    isOwn: true,
    conditions: [{ code: 'blocked', stops }],
  });

  it('follows the conditions of the effective account that stop adding or checkout (decisions 10 and 54)', () => {
    const accounts = [account('a', ['checkout']), account('b', ['add', 'checkout']), account('c', [])];
    expect(findBlockingCondition({ accounts, accountId: 'a' })).toMatchObject({ stops: ['checkout'] });
    expect(findBlockingCondition({ accounts, accountId: 'c' })).toBeNull();
    expect(findBlockingCondition({ accounts, accountId: 'b' })).toMatchObject({ code: 'blocked' });
    expect(findBlockingCondition({ accounts, accountId: null })).toBeNull();
  });
});
