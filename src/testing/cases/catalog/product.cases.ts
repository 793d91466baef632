import * as z from 'zod/mini';
import type { CatalogPort, Product } from '../../../ports';
import { casesOf } from '../../define-case';
import { deepEqual, required, rejects, assertEqual, skip, assertThat } from '../../expect';
import { product as productShape, productDetail } from '../../schemas/product';
import { assertShape } from '../../schemas/shape';
import type { At } from '../../testing.types';
import { once } from '../common/paging';
import { readingCases } from '../common/reading';
import { everything } from './search.cases';

const define = casesOf('catalog');
const SOME = 5;

async function some(
  { catalog }: { readonly catalog: Pick<CatalogPort, 'search'> },
  at: At,
): Promise<readonly Product[]> {
  const { items } = await catalog.search({ ...at, ...everything, page: 0, pageSize: 10 });
  required(items[0], 'a catalog with products');
  return items.slice(0, SOME);
}

/** Fails unless the result for an unknown product is empty or not-found. */
async function noneOf(search: Promise<readonly Product[]>, what: string): Promise<void> {
  const answer = await search.catch(() => null);
  if (answer === null) await rejects(search, ['not-found'], what);
  else assertEqual(answer, [], what);
}

const textsOf = ({ packageType, packSize, description, unitSize }: Product) => [
  packageType,
  packSize,
  description,
  unitSize,
];

