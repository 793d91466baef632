import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  imageOf,
  priceOf,
  productProblemFor,
  toProduct,
} from '../../../../src/adapters/vendure/catalog/product.mapping';
import type { TradeProduct } from '../../../../src/adapters/vendure/catalog/product.wire';
import {
  appleJuice,
  appleJuiceProduct,
  baseUrl,
  malformed,
  orangeJuice,
  orangeJuiceProduct,
  untidy,
  usd,
} from '../support/wire-samples';

const read = (change: Partial<TradeProduct>) => toProduct({ ...orangeJuice, ...change }, baseUrl);

describe('a product of the plugin', () => {
  it('has the account’s terms', () => {
    expect(read({})).toStrictEqual(orangeJuiceProduct);
    expect(toProduct(appleJuice, baseUrl)).toStrictEqual(appleJuiceProduct);
  });

  it('can have every value', () => {
    const wire: TradeProduct = {
      ...orangeJuice,
      caffeine: 34,
      sellingUnit: 'keg',
      minQuantity: 2,
      maxQuantity: 60,
      quantityStep: 3,
      stockLabel: 'out-of-stock',
      available: 0,
      backOn: '2026-12-09',
      originalPrice: 2_990,
    };
    expect(toProduct(wire, baseUrl)).toStrictEqual({
      ...orangeJuiceProduct,
      caffeine: 34,
      sellingUnit: 'keg',
      quantityRule: { min: 2, max: 60, step: 3 },
      stock: { label: 'out-of-stock', available: 0, backOn: '2026-12-09' },
      price: { state: 'known', current: usd(2_730), original: usd(2_990), showOriginal: true, discount: null },
    });
  });

  it('can have almost none, and is named by its SKU then', () => {
    const wire: TradeProduct = {
      ...orangeJuice,
      upc: null,
      name: '',
      brand: null,
      flavor: null,
      packageType: null,
      packSize: '',
      unitSize: null,
      caseQuantity: null,
      calories: null,
      caffeine: null,
      description: null,
      image: null,
      price: null,
      lastOrderedQuantity: null,
      lastOrderedOn: null,
      usualQuantity: null,
      askAbove: 0,
    };
    expect(toProduct(wire, baseUrl)).toStrictEqual({
      id: '128',
      sku: '677105',
      upc: null,
      name: '677105',
      brand: null,
      flavor: null,
      packageType: null,
      packSize: '',
      unitSize: null,
      caseQuantity: null,
      calories: null,
      caffeine: null,
      description: null,
      image: null,
      sellingUnit: 'case',
      quantityRule: { min: 1, max: null, step: 1 },
      stock: { label: null, available: null, backOn: null },
      price: { state: 'unavailable' },
      usual: { quantity: null, askAbove: 0 },
      lastOrdered: null,
    });
  });

  it('has tidy texts, and null for one without characters', () => {
    const texts = {
      upc: untidy('400006771056'),
      name: untidy('Sunmill Orange Juice'),
      brand: untidy('Sunmill'),
      flavor: untidy('Orange Juice'),
      packageType: untidy('Plastic bottle'),
      packSize: untidy('24 × 10 oz bottles'),
      unitSize: untidy('10 oz'),
      description: untidy('Refrigerate after opening.'),
    };
    expect(read(texts)).toStrictEqual({ ...orangeJuiceProduct, description: 'Refrigerate after opening.' });
    const blank = { upc: ' ', brand: '', flavor: ' ', packageType: '', unitSize: ' ', description: '' };
    expect(read(blank)).toMatchObject({
      upc: null,
      brand: null,
      flavor: null,
      packageType: null,
      unitSize: null,
      description: null,
    });
  });

  it('names its image by its own name', () => {
    expect(read({ name: ' ' }).image).toStrictEqual({
      source: 'https://shop.example/assets/677105.svg',
      alt: '677105',
    });
  });

  it.each(['case', 'box', 'keg', 'cylinder', 'each'])('is sold by the %s', (sellingUnit) => {
    expect(read({ sellingUnit }).sellingUnit).toBe(sellingUnit);
  });

  it.each(['pallet', 'Case', ''])('is sold by the case for the unknown unit “%s”', (sellingUnit) => {
    expect(read({ sellingUnit }).sellingUnit).toBe('case');
  });

  it.each([
    [null, null],
    ['out-of-stock', 'out-of-stock'],
    ['Low Stock', 'low-stock'],
    ['Seasonal', 'Seasonal'],
    ['', ''],
  ])('with the stock label %j shows %j', (stockLabel, label) => {
    expect(read({ stockLabel }).stock.label).toBe(label);
  });

  it.each([
    [8, '2026-11-17', { quantity: 8, date: '2026-11-17' }],
    [0, '2026-11-17', { quantity: 0, date: '2026-11-17' }],
    [null, '2026-11-17', null],
    [8, null, null],
    [null, null, null],
  ])('that was last ordered %j times on %j has the last order %j', (quantity, date, lastOrdered) => {
    expect(read({ lastOrderedQuantity: quantity, lastOrderedOn: date }).lastOrdered).toStrictEqual(lastOrdered);
  });
});

