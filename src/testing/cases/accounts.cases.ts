import * as z from 'zod/mini';
import { instantMs } from '../../rules/instants';
import { casesOf } from '../define-case';
import { required, rejects, assertEqual, assertThat } from '../expect';
import { account, accountDetail } from '../schemas/account';
import { assertShape } from '../schemas/shape';
import { once } from './common/paging';
import { readingCases } from './common/reading';

const define = casesOf('accounts');

/** Cases of the accounts port. */
export const accountsCases = [
  define({
    name: 'list-shape',
    family: 'shape',
    needs: ['accounts.list'],
    title: 'every listed account matches the domain schema',
    run: async ({ adapter, locale }) =>
      assertShape(await adapter.accounts.list({ includeOwn: true, locale }), z.array(account), 'accounts'),
  }),
  define({
    name: 'read-shape',
    family: 'shape',
    needs: ['accounts.read'],
    title: 'an account’s details match the domain schema',
    run: async ({ adapter, here }) => assertShape(await adapter.accounts.read(await here()), accountDetail, 'account'),
  }),
  define({
    name: 'listed-once',
    family: 'behaviour',
    needs: ['accounts.list'],
    title: 'each account is listed once, and at most one is the default',
    async run({ adapter, locale }) {
      const accounts = await adapter.accounts.list({ includeOwn: true, locale });
      once(
        accounts.map(({ id }) => id),
        'the list',
      );
      const defaults = accounts.filter(({ isDefault }) => isDefault).length;
      assertThat(defaults <= 1, `${defaults} accounts are the default`);
    },
  }),
  define({
    name: 'own-left-out',
    family: 'behaviour',
    needs: ['accounts.list'],
    title: 'without the buyer’s own account the list has the other accounts in the same order',
    async run({ adapter, locale }) {
      const all = await adapter.accounts.list({ includeOwn: true, locale });
      const managed = await adapter.accounts.list({ includeOwn: false, locale });
      assertEqual(
        managed.map(({ id }) => id),
        all.filter(({ isOwn }) => !isOwn).map(({ id }) => id),
        'the list without the own account',
      );
    },
  }),
  define({
    name: 'read-agrees',
    family: 'behaviour',
    needs: ['accounts.list', 'accounts.read'],
    title: 'list and details agree on an account',
    async run({ adapter, here, locale }) {
      const { accountId } = await here();
      const listed = required(
        (await adapter.accounts.list({ includeOwn: true, locale })).find(({ id }) => id === accountId),
        'the account in the list',
      );
      const detail = await adapter.accounts.read({ accountId, locale });
      for (const key of ['id', 'name', 'number', 'address', 'isDefault', 'isOwn', 'conditions'] as const)
        assertEqual(detail[key], listed[key], key);
    },
  }),
  define({
    name: 'visits-in-order',
    family: 'behaviour',
    needs: ['accounts.read'],
    title: 'planned visits are soonest first, one per day, and can still be ordered for',
    async run({ adapter, here, now }) {
      const { visits } = await adapter.accounts.read(await here());
      required(visits[1], 'an account with two visits');
      once(
        visits.map(({ date }) => date),
        'the visits',
      );
      assertEqual(
        visits.map(({ date }) => date),
        visits.map(({ date }) => date).sort(),
        'the visits’ order',
      );
      const missed = visits.find(({ cutOff }) => (instantMs(cutOff) ?? 0) <= now());
      assertThat(missed === undefined, `the visit of ${missed?.date ?? ''} can not be ordered for any more`);
    },
  }),
  define({
    name: 'stopped-says-so',
    family: 'behaviour',
    needs: ['accounts.read'],
    title: 'an account that cannot order names the reason',
    async run({ adapter, fixtures: { stoppedAccountId }, locale }) {
      const { conditions } = await adapter.accounts.read({
        accountId: required(stoppedAccountId, 'fixtures.stoppedAccountId'),
        locale,
      });
      assertThat(
        conditions.some(({ stops }) => stops.includes('add')),
        'no condition of the stopped account stops adding',
      );
    },
  }),
  define({
    name: 'unknown',
    family: 'error',
    needs: ['accounts.read'],
    title: 'an unknown account is not-found (or forbidden)',
    run: async ({ adapter, unknownId, locale }) =>
      void (await rejects(
        adapter.accounts.read({ accountId: unknownId, locale }),
        ['not-found', 'forbidden'],
        'an unknown account',
      )),
  }),
  define({
    name: 'foreign',
    family: 'error',
    needs: ['accounts.read'],
    title: 'an account of another buyer is forbidden (or not-found)',
    run: async ({ adapter, fixtures: { foreignAccountId }, locale }) =>
      void (await rejects(
        adapter.accounts.read({ accountId: required(foreignAccountId, 'fixtures.foreignAccountId'), locale }),
        ['forbidden', 'not-found'],
        'a foreign account',
      )),
  }),
  define({
    name: 'guest-has-none',
    family: 'error',
    seat: 'guest',
    needs: ['accounts.list'],
    title: 'a guest has no accounts: an empty list or signed-out',
    async run({ adapter, locale }) {
      const list = adapter.accounts.list({ includeOwn: true, locale });
      const answer = await list.catch(() => null);
      if (answer === null) await rejects(list, ['signed-out', 'forbidden'], 'a guest’s list');
      else assertEqual(answer, [], 'a guest’s list');
    },
  }),
  define({
    name: 'switch',
    family: 'behaviour',
    needs: ['accounts.switchTo', 'session.user'],
    title: 'after a switch the session has the new account',
    async run({ adapter, fixtures: { otherAccountId } }) {
      const accountId = required(otherAccountId, 'fixtures.otherAccountId');
      await adapter.accounts.switchTo({ accountId });
      assertEqual((await adapter.session.user({})).accountId, accountId, 'the session’s account');
    },
  }),
  define({
    name: 'switch-refused',
    family: 'error',
    needs: ['accounts.switchTo', 'session.user'],
    title: 'a switch to an unknown account rejects, and the session keeps the old account',
    async run({ adapter, unknownId }) {
      const before = await adapter.session.user({});
      await rejects(
        adapter.accounts.switchTo({ accountId: unknownId }),
        ['not-found', 'forbidden', 'rejected'],
        'a switch to an unknown account',
      );
      assertEqual((await adapter.session.user({})).accountId, before.accountId, 'the session’s account');
    },
  }),
  define({
    name: 'language',
    family: 'language',
    needs: ['accounts.read'],
    title: 'reasons are in the requested language; codes do not change',
    async run({ adapter, fixtures: { stoppedAccountId, otherLocale }, locale }) {
      const accountId = required(stoppedAccountId, 'fixtures.stoppedAccountId');
      const one = await adapter.accounts.read({ accountId, locale });
      const other = await adapter.accounts.read({ accountId, locale: required(otherLocale, 'fixtures.otherLocale') });
      assertEqual(
        other.conditions.map(({ code, stops }) => ({ code, stops })),
        one.conditions.map(({ code, stops }) => ({ code, stops })),
        'codes in another language',
      );
      required(
        one.conditions.find(({ reason }) => reason !== undefined),
        'a condition with a reason',
      );
      assertThat(
        one.conditions.some(({ reason }, at) => reason !== other.conditions[at]?.reason),
        `the reasons are the same in ${locale} and ${otherLocale}`,
      );
    },
  }),
  ...readingCases(
    'accounts.list',
    async ({ adapter, locale }) =>
      (options) =>
        adapter.accounts.list({ includeOwn: true, locale }, options),
  ),
  ...readingCases('accounts.read', async ({ adapter, here }) => {
    const request = await here();
    return (options) => adapter.accounts.read(request, options);
  }),
  define({
    name: 'switch-given-up',
    family: 'abort',
    needs: ['accounts.switchTo', 'session.user'],
    title: 'a switch whose signal is already aborted rejects as aborted and has no effect',
    async run({ adapter, fixtures: { otherAccountId } }) {
      const before = await adapter.session.user({});
      const switching = adapter.accounts.switchTo(
        { accountId: required(otherAccountId, 'fixtures.otherAccountId') },
        { signal: AbortSignal.abort() },
      );
      await rejects(switching, ['aborted'], 'a switch with an aborted signal');
      assertEqual((await adapter.session.user({})).accountId, before.accountId, 'the session’s account');
    },
  }),
];
