import type * as z from 'zod/mini';
import type { Reminder } from '../../../domain';
import { type CallOptions, type ForAccount, type InLocale, PortError, type RemindersPort } from '../../../ports';
import { instantMs } from '../../../rules/instants';
import { MAX_MINUTES_BEFORE, REMINDER_REPEATS } from '../../../rules/reminders';
import { throwProblems } from '../common/attempts';
import { instantIn } from '../common/instants';
import type { Context } from '../context';
import {
  accountZone,
  createTradeReminder,
  removeTradeReminder,
  tradeReminders,
  updateTradeReminder,
  type WireReminder,
} from './reminders.wire';

function toReminder({ id, at, repeats, orderId, minutesBefore, isOn }: WireReminder, timeZone: string): Reminder {
  const known = REMINDER_REPEATS.find((repeat) => repeat === repeats) ?? 'once';
  return {
    id,
    at: instantIn(at, timeZone),
    repeats: known,
    orderId,
    ...(known === 'before-cut-off' && minutesBefore !== null ? { minutesBefore } : {}),
    isOn,
  };
}

const rejected = (message: string, field: string) =>
  new PortError('rejected', message, { fields: { [field]: 'badInput' } });

/** Checks what the server's types can't hold. @throws PortError `rejected` */
function checkReminder({ at, repeats, minutesBefore }: Partial<Omit<Reminder, 'id'>>): void {
  if (at !== undefined && instantMs(at) === null) throw rejected('A reminder requires a time', 'at');
  const isNone =
    minutesBefore === undefined ||
    !Number.isInteger(minutesBefore) ||
    minutesBefore < 1 ||
    minutesBefore > MAX_MINUTES_BEFORE;
  if (isNone && (repeats === 'before-cut-off' || minutesBefore !== undefined))
    throw rejected('A cut-off reminder requires a lead time', 'minutesBefore');
}

/** Implements the reminders port with the plugin. */
export function remindersPort({ graphql }: Context): RemindersPort {
  async function resultOf(
    { result }: z.output<typeof createTradeReminder.schema>,
    { accountId, signal }: ForAccount & CallOptions,
  ): Promise<Reminder> {
    throwProblems(result.problems, 'The reminder is not valid');
    if (result.refusal === 'not-found') throw new PortError('not-found', 'The reminder does not exist');
    if (result.reminder === null) throw new PortError('malformed', 'The response does not contain the reminder');
    const { tradeAccount } = await graphql.send(accountZone, { accountId, signal });
    return toReminder(result.reminder, tradeAccount.timeZone);
  }

  const caller = ({ accountId, locale }: ForAccount & InLocale) => ({ accountId, locale });

  return {
    async list(request, call) {
      const { tradeAccount, tradeReminders: found } = await graphql.send(tradeReminders, {
        ...caller(request),
        ...call,
      });
      return found.map((wire) => toReminder(wire, tradeAccount.timeZone));
    },
    async create({ reminder, ...request }, call) {
      checkReminder(reminder);
      const { at, repeats, orderId, minutesBefore, isOn } = reminder;
      const input = {
        at,
        repeats,
        orderId,
        ...(repeats === 'before-cut-off' ? { minutesBefore } : {}),
        ...(isOn === undefined ? {} : { isOn }),
      };
      const answer = await graphql.send(createTradeReminder, { variables: { input }, ...caller(request), ...call });
      return resultOf(answer, { ...request, ...call });
    },
    async update({ reminderId: id, changes, ...request }, call) {
      checkReminder({ ...changes, repeats: changes.minutesBefore === undefined ? 'once' : 'before-cut-off' });
      const answer = await graphql.send(updateTradeReminder, {
        variables: { id, input: changes },
        ...caller(request),
        ...call,
      });
      return resultOf(answer, { ...request, ...call });
    },
    async remove({ reminderId: id, ...request }, call) {
      await graphql.send(removeTradeReminder, { variables: { id }, ...caller(request), ...call });
    },
  };
}