/** Cases of one product, its substitutes and related products. */
export const productCases = [
  define({
    name: 'product-shape',
    family: 'shape',
    needs: ['catalog.product', 'catalog.search'],
    title: 'a product with its details matches the domain schema',
    async run({ adapter, here }) {
      const at = await here();
      for (const { id } of await some(adapter, at))
        assertShape(await adapter.catalog.product({ ...at, productId: id }), productDetail, `product ${id}`);
    },
  }),
  define({
    name: 'beside-shape',
    family: 'shape',
    needs: ['catalog.substitutes', 'catalog.related', 'catalog.search'],
    title: 'substitutes and related products match the domain schema',
    async run({ adapter, here }) {
      const at = await here();
      for (const { id } of await some(adapter, at)) {
        assertShape(await adapter.catalog.substitutes({ ...at, productId: id }), z.array(productShape), 'substitutes');
        assertShape(await adapter.catalog.related({ ...at, productId: id }), z.array(productShape), 'related');
      }
    },
  }),
  define({
    name: 'product-agrees',
    family: 'behaviour',
    needs: ['catalog.product', 'catalog.search'],
    title: 'a search result and the product’s details agree',
    async run({ adapter, here }) {
      const at = await here();
      for (const listed of await some(adapter, at)) {
        const product = await adapter.catalog.product({ ...at, productId: listed.id });
        for (const key of ['id', 'sku', 'name', 'packSize', 'sellingUnit', 'quantityRule', 'stock', 'price'] as const) {
          assertEqual(product?.[key], listed[key], `${key} of ${listed.name}`);
        }
      }
    },
  }),
  define({
    name: 'gallery',
    family: 'behaviour',
    needs: ['catalog.product', 'catalog.search'],
    title: 'a product’s image is the first of its images',
    async run({ adapter, here }) {
      const at = await here();
      for (const { id } of await some(adapter, at)) {
        const product = await adapter.catalog.product({ ...at, productId: id });
        if (product !== null && product.image !== null)
          assertEqual(product.gallery[0], product.image, `the first picture of ${product.name}`);
      }
    },
  }),
  define({
    name: 'product-unknown',
    family: 'refusal',
    needs: ['catalog.product'],
    title: 'an unknown product is null',
    run: async ({ adapter, here, unknownId }) =>
      assertEqual(
        await adapter.catalog.product({ ...(await here()), productId: unknownId }),
        null,
        'an unknown product',
      ),
  }),
  define({
    name: 'product-unlisted',
    family: 'refusal',
    needs: ['catalog.product', 'catalog.search'],
    title: 'a product that the account cannot order is null and in no result',
    async run({ adapter, fixtures: { otherAccountId, products }, locale }) {
      const productId = required(
        products?.unlisted,
        'fixtures.products.unlisted: a product that `otherAccountId` can not see',
      );
      const at = { accountId: required(otherAccountId, 'fixtures.otherAccountId'), locale };
      assertEqual(await adapter.catalog.product({ ...at, productId }), null, 'a product sold elsewhere');
      for (let page = 0, more = true; more && page < 10; page += 1) {
        const { items, hasMore } = await adapter.catalog.search({ ...at, ...everything, page, pageSize: 50 });
        assertThat(
          items.every(({ id }) => id !== productId),
          'a product sold elsewhere is in the result',
        );
        more = hasMore;
      }
    },
  }),
  define({
    name: 'stock-told',
    family: 'behaviour',
    needs: ['catalog.product'],
    title: 'a product that is out of stock has no available quantity',
    async run({ adapter, here, product }) {
      const { id } = await product('outOfStock');
      const found = await adapter.catalog.product({ ...(await here()), productId: id });
      assertEqual(found?.stock.label, 'out-of-stock', 'its label');
      assertThat(
        (found?.stock.available ?? 0) === 0,
        `${String(found?.stock.available)} are left of what is out of stock`,
      );
    },
  }),
  define({
    name: 'one-currency',
    family: 'behaviour',
    needs: ['catalog.search', 'accounts.read'],
    title: 'prices are in the account’s currency',
    async run({ adapter, here }) {
      const at = await here();
      const { currency } = await adapter.accounts.read(at);
      for (const { name, price } of await some(adapter, at)) {
        if (price.state !== 'known') continue;
        const odd = [price.current, price.original].find((amount) => amount !== null && amount.currency !== currency);
        assertThat(odd === undefined, `${name} is priced in ${odd?.currency ?? ''}, the account pays in ${currency}`);
      }
    },
  }),
  define({
    name: 'substitutes-can-be-had',
    family: 'behaviour',
    needs: ['catalog.substitutes'],
    title: 'substitutes are other products, without duplicates, and never out of stock',
    async run({ adapter, here, product }) {
      const { id } = await product('outOfStock');
      const found = await adapter.catalog.substitutes({ ...(await here()), productId: id });
      once([id, ...found.map((other) => other.id)], 'the product with its substitutes');
      const out = found.find(({ stock }) => stock.label === 'out-of-stock');
      assertThat(out === undefined, `${out?.name ?? ''} is offered instead, and is out of stock too`);
    },
  }),
  define({
    name: 'related-are-others',
    family: 'behaviour',
    needs: ['catalog.related', 'catalog.search'],
    title: 'related products are other products, without duplicates',
    async run({ adapter, here }) {
      const at = await here();
      let found = 0;
      for (const { id } of await some(adapter, at)) {
        const related = await adapter.catalog.related({ ...at, productId: id });
        once([id, ...related.map((other) => other.id)], 'the product with its related ones');
        found += related.length;
      }
      if (found === 0) skip('needs products that go with others');
    },
  }),
  define({
    name: 'beside-unknown',
    family: 'refusal',
    needs: ['catalog.substitutes', 'catalog.related'],
    title: 'an unknown product has no substitutes and no related products: empty or not-found',
    async run({ adapter, here, unknownId }) {
      const request = { ...(await here()), productId: unknownId };
      await noneOf(adapter.catalog.substitutes(request), 'substitutes of an unknown product');
      await noneOf(adapter.catalog.related(request), 'products related to an unknown one');
    },
  }),
  define({
    name: 'language',
    family: 'language',
    needs: ['catalog.search'],
    title: 'products, facets and sorts are in the requested language; ids and prices do not change',
    async run({ adapter, here, fixtures: { otherLocale } }) {
      const at = await here();
      const theirs = { ...at, locale: required(otherLocale, 'fixtures.otherLocale') };
      const query = {
        ...everything,
        sort: (await adapter.catalog.search({ ...at, ...everything, page: 0, pageSize: 10 })).sorts[0]?.id ?? null,
        page: 0,
        pageSize: 10,
      };
      const [one, other] = [
        await adapter.catalog.search({ ...at, ...query }),
        await adapter.catalog.search({ ...theirs, ...query }),
      ];
      const stays = ({ items, facets }: typeof one) => ({
        items: items.map(({ id, sku, price }) => ({ id, sku, price })).sort((a, b) => (a.id < b.id ? -1 : 1)),
        facets: facets.map(({ id }) => id),
      });
      assertEqual(stays(other), stays(one), 'ids and prices in another language');
      assertThat(
        !deepEqual(other.items.map(textsOf), one.items.map(textsOf)),
        `the products’ texts are the same in ${at.locale} and ${theirs.locale}`,
      );
      if (one.facets.length > 0)
        assertThat(
          !deepEqual(
            other.facets.map(({ label }) => label),
            one.facets.map(({ label }) => label),
          ),
          'the facets’ labels are the same',
        );
    },
  }),
  define({
    name: 'unknown-language',
    family: 'language',
    needs: ['catalog.search'],
    title: 'an unsupported language falls back to another one and does not reject',
    async run({ adapter, here }) {
      const { items } = await adapter.catalog.search({
        ...(await here()),
        ...everything,
        locale: 'de-DE',
        page: 0,
        pageSize: 10,
      });
      assertThat(items.length > 0, 'nothing is found in de-DE');
    },
  }),
  define({
    name: 'guests',
    family: 'error',
    seat: 'guest',
    needs: ['catalog.search', 'session.settings'],
    title: 'guests can browse if the store allows it; otherwise they get signed-out',
    async run({ adapter, locale }) {
      // Settings come first: a search that rejects while they are awaited would have no handler, and Node would exit.
      const { guestBrowsingEnabled } = await adapter.session.settings({});
      const search = adapter.catalog.search({ accountId: null, locale, ...everything, page: 0, pageSize: 10 });
      if (!guestBrowsingEnabled) await rejects(search, ['signed-out'], 'a guest’s search');
      else assertShape((await search).items, z.array(productShape), 'what a guest sees');
    },
  }),
  define({
    name: 'unknown-account',
    family: 'error',
    needs: ['catalog.search'],
    title: 'products of an account that is not the buyer’s are forbidden or not-found',
    async run({ adapter, locale, unknownId, fixtures: { foreignAccountId = unknownId } }) {
      for (const accountId of [unknownId, foreignAccountId]) {
        await rejects(
          adapter.catalog.search({ accountId, locale, ...everything, page: 0, pageSize: 10 }),
          ['not-found', 'forbidden'],
          `products for ${accountId}`,
        );
      }
    },
  }),
  ...readingCases('catalog.search', async ({ adapter, here }) => {
    const at = await here();
    return (options) => adapter.catalog.search({ ...at, ...everything, page: 0, pageSize: 10 }, options);
  }),
  ...readingCases('catalog.product', async ({ adapter, here, products }) => {
    const request = { ...(await here()), productId: (await products(1))[0]?.id ?? skip('needs a product') };
    return (options) => adapter.catalog.product(request, options);
  }),
  ...readingCases('catalog.substitutes', async ({ adapter, here, products }) => {
    const request = { ...(await here()), productId: (await products(1))[0]?.id ?? skip('needs a product') };
    return (options) => adapter.catalog.substitutes(request, options);
  }),
  ...readingCases('catalog.related', async ({ adapter, here, products }) => {
    const request = { ...(await here()), productId: (await products(1))[0]?.id ?? skip('needs a product') };
    return (options) => adapter.catalog.related(request, options);
  }),
];
