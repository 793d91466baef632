import { describe, expect, it } from 'vitest';
import type { ProductQuery } from '../../../src/domain';
import { storyTime } from '../../../src/adapters/demo';
import { createCatalog } from '../../../src/adapters/demo/engine/catalog';
import { indexOf } from '../../../src/adapters/demo/engine/catalog-index';
import { marketOf } from '../../../src/adapters/demo/engine/market';
import { searchItems } from '../../../src/adapters/demo/engine/search';
import { messagesFor } from '../../../src/adapters/demo/messages';
import { isDiscountShown } from '../../../src/rules/price';
import { demo, here } from './demo-support';

const adapter = demo();
const search = (query: Partial<ProductQuery> = {}) =>
  adapter.catalog.search({ text: '', sort: null, facets: {}, page: 0, pageSize: 200, ...here, ...query });

describe('searching the demo’s catalog', () => {
  it('finds by name, SKU, brand and flavor, and ignores case and accents', async () => {
    expect((await search({ text: '104417' })).items.map(({ name }) => name)).toEqual(['Maribel Cola']);
    expect((await search({ text: 'GINGER beer' })).items.every(({ name }) => /Ginger Beer/.test(name))).toBe(true);
    expect((await search({ text: 'càns maribel' })).total).toBeGreaterThan(5);
    expect((await search({ text: 'cola maribel' })).total).toBe((await search({ text: 'maribel cola' })).total);
    expect(await search({ text: 'nothing like it' })).toMatchObject({
      items: [],
      total: 0,
      hasMore: false,
      facets: [],
    });
  });

  it('pages through every product once', async () => {
    const first = await search({ pageSize: 50 });
    const pages = await Promise.all([0, 1, 2, 3, 4].map((page) => search({ page, pageSize: 50 })));
    const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(first.total);
    expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, true, true, false]);
  });

  it('filters by selected values: any within a facet, all across facets', async () => {
    const { items } = await search({ facets: { brand: ['maribel', 'halden'], packageType: ['can'] } });
    expect(new Set(items.map(({ brand }) => brand))).toEqual(new Set(['Maribel', 'Halden']));
    expect(new Set(items.map(({ packageType }) => packageType))).toEqual(new Set(['Can']));
  });

  it('counts the results of each facet value', async () => {
    const chosen = { brand: ['maribel'], availability: ['in-stock'] };
    const { facets } = await search({ facets: chosen });
    expect(facets.map(({ id }) => id)).toEqual([
      'history',
      'brand',
      'packageType',
      'flavor',
      'packSize',
      'unitSize',
      'availability',
    ]);
    // A facet's own selection does not hide its other values.
    expect(facets.find(({ id }) => id === 'brand')?.values).toHaveLength(14);
    for (const facet of facets) {
      for (const { id, count } of facet.values) {
        const { total } = await search({ facets: { ...chosen, [facet.id]: [id] } });
        expect([facet.id, id, total]).toEqual([facet.id, id, count]);
      }
    }
  });

  it('sorts by every offered key, and by the first one for an unknown key', async () => {
    const { sorts } = await search();
    expect(sorts.map(({ id }) => id)).toEqual(['most-ordered', 'name', 'price-low', 'price-high', 'newest']);
    const prices = async (sort: string) =>
      (await search({ sort })).items.map(({ price }) => (price.state === 'known' ? price.current.minor : null));
    const known = (await prices('price-low')).filter((price) => price !== null);
    expect(known).toEqual([...known].sort((a, b) => a - b));
    expect((await prices('price-low')).at(-1)).not.toBe(undefined);
    expect((await prices('price-high'))[0]).toBe(Math.max(...known));
    expect((await search({ sort: 'constructor' })).items).toEqual((await search({ sort: 'most-ordered' })).items);
    expect((await search()).items[0]?.name).toBe('Maribel Cola');
  });

  it('has reduced prices in the format of the price rules', async () => {
    const { items } = await search({ text: '330102' });
    const price = items[0]?.price;
    expect(price).toEqual({
      state: 'known',
      current: { minor: 2475, currency: 'USD' },
      original: { minor: 2750, currency: 'USD' },
      showOriginal: true,
      discount: '-2.75',
    });
    expect(isDiscountShown(price?.state === 'known' ? price.discount : null)).toBe(true);
  });

  it('shows guests no history, and everybody available substitutes', async () => {
    const guest = await demo({ scenario: 'guest' }).catalog.search({
      text: '',
      sort: null,
      facets: { history: ['ordered-90-days'] },
      page: 0,
      pageSize: 10,
      accountId: null,
      locale: 'en-US',
    });
    expect(guest.sorts.map(({ id }) => id)).not.toContain('most-ordered');
    expect(guest.facets.map(({ id }) => id)).not.toContain('history');
    expect(guest.sorts.map(({ id }) => id)).toEqual(expect.arrayContaining(['price-low', 'price-high']));
    const unpriced = await demo({ scenario: 'no-prices-guest' }).catalog.search({
      text: '',
      sort: 'price-low',
      facets: {},
      page: 0,
      pageSize: 10,
      accountId: null,
      locale: 'en-US',
    });
    expect(unpriced.sorts.map(({ id }) => id)).toEqual(['name', 'newest']);
    for (const { id } of (await search({ facets: { availability: ['out-of-stock'] } })).items) {
      const found = await adapter.catalog.substitutes({ ...here, productId: id });
      expect(found.length).toBeGreaterThan(0);
      expect(found.every(({ stock, id: other }) => stock.label !== 'out-of-stock' && other !== id)).toBe(true);
    }
  });
});

