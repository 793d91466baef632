import type { Reminder } from '../../../domain';
import { PortError, type RemindersPort } from '../../../ports';
import { instantMs } from '../../../rules/instants';
import { MAX_MINUTES_BEFORE, type ReminderRepeat } from '../../../rules/reminders';
import { recordId } from '../common/ids';
import { throwFieldErrors } from '../common/refusals';
import type { Context } from '../context';
import type { ResponseOf } from '../server-methods/contract';
import { refusedOf } from '../transport/errors';
import { createReminder, deleteReminder, getReminders, updateReminder } from './reminders.methods';

const toReminder = ({ id, at, repeats, orderId, minutesBefore, isOn }: ResponseOf<'createReminder'>): Reminder => ({
  id,
  at,
  repeats,
  orderId: orderId ? recordId(orderId) : null,
  ...(repeats === 'before-cut-off' && minutesBefore ? { minutesBefore } : {}),
  ...(typeof isOn === 'boolean' ? { isOn } : {}),
});

const rejected = (message: string, field: string, code: string, cause?: unknown) =>
  new PortError('rejected', message, { fields: { [field]: code }, cause });

/** Validates the minutes before a cut-off. @throws PortError `rejected` */
function checkMinutes(repeats: ReminderRepeat | undefined, minutes: number | undefined): void {
  const isNone = minutes === undefined || !Number.isInteger(minutes) || minutes < 1 || minutes > MAX_MINUTES_BEFORE;
  if (isNone && (repeats === 'before-cut-off' || minutes !== undefined))
    throw rejected('A cut-off reminder requires a lead time', 'minutesBefore', 'badInput');
}

/** Implements the reminders port with the store's server methods, because the platform has none. */
export function remindersPort({ methods }: Context): RemindersPort {
  return {
    async list({ accountId, locale }, call) {
      const { reminders } = await methods.call(
        getReminders,
        { effectiveAccountId: accountId, language: locale },
        call?.signal,
      );
      return reminders.map(toReminder);
    },
    async create({ reminder: { at, repeats, orderId, minutesBefore, isOn = null }, accountId, locale }, call) {
      if (instantMs(at) === null) throw rejected('A reminder requires a time', 'at', 'badInput');
      const isPlanned = repeats === 'before-cut-off';
      // A store without `updateReminder` only supports single and weekly reminders.
      if (isPlanned && !methods.has('updateReminder'))
        throw rejected('The store does not support cut-off reminders', 'repeats', 'invalidEntry');
      if (isPlanned) checkMinutes(repeats, minutesBefore);
      try {
        const request = {
          effectiveAccountId: accountId,
          language: locale,
          at,
          repeats,
          orderId,
          minutesBefore: isPlanned ? (minutesBefore ?? null) : null,
          isOn,
        };
        return toReminder(await methods.call(createReminder, request, call?.signal));
      } catch (thrown) {
        // The store's clock determines whether a time is past, because the device's can be wrong.
        if (refusedOf(thrown)?.errors.some(({ code }) => code === 'INVALID_API_INPUT') !== true) throw thrown;
        throw isPlanned
          ? rejected('The account has no cut-offs', 'repeats', 'invalidEntry', thrown)
          : rejected('The time of a reminder must be in the future', 'at', 'rangeUnderflow', thrown);
      }
    },
    async update({ reminderId, changes: { at = null, repeats, minutesBefore, isOn = null }, accountId, locale }, call) {
      if (at !== null && instantMs(at) === null) throw rejected('A reminder requires a time', 'at', 'badInput');
      checkMinutes(undefined, minutesBefore);
      const request = {
        effectiveAccountId: accountId,
        language: locale,
        reminderId,
        at,
        repeats: repeats ?? null,
        minutesBefore: minutesBefore ?? null,
        isOn,
      };
      const { outcome, reminder, reason, fields } = await methods.call(updateReminder, request, call?.signal);
      if (outcome === 'refused') {
        throwFieldErrors(fields, 'The reminder is not valid');
        throw reason === 'reminder-gone'
          ? new PortError('not-found', 'The reminder does not exist')
          : new PortError('malformed', 'A change of a reminder was refused for an unknown reason');
      }
      if (!reminder) throw new PortError('malformed', 'The response does not contain the changed reminder');
      return toReminder(reminder);
    },
    async remove({ reminderId, accountId }, call) {
      await methods.call(deleteReminder, { effectiveAccountId: accountId, reminderId }, call?.signal);
    },
  };
}
