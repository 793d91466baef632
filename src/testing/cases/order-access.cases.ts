import { casesOf } from '../define-case';
import { required, rejects, assertEqual } from '../expect';

const define = casesOf('orders');
const first = { page: 0, pageSize: 10 };

/** Cases of access to orders. */
export const orderAccessCases = [
  define({
    name: 'unknown',
    family: 'refusal',
    needs: ['orders.read'],
    title: 'an unknown order is null',
    run: async ({ adapter, here, unknownId }) =>
      assertEqual(await adapter.orders.read({ ...(await here()), orderId: unknownId }), null, 'an unknown order'),
  }),
  define({
    name: 'account-of-unknown',
    family: 'refusal',
    needs: ['orders.accountOf'],
    title: 'an unknown order has no account',
    run: async ({ adapter, locale, unknownId }) =>
      assertEqual(
        await adapter.orders.accountOf({ orderId: unknownId, locale }),
        null,
        'the account of an unknown order',
      ),
  }),
  define({
    name: 'other-account',
    family: 'behaviour',
    needs: ['orders.read'],
    title: 'an order of another account is null, even of the same buyer',
    async run({ adapter, here, locale, orders, fixtures: { otherAccountId } }) {
      const theirs = { accountId: required(otherAccountId, 'fixtures.otherAccountId'), locale };
      for (const { id, accountId } of await orders(theirs)) {
        assertEqual(accountId, theirs.accountId, 'the account of a listed order');
        assertEqual(await adapter.orders.read({ ...(await here()), orderId: id }), null, 'the other account’s order');
      }
    },
  }),
  define({
    name: 'account-of',
    family: 'behaviour',
    needs: ['orders.accountOf'],
    title: 'an order’s account is found among all of the buyer’s accounts',
    async run({ adapter, here, locale, orders, fixtures: { otherAccountId } }) {
      for (const accountId of [(await here()).accountId, required(otherAccountId, 'fixtures.otherAccountId')]) {
        const [order] = await orders({ accountId, locale });
        assertEqual(
          await adapter.orders.accountOf({ orderId: order?.id ?? '', locale }),
          accountId,
          'the account of an order',
        );
      }
    },
  }),
  define({
    name: 'unknown-account',
    family: 'error',
    needs: ['orders.list'],
    title: 'orders of an account that is not the buyer’s are forbidden, not-found or an empty list',
    async run({ adapter, locale, unknownId, fixtures: { foreignAccountId = unknownId } }) {
      for (const accountId of [unknownId, foreignAccountId]) {
        const list = adapter.orders.list({ accountId, locale, ...first });
        const answer = await list.catch(() => null);
        if (answer === null) await rejects(list, ['not-found', 'forbidden'], `orders of ${accountId}`);
        else assertEqual(answer.items, [], `orders of ${accountId}`);
      }
    },
  }),
  define({
    name: 'guest',
    family: 'error',
    seat: 'guest',
    needs: ['orders.list'],
    title: 'a guest cannot list orders: signed-out',
    run: async ({ adapter, locale }) =>
      void (await rejects(
        adapter.orders.list({ accountId: null, locale, ...first }),
        ['signed-out'],
        'a guest’s orders',
      )),
  }),
  define({
    name: 'guest-reads',
    family: 'refusal',
    seat: 'guest',
    needs: ['orders.read', 'orders.accountOf'],
    title: 'a guest can read only their own orders: others are null and have no account',
    async run({ adapter, locale, unknownId }) {
      assertEqual(
        await adapter.orders.read({ accountId: null, locale, orderId: unknownId }),
        null,
        'an order that is not the guest’s',
      );
      assertEqual(await adapter.orders.accountOf({ orderId: unknownId, locale }), null, 'its account');
    },
  }),
];
