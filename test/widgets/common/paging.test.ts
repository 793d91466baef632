import { describe, expect, it } from 'vitest';
import type { GridQuery } from '../../../src/widgets/product-grid/product-grid.rules';
import { isOnlyPageChange, pageCount, rangeOf } from '../../../src/widgets/common/paging';

describe('a page of a list', () => {
  it('has a page count and a range of positions', () => {
    const page = { items: ['a', 'b'], page: 8, pageSize: 10, total: 82 };
    expect(pageCount(page)).toBe(9);
    expect(rangeOf(page)).toEqual({ first: 81, last: 82 });
    expect(pageCount({ ...page, total: 0 })).toBe(1);
    expect(pageCount({ ...page, total: null })).toBeNull();
  });

  it('counts as a page change only if nothing else changed', () => {
    const query: GridQuery = { text: 'cola', facets: {}, page: 3, pageSize: 10, sort: null };
    expect(isOnlyPageChange(query, { ...query, page: 4 })).toBe(true);
    expect(isOnlyPageChange(query, { ...query, page: 2, pageSize: 20 })).toBe(true);
    expect(isOnlyPageChange(query, { ...query })).toBe(false);
    expect(isOnlyPageChange(query, { ...query, text: 'tonic', page: 1 })).toBe(false);
    expect(isOnlyPageChange(query, { ...query, sort: 'name', page: 1 })).toBe(false);
    expect(isOnlyPageChange(query, { ...query, facets: { brand: ['maribel'] }, page: 1 })).toBe(false);
  });
});
