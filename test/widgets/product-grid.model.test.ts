import { describe, expect, it } from 'vitest';
import type { Account, Price, Product, ProductResult } from '../../src/domain';
import {
  conditionThatStops, type GridQuery, guestLacks, newsOf, offerOf, pageCount, pageFrom, pageSizeFrom, rangeOf, reductionOf, resize,
  searchFor, sortBy, toRequest, viewOf,
} from '../../src/widgets/product-grid/product-grid.model';
import { product } from '../runtime/cart/cart-support';

const query: GridQuery = { text: 'cola', page: 3, pageSize: 10, sort: null };

const result = (items: readonly Product[], rest: Partial<ProductResult> = {}): ProductResult => ({
  items, page: 0, pageSize: 10, total: items.length, hasMore: false, facets: [], sorts: [], ...rest,
});

const known = (discount: string | null, currency = 'USD'): Price => ({
  state: 'known', current: { minor: 2475, currency }, original: null, showOriginal: false, discount,
});

describe('the query of the product grid', () => {
  it('takes from a host only what a list can show', () => {
    expect([1, 7, 0, -1, 1.5, NaN, '2', undefined].map(pageFrom)).toEqual([1, 7, 1, 1, 1, 1, 1, 1]);
    expect([10, 20, 50, 24, 0, '20', undefined].map(pageSizeFrom)).toEqual([10, 20, 50, 10, 10, 10, 10]);
  });

  it('starts at the first page with another text or order', () => {
    expect(searchFor(query, 'tonic')).toEqual({ ...query, text: 'tonic', page: 1 });
    expect(sortBy(query, 'name')).toEqual({ ...query, sort: 'name', page: 1 });
  });

  it.each([
    [3, 10, 20, 2],
    [2, 10, 20, 1],
    [4, 10, 50, 1],
    [2, 50, 10, 6],
    [3, 20, 10, 5],
  ])('keeps the first product in sight when page %i of %i becomes pages of %i', (page, from, to, expected) => {
    const next = resize({ ...query, page, pageSize: from }, to);
    const first = (page - 1) * from;
    expect(next.page).toBe(expected);
    expect(first).toBeGreaterThanOrEqual((next.page - 1) * to);
    expect(first).toBeLessThan(next.page * to);
  });

  it('asks the port with pages from 0 and a text without spaces around it', () => {
    expect(toRequest({ ...query, text: '  cola ' })).toEqual({ text: 'cola', page: 2, pageSize: 10, sort: null, facets: {} });
  });
});

describe('a result of the product grid', () => {
  it('counts pages and places', () => {
    const page = result([product('a'), product('b')], { page: 8, total: 82 });
    expect(pageCount(page)).toBe(9);
    expect(rangeOf(page)).toEqual({ first: 81, last: 82 });
    expect(pageCount(result([], { total: 0 }))).toBe(1);
    expect(pageCount(result([product('a')], { total: null }))).toBeNull();
  });

  it('tells four kinds of answer apart', () => {
    expect(viewOf(result([product('a')]), '')).toBe('products');
    expect(viewOf(result([]), ' ')).toBe('empty');
    expect(viewOf(result([]), 'zzz')).toBe('no-match');
    expect(viewOf(result([], { page: 4, total: 12 }), '')).toBe('past-end');
    expect(viewOf(result([], { page: 4, total: null }), 'cola')).toBe('past-end');
    expect(viewOf(result([], { page: 4, total: 0 }), 'zzz')).toBe('no-match');
  });

  it('is announced as a page only when nothing else changed', () => {
    expect(newsOf(query, { ...query, page: 4 })).toBe('page');
    expect(newsOf(query, { ...query, text: 'tonic', page: 1 })).toBe('found');
    expect(newsOf(query, { ...query, sort: 'name', page: 1 })).toBe('found');
  });
});

describe('what a card offers', () => {
  const out: Product = { ...product('a'), stock: { label: 'out-of-stock', left: 0, backOn: null } };
  const unpriced: Product = { ...product('a'), price: { state: 'unavailable' } };
  const hidden: Product = { ...product('a'), price: { state: 'hidden' } };

  it('is to order only what can be ordered here', () => {
    expect(offerOf(product('a'), 'may-add', 0)).toBe('order');
    expect(offerOf({ ...product('a'), stock: { label: 'low-stock', left: 2, backOn: null } }, 'may-add', 3)).toBe('order');
    expect(offerOf(hidden, 'may-add', 0)).toBe('order');
    expect(offerOf(out, 'may-add', 0)).toBe('out-of-stock');
    expect(offerOf(unpriced, 'may-add', 0)).toBe('no-price');
  });

  it('is nothing to press where adding is stopped or not allowed, and still says what is in the cart', () => {
    for (const right of ['stopped', 'none'] as const) {
      expect(offerOf(product('a'), right, 0)).toBe('nothing');
      expect(offerOf(product('a'), right, 4)).toBe('in-cart-only');
      expect(offerOf(unpriced, right, 0)).toBe('nothing');
    }
  });

  it('names a reduction only for a numeric text below 0 (decision 7)', () => {
    expect(reductionOf(known('-2.75'))).toEqual({ minor: 275, currency: 'USD' });
    expect(reductionOf(known('-300', 'JPY'))).toEqual({ minor: 300, currency: 'JPY' });
    for (const discount of [null, '', '0', '2.75', '-0', '-2.75 USD', '-0.001']) expect(reductionOf(known(discount))).toBeNull();
    expect(reductionOf({ state: 'hidden' })).toBeNull();
  });

  it('tells a guest what to sign in for', () => {
    expect(guestLacks(true, [product('a')])).toBeNull();
    expect(guestLacks(true, [product('a'), hidden])).toBe('prices');
    expect(guestLacks(false, [product('a')])).toBe('order');
    expect(guestLacks(false, [hidden])).toBe('both');
  });
});

describe('an account that may not add', () => {
  const account = (id: string, stops: Account['conditions'][number]['stops']): Account => ({
    id, name: id, number: null, address: null, isDefault: false, isOwn: true, conditions: [{ code: 'blocked', stops }],
  });

  it('is told by what the condition stops, on the effective account alone (decision 10)', () => {
    const accounts = [account('a', ['checkout']), account('b', ['add', 'checkout'])];
    expect(conditionThatStops({ accounts, accountId: 'a' })).toBeNull();
    expect(conditionThatStops({ accounts, accountId: 'b' })).toMatchObject({ code: 'blocked' });
    expect(conditionThatStops({ accounts, accountId: null })).toBeNull();
  });
});
