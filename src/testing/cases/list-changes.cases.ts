import { casesOf } from '../define-case';
import { required, rejects, rejectsField, assertEqual, assertThat } from '../expect';
import { create, draft, listOf, made, named, onList, pageOfList } from './common/list-fixtures';

const define = casesOf('lists');

/** Cases of changes to an existing shopping list. */
export const listsChangedCases = [
  define({
    name: 'edited',
    family: 'behaviour',
    needs: ['lists.edit', 'lists.read', 'lists.create'],
    title: 'an edited list has its new name and description and keeps its products',
    async run({ adapter, here, products }) {
      const { of } = await listOf(adapter.lists, await here(), await products(2));
      const before = await onList(adapter.lists, of);
      const list = made(
        await adapter.lists.edit({ ...of, name: ` ${named(2)} `, description: 'Written anew' }),
        'editing',
      );
      assertEqual([list.id, list.name, list.description], [of.listId, named(2), 'Written anew'], 'the answer');
      const read = await pageOfList(adapter.lists, of);
      assertEqual([read?.list.name, read?.list.description], [named(2), 'Written anew'], 'the list');
      assertEqual(await onList(adapter.lists, of), before, 'what is on it');
    },
  }),
  define({
    name: 'edit-taken',
    family: 'refusal',
    needs: ['lists.edit', 'lists.read', 'lists.create'],
    title: 'a name of another list is refused as name-taken if names are unique; keeping the own name is allowed',
    async run({ adapter, here }) {
      const at = await here();
      const [one, two] = [await create(adapter.lists, at, draft(1)), await create(adapter.lists, at, draft(2))];
      const answer = await adapter.lists.edit({ ...at, listId: two.id, name: named(1), description: '' });
      if (answer.outcome === 'refused') assertEqual(answer.reason, 'name-taken', 'the reason');
      assertEqual(
        (await pageOfList(adapter.lists, { ...at, listId: two.id }))?.list.name,
        answer.outcome === 'refused' ? named(2) : named(1),
        'the second list’s name',
      );
      made(
        await adapter.lists.edit({ ...at, listId: one.id, name: named(1), description: 'Same name' }),
        'keeping its name',
      );
    },
  }),
  define({
    name: 'edit-blank',
    family: 'error',
    needs: ['lists.edit', 'lists.read', 'lists.create'],
    title: 'a blank name is rejected with the field `name`, and the list keeps its name',
    async run({ adapter, here }) {
      const at = await here();
      const of = { ...at, listId: (await create(adapter.lists, at, draft(1))).id };
      for (const name of ['', '   '])
        await rejectsField(adapter.lists.edit({ ...of, name, description: '' }), 'name', `the name “${name}”`);
      assertEqual((await pageOfList(adapter.lists, of))?.list.name, named(1), 'the name');
    },
  }),
  define({
    name: 'quantity-set',
    family: 'behaviour',
    needs: ['lists.setQuantity', 'lists.read', 'lists.create'],
    title: 'setting a quantity, also a smaller one, changes only that product and keeps its position',
    async run({ adapter, here, products }) {
      const { of, first } = await listOf(adapter.lists, await here(), await products(2));
      const before = await onList(adapter.lists, of);
      for (const quantity of [9, 1]) {
        assertEqual(
          made(await adapter.lists.setQuantity({ ...of, productId: first, quantity }), 'setting').count,
          2,
          'products on it',
        );
        assertEqual(
          await onList(adapter.lists, of),
          before.map(([id, was]) => [id, id === first ? quantity : was]),
          'what is on it',
        );
      }
    },
  }),
  define({
    name: 'quantity-bad',
    family: 'error',
    needs: ['lists.setQuantity', 'lists.read', 'lists.create'],
    title: 'a quantity of 0 or less is rejected, and the list does not change',
    async run({ adapter, here, products }) {
      const { of, first } = await listOf(adapter.lists, await here(), await products(1));
      for (const quantity of [0, -2])
        await rejects(
          adapter.lists.setQuantity({ ...of, productId: first, quantity }),
          ['rejected'],
          `a quantity of ${quantity}`,
        );
      assertEqual(await onList(adapter.lists, of), [[first, 2]], 'what is on it');
    },
  }),
  define({
    name: 'quantity-of-gone',
    family: 'refusal',
    needs: ['lists.setQuantity', 'lists.read', 'lists.create'],
    title: 'setting the quantity of a product that is not on the list is refused as item-gone and does not add it',
    async run({ adapter, here, products }) {
      const [one, two] = await products(2);
      const { of, first } = await listOf(adapter.lists, await here(), one ? [one] : []);
      assertEqual(
        await adapter.lists.setQuantity({ ...of, productId: two?.id ?? '', quantity: 4 }),
        { outcome: 'refused', reason: 'item-gone' },
        'the answer',
      );
      assertEqual(await onList(adapter.lists, of), [[first, 2]], 'what is on it');
    },
  }),
  define({
    name: 'taken-off',
    family: 'behaviour',
    needs: ['lists.removeItems', 'lists.read', 'lists.create'],
    title: 'removing products removes only those; products that are not on the list are ignored',
    async run({ adapter, here, products }) {
      const { of, first } = await listOf(adapter.lists, await here(), await products(3));
      const left = (await onList(adapter.lists, of)).filter(([id]) => id !== first);
      for (const what of ['taking off', 'taking off again']) {
        assertEqual(
          made(await adapter.lists.removeItems({ ...of, productIds: [first] }), what).count,
          2,
          'products on it',
        );
        assertEqual(await onList(adapter.lists, of), left, `what is on it after ${what}`);
      }
      assertEqual(
        made(await adapter.lists.removeItems({ ...of, productIds: left.map(([id]) => id) }), 'taking off the rest')
          .count,
        0,
        'products on it at last',
      );
    },
  }),
  define({
    name: 'arranged',
    family: 'behaviour',
    needs: ['lists.arrange', 'lists.read', 'lists.create'],
    title: 'products have the requested order; unnamed products keep their positions',
    async run({ adapter, here, products }) {
      const { of } = await listOf(adapter.lists, await here(), await products(3));
      const [one, two, three] = await onList(adapter.lists, of);
      if (one === undefined || two === undefined || three === undefined)
        return assertThat(false, 'fewer products than it was made with');
      made(await adapter.lists.arrange({ ...of, productIds: [three, one, two].map(([id]) => id) }), 'arranging all');
      assertEqual(await onList(adapter.lists, of), [three, one, two], 'all of them');
      made(await adapter.lists.arrange({ ...of, productIds: [two[0], three[0]] }), 'arranging two');
      assertEqual(await onList(adapter.lists, of), [two, one, three], 'the first and the last, changed about');
    },
  }),
  define({
    name: 'removed',
    family: 'behaviour',
    needs: ['lists.remove', 'lists.read', 'lists.list', 'lists.create'],
    title: 'a removed list is neither listed nor read, and removing it again is refused as list-gone',
    async run({ adapter, here, products }) {
      const at = await here();
      const before = await adapter.lists.list(at);
      const { of } = await listOf(adapter.lists, at, await products(1));
      made(await adapter.lists.remove(of), 'removing');
      assertEqual(await adapter.lists.list(at), before, 'the lists');
      assertEqual(await pageOfList(adapter.lists, of), null, 'the list');
      assertEqual(await adapter.lists.remove(of), { outcome: 'refused', reason: 'list-gone' }, 'removing it again');
    },
  }),
  define({
    name: 'restored',
    family: 'behaviour',
    needs: ['lists.restore', 'lists.remove', 'lists.read', 'lists.list', 'lists.create'],
    title: 'a restored list is unchanged and has its old position; restoring an existing list has no effect',
    async run({ adapter, here, products }) {
      const at = await here();
      const { of } = await listOf(adapter.lists, at, await products(2));
      const before = {
        listed: (await adapter.lists.list(at)).map(({ id, name, description, count }) => [
          id,
          name,
          description,
          count,
        ]),
        items: await onList(adapter.lists, of),
      };
      made(await adapter.lists.remove(of), 'removing');
      for (const what of ['restoring a removed list', 'restoring an existing list']) {
        assertEqual(made(await adapter.lists.restore(of), what).id, of.listId, 'the restored list');
        assertEqual(
          (await adapter.lists.list(at)).map(({ id, name, description, count }) => [id, name, description, count]),
          before.listed,
          `the lists after ${what}`,
        );
        assertEqual(await onList(adapter.lists, of), before.items, `what is on it after ${what}`);
      }
    },
  }),
  define({
    name: 'change-of-gone',
    family: 'refusal',
    needs: ['lists.edit', 'lists.remove', 'lists.restore', 'lists.setQuantity', 'lists.removeItems', 'lists.arrange'],
    title: 'every change of an unknown list is refused as list-gone',
    async run({ adapter, here, products, unknownId }) {
      const of = { ...(await here()), listId: unknownId };
      const [{ id: productId } = { id: '' }] = await products(1);
      const productIds = [productId];
      const answers = {
        edit: await adapter.lists.edit({ ...of, name: named(1), description: '' }),
        remove: await adapter.lists.remove(of),
        restore: await adapter.lists.restore(of),
        setQuantity: await adapter.lists.setQuantity({ ...of, productId, quantity: 1 }),
        removeItems: await adapter.lists.removeItems({ ...of, productIds }),
        arrange: await adapter.lists.arrange({ ...of, productIds }),
      };
      for (const [method, answer] of Object.entries(answers))
        assertEqual(answer, { outcome: 'refused', reason: 'list-gone' }, method);
    },
  }),
  define({
    name: 'read-only',
    family: 'refusal',
    needs: ['lists.edit', 'lists.remove', 'lists.list'],
    title: 'a list shared for reading cannot be changed, and one shared for editing cannot be removed: read-only',
    async run({ adapter, here }) {
      const at = await here();
      const before = await adapter.lists.list(at);
      const shared = before.filter(({ access }) => access === 'view' || access === 'edit');
      required(shared[0], 'a list that somebody else shared with the buyer');
      for (const { id: listId, access } of shared) {
        if (access === 'view')
          assertEqual(
            await adapter.lists.edit({ ...at, listId, name: named(1), description: '' }),
            { outcome: 'refused', reason: 'read-only' },
            'editing',
          );
        assertEqual(
          await adapter.lists.remove({ ...at, listId }),
          { outcome: 'refused', reason: 'read-only' },
          'removing',
        );
      }
      assertEqual(await adapter.lists.list(at), before, 'the lists');
    },
  }),
];
