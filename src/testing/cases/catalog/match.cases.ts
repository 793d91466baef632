import * as z from 'zod/mini';
import type { Product } from '../../../ports';
import { casesOf } from '../../define-case';
import { required, assertEqual, assertThat, getRejection } from '../../expect';
import { productMatch } from '../../schemas/product';
import { assertShape } from '../../schemas/shape';
import { readingCases } from '../common/reading';
import { everything } from './search.cases';

const define = casesOf('catalog');
/** Maximum number of texts in one request. */
const MOST = 100;
const NONSENSE = 'zzqxjkvw no such drink';

const productOf = (found: Product | null | undefined): Product => required(found, 'a product to look for');

/** Cases of matching pasted and scanned texts. */
export const matchCases = [
  define({
    name: 'match-shape',
    family: 'shape',
    needs: ['catalog.match', 'catalog.search'],
    title: 'matches match the domain schema for any pasted text',
    async run({ adapter, here }) {
      const at = await here();
      const { items } = await adapter.catalog.search({ ...at, ...everything, page: 0, pageSize: 10 });
      const { sku, name } = productOf(items[0]);
      assertShape(
        await adapter.catalog.match({ ...at, entries: [sku, name, name.slice(0, 5), NONSENSE, '', '“%_\\*?'] }),
        z.array(productMatch),
        'matches',
      );
    },
  }),
  define({
    name: 'match-order',
    family: 'behaviour',
    needs: ['catalog.match', 'catalog.search'],
    title: 'matches are returned in the order of the request, including duplicates',
    async run({ adapter, here }) {
      const at = await here();
      const { items } = await adapter.catalog.search({ ...at, ...everything, page: 0, pageSize: 10 });
      const [one, two] = [productOf(items[0]).sku, productOf(items[1]).sku];
      const entries = [two, NONSENSE, one, two, ` ${one} `];
      assertEqual(
        (await adapter.catalog.match({ ...at, entries })).map(({ entry }) => entry),
        entries,
        'the entries of the answer',
      );
    },
  }),
  define({
    name: 'match-codes',
    family: 'behaviour',
    needs: ['catalog.match', 'catalog.search'],
    title: 'an SKU and a UPC find their product',
    async run({ adapter, here }) {
      const at = await here();
      const { items } = await adapter.catalog.search({ ...at, ...everything, page: 0, pageSize: 10 });
      const codes = items.flatMap(({ id, sku, upc }) =>
        [sku, ...(upc === null ? [] : [upc])].map((entry) => ({ id, entry })),
      );
      const matches = await adapter.catalog.match({ ...at, entries: codes.map(({ entry }) => entry) });
      for (const [nth, { id, entry }] of codes.entries())
        assertEqual(matches[nth]?.product?.id, id, `the product that ${entry} names`);
    },
  }),
  define({
    name: 'match-names',
    family: 'behaviour',
    needs: ['catalog.match', 'catalog.search'],
    title: 'a name finds its product as the match or among the suggestions',
    async run({ adapter, here }) {
      const at = await here();
      const { items } = await adapter.catalog.search({ ...at, ...everything, page: 0, pageSize: 10 });
      const names = items.slice(0, 5).map(({ name }) => name);
      for (const { entry, product, suggestions } of await adapter.catalog.match({ ...at, entries: names })) {
        assertThat(
          [product, ...suggestions].some((found) => found?.name === entry),
          `“${entry}” does not find a product of that name`,
        );
      }
    },
  }),
  define({
    name: 'match-near',
    family: 'behaviour',
    needs: ['catalog.match', 'catalog.search'],
    title: 'an exact match has no suggestions, and a meaningless or blank text has no match',
    async run({ adapter, here }) {
      const at = await here();
      const { items } = await adapter.catalog.search({ ...at, ...everything, page: 0, pageSize: 10 });
      const [known, none, blank] = await adapter.catalog.match({
        ...at,
        entries: [productOf(items[0]).sku, NONSENSE, '  '],
      });
      assertEqual(known?.suggestions, [], 'near what is known');
      assertEqual([none?.product, blank?.product], [null, null], 'the product that nonsense, or nothing, names');
    },
  }),
  define({
    name: 'match-hundred',
    family: 'limit',
    needs: ['catalog.match'],
    title: '100 texts are matched; 101 are rejected or matched',
    async run({ adapter, here }) {
      const at = await here();
      const entries = Array.from({ length: MOST }, (_, nth) => `${NONSENSE} ${nth}`);
      assertEqual(
        (await adapter.catalog.match({ ...at, entries })).map(({ entry }) => entry),
        entries,
        'a hundred entries',
      );
      assertEqual(await adapter.catalog.match({ ...at, entries: [] }), [], 'no entries');
      const more = adapter.catalog.match({ ...at, entries: [...entries, 'one more'] });
      const answer = await more.catch(() => null);
      if (answer === null) assertEqual((await getRejection(more, 'a hundred and one')).code, 'rejected', 'the code');
      else assertEqual(answer.length, MOST + 1, 'answers to a hundred and one');
    },
  }),
  ...readingCases('catalog.match', async ({ adapter, here }) => {
    const at = await here();
    return (options) => adapter.catalog.match({ ...at, entries: [NONSENSE] }, options);
  }),
];
