import { describe, expect, it } from 'vitest';
import {
  changedList,
  type ListTerms,
  ownList,
  refusedList,
  toEntry,
  toListSummary,
  toPerson,
} from '../../../../src/adapters/salesforce/lists/lists.mapping';
import type { WireList } from '../../../../src/adapters/salesforce/lists/lists.wire';
import type { Price, Stock } from '../../../../src/domain';
import { ids, malformed, productFields, productWith, usd } from '../support/wire-samples-records';

const created = '2026-09-01T08:00:00.000Z';
const modified = '2026-11-17T16:30:00.000-08:00';
const neverChanged = '1970-01-01T00:00:00.000Z';

const wishlist: WireList = {
  id: '0YwOK0000000001',
  name: ' Friday\u0007  order ',
  createdDate: created,
  modifiedDate: modified,
  wishlistProductCount: 12,
};
const emptyWishlist: WireList = {
  id: '0YwOK0000000001',
  name: null,
  createdDate: null,
  modifiedDate: null,
  wishlistProductCount: null,
};

const terms: ListTerms = {
  listId: '0YwOK0000000001',
  name: ' Friday\u0007  order ',
  description: ' For the\u202e  taproom ',
  count: 12,
  createdDate: created,
  modifiedDate: modified,
  access: 'edit',
  owner: ' Dana\u0007  Reyes ',
  sharedWith: 3,
};

describe('the buyer’s own wishlist', () => {
  it('has the platform’s data, and description and sharing from the store’s terms', () => {
    expect(ownList(wishlist, { description: ' For the\u202e  taproom ', sharedWith: 3 })).toStrictEqual({
      id: '0YwOK00000000010AA',
      name: 'Friday  order',
      description: 'For the  taproom',
      count: 12,
      changedAt: modified,
      access: 'own',
      owner: null,
      sharedWith: 3,
    });
  });

  it.each([
    ['without terms', undefined],
    ['with empty terms', {}],
    ['with terms that are null', { description: null, sharedWith: null }],
  ])('has its id as its name, and nothing else, %s', (_which, none) => {
    expect(ownList(emptyWishlist, none)).toStrictEqual({
      id: '0YwOK00000000010AA',
      name: '0YwOK00000000010AA',
      description: '',
      count: null,
      changedAt: neverChanged,
      access: 'own',
      owner: null,
      sharedWith: 0,
    });
  });

  it.each([
    [-1, 0],
    [0, 0],
    [1, 1],
  ])('with %d products has %d', (reported, count) => {
    expect(ownList({ ...wishlist, wishlistProductCount: reported }, undefined).count).toBe(count);
  });

  it.each(['', '  ', ' \u0007 '])('has its id as its name instead of the blank %j', (name) => {
    expect(ownList({ ...wishlist, name }, undefined).name).toBe('0YwOK00000000010AA');
  });

  it.each([
    ['its creation, when it was never modified', null, created, created],
    ['its creation, when the other time has no zone', '2026-11-17T16:30:00', created, created],
    ['its modification, when its creation is unknown', modified, null, modified],
    ['the earliest time, when neither is a time', 'yesterday', '2026-09-01', neverChanged],
  ])('was changed at %s', (_which, modifiedDate, createdDate, changedAt) => {
    expect(ownList({ ...wishlist, modifiedDate, createdDate }, undefined).changedAt).toBe(changedAt);
  });
});

describe('a list of a server method', () => {
  it('has all data of a list that somebody shares with the buyer', () => {
    expect(toListSummary(terms)).toStrictEqual({
      id: '0YwOK00000000010AA',
      name: 'Friday  order',
      description: 'For the  taproom',
      count: 12,
      changedAt: modified,
      access: 'edit',
      owner: 'Dana Reyes',
      sharedWith: 3,
    });
  });

  it.each<[string, ListTerms]>([
    ['missing', { listId: '0YwOK0000000001' }],
    [
      'null',
      {
        listId: '0YwOK0000000001',
        name: null,
        description: null,
        count: null,
        createdDate: null,
        modifiedDate: null,
        access: null,
        owner: null,
        sharedWith: null,
      },
    ],
  ])('is the buyer’s own when everything else is %s', (_which, wire) => {
    expect(toListSummary(wire)).toStrictEqual({
      id: '0YwOK00000000010AA',
      name: '0YwOK00000000010AA',
      description: '',
      count: null,
      changedAt: neverChanged,
      access: 'own',
      owner: null,
      sharedWith: 0,
    });
  });

  it.each([
    ['own', 'own', null],
    ['edit', 'edit', 'Dana Reyes'],
    ['view', 'view', 'Dana Reyes'],
    ['administer', 'view', 'Dana Reyes'],
    ['Edit', 'view', 'Dana Reyes'],
    ['', 'view', 'Dana Reyes'],
  ])('with the access %j gives the buyer “%s” and has the owner %j', (access, granted, owner) => {
    expect(toListSummary({ ...terms, access })).toMatchObject({ access: granted, owner });
  });

  it.each([null, undefined, '', ' \u0007 '])('has no owner instead of the blank %j', (owner) => {
    expect(toListSummary({ ...terms, owner }).owner).toBeNull();
  });

  it('keeps a count and a number of people of 0', () => {
    expect(toListSummary({ ...terms, count: 0, sharedWith: 0 })).toMatchObject({ count: 0, sharedWith: 0 });
  });

  it.each([
    [null, created, created],
    [undefined, created, created],
    ['2026-11-17', created, created],
    [modified, undefined, modified],
    ['2026-11-17', 'yesterday', neverChanged],
  ])('with the times %j and %j was changed at %s', (modifiedDate, createdDate, changedAt) => {
    expect(toListSummary({ ...terms, modifiedDate, createdDate }).changedAt).toBe(changedAt);
  });
});

