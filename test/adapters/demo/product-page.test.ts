import { describe, expect, it } from 'vitest';
import { imageSource } from '../../../src/rules/web';
import { demo, here } from './demo-support';

const adapter = demo();
const product = (productId: string, more = {}) => adapter.catalog.product({ ...here, productId, ...more });

describe('product details in the demo', () => {
  it('match the list, with images', async () => {
    const cola = await product('p-104417');
    expect(cola).toMatchObject({
      sku: '104417',
      name: 'Maribel Cola',
      brand: 'Maribel',
      flavor: 'Cola',
      packageType: 'Can',
      unitSize: '12 oz',
      caseQuantity: 24,
      calories: 140,
      caffeine: 34,
    });
    expect(cola?.upc).toMatch(/^\d{12}$/);
    expect(cola?.description).toContain('Maribel Cola');
    const { items } = await adapter.catalog.search({
      ...here,
      text: '104417',
      sort: null,
      facets: {},
      page: 0,
      pageSize: 10,
    });
    expect({ ...cola, gallery: undefined }).toEqual({ ...items[0], gallery: undefined });
  });

  it('have several valid images, one image, or none', async () => {
    const galleries = await Promise.all(
      ['p-104417', 'p-955205', 'p-845011'].map(async (id) => (await product(id))?.gallery ?? []),
    );
    expect(galleries.map(({ length }) => length)).toEqual([4, 0, 1]);
    const drawn = galleries.flatMap(([own]) => own?.source ?? []);
    const { items } = await adapter.catalog.search({
      ...here,
      text: 'dome lid',
      sort: null,
      facets: {},
      page: 0,
      pageSize: 10,
    });
    const lid = await product(items[0]?.id ?? '');
    expect(lid?.gallery).toEqual([lid?.image]);
    for (const { source, alt } of [...galleries.flat(), ...(lid?.gallery ?? [])]) {
      expect(imageSource(source, { origin: 'https://shop.example' })).not.toBeNull();
      // The drawing of a package adds nothing to the name beside it.
      expect(alt === '').toBe(drawn.includes(source));
    }
  });

  it('are null when the account may not see the product', async () => {
    expect(await product('p-0')).toBeNull();
    expect(await product('p-845011')).not.toBeNull();
    const inQuebec = { accountId: 'brasserie-du-canal', locale: 'fr-CA', productId: 'p-845011' };
    expect(await demo({ user: 'noemie' }).catalog.product(inQuebec)).toBeNull();
  });

  it('include available related products', async () => {
    for (const productId of ['p-104417', 'p-210031', 'p-902001', 'p-955120']) {
      const found = await adapter.catalog.related({ ...here, productId });
      expect(found.length).toBeGreaterThanOrEqual(3);
      expect(
        found.every(
          ({ id, stock, price }) => id !== productId && stock.label !== 'out-of-stock' && price.state === 'known',
        ),
      ).toBe(true);
      expect(new Set(found.map(({ name }) => name)).size).toBe(found.length);
    }
    expect(await adapter.catalog.related({ ...here, productId: 'p-0' })).toEqual([]);
  });
});
