import type { OrderRow, OrdersPort } from '../../ports';
import { casesOf } from '../define-case';
import { assertEqual, skip, assertThat } from '../expect';
import type { At } from '../testing.types';

const define = casesOf('orders');

/** Finds the newest draft of an account. */
async function draftOf(orders: Pick<OrdersPort, 'search'>, at: At): Promise<OrderRow> {
  const { items } = await orders.search({
    ...at,
    text: '',
    placed: { start: null, end: null },
    statuses: ['draft'],
    sort: 'CreatedDateDesc',
    page: 0,
    pageSize: 10,
  });
  return items[0] ?? skip('needs a draft order');
}

/** Cases of order drafts. */
export const draftsCases = [
  define({
    name: 'draft-resumed',
    family: 'behaviour',
    needs: ['orders.resumeDraft', 'orders.search', 'orders.detail', 'cart.read'],
    title: 'a resumed draft is in the cart and no longer among the orders; resuming it again is refused',
    async run({ adapter, here }) {
      const at = await here();
      const { id: orderId } = await draftOf(adapter.orders, at);
      const before = (await adapter.cart.read(at)).totals.cases ?? 0;
      const resumed = await adapter.orders.resumeDraft({ ...at, orderId });
      if (resumed.outcome === 'refused')
        return void assertThat(
          resumed.reason === 'ordering-stopped' || resumed.reason === 'nothing-added',
          'an existing draft is refused as draft-gone',
        );
      assertThat(((await adapter.cart.read(at)).totals.cases ?? 0) > before, 'nothing of it is in the cart');
      assertEqual((await adapter.orders.detail({ ...at, orderId }))?.status === 'draft', false, 'it is still a draft');
      assertEqual(
        await adapter.orders.resumeDraft({ ...at, orderId }),
        { outcome: 'refused', reason: 'draft-gone' },
        'resuming it again',
      );
    },
  }),
  define({
    name: 'draft-deleted',
    family: 'behaviour',
    needs: ['orders.deleteDraft', 'orders.search', 'orders.detail', 'cart.read'],
    title: 'a deleted draft is removed and adds nothing to the cart; deleting it again is done',
    async run({ adapter, here }) {
      const at = await here();
      const { id: orderId } = await draftOf(adapter.orders, at);
      const before = (await adapter.cart.read(at)).totals.cases;
      assertEqual(await adapter.orders.deleteDraft({ ...at, orderId }), { outcome: 'done' }, 'deleting it');
      assertEqual(await adapter.orders.detail({ ...at, orderId }), null, 'the draft');
      assertEqual((await adapter.cart.read(at)).totals.cases, before, 'the cart');
      assertEqual(await adapter.orders.deleteDraft({ ...at, orderId }), { outcome: 'done' }, 'deleting it again');
    },
  }),
  define({
    name: 'placed-not-deleted',
    family: 'behaviour',
    needs: ['orders.deleteDraft', 'orders.search'],
    title: 'a placed order cannot be deleted as a draft',
    async run({ adapter, here }) {
      const at = await here();
      const { items } = await adapter.orders.search({
        ...at,
        text: '',
        placed: { start: null, end: null },
        statuses: [],
        sort: 'CreatedDateDesc',
        page: 0,
        pageSize: 20,
      });
      const placed = items.find(({ status }) => status !== 'draft') ?? skip('needs an order that is placed');
      assertEqual(
        await adapter.orders.deleteDraft({ ...at, orderId: placed.id }),
        { outcome: 'refused', reason: 'no-draft' },
        'deleting it',
      );
    },
  }),
];