describe('a refused change of a list', () => {
  it.each(['too-many-lists', 'name-taken', 'list-full', 'list-gone', 'item-gone', 'read-only'])(
    'has the reason %s',
    (reason) => {
      expect(refusedList(reason)).toStrictEqual({ outcome: 'refused', reason });
      expect(changedList({ outcome: 'refused', reason })).toStrictEqual({ outcome: 'refused', reason });
    },
  );

  it.each([null, undefined, '', 'because', 'List-Full'])('is malformed with the unknown reason %j', (reason) => {
    const error = malformed('A list was refused for an unknown reason');
    expect(() => refusedList(reason)).toThrow(error);
    expect(() => changedList({ outcome: 'refused', reason, list: terms })).toThrow(error);
  });

  it('is refused even when it contains a list', () => {
    expect(changedList({ outcome: 'refused', reason: 'read-only', list: terms })).toStrictEqual({
      outcome: 'refused',
      reason: 'read-only',
    });
  });
});

describe('a change of a list that is done', () => {
  it('has the list after it', () => {
    expect(changedList({ outcome: 'done', reason: 'list-full', list: terms })).toStrictEqual({
      outcome: 'done',
      list: {
        id: '0YwOK00000000010AA',
        name: 'Friday  order',
        description: 'For the  taproom',
        count: 12,
        changedAt: modified,
        access: 'edit',
        owner: 'Dana Reyes',
        sharedWith: 3,
      },
    });
  });

  it.each([null, undefined])('is malformed when its list is %s', (list) => {
    expect(() => changedList({ outcome: 'done', list })).toThrow(
      malformed('The response does not contain the changed list'),
    );
  });
});

describe('a product on a list', () => {
  const entry = { productId: ids.product.short, quantity: 4, name: ' French\u0007 roast ', sku: '6010003' };
  const price: Price = { state: 'known', current: usd(2698), original: null, showOriginal: false, discount: null };
  const inStock: Stock = { label: null, available: 40, backOn: null };

  it.each<[string, Price, Stock, string | null]>([
    ['no problem when it can be ordered', price, inStock, null],
    ['no problem when its stock is low', price, { ...inStock, label: 'low-stock' }, null],
    ['no problem when its price is hidden', { state: 'hidden' }, inStock, null],
    ['a problem without stock', price, { ...inStock, label: 'out-of-stock' }, 'out-of-stock'],
    ['a problem without a price', { state: 'unavailable' }, inStock, 'price-unavailable'],
    [
      'its stock as its problem without both',
      { state: 'unavailable' },
      { ...inStock, label: 'out-of-stock' },
      'out-of-stock',
    ],
  ])('has %s', (_which, of, stock, problem) => {
    const product = productWith({ id: ids.product.long, name: 'French roast', sku: '6010003', price: of, stock });
    expect(toEntry(entry, product, productFields)).toStrictEqual({ product, quantity: 4, problem });
  });

  it('has its stored name and is not listed when the account can’t see it', () => {
    expect(toEntry(entry, undefined, productFields)).toStrictEqual({
      product: productWith({ id: ids.product.long, name: 'French roast', sku: '6010003' }),
      quantity: 4,
      problem: 'not-listed',
    });
  });

  it('has its id as its name when nothing else is stored', () => {
    expect(toEntry({ productId: ids.product.short, quantity: 4 }, undefined, productFields)).toStrictEqual({
      product: productWith({ id: ids.product.long, name: ids.product.long, sku: '' }),
      quantity: 4,
      problem: 'not-listed',
    });
  });
});

describe('a person whom a list can be shared with', () => {
  it.each([
    ['edit', 'edit'],
    ['view', 'view'],
    ['own', null],
    ['administer', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('with the access %j has the right %j', (access, right) => {
    expect(toPerson({ personId: ids.user.short, name: ' Dana\u0007  Reyes ', access })).toStrictEqual({
      id: ids.user.long,
      name: 'Dana Reyes',
      access: right,
    });
  });

  it.each(['', ' \u0007 '])('has its id instead of the blank name %j', (name) => {
    expect(toPerson({ personId: ids.user.short, name })).toStrictEqual({
      id: ids.user.long,
      name: ids.user.long,
      access: null,
    });
  });
});
