import { PortError, type RemindersPort } from '../../../ports';
import { instantMs } from '../../../rules/instants';
import type { DemoContext } from '../context';
import { type DemoAccount, regions } from '../data/accounts';
import { remindersOf } from '../engine/reminders';
import { instantOf } from '../engine/zoned-time';
import type { Call } from '../faults';
import type { ReminderRecord } from '../store/records';

/** A buyer's reminders to order again, kept with the account they are about (spec §1). */
export function remindersPort(context: DemoContext, call: Call): RemindersPort {
  const { world } = context;

  async function buyerAt(accountId: string | null): Promise<{ account: DemoAccount; buyerId: string; timeZone: string }> {
    const buyer = await context.buyer();
    const account = await context.accountOf(accountId);
    if (buyer === null || account === null) throw new PortError('signed-out', 'A guest has no reminders');
    return { account, buyerId: buyer.id, timeZone: regions[account.region].timeZone };
  }

  return {
    list: call('reminders.list', async ({ accountId }) => {
      const { account, buyerId, timeZone } = await buyerAt(accountId);
      return remindersOf((await context.state(account)).reminders, buyerId, world.now(), timeZone);
    }),
    create: call('reminders.create', async ({ accountId, reminder: { at, repeats, orderId } }) => {
      const { account, buyerId, timeZone } = await buyerAt(accountId);
      const time = instantMs(at);
      if (time === null) throw new PortError('rejected', 'A reminder needs a time', { fields: { at: 'badInput' } });
      if (time <= world.now()) throw new PortError('rejected', 'A reminder is for later', { fields: { at: 'rangeUnderflow' } });
      return context.mutate(account, (state) => {
        const isOrdered = orderId === null || [...world.history(account), ...state.orders].some(({ id }) => id === orderId);
        if (!isOrdered) throw new PortError('not-found', 'There is no such order');
        const same = (known: ReminderRecord): boolean =>
          known.buyerId === buyerId && known.at === time && known.repeats === repeats && known.orderId === orderId;
        const known = state.reminders.find(same);
        const sequence = state.sequence + 1;
        const record: ReminderRecord = known ?? { id: `r-${account.id}-${state.born.toString(36)}-${sequence}`, buyerId, at: time, repeats, orderId };
        const answer = { id: record.id, at: instantOf(time, timeZone), repeats, orderId };
        // One that is asked for again, as after an answer that was lost, is the one that is there.
        return known === undefined ? [{ ...state, sequence, reminders: [...state.reminders, record] }, answer] : [state, answer];
      });
    }),
    remove: call('reminders.remove', async ({ accountId, reminderId }) => {
      const { account, buyerId } = await buyerAt(accountId);
      // One that is gone already is gone: removing twice is no trouble.
      await context.mutate(account, (state) => [
        { ...state, reminders: state.reminders.filter((reminder) => reminder.id !== reminderId || reminder.buyerId !== buyerId) },
        undefined,
      ]);
    }),
  };
}
