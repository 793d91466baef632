import * as z from 'zod/mini';
import { MAX_SHOPPING_LISTS } from '../../rules/limits';
import { casesOf } from '../define-case';
import { required, rejects, assertEqual, skip, assertThat } from '../expect';
import { listResult, listSummary } from '../schemas/lists-and-content';
import { assertShape } from '../schemas/shape';
import { create, draft, made, named } from './common/list-fixtures';
import { once } from './common/paging';
import { readingCases } from './common/reading';

const define = casesOf('lists');

/** Cases of creating and listing shopping lists. */
export const listsCases = [
  define({
    name: 'shape',
    family: 'shape',
    needs: ['lists.list', 'lists.create', 'lists.addItems'],
    title: 'listed, created and changed lists match the domain schema',
    async run({ adapter, here, products, unknownId }) {
      const at = await here();
      const [sample] = await products(1);
      const items = [{ productId: sample?.id ?? '', quantity: 1 }];
      const answer = await adapter.lists.create({ ...at, draft: draft(1) });
      assertShape(answer, listResult, 'made');
      assertShape(
        await adapter.lists.addItems({ ...at, listId: made(answer, 'making a list').id, items }),
        listResult,
        'added to',
      );
      assertShape(await adapter.lists.addItems({ ...at, listId: unknownId, items }), listResult, 'refused');
      assertShape(await adapter.lists.list(at), z.array(listSummary), 'listed');
    },
  }),
  define({
    name: 'newest-first',
    family: 'behaviour',
    needs: ['lists.list', 'lists.create'],
    title: 'a new list is first, and the others do not change',
    async run({ adapter, here }) {
      const at = await here();
      const before = await adapter.lists.list(at);
      if (before.length + 2 > MAX_SHOPPING_LISTS) skip('needs an account with room for two lists');
      const [one, two] = [await create(adapter.lists, at, draft(1)), await create(adapter.lists, at, draft(2))];
      const after = (await adapter.lists.list(at)).map(({ id }) => id);
      once(after, 'the list of lists');
      assertEqual(after, [two.id, one.id, ...before.map(({ id }) => id)], 'the lists');
    },
  }),
  define({
    name: 'keeps-its-words',
    family: 'behaviour',
    needs: ['lists.list', 'lists.create'],
    title: 'name and description are stored trimmed',
    async run({ adapter, here }) {
      const at = await here();
      const { id } = await create(
        adapter.lists,
        at,
        draft(1, { name: ` ${named(1)} `, description: ' For the Fourth: “ice” & more ' }),
      );
      const listed = (await adapter.lists.list(at)).find((list) => list.id === id);
      assertEqual([listed?.name, listed?.description], [named(1), 'For the Fourth: “ice” & more'], 'what is listed');
    },
  }),
  define({
    name: 'counts',
    family: 'behaviour',
    needs: ['lists.list', 'lists.create', 'lists.addItems'],
    title: 'the count is the number of products: adding a product again does not change it',
    async run({ adapter, here, products }) {
      const at = await here();
      const [one, two] = (await products(2)).map(({ id }) => ({ productId: id, quantity: 2 }));
      const first = await create(adapter.lists, at, draft(1, { items: one ? [one] : [] }));
      assertEqual(first.count, 1, 'the count of a list made with one product');
      const added = made(
        await adapter.lists.addItems({ ...at, listId: first.id, items: [one, two].flatMap((item) => item ?? []) }),
        'adding',
      );
      assertEqual([added.id, added.count], [first.id, 2], 'the list that was added to');
      assertEqual((await adapter.lists.list(at)).find(({ id }) => id === first.id)?.count, 2, 'the listed count');
    },
  }),
  define({
    name: 'larger-quantity',
    family: 'behaviour',
    needs: ['lists.create', 'lists.addItems'],
    title: 'a product that is already on the list gets the larger quantity, in either order',
    async run({ adapter, here, products, peek }) {
      const storedLists = required(peek.lists, 'access to the store (`peek.lists`)');
      const at = await here();
      const [one = '', two = ''] = (await products(2)).map(({ id }) => id);
      const { id: listId } = await create(
        adapter.lists,
        at,
        draft(1, {
          items: [
            { productId: one, quantity: 8 },
            { productId: two, quantity: 2 },
          ],
        }),
      );
      made(
        await adapter.lists.addItems({
          ...at,
          listId,
          items: [
            { productId: one, quantity: 3 },
            { productId: two, quantity: 6 },
          ],
        }),
        'adding',
      );
      const items = (await storedLists(at.accountId)).find(({ id }) => id === listId)?.items ?? [];
      assertEqual(
        [one, two].map((id) => items.find(({ productId }) => productId === id)?.quantity),
        [8, 6],
        'the quantities in the store',
      );
    },
  }),
  define({
    name: 'same-name',
    family: 'refusal',
    needs: ['lists.list', 'lists.create'],
    title: 'a taken name is refused or creates a separate list: the first one does not change',
    async run({ adapter, here }) {
      const at = await here();
      const first = await create(adapter.lists, at, draft(1, { description: 'The first' }));
      const answer = await adapter.lists.create({ ...at, draft: draft(1, { description: 'The second' }) });
      if (answer.outcome === 'refused') assertEqual(answer.reason, 'name-taken', 'the reason');
      else assertThat(answer.list.id !== first.id, 'the second list has the first one’s id');
      assertEqual(
        (await adapter.lists.list(at)).find(({ id }) => id === first.id)?.description,
        'The first',
        'the first list',
      );
    },
  }),
  define({
    name: 'side-by-side',
    family: 'concurrency',
    needs: ['lists.list', 'lists.create'],
    title: 'lists that are created concurrently are all kept',
    async run({ adapter, here }) {
      const at = await here();
      const both = await Promise.all([1, 2].map((nth) => create(adapter.lists, at, draft(nth))));
      const ids = (await adapter.lists.list(at)).map(({ id }) => id);
      assertThat(
        both.every(({ id }) => ids.includes(id)) && both[0]?.id !== both[1]?.id,
        'one of the two is not listed',
      );
    },
  }),
  ...readingCases('lists.list', async ({ adapter, here }) => {
    const at = await here();
    return (options) => adapter.lists.list(at, options);
  }),
  define({
    name: 'create-given-up',
    family: 'abort',
    needs: ['lists.list', 'lists.create'],
    title: 'a list whose signal is already aborted rejects as aborted and is not created',
    async run({ adapter, here }) {
      const at = await here();
      const before = await adapter.lists.list(at);
      await rejects(
        adapter.lists.create({ ...at, draft: draft(1) }, { signal: AbortSignal.abort() }),
        ['aborted'],
        'with an aborted signal',
      );
      assertEqual(await adapter.lists.list(at), before, 'the lists');
    },
  }),
];
