import * as z from 'zod/mini';
import { casesOf } from '../define-case';
import { required, rejects, assertEqual, assertThat } from '../expect';
import { listPerson, shoppingList } from '../schemas/lists-and-content';
import { assertShape } from '../schemas/shape';
import { create, draft, listOf, made, named, onList, pageOfList } from './common/list-fixtures';
import { readingCases } from './common/reading';

const define = casesOf('lists');

/** Cases of reading and sharing one shopping list. */
export const listsReadCases = [
  define({
    name: 'read',
    family: 'shape',
    needs: ['lists.read', 'lists.create'],
    title: 'a created list is read with its values and matches the domain schema',
    async run({ adapter, here, products }) {
      const at = await here();
      const [one = '', two = ''] = (await products(2)).map(({ id }) => id);
      const items = [
        { productId: one, quantity: 3 },
        { productId: two, quantity: 7 },
      ];
      const { id: listId } = await create(adapter.lists, at, draft(1, { description: 'For the patio', items }));
      const answer = await pageOfList(adapter.lists, { ...at, listId });
      assertShape(answer, shoppingList, 'the list');
      assertEqual(
        [answer?.list.id, answer?.list.name, answer?.list.description, answer?.list.count],
        [listId, named(1), 'For the patio', 2],
        'the list',
      );
      const found = new Map(await onList(adapter.lists, { ...at, listId }));
      assertEqual([found.size, found.get(one), found.get(two)], [2, 3, 7], 'what is on it');
    },
  }),
  define({
    name: 'read-agrees',
    family: 'behaviour',
    needs: ['lists.read', 'lists.list'],
    title: 'every listed list can be read and agrees with its summary',
    async run({ adapter, here }) {
      const at = await here();
      for (const list of await adapter.lists.list(at))
        assertEqual(
          (await pageOfList(adapter.lists, { ...at, listId: list.id }, 0, 5))?.list,
          list,
          `the list “${list.name}”`,
        );
    },
  }),
  define({
    name: 'read-pages',
    family: 'behaviour',
    needs: ['lists.read', 'lists.create'],
    title: 'small pages return each product once, in the same order as one large page',
    async run({ adapter, here, products }) {
      const { of, ids } = await listOf(adapter.lists, await here(), await products(3));
      const whole = await onList(adapter.lists, of);
      assertEqual(whole.map(([id]) => id).sort(), [...ids].sort(), 'the products');
      assertEqual(await onList(adapter.lists, of, 2), whole, 'two at a time');
      assertEqual(await onList(adapter.lists, of, 1), whole, 'one at a time');
    },
  }),
  define({
    name: 'read-gone',
    family: 'error',
    needs: ['lists.read'],
    title: 'an unknown list is null',
    run: async ({ adapter, here, unknownId }) =>
      assertEqual(await pageOfList(adapter.lists, { ...(await here()), listId: unknownId }), null, 'the list'),
  }),
  define({
    name: 'read-elsewhere',
    family: 'behaviour',
    needs: ['lists.read', 'lists.create'],
    title: 'a list of one account is null for another',
    async run({ adapter, here, products, locale, fixtures: { otherAccountId } }) {
      const accountId = required(otherAccountId, 'fixtures.otherAccountId');
      const { of } = await listOf(adapter.lists, await here(), await products(1));
      assertEqual(
        await pageOfList(adapter.lists, { accountId, locale, listId: of.listId }),
        null,
        'the list, for the other account',
      );
    },
  }),
  define({
    name: 'shared',
    family: 'behaviour',
    needs: ['lists.people', 'lists.share', 'lists.create'],
    title: 'the people of a list show with whom it is shared and with what access; sharing can be ended',
    async run({ adapter, here }) {
      const at = await here();
      const of = { ...at, listId: (await create(adapter.lists, at, draft(1))).id };
      const before = await adapter.lists.people(of);
      assertShape(before, z.array(listPerson), 'the people');
      assertThat(
        before.every(({ access }) => access === null),
        'a new list is shared with somebody',
      );
      const { id: personId } = required(before[0], 'somebody whom a list can be shared with');
      for (const access of ['view', 'edit', null] as const) {
        const list = made(await adapter.lists.share({ ...of, personId, access }), 'sharing');
        if (list.sharedWith !== undefined)
          assertEqual(list.sharedWith, access === null ? 0 : 1, 'how many it is shared with');
        assertEqual(
          await adapter.lists.people(of),
          before.map((one) => (one.id === personId ? { ...one, access } : one)),
          `the people, with ${access ?? 'nothing'} for one`,
        );
      }
    },
  }),
  define({
    name: 'share-unknown',
    family: 'error',
    needs: ['lists.people', 'lists.share', 'lists.create'],
    title: 'sharing with an unknown person is not-found (or rejected), and nobody gets access',
    async run({ adapter, here, unknownId }) {
      const at = await here();
      const of = { ...at, listId: (await create(adapter.lists, at, draft(1))).id };
      const before = await adapter.lists.people(of);
      await rejects(
        adapter.lists.share({ ...of, personId: unknownId, access: 'edit' }),
        ['not-found', 'rejected'],
        'sharing with nobody',
      );
      assertEqual(await adapter.lists.people(of), before, 'the people');
    },
  }),
  ...readingCases('lists.read', async ({ adapter, here, unknownId }) => {
    const at = await here();
    return (options) => adapter.lists.read({ ...at, listId: unknownId, page: 0, pageSize: 5 }, options);
  }),
];