describe('the price of a product', () => {
  const known = { state: 'known', current: usd(2_730), discount: null };

  it.each([
    ['without an earlier one', 2_730, null, { ...known, original: null, showOriginal: false }],
    ['below the earlier one', 2_730, 2_731, { ...known, original: usd(2_731), showOriginal: true }],
    ['equal to the earlier one', 2_730, 2_730, { ...known, original: null, showOriginal: false }],
    ['above the earlier one', 2_730, 2_729, { ...known, original: null, showOriginal: false }],
    ['of zero', 0, null, { ...known, current: usd(0), original: null, showOriginal: false }],
    ['below zero', -1, 2_731, { state: 'unavailable' }],
    ['that is missing', null, 2_731, { state: 'unavailable' }],
  ])('%s is shown as such', (_which, price, original, shown) => {
    expect(priceOf(price, original, 'USD')).toStrictEqual(shown);
  });

  it('is malformed without a valid currency or as a fraction of a cent', () => {
    expect(() => priceOf(1, null, 'usd')).toThrow(malformed('An amount is not valid'));
    expect(() => priceOf(1.5, null, 'USD')).toThrow(malformed('An amount is not valid'));
    expect(() => priceOf(1, 1.5, 'USD')).toThrow(malformed('An amount is not valid'));
  });
});

describe('the problem of a product', () => {
  it.each([
    [null, null],
    ['out-of-stock', 'out-of-stock'],
    ['not-listed', 'not-listed'],
    ['price-unavailable', 'price-unavailable'],
    ['recalled', 'not-listed'],
    ['', 'not-listed'],
  ])('%j is read as %j', (code, problem) => {
    expect(productProblemFor(code)).toBe(problem);
  });
});

describe('the image of a product', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([null, undefined, ''])('is missing for the source %j', (source) => {
    expect(imageOf(source, 'Cola', baseUrl)).toBeNull();
  });

  it.each([
    ['a path of another server', '/a/b.svg', 'https://shop.example/base/', 'https://shop.example/a/b.svg'],
    ['a path of a server in capitals', '/a.svg', 'HTTPS://SHOP.EXAMPLE', 'https://shop.example/a.svg'],
    ['a path of the page’s own server', '/a.svg', '', '/a.svg'],
    ['a path of a server without https', '/a.svg', 'http://shop.example', '/a.svg'],
    ['a path of such a server with https later', '/a.svg', 'http://shop.example/https:', '/a.svg'],
    ['a complete address', 'https://cdn.example/a.svg', 'https://shop.example', 'https://cdn.example/a.svg'],
    ['a path from the page', 'assets/', 'https://shop.example', 'assets/'],
  ])('has %s', (_which, source, server, address) => {
    expect(imageOf(source, 'Cola', server)).toStrictEqual({ source: address, alt: 'Cola' });
  });

  it.each([
    ['https://shop.example', '/a.svg'],
    ['https://www.shop.example', 'https://shop.example/a.svg'],
  ])('has a path only on a page of its server, here %s', (origin, address) => {
    vi.stubGlobal('location', { origin });
    expect(imageOf('/a.svg', '', 'https://shop.example/base')).toStrictEqual({ source: address, alt: '' });
  });
});
