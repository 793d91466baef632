import type { Reminder } from '../../../domain';
import { PortError, type RemindersPort } from '../../../ports';
import { instantMs } from '../../../rules/instants';
import type { Context } from '../context';
import { recordId } from '../mapping/ids';
import { askOf } from '../server-methods/ask';
import type { ResponseOf } from '../server-methods/contract';
import { reminderMethods } from '../server-methods/list-methods';
import { refusedOf } from '../transport/trouble';

const toReminder = ({ id, at, repeats, orderId }: ResponseOf<'createReminder'>): Reminder =>
  ({ id, at, repeats, orderId: orderId ? recordId(orderId) : null });

/** Order reminders: the platform has none, so the store's server methods keep them. */
export function remindersPort({ methods }: Context): Omit<RemindersPort, 'update'> {
  const ask = askOf(methods, reminderMethods);
  return {
    async list({ accountId, locale }, call) {
      const { reminders } = await ask('getReminders', { effectiveAccountId: accountId, language: locale }, call?.signal);
      return reminders.map(toReminder);
    },
    async create({ reminder: { at, repeats, orderId }, accountId, locale }, call) {
      if (instantMs(at) === null) throw new PortError('rejected', 'A reminder needs a time', { fields: { at: 'badInput' } });
      if (repeats === 'before-cut-off') throw new PortError('rejected', 'The store’s reminders know of no cut-offs', { fields: { repeats: 'invalidEntry' } });
      try {
        return toReminder(await ask('createReminder', { effectiveAccountId: accountId, language: locale, at, repeats, orderId }, call?.signal));
      } catch (thrown) {
        // Whether a time is past is for the store's clock to say: the device's may be wrong.
        const isPast = refusedOf(thrown)?.errors.some(({ code }) => code === 'INVALID_API_INPUT') === true;
        throw isPast ? new PortError('rejected', 'A reminder is for later', { fields: { at: 'rangeUnderflow' }, cause: thrown }) : thrown;
      }
    },
    async remove({ reminderId, accountId }, call) {
      await ask('deleteReminder', { effectiveAccountId: accountId, reminderId }, call?.signal);
    },
  };
}
