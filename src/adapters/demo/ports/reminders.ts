import type { Reminder } from '../../../domain';
import { PortError, type RemindersPort } from '../../../ports';
import { instantMs } from '../../../rules/instants';
import { MAX_MINUTES_BEFORE, REMINDER_REPEATS } from '../../../rules/reminders';
import type { DemoContext } from '../context';
import { type DemoAccount, regions } from '../data/accounts';
import { dueNext, presentReminder, remindersOf, rungOf } from '../engine/reminders';
import { instantOf } from '../engine/zoned-time';
import type { Call } from '../faults';
import type { AccountState, ReminderRecord } from '../store/records';

/** Implements the reminders port; reminders are part of the account's record. */
export function remindersPort(context: DemoContext, call: Call): RemindersPort {
  const { world } = context;

  async function buyerAt(accountId: string | null): Promise<{ account: DemoAccount; buyerId: string }> {
    const buyer = await context.buyer();
    const account = await context.accountOf(accountId);
    if (buyer === null || account === null) throw new PortError('signed-out', 'A guest has no reminders');
    return { account, buyerId: buyer.id };
  }

  /** A reminder in the port's format; one that is off and past keeps its time. */
  const toReminder = (record: ReminderRecord, account: DemoAccount): Reminder => {
    const { id, at, repeats, orderId, isOn } = record;
    return (
      presentReminder(record, { account, now: world.now() }) ?? {
        id,
        at: instantOf(at, regions[account.region].timeZone),
        repeats,
        orderId,
        isOn,
      }
    );
  };

  /** Keeps the notifications of a reminder that is changed or removed. */
  const withRung = (state: AccountState, record: ReminderRecord, account: DemoAccount): AccountState['rung'] => [
    ...state.rung,
    ...rungOf(record, { account, now: world.now() }),
  ];

  return {
    list: call('reminders.list', async ({ accountId }) => {
      const { account, buyerId } = await buyerAt(accountId);
      return remindersOf((await context.state(account)).reminders, buyerId, { account, now: world.now() });
    }),
    create: call(
      'reminders.create',
      async ({ accountId, reminder: { at, repeats, orderId, minutesBefore = null, isOn = true } }) => {
        const { account, buyerId } = await buyerAt(accountId);
        const draft = {
          buyerId,
          repeats,
          orderId,
          minutesBefore: repeats === 'before-cut-off' ? minutesBefore : null,
          isOn,
          since: world.now(),
        };
        const reminder = { ...draft, at: timeOf({ ...draft, at }, account, world.now()) };
        return context.mutate(account, (state) => {
          const isOrdered =
            orderId === null || [...world.history(account), ...state.orders].some(({ id }) => id === orderId);
          if (!isOrdered) throw new PortError('not-found', 'The order does not exist');
          const same = (known: ReminderRecord): boolean =>
            known.buyerId === buyerId &&
            known.repeats === repeats &&
            known.orderId === orderId &&
            known.minutesBefore === reminder.minutesBefore &&
            (repeats === 'before-cut-off' || known.at === reminder.at);
          const known = state.reminders.find(same);
          const sequence = state.sequence + 1;
          const record: ReminderRecord = known ?? {
            id: `r-${account.id}-${state.born.toString(36)}-${sequence}`,
            ...reminder,
          };
          // A repeated request, for example after a lost response, returns the existing reminder.
          return known === undefined
            ? [{ ...state, sequence, reminders: [...state.reminders, record] }, toReminder(record, account)]
            : [state, toReminder(known, account)];
        });
      },
    ),
    update: call('reminders.update', async ({ accountId, reminderId, changes }) => {
      const { account, buyerId } = await buyerAt(accountId);
      return context.mutate(account, (state) => {
        const known = state.reminders.find(({ id }) => id === reminderId);
        if (known === undefined || known.buyerId !== buyerId)
          throw new PortError('not-found', 'The reminder does not exist');
        const now = world.now();
        const { at, repeats = known.repeats, minutesBefore = known.minutesBefore, isOn = known.isOn } = changes;
        const draft = {
          ...known,
          repeats,
          isOn,
          minutesBefore: repeats === 'before-cut-off' ? minutesBefore : null,
          since: now,
        };
        const isMoved = at !== undefined || repeats !== known.repeats || draft.minutesBefore !== known.minutesBefore;
        const record: ReminderRecord = isMoved
          ? {
              ...draft,
              at: timeOf({ ...draft, at: at ?? instantOf(known.at, regions[account.region].timeZone) }, account, now),
            }
          : draft;
        // A past single reminder cannot be turned on, because it would never be due.
        if (record.isOn && dueNext(record, { account, now }) === null)
          throw new PortError('rejected', 'The time of a reminder must be in the future', {
            fields: { at: 'rangeUnderflow' },
          });
        const reminders = state.reminders.map((one) => (one === known ? record : one));
        return [{ ...state, reminders, rung: withRung(state, known, account) }, toReminder(record, account)];
      });
    }),
    remove: call('reminders.remove', async ({ accountId, reminderId }) => {
      const { account, buyerId } = await buyerAt(accountId);
      // Removing a reminder that no longer exists succeeds.
      await context.mutate(account, (state) => {
        const removed = state.reminders.find(({ id }) => id === reminderId);
        if (removed === undefined || removed.buyerId !== buyerId) return [state, undefined];
        return [
          {
            ...state,
            reminders: state.reminders.filter((one) => one !== removed),
            rung: withRung(state, removed, account),
          },
          undefined,
        ];
      });
    }),
  };
}

/** First time of a reminder. @throws PortError `rejected`, by field */
export function timeOf(
  { at, repeats, minutesBefore }: Pick<Reminder, 'at' | 'repeats'> & { readonly minutesBefore: number | null },
  account: DemoAccount,
  now: number,
): number {
  const rejected = (field: string, code: string) =>
    new PortError('rejected', 'The reminder is not valid', { fields: { [field]: code } });
  if (!REMINDER_REPEATS.includes(repeats)) throw rejected('repeats', 'badInput');
  if (repeats === 'before-cut-off') {
    if (
      minutesBefore === null ||
      !Number.isInteger(minutesBefore) ||
      minutesBefore < 1 ||
      minutesBefore > MAX_MINUTES_BEFORE
    )
      throw rejected('minutesBefore', 'badInput');
    const first = dueNext(
      { id: '', buyerId: '', at: 0, repeats, orderId: null, minutesBefore, isOn: true, since: now },
      { account, now },
    );
    if (first === null) throw rejected('repeats', 'invalidEntry');
    return first;
  }
  const time = instantMs(at);
  if (time === null) throw rejected('at', 'badInput');
  if (time <= now) throw rejected('at', 'rangeUnderflow');
  return time;
}
