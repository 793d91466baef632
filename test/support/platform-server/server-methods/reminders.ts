import { type DemoAccount, regions } from '../../../../src/adapters/demo/data/accounts';
import { dueNext, presentReminder, remindersOf } from '../../../../src/adapters/demo/engine/reminders';
import { instantOf } from '../../../../src/adapters/demo/engine/zoned-time';
import { timeOf } from '../../../../src/adapters/demo/ports/reminders';
import { REMINDER_REPEATS } from '../../../../src/rules/reminders';
import { buyerOf } from '../access';
import type { Exchange } from '../http/exchange';
import { isSame, recordId } from '../ids';
import type { ReminderEntry } from '../store/ledger';
import { ordersOf } from '../store/orders';
import { storeDueTimes } from '../store/reminders';
import {
  type Arguments,
  convertRefusals,
  buyersAccountArg,
  throwHandled,
  type Handler,
  serving,
  textArg,
} from './arguments';
import { refuseInvalidFields } from './users';

/** The reminders' owner in a call. */
function callerOf(exchange: Exchange, args: Arguments) {
  const account = buyersAccountArg(exchange, args);
  const { platform } = exchange;
  return {
    account,
    platform,
    place: { account, now: platform.world.now() },
    buyerId: convertRefusals(() => buyerOf(exchange)).id,
  };
}

/** A reminder in a response; one that is off and past keeps its time. */
const reminderBody = (entry: ReminderEntry, account: DemoAccount, now: number) =>
  presentReminder(entry, { account, now }) ?? {
    id: entry.id,
    at: instantOf(entry.at, regions[account.region].timeZone),
    repeats: entry.repeats,
    orderId: entry.orderId,
    isOn: entry.isOn,
  };

const getReminders: Handler<'getReminders'> = (exchange, args) => {
  const { account, platform, place, buyerId } = callerOf(exchange, args);
  return {
    reminders: remindersOf(
      platform.ledger.reminders.filter(({ accountId }) => accountId === account.id),
      buyerId,
      place,
    ),
  };
};

const repeatsArg = (args: Arguments) =>
  REMINDER_REPEATS.find((one) => one === textArg(args, 'repeats')) ??
  throwHandled('INVALID_API_INPUT', 'No such repeat');

const createReminder: Handler<'createReminder'> = (exchange, args) => {
  const { account, platform, place, buyerId } = callerOf(exchange, args);
  const repeats = repeatsArg(args);
  const named = args.orderId;
  const orderId =
    named === null
      ? null
      : (ordersOf(platform, account).find(({ id }) => isSame(id, named))?.id ?? throwHandled('ITEM_NOT_FOUND'));
  const minutesBefore = repeats === 'before-cut-off' ? args.minutesBefore : null;
  const time = refuseInvalidFields(() => timeOf({ at: args.at, repeats, minutesBefore }, account, place.now));
  const at =
    typeof time === 'number' ? time : throwHandled('INVALID_API_INPUT', 'The time of a reminder must be in the future');
  const known = platform.ledger.reminders.find(
    (entry) =>
      entry.buyerId === buyerId &&
      entry.accountId === account.id &&
      entry.repeats === repeats &&
      entry.orderId === orderId &&
      entry.minutesBefore === minutesBefore &&
      (repeats === 'before-cut-off' || entry.at === at),
  );
  const entry: ReminderEntry = known ?? {
    id: recordId('message', platform.ledger.nextId('message').slice(5, 15)),
    accountId: account.id,
    buyerId,
    at,
    repeats,
    orderId,
    minutesBefore,
    isOn: args.isOn !== false,
    since: place.now,
  };
  if (known === undefined) platform.ledger.reminders.push(entry);
  return reminderBody(entry, account, place.now);
};

const updateReminder: Handler<'updateReminder'> = (exchange, args) =>
  refuseInvalidFields(() => {
    const { account, platform, place, buyerId } = callerOf(exchange, args);
    const { reminders } = platform.ledger;
    const index = reminders.findIndex(
      (entry) => entry.id === args.reminderId && entry.buyerId === buyerId && entry.accountId === account.id,
    );
    const known = reminders[index];
    if (known === undefined) return { outcome: 'refused', reason: 'reminder-gone' };
    const repeats = args.repeats == null ? known.repeats : repeatsArg(args);
    const minutesBefore = args.minutesBefore == null ? known.minutesBefore : args.minutesBefore;
    const at = args.at;
    const draft = {
      ...known,
      repeats,
      isOn: typeof args.isOn === 'boolean' ? args.isOn : known.isOn,
      minutesBefore: repeats === 'before-cut-off' ? minutesBefore : null,
      since: place.now,
    };
    const isMoved = at !== null || repeats !== known.repeats || draft.minutesBefore !== known.minutesBefore;
    const entry = isMoved
      ? {
          ...draft,
          at: timeOf({ ...draft, at: at ?? instantOf(known.at, regions[account.region].timeZone) }, account, place.now),
        }
      : draft;
    if (entry.isOn && dueNext(entry, place) === null) return { fields: { at: 'rangeUnderflow' }, outcome: 'refused' };
    storeDueTimes(platform, account, known);
    reminders[index] = entry;
    return { outcome: 'done', reminder: reminderBody(entry, account, place.now) };
  });

const deleteReminder: Handler<'deleteReminder'> = (exchange, args) => {
  const { platform } = exchange;
  const { reminders } = platform.ledger;
  const buyer = convertRefusals(() => buyerOf(exchange));
  const index = reminders.findIndex(({ id, buyerId }) => id === args.reminderId && buyerId === buyer.id);
  const [removed] = index < 0 ? [] : reminders.splice(index, 1);
  const account = removed && platform.world.account(removed.accountId);
  if (removed && account) storeDueTimes(platform, account, removed);
  return null;
};

/** Reminders, which the platform lacks. */
export const reminderMethods = serving({ getReminders, createReminder, updateReminder, deleteReminder });
