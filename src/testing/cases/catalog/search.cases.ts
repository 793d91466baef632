import type { CatalogPort, ProductQuery, ProductResult } from '../../../ports';
import { PAGE_SIZES } from '../../../rules/limits';
import { casesOf } from '../../define-case';
import { required, assertEqual, assertThat } from '../../expect';
import { productResult } from '../../schemas/product';
import { assertShape } from '../../schemas/shape';
import type { At } from '../../testing.types';
import { once, walk } from '../common/paging';

const define = casesOf('catalog');
type Search = { readonly catalog: Pick<CatalogPort, 'search'> };

/** Maximum number of values to test per facet. */
const SOME = 3;
const PAGE_SIZE = 50;

/** A query that matches everything in the backend's default order. */
export const everything: Omit<ProductQuery, 'page' | 'pageSize'> = { text: '', sort: null, facets: {} };

const search = ({ catalog }: Search, at: At, changes: Partial<ProductQuery> = {}): Promise<ProductResult> =>
  catalog.search({ ...at, ...everything, page: 0, pageSize: 10, ...changes });

/** Ids of all results of a query. */
async function found({ catalog }: Search, at: At, changes: Partial<ProductQuery>): Promise<readonly string[]> {
  const { pageSize = PAGE_SIZE } = changes;
  const { items } = await walk((page) => search({ catalog }, at, { ...changes, page, pageSize }), {
    pageSize,
    idOf: ({ id }) => id,
  });
  return items.map(({ id }) => id);
}