describe('a search with typing errors', () => {
  const names = async (text: string) => [...new Set((await search({ text })).items.map(({ name }) => name))];

  it('finds by a printed code with spaces or leading zeros, and by its start', async () => {
    const [cola] = (await search({ text: '104417' })).items;
    const upc = cola?.upc ?? '';
    const spaced = `${upc.slice(0, 1)} ${upc.slice(1, 6)} ${upc.slice(6, 11)} ${upc.slice(11)}`;
    for (const text of [upc, `0${upc}`, spaced, upc.slice(0, 11)])
      expect(
        (await search({ text })).items.map(({ id }) => id),
        text,
      ).toEqual(['p-104417']);
  });

  it.each(['maribl', 'maribl cola', 'mraibel', 'marribel', 'naribel', 'cola maribe', 'MARIBL'])(
    '“%s” finds Maribel',
    async (text) => {
      const found = await names(text);
      expect(found).toContain('Maribel Cola');
      expect(found.every((name) => name.startsWith('Maribel'))).toBe(true);
    },
  );

  it('tolerates no error in short words, no second error in any, and none in a word that exists', async () => {
    expect(await names('cloa')).toEqual([]);
    expect(await names('nraibel')).toEqual([]);
    expect((await search({ text: 'ginger' })).total).toBe((await search({ text: 'GINGER' })).total);
    expect((await names('ginger')).every((name) => /ginger/i.test(name))).toBe(true);
  });
});

describe('ten thousand products', () => {
  const many = demo({ scenario: 'ten-thousand-products' });
  const find = (query: Partial<ProductQuery> = {}) =>
    many.catalog.search({ text: '', sort: null, facets: {}, page: 0, pageSize: 10, ...here, ...query });

  it('are complete, each once, and include the usual ones', async () => {
    const { total, items, facets } = await find();
    expect(total).toBe(10_000);
    expect(items[0]?.name).toBe('Maribel Cola');
    const brand = facets.find(({ id }) => id === 'brand');
    expect(brand?.values.length).toBeGreaterThan(50);
    expect(brand?.values.reduce((sum, { count }) => sum + (count ?? 0), 0)).toBe(10_000);
    const pages = await Promise.all(Array.from({ length: 50 }, (_, page) => find({ page, pageSize: 200 })));
    expect(new Set(pages.flatMap((page) => page.items.map(({ id }) => id))).size).toBe(10_000);
  });

  it('are searched quickly, including typing errors', async () => {
    await find();
    await find({ text: 'maribl' });
    const began = performance.now();
    for (const text of ['maribel cola', 'mraibel cloa', 'alderbnak', '400001044175', 'zzzzzz']) await find({ text });
    // Five searches; a quarter of a second for each would be noticeable.
    expect(performance.now() - began).toBeLessThan(1250);
  });

  it('have the same results when they are cached, filtered or in another order', async () => {
    const query = { text: 'alderbank cola', facets: { packageType: ['can'] }, sort: 'price-low' };
    const first = await find(query);
    expect(first.total).toBeGreaterThan(0);
    expect(first.items.every(({ name, packageType }) => name.includes('Cola') && packageType === 'Can')).toBe(true);
    await find();
    expect(await find(query)).toEqual(first);
  });

  it('are searched again after another order', () => {
    const market = marketOf(null, { seed: 1, now: storyTime, guestPrices: true });
    const index = indexOf(createCatalog(), market, 'en-US');
    const options = { index, messages: messagesFor('en-US'), priced: true };
    const query = { text: '', sort: 'most-ordered', facets: {} };
    const first = (productId: string) => {
      const ordered = new Map([
        [productId, { casesLately: 3, last: { quantity: 3, date: '2026-11-10' }, quantities: [3] }],
      ]);
      return searchItems(query, { ...options, ordered }).items[0]?.id;
    };
    expect([first('p-677105'), first('p-845011'), first('p-677105')]).toEqual(['p-677105', 'p-845011', 'p-677105']);
    expect(searchItems(query, { ...options, ordered: null }).items[0]?.name).toBe('Bramrook Birch Beer');
  });
});
