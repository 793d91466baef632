import { LIST_SIZE, MAX_SHOPPING_LISTS } from '../../rules/limits';
import { casesOf } from '../define-case';
import { required, rejects, rejectsField, assertEqual, assertThat } from '../expect';
import { create, draft } from './common/list-fixtures';

const define = casesOf('lists');

/** Cases of refused list changes and of access. */
export const listsRefusedCases = [
  define({
    name: 'ten-at-most',
    family: 'limit',
    needs: ['lists.list', 'lists.create'],
    title: 'an account has at most ten lists: the next one is refused as too-many-lists',
    async run({ adapter, here }) {
      const at = await here();
      for (let nth = (await adapter.lists.list(at)).length + 1; nth <= MAX_SHOPPING_LISTS; nth += 1)
        await create(adapter.lists, at, draft(nth));
      assertEqual(
        await adapter.lists.create({ ...at, draft: draft(99) }),
        { outcome: 'refused', reason: 'too-many-lists' },
        'the eleventh',
      );
      assertEqual((await adapter.lists.list(at)).length, MAX_SHOPPING_LISTS, 'lists there are');
    },
  }),
  define({
    name: 'full',
    family: 'limit',
    needs: ['lists.list', 'lists.create', 'catalog.search'],
    title: 'a list has at most 200 products: a larger one is refused as list-full and not created',
    async run({ adapter, here }) {
      const at = await here();
      const ids: string[] = [];
      for (let page = 0; ids.length <= LIST_SIZE; page += 1) {
        const { items, hasMore } = await adapter.catalog.search({
          ...at,
          text: '',
          sort: null,
          facets: {},
          page,
          pageSize: 50,
        });
        ids.push(...items.map(({ id }) => id));
        if (!hasMore) break;
      }
      const items = ids.slice(0, LIST_SIZE + 1).map((productId) => ({ productId, quantity: 1 }));
      required(items[LIST_SIZE], 'a catalog of more than 200 products');
      const { length } = await adapter.lists.list(at);
      assertEqual(
        await adapter.lists.create({ ...at, draft: draft(1, { items }) }),
        { outcome: 'refused', reason: 'list-full' },
        '201 products',
      );
      assertEqual((await adapter.lists.list(at)).length, length, 'lists there are');
    },
  }),
  define({
    name: 'gone',
    family: 'refusal',
    needs: ['lists.addItems'],
    title: 'adding to an unknown list is refused as list-gone',
    async run({ adapter, here, products, unknownId }) {
      const [sample] = await products(1);
      const answer = await adapter.lists.addItems({
        ...(await here()),
        listId: unknownId,
        items: [{ productId: sample?.id ?? '', quantity: 1 }],
      });
      assertEqual(answer, { outcome: 'refused', reason: 'list-gone' }, 'the answer');
    },
  }),
  define({
    name: 'blank-name',
    family: 'error',
    needs: ['lists.list', 'lists.create'],
    title: 'a blank name is rejected with the field `name`, and no list is created',
    async run({ adapter, here }) {
      const at = await here();
      const before = await adapter.lists.list(at);
      for (const name of ['', '   '])
        await rejectsField(adapter.lists.create({ ...at, draft: draft(1, { name }) }), 'name', `the name “${name}”`);
      assertEqual(await adapter.lists.list(at), before, 'the lists');
    },
  }),
  define({
    name: 'unknown-product',
    family: 'error',
    needs: ['lists.list', 'lists.create', 'lists.addItems'],
    title: 'an unknown product is not-found (or rejected), and the list does not change',
    async run({ adapter, here, products, unknownId }) {
      const at = await here();
      const [sample] = await products(1);
      const { id: listId } = await create(adapter.lists, at, draft(1));
      const items = [
        { productId: sample?.id ?? '', quantity: 1 },
        { productId: unknownId, quantity: 1 },
      ];
      await rejects(
        adapter.lists.addItems({ ...at, listId, items }),
        ['not-found', 'rejected'],
        'adding an unknown product',
      );
      assertEqual((await adapter.lists.list(at)).find(({ id }) => id === listId)?.count, 0, 'products on the list');
    },
  }),
  define({
    name: 'bad-quantity',
    family: 'error',
    needs: ['lists.list', 'lists.create'],
    title: 'a quantity of 0 or less is rejected, and no list is created',
    async run({ adapter, here, products }) {
      const at = await here();
      const [sample] = await products(1);
      const before = await adapter.lists.list(at);
      for (const quantity of [0, -2]) {
        await rejects(
          adapter.lists.create({ ...at, draft: draft(1, { items: [{ productId: sample?.id ?? '', quantity }] }) }),
          ['rejected'],
          `a quantity of ${quantity}`,
        );
      }
      assertEqual(await adapter.lists.list(at), before, 'the lists');
    },
  }),
  define({
    name: 'other-account',
    family: 'behaviour',
    needs: ['lists.list', 'lists.create'],
    title: 'a list of one account is not visible in another',
    async run({ adapter, here, locale, fixtures: { otherAccountId } }) {
      const accountId = required(otherAccountId, 'fixtures.otherAccountId');
      const { id } = await create(adapter.lists, await here(), draft(1));
      assertThat(
        !(await adapter.lists.list({ accountId, locale })).some((list) => list.id === id),
        'the other account has it too',
      );
    },
  }),
  define({
    name: 'guest',
    family: 'error',
    seat: 'guest',
    needs: ['lists.list'],
    title: 'a guest has no lists: signed-out',
    run: async ({ adapter, locale }) =>
      void (await rejects(adapter.lists.list({ accountId: null, locale }), ['signed-out'], 'a guest’s lists')),
  }),
  define({
    name: 'viewer',
    family: 'error',
    seat: 'viewer',
    needs: ['lists.create'],
    title: 'a user without the order permission cannot create lists: forbidden',
    run: async ({ adapter, here }) =>
      void (await rejects(
        adapter.lists.create({ ...(await here()), draft: draft(1) }),
        ['forbidden'],
        'a list of a viewer',
      )),
  }),
];
