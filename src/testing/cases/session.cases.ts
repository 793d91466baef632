import { casesOf } from '../define-case';
import { rejects, assertEqual, assertThat } from '../expect';
import { sessionUser, storeSettings } from '../schemas/account';
import { assertShape } from '../schemas/shape';
import { readingCases } from './common/reading';

const define = casesOf('session');

/** Cases of the session (decision 12). */
export const sessionCases = [
  define({
    name: 'user-shape',
    family: 'shape',
    needs: ['session.user'],
    title: 'the buyer matches the domain schema',
    run: async ({ adapter }) => assertShape(await adapter.session.user({}), sessionUser, 'user'),
  }),
  define({
    name: 'settings-shape',
    family: 'shape',
    needs: ['session.settings'],
    title: 'the store’s settings match the domain schema',
    run: async ({ adapter }) => assertShape(await adapter.session.settings({}), storeSettings, 'settings'),
  }),
  define({
    name: 'settings-for-guests',
    family: 'shape',
    seat: 'guest',
    needs: ['session.settings'],
    title: 'guests can read the settings',
    run: async ({ adapter }) => assertShape(await adapter.session.settings({}), storeSettings, 'settings'),
  }),
  define({
    name: 'buyer-is-no-guest',
    family: 'behaviour',
    needs: ['session.isGuest'],
    title: 'a signed-in buyer is not a guest',
    run: async ({ adapter }) => assertEqual(await adapter.session.isGuest({}), false, 'isGuest'),
  }),
  define({
    name: 'guest-is-guest',
    family: 'behaviour',
    seat: 'guest',
    needs: ['session.isGuest'],
    title: 'an unknown user is explicitly a guest',
    run: async ({ adapter }) => assertEqual(await adapter.session.isGuest({}), true, 'isGuest'),
  }),
  define({
    name: 'guest-has-no-user',
    family: 'error',
    seat: 'guest',
    needs: ['session.user'],
    title: 'reading the user of a guest’s session is signed-out',
    run: async ({ adapter }) => void (await rejects(adapter.session.user({}), ['signed-out'], 'user of a guest')),
  }),
  define({
    name: 'user-stays',
    family: 'behaviour',
    needs: ['session.user'],
    title: 'reading the buyer twice returns the same user',
    run: async ({ adapter }) =>
      assertEqual(await adapter.session.user({}), await adapter.session.user({}), 'the second answer'),
  }),
  define({
    name: 'account-is-listed',
    family: 'behaviour',
    needs: ['session.user', 'accounts.list'],
    title: 'the session’s account is one of the buyer’s accounts, or null',
    async run({ adapter, locale }) {
      const { accountId } = await adapter.session.user({});
      const ids = (await adapter.accounts.list({ includeOwn: true, locale })).map(({ id }) => id);
      assertThat(
        accountId === null || ids.includes(accountId),
        `the session is on ${String(accountId)}, which is not among the buyer’s accounts`,
      );
    },
  }),
  ...readingCases(
    'session.isGuest',
    async ({ adapter }) =>
      (options) =>
        adapter.session.isGuest({}, options),
    { asksWho: false },
  ),
  define({
    name: 'account-is-the-users',
    family: 'behaviour',
    needs: ['session.account', 'session.user'],
    title: 'the session’s account equals the account of its buyer',
    run: async ({ adapter }) =>
      assertEqual(await adapter.session.account({}), (await adapter.session.user({})).accountId, 'the account'),
  }),
  define({
    name: 'guest-has-no-account',
    family: 'behaviour',
    seat: 'guest',
    needs: ['session.account'],
    title: 'a guest’s session has no account',
    run: async ({ adapter }) => assertEqual(await adapter.session.account({}), null, 'the account of a guest'),
  }),
  ...readingCases(
    'session.account',
    async ({ adapter }) =>
      (options) =>
        adapter.session.account({}, options),
    { asksWho: false },
  ),
  ...readingCases(
    'session.user',
    async ({ adapter }) =>
      (options) =>
        adapter.session.user({}, options),
    { asksWho: false },
  ),
  ...readingCases(
    'session.settings',
    async ({ adapter }) =>
      (options) =>
        adapter.session.settings({}, options),
    { asksWho: false },
  ),
];