/** Cases of product search. */
export const searchCases = [
  define({
    name: 'search-shape',
    family: 'shape',
    needs: ['catalog.search'],
    title: 'results match the domain schema for any query',
    async run({ adapter, here }) {
      const at = await here();
      for (const text of ['', 'a', '“%_\\*?'])
        assertShape(await search(adapter, at, { text }), productResult, `the result for “${text}”`);
    },
  }),
  define({
    name: 'search-everything',
    family: 'behaviour',
    needs: ['catalog.search'],
    title: 'an empty text finds every product exactly once across the pages',
    async run({ adapter, here }) {
      assertThat((await found(adapter, await here(), {})).length > 0, 'nothing is found');
    },
  }),
  define({
    name: 'search-page-sizes',
    family: 'limit',
    needs: ['catalog.search'],
    title: 'all offered page sizes return the same products in the same order',
    async run({ adapter, here }) {
      const at = await here();
      const { pageSizes = PAGE_SIZES } = await search(adapter, at);
      const walks = await Promise.all(pageSizes.map((pageSize) => found(adapter, at, { pageSize })));
      const shortest = Math.min(...walks.map(({ length }) => length));
      for (const ids of walks)
        assertEqual(ids.slice(0, shortest), walks[0]?.slice(0, shortest), 'products by another page size');
    },
  }),
  define({
    name: 'search-past-the-end',
    family: 'limit',
    needs: ['catalog.search'],
    title: 'a page past the end is empty, without a next page',
    async run({ adapter, here }) {
      const { items, hasMore } = await search(adapter, await here(), { page: 100_000 });
      assertEqual({ items, hasMore }, { items: [], hasMore: false }, 'page 100,000');
    },
  }),
  define({
    name: 'search-by-sku',
    family: 'behaviour',
    needs: ['catalog.search'],
    title: 'a product is found by its SKU',
    async run({ adapter, here }) {
      const at = await here();
      const { items } = await search(adapter, at);
      for (const { id, sku } of items.slice(0, SOME)) {
        const ids = (await search(adapter, at, { text: sku })).items.map((product) => product.id);
        assertThat(ids.includes(id), `${sku} does not find the product that has it`);
      }
    },
  }),
  define({
    name: 'search-by-name',
    family: 'behaviour',
    needs: ['catalog.search'],
    title: 'a product is found by its name, regardless of case',
    async run({ adapter, here }) {
      const at = await here();
      const { items } = await search(adapter, at);
      const { id, name } = required(items[0], 'a product');
      for (const text of [name, name.toUpperCase()])
        assertThat(
          (await found(adapter, at, { text })).includes(id),
          `“${text}” does not find the product of that name`,
        );
    },
  }),
  define({
    name: 'search-nothing',
    family: 'refusal',
    needs: ['catalog.search'],
    title: 'a text without a match returns an empty result and does not reject',
    async run({ adapter, here }) {
      const { items, hasMore, total } = await search(adapter, await here(), { text: 'zzqxjkvw no such drink' });
      assertEqual({ items, hasMore, none: total ?? 0 }, { items: [], hasMore: false, none: 0 }, 'the result');
    },
  }),
  define({
    name: 'facets-told',
    family: 'behaviour',
    needs: ['catalog.search'],
    title: 'facets, their values and the sorts contain no duplicates',
    async run({ adapter, here }) {
      const { facets, sorts } = await search(adapter, await here());
      once(
        facets.map(({ id }) => id),
        'the facets',
      );
      once(
        sorts.map(({ id }) => id),
        'the sorts',
      );
      for (const { id, values } of facets)
        once(
          values.map((value) => value.id),
          `facet ${id}`,
        );
    },
  }),
  define({
    name: 'facets-count',
    family: 'behaviour',
    needs: ['catalog.search'],
    title: 'the count of a facet value equals the number of results with that value',
    async run({ adapter, here }) {
      const at = await here();
      const { facets } = await search(adapter, at);
      required(facets[0], 'a catalog with facets');
      for (const { id, values } of facets) {
        for (const value of values.slice(0, SOME)) {
          assertEqual(
            (await found(adapter, at, { facets: { [id]: [value.id] } })).length,
            value.count,
            `products with ${id} ${value.label}`,
          );
        }
      }
    },
  }),
  define({
    name: 'facets-stay',
    family: 'behaviour',
    needs: ['catalog.search'],
    title: 'a selected facet value stays listed, so that it can be cleared',
    async run({ adapter, here }) {
      const at = await here();
      const { facets } = await search(adapter, at);
      required(facets[0], 'a catalog with facets');
      for (const { id, values } of facets) {
        const chosen = values[0]?.id ?? '';
        const narrowed = await search(adapter, at, { facets: { [id]: [chosen] } });
        assertThat(
          narrowed.facets.some((facet) => facet.id === id && facet.values.some((value) => value.id === chosen)),
          `${id} ${chosen} disappears when it is selected`,
        );
      }
    },
  }),
  define({
    name: 'facets-widen',
    family: 'behaviour',
    needs: ['catalog.search'],
    title: 'values of one facet are combined with OR, facets with AND',
    async run({ adapter, here }) {
      const at = await here();
      const { facets } = await search(adapter, at);
      const { id, values } = required(
        facets.find((facet) => facet.values.length > 1),
        'a facet with two values',
      );
      const [one = '', two = ''] = values.map((value) => value.id);
      const [first, second, both] = await Promise.all(
        [[one], [two], [one, two]].map((chosen) => found(adapter, at, { facets: { [id]: chosen } })),
      );
      assertEqual(
        [...(both ?? [])].sort(),
        [...new Set([...(first ?? []), ...(second ?? [])])].sort(),
        `products with ${id} ${one} or ${two}`,
      );
    },
  }),
  define({
    name: 'sorts',
    family: 'behaviour',
    needs: ['catalog.search'],
    title: 'every offered sort returns the same products',
    async run({ adapter, here }) {
      const at = await here();
      const { sorts } = await search(adapter, at);
      const all = [...(await found(adapter, at, {}))].sort();
      for (const { id } of sorts)
        assertEqual([...(await found(adapter, at, { sort: id }))].sort(), all, `products sorted by ${id}`);
    },
  }),
];
