import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startPlatformServer } from '../support/platform-server';
import { makeClient } from './client';

const NOW = Date.parse('2026-11-17T15:00:00Z');
const server = await startPlatformServer({ clock: () => NOW });
afterAll(() => server.close());
const client = makeClient(server);
const { store } = client;

const JUICE = '01tTf0000677105';
const OUT_OF_STOCK = '01tTf0000700318';
const GUEST_PRICES = { scenario: 'no-prices-guest' };

const encoded = (refinements: unknown): string => Buffer.from(JSON.stringify(refinements)).toString('base64');
const ids = (body: { productsPage: { products: { id: string }[] } }): string[] =>
  body.productsPage.products.map(({ id }) => id);

beforeEach(async () => {
  server.platform.reset();
  await client.signIn('dana');
});

describe('search', () => {
  const all = async (query: Record<string, string | number | boolean> = {}) => {
    const [category] = (await client.get(`${store}/product-categories/children`)).body.productCategories;
    return client.get(`${store}/search/products`, { categoryId: category.id, ...query });
  };

  test('requires a term or a category, and enforces its limits', async () => {
    expect((await client.get(`${store}/search/products`)).status).toBe(400);
    expect((await all({ pageSize: 201 })).status).toBe(400);
    expect((await all({ page: 26, pageSize: 200 })).status).toBe(400);
    expect((await all({ page: 25, pageSize: 200 })).status).toBe(200);
    expect((await all()).body.productsPage.pageSize).toBe(20);
  });

  test('finds by a term, with fields as objects and without prices', async () => {
    const { body } = await client.get(`${store}/search/products`, {
      searchTerm: 'orange juice',
      fields: 'Name,StockKeepingUnit,Nonsense',
      includeQuantityRule: true,
    });
    const found = body.productsPage.products.find(({ id }: { id: string }) => id.startsWith(JUICE));
    expect(found.fields).toEqual({ Name: { value: 'Sunmill Orange Juice' }, StockKeepingUnit: { value: '677105' } });
    expect(found).not.toHaveProperty('prices');
    expect(found.defaultImage.url).toBe('/cms/delivery/media/MC677105-pack?version=1.1');
    const gas = await client.get(`${store}/search/products`, { searchTerm: 'brisk gas' });
    expect(gas.body.productsPage.products[0].defaultImage.url).toBe('/img/b2b/default-product-image.svg');
    expect(body.categories.category).not.toHaveProperty('id');
  });

  test('filters by Base64 refinements, and counts facets', async () => {
    const first = await all();
    const brand = first.body.facets.find(({ nameOrId }: { nameOrId: string }) => nameOrId === 'Brand__c');
    const [value] = brand.values;
    const refinement = {
      nameOrId: 'Brand__c',
      type: 'DistinctValue',
      attributeType: 'Custom',
      values: [value.nameOrId],
    };
    expect((await all({ refinements: encoded([refinement]) })).body.productsPage.total).toBe(value.productCount);
    expect((await all({ refinements: 'not base64 of json' })).status).toBe(400);
    expect((await all({ refinements: encoded(Array.from({ length: 10 }, () => refinement)) })).body[0].errorCode).toBe(
      'MAX_LIMIT_EXCEEDED',
    );
    expect(
      (await all({ refinements: encoded([{ ...refinement, values: Array.from({ length: 21 }, String) }]) })).status,
    ).toBe(400);
  });

  test('pages from 0 without overlap, in the order of a sort rule', async () => {
    const { sortRules } = (await client.get(`${store}/search/sort-rules`)).body;
    const byName = sortRules.find(({ nameOrId }: { nameOrId: string }) => nameOrId === 'Name').sortRuleId;
    const [one, two] = await Promise.all([0, 1].map((page) => all({ page, pageSize: 10, sortRuleId: byName })));
    expect(new Set([...ids(one?.body), ...ids(two?.body)]).size).toBe(20);
    const names = one?.body.productsPage.products.map(({ name }: { name: string }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
    expect((await all({ sortRuleId: 'nonsense' })).status).toBe(400);
  });

  test('the older search takes a body and can return prices', async () => {
    const { body } = await client.post(`${store}/search/product-search`, {
      searchTerm: 'orange juice',
      includePrices: true,
      pageSize: 5,
    });
    expect(body.productsPage.currencyIsoCode).toBe('USD');
    expect(body.productsPage.products[0].prices).toMatchObject({ success: true, error: {} });
  });

  test('texts and listed products depend on the language and the account', async () => {
    await client.signIn('noemie');
    const beer = await client.get(`${store}/search/products`, { searchTerm: 'fennimore', language: 'fr-CA' });
    expect(beer.body.productsPage.total).toBe(0);
    const { body } = await client.get(`${store}/search/products`, {
      searchTerm: 'cola',
      language: 'fr-CA',
      fields: 'Pack_Size__c',
    });
    expect(body.productsPage.products[0].fields.Pack_Size__c.value).toMatch(/ml|L/);
    expect(body.locale).toBe('fr_CA');
  });
});

describe('products, prices and stock', () => {
  test('a product has plain fields, rules as text, and optional parts', async () => {
    const { body } = await client.get(`${store}/products/${JUICE}`);
    expect(body.fields).toMatchObject({ Name: 'Sunmill Orange Juice', UPC__c: expect.any(String) });
    expect(body.fields.Description).toMatch(/^<p>.*<\/p>$/);
    const lean = await client.get(`${store}/products/${JUICE}`, {
      excludeFields: true,
      excludeMedia: true,
      excludeQuantityRule: true,
    });
    expect(Object.keys(lean.body)).not.toEqual(expect.arrayContaining(['fields']));
    const tall = await client.get(`${store}/search/products`, { searchTerm: '16 oz', includeQuantityRule: true });
    expect(
      tall.body.productsPage.products.map(
        ({ purchaseQuantityRule }: { purchaseQuantityRule: unknown }) => purchaseQuantityRule,
      ),
    ).toContainEqual({ minimum: '2.0', increment: '2.0', maximum: expect.any(String) });
  });

  test('several products by id or by SKU, never both, each with its own outcome', async () => {
    expect((await client.get(`${store}/products`, { ids: JUICE, skus: '677105' })).status).toBe(400);
    const { body } = await client.get(`${store}/products`, { ids: `${JUICE},01tTf0000000001` });
    expect(body.products.map(({ success }: { success: boolean }) => success)).toEqual([true, false]);
    expect((await client.get(`${store}/products`, { skus: '677105' })).body.products[0].id.slice(0, 15)).toBe(JUICE);
  });

  test('prices fail line by line, at most 500', async () => {
    const { body } = await client.post(`${store}/pricing/products`, {
      pricingLineItems: [{ productId: JUICE }, { productId: '01tTf0000000001' }],
    });
    expect(body.pricingLineItemResults[0]).toMatchObject({
      success: true,
      error: {},
      unitPrice: expect.stringMatching(/^\d+\.\d+$/),
    });
    expect(body.pricingLineItemResults[1]).toMatchObject({
      success: false,
      unitPrice: null,
      error: { errorCode: 'INSUFFICIENT_ACCESS' },
    });
    const many = await client.post(`${store}/pricing/products`, {
      pricingLineItems: Array.from({ length: 501 }, () => ({ productId: JUICE })),
    });
    expect(many.body[0].errorCode).toBe('MAX_LIMIT_EXCEEDED');
    expect((await client.get(`${store}/pricing/products/${JUICE}`)).body).toMatchObject({
      currencyIsoCode: 'USD',
      priceAdjustment: null,
      productPriceEntries: [{ success: true }],
    });
  });

  test('prices are hidden from guests if the store says so', async () => {
    server.platform.reset(GUEST_PRICES);
    await client.signIn(null);
    expect((await client.get(`${store}/pricing/products`, { productIds: JUICE })).status).toBe(403);
    expect((await client.get(`${store}/search/products`, { searchTerm: 'juice' })).status).toBe(200);
  });

  test('stock has its own path outside the store, and contains counts', async () => {
    const scope = `webStoreId Eq '${server.platform.webstoreId}'`;
    const { body } = await client.get('/commerce/inventory/levels', { scope, products: `${JUICE},${OUT_OF_STOCK}` });
    expect(
      body.totalInventory.map(({ availableToOrder }: { availableToOrder: number }) => availableToOrder > 0),
    ).toEqual([true, false]);
    expect((await client.get('/commerce/inventory/levels', { products: JUICE })).status).toBe(400);
  });

  test('images are served under the media path', async () => {
    const { body } = await client.get(`${store}/products/01tTf0000104417`);
    const [group] = body.mediaGroups;
    expect(group.mediaItems).toHaveLength(3);
    const picture = await client.call('GET', group.mediaItems[0].url, { prefix: '' });
    expect([picture.status, picture.headers.get('content-type'), picture.text.slice(0, 4)]).toEqual([
      200,
      'image/svg+xml',
      '<svg',
    ]);
  });
});

describe('managed content', () => {
  const contents = (): string => `/connect/sites/${server.platform.siteId}/cms/delivery/contents`;

  test('an image by its key, in the site format and the channel format', async () => {
    const site = await client.get(`${contents()}/resend-background`);
    const channel = await client.get(
      `/connect/cms/delivery/channels/${server.platform.channelId}/contents/resend-background`,
    );
    expect(site.body.contentBody.source.url).toBe('/cms/delivery/media/resend-background');
    expect(channel.body.contentBody).toEqual(site.body.contentBody);
    expect((await client.get(`${contents()}/nothing`)).status).toBe(404);
  });

  test('at most 25 with their bodies, 250 without', async () => {
    const faqs = { contentTypeFQN: 'FAQ', language: 'en_US' };
    expect((await client.get(contents(), { ...faqs, pageSize: 50, includeContentBody: true })).status).toBe(400);
    expect((await client.get(contents(), { ...faqs, pageSize: 250 })).body.contents[0]).not.toHaveProperty(
      'contentBody',
    );
    const first = await client.get(contents(), { ...faqs, pageSize: 25, page: 0, includeContentBody: true });
    expect(first.body.contents).toHaveLength(25);
    expect(first.body.contents[0].contentBody.FAQAnswer.value).toContain('&rsquo;');
    const second = await client.call('GET', first.body.nextPageUrl, { prefix: '' });
    expect(second.body.contents.length).toBeGreaterThan(0);
    expect(second.body.nextPageUrl).toBeNull();
  });

  test('a language has an underscore, and keys exclude ids', async () => {
    expect((await client.get(contents(), { contentTypeFQN: 'FAQ', language: 'fr-CA' })).status).toBe(400);
    expect((await client.get(contents(), { contentKeys: 'logo', managedContentIds: '20Y' })).status).toBe(400);
    expect((await client.get(contents())).status).toBe(400);
  });
});
