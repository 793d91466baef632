import * as z from 'zod/mini';
import type { Reminder } from '../../ports';
import { instantMs } from '../../rules/instants';
import { casesOf } from '../define-case';
import { required, rejects, rejectsField, assertEqual, assertThat } from '../expect';
import { reminder as reminderShape } from '../schemas/lists-and-content';
import { assertShape } from '../schemas/shape';
import { once } from './common/paging';
import { readingCases } from './common/reading';

const define = casesOf('reminders');
const DAY = 86_400_000;

/** A reminder in the given number of days. */
const inDays = (now: number, days: number, changes: Partial<Omit<Reminder, 'id'>> = {}): Omit<Reminder, 'id'> => ({
  at: new Date(now + days * DAY).toISOString(),
  repeats: 'once',
  orderId: null,
  ...changes,
});

const comparable = ({ at, repeats, orderId }: Omit<Reminder, 'id'>) => ({ at: instantMs(at), repeats, orderId });

/** Cases of reminders. */
export const remindersCases = [
  define({
    name: 'shape',
    family: 'shape',
    needs: ['reminders.create', 'reminders.list'],
    title: 'created and listed reminders match the domain schema',
    async run({ adapter, here, now }) {
      const at = await here();
      assertShape(await adapter.reminders.create({ ...at, reminder: inDays(now(), 2) }), reminderShape, 'made');
      assertShape(await adapter.reminders.list(at), z.array(reminderShape), 'listed');
    },
  }),
  define({
    name: 'created',
    family: 'behaviour',
    needs: ['reminders.create', 'reminders.list'],
    title: 'a created reminder is listed with its values and the same instant',
    async run({ adapter, here, now }) {
      const at = await here();
      const expected = inDays(now(), 3, { repeats: 'weekly' });
      const made = await adapter.reminders.create({ ...at, reminder: expected });
      assertEqual(comparable(made), comparable(expected), 'the answer');
      const listed = (await adapter.reminders.list(at)).find(({ id }) => id === made.id);
      assertEqual(listed && comparable(listed), comparable(expected), 'the listed reminder');
    },
  }),
  define({
    name: 'soonest-first',
    family: 'behaviour',
    needs: ['reminders.create', 'reminders.list'],
    title: 'reminders are soonest first, without duplicates',
    async run({ adapter, here, now }) {
      const at = await here();
      for (const days of [9, 4, 6]) await adapter.reminders.create({ ...at, reminder: inDays(now(), days) });
      const listed = await adapter.reminders.list(at);
      once(
        listed.map(({ id }) => id),
        'the list',
      );
      const times = listed.map((one) => instantMs(one.at) ?? 0);
      assertEqual(
        times,
        [...times].sort((a, b) => a - b),
        'the order of times',
      );
    },
  }),
  define({
    name: 'about-an-order',
    family: 'behaviour',
    needs: ['reminders.create', 'reminders.list', 'orders.list'],
    title: 'a reminder keeps its order',
    async run({ adapter, here, now }) {
      const at = await here();
      const [order] = (await adapter.orders.list({ ...at, page: 0, pageSize: 10 })).items;
      const { id: orderId } = required(order, 'an order');
      const { id } = await adapter.reminders.create({ ...at, reminder: inDays(now(), 2, { orderId }) });
      assertEqual(
        (await adapter.reminders.list(at)).find((one) => one.id === id)?.orderId,
        orderId,
        'the order it is about',
      );
    },
  }),
  define({
    name: 'removed',
    family: 'behaviour',
    needs: ['reminders.create', 'reminders.list', 'reminders.remove'],
    title: 'removing a reminder leaves the others',
    async run({ adapter, here, now }) {
      const at = await here();
      const removed = await adapter.reminders.create({ ...at, reminder: inDays(now(), 2) });
      const remaining = await adapter.reminders.create({ ...at, reminder: inDays(now(), 5) });
      await adapter.reminders.remove({ ...at, reminderId: removed.id });
      const ids = (await adapter.reminders.list(at)).map(({ id }) => id);
      assertEqual(
        [ids.includes(removed.id), ids.includes(remaining.id)],
        [false, true],
        'the removed and the kept one listed',
      );
    },
  }),
  define({
    name: 'removed-twice',
    family: 'once',
    needs: ['reminders.create', 'reminders.remove'],
    title: 'removing an unknown reminder succeeds',
    async run({ adapter, here, now }) {
      const at = await here();
      const { id: reminderId } = await adapter.reminders.create({ ...at, reminder: inDays(now(), 2) });
      await adapter.reminders.remove({ ...at, reminderId });
      assertEqual(await adapter.reminders.remove({ ...at, reminderId }), undefined, 'the second removal');
    },
  }),
  define({
    name: 'kept',
    family: 'behaviour',
    needs: ['reminders.create'],
    title: 'the store has the created reminder',
    async run({ adapter, here, now, peek }) {
      const at = await here();
      const storedIds = required(peek.reminders, 'access to the store (`peek.reminders`)');
      const { id } = await adapter.reminders.create({ ...at, reminder: inDays(now(), 2) });
      assertThat((await storedIds(at.accountId)).includes(id), `the store has no reminder ${id}`);
    },
  }),
  define({
    name: 'past',
    family: 'error',
    needs: ['reminders.create', 'reminders.list'],
    title: 'a past or invalid time is rejected with the field `at`, and nothing is created',
    async run({ adapter, here, now }) {
      const at = await here();
      const before = await adapter.reminders.list(at);
      for (const reminder of [inDays(now(), -1), inDays(now(), 1, { at: 'tomorrow' })]) {
        await rejectsField(adapter.reminders.create({ ...at, reminder }), 'at', `a reminder at ${reminder.at}`);
      }
      assertEqual(await adapter.reminders.list(at), before, 'the list');
    },
  }),
  define({
    name: 'unknown-order',
    family: 'error',
    needs: ['reminders.create'],
    title: 'an unknown order is not-found',
    run: async ({ adapter, here, now, unknownId }) =>
      void (await rejects(
        adapter.reminders.create({ ...(await here()), reminder: inDays(now(), 2, { orderId: unknownId }) }),
        ['not-found'],
        'a reminder of an unknown order',
      )),
  }),
  define({
    name: 'other-account',
    family: 'behaviour',
    needs: ['reminders.create', 'reminders.list'],
    title: 'a reminder of one account is not listed in another',
    async run({ adapter, here, now, locale, fixtures: { otherAccountId } }) {
      const accountId = required(otherAccountId, 'fixtures.otherAccountId');
      const { id } = await adapter.reminders.create({ ...(await here()), reminder: inDays(now(), 2) });
      assertThat(
        !(await adapter.reminders.list({ accountId, locale })).some((one) => one.id === id),
        'the other account lists it too',
      );
    },
  }),
  define({
    name: 'guest',
    family: 'error',
    seat: 'guest',
    needs: ['reminders.list'],
    title: 'a guest has no reminders: signed-out',
    run: async ({ adapter, locale }) =>
      void (await rejects(adapter.reminders.list({ accountId: null, locale }), ['signed-out'], 'a guest’s list')),
  }),
  define({
    name: 'side-by-side',
    family: 'concurrency',
    needs: ['reminders.create', 'reminders.list'],
    title: 'reminders that are created concurrently are all kept',
    async run({ adapter, here, now }) {
      const at = await here();
      const made = await Promise.all(
        [4, 8].map((days) => adapter.reminders.create({ ...at, reminder: inDays(now(), days) })),
      );
      const ids = (await adapter.reminders.list(at)).map(({ id }) => id);
      assertThat(
        made.every(({ id }) => ids.includes(id)) && made[0]?.id !== made[1]?.id,
        'one of the two is not listed',
      );
    },
  }),
  define({
    name: 'before-cut-offs',
    family: 'behaviour',
    needs: ['reminders.create', 'reminders.update', 'accounts.read'],
    title:
      'a reminder before cut-offs is due the given time before the next possible cut-off, and exists once however often it is created',
    async run({ adapter, here, now }) {
      const at = await here();
      const { visits } = await adapter.accounts.read(at);
      const cutOff = required(visits[0], 'an account with a visit plan').cutOff;
      const reminder = { at: cutOff, repeats: 'before-cut-off', minutesBefore: 60, orderId: null } as const;
      const made = await adapter.reminders.create({ ...at, reminder });
      assertShape(made, reminderShape, 'made');
      const expected = visits.map((visit) => (instantMs(visit.cutOff) ?? 0) - 3_600_000).find((time) => time > now());
      assertEqual([instantMs(made.at), made.minutesBefore], [expected, 60], 'when it is due');
      assertEqual((await adapter.reminders.create({ ...at, reminder })).id, made.id, 'a repeated request');
    },
  }),
  define({
    name: 'updated',
    family: 'behaviour',
    needs: ['reminders.create', 'reminders.update', 'reminders.list'],
    title: 'a changed reminder keeps its id and its order, and is due at its new time',
    async run({ adapter, here, now }) {
      const at = await here();
      const { id: reminderId } = await adapter.reminders.create({ ...at, reminder: inDays(now(), 2) });
      const other = await adapter.reminders.create({ ...at, reminder: inDays(now(), 5) });
      const expected = inDays(now(), 3, { repeats: 'weekly' });
      const after = await adapter.reminders.update({
        ...at,
        reminderId,
        changes: { at: expected.at, repeats: 'weekly' },
      });
      assertShape(after, reminderShape, 'changed');
      assertEqual([after.id, comparable(after)], [reminderId, comparable(expected)], 'the answer');
      const listed = await adapter.reminders.list(at);
      const found = (id: string) => listed.find((one) => one.id === id);
      assertEqual(
        [found(reminderId), found(other.id)].map((one) => one && comparable(one)),
        [comparable(expected), comparable(other)],
        'what is listed',
      );
    },
  }),
  define({
    name: 'turned-off',
    family: 'behaviour',
    needs: ['reminders.create', 'reminders.update', 'reminders.list'],
    title: 'a reminder that is turned off stays listed and can be turned on again',
    async run({ adapter, here, now }) {
      const at = await here();
      const { id: reminderId } = await adapter.reminders.create({ ...at, reminder: inDays(now(), 2) });
      for (const isOn of [false, true]) {
        assertEqual(
          (await adapter.reminders.update({ ...at, reminderId, changes: { isOn } })).isOn,
          isOn,
          'the answer',
        );
        assertEqual(
          (await adapter.reminders.list(at)).find(({ id }) => id === reminderId)?.isOn,
          isOn,
          'what is listed',
        );
      }
    },
  }),
  define({
    name: 'update-refused',
    family: 'error',
    needs: ['reminders.create', 'reminders.update', 'reminders.list'],
    title:
      'a past time is rejected with the field `at`, an unknown reminder is not-found, and neither changes anything',
    async run({ adapter, here, now, unknownId }) {
      const at = await here();
      const { id: reminderId } = await adapter.reminders.create({ ...at, reminder: inDays(now(), 2) });
      const before = await adapter.reminders.list(at);
      await rejectsField(
        adapter.reminders.update({ ...at, reminderId, changes: { at: inDays(now(), -1).at } }),
        'at',
        'a time that is past',
      );
      await rejectsField(
        adapter.reminders.update({ ...at, reminderId, changes: { repeats: 'before-cut-off', minutesBefore: 0 } }),
        'minutesBefore',
        'no minutes before',
      );
      await rejects(
        adapter.reminders.update({ ...at, reminderId: unknownId, changes: { isOn: false } }),
        ['not-found'],
        'an unknown reminder',
      );
      assertEqual(await adapter.reminders.list(at), before, 'the list');
    },
  }),
  ...readingCases('reminders.list', async ({ adapter, here }) => {
    const at = await here();
    return (options) => adapter.reminders.list(at, options);
  }),
  define({
    name: 'create-given-up',
    family: 'abort',
    needs: ['reminders.create', 'reminders.list'],
    title: 'a creation whose signal is already aborted rejects as aborted and has no effect',
    async run({ adapter, here, now }) {
      const at = await here();
      const before = await adapter.reminders.list(at);
      await rejects(
        adapter.reminders.create({ ...at, reminder: inDays(now(), 2) }, { signal: AbortSignal.abort() }),
        ['aborted'],
        'with an aborted signal',
      );
      assertEqual(await adapter.reminders.list(at), before, 'the list');
    },
  }),
];
