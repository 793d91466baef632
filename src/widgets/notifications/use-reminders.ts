import { useState } from 'react';
import type { Reminder, ReminderChanges } from '../../domain';
import { type PortErrorCode, toPortError } from '../../ports';
import { calendarDateIn } from '../../rules';
import type { Emit } from '../../runtime/events';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useRead } from '../../runtime/react/use-read';
import { useSettings } from '../../runtime/react/provider';
import { rejectMissingMethod } from '../common/reject-missing-method';
import type { NotificationsEvents } from './notifications.types';

/** Feedback after a change of the reminders. */
export type ReminderFeedback =
  | { readonly kind: 'removed'; readonly undo: (() => void) | null }
  | { readonly kind: 'set' | 'changed'; readonly reminder: Reminder }
  | { readonly kind: 'on' | 'off' }
  | { readonly kind: 'notChanged' | 'notRemoved' | 'notBack'; readonly code: PortErrorCode };

/** Values of a new or changed reminder. */
export type ReminderRequest = Pick<Reminder, 'at' | 'repeats' | 'minutesBefore'>;

/** A buyer's reminders with the account's time zone, and the actions on them. */
export function useReminders(accountId: string, emit: Emit<NotificationsEvents>) {
  const adapter = useAdapter();
  const { locale, clock } = useSettings();
  const at = { accountId, locale: locale.tag };
  const [read, refetch] = useRead({
    method: 'reminders.list',
    args: {},
    accountId,
    read: (options) => adapter.reminders?.list?.(at, options) ?? rejectMissingMethod('reminders.list'),
  });
  const [account] = useRead({
    method: 'accounts.read',
    args: { accountId },
    accountId,
    enabled: adapter.accounts?.read !== undefined,
    read: (options) => adapter.accounts?.read?.(at, options) ?? rejectMissingMethod('accounts.read'),
  });
  const [busy, setBusy] = useState<string | null>(null);
  const [feedback, setFeedback] = useState<ReminderFeedback | null>(null);
  const can = {
    create: adapter.reminders?.create !== undefined && adapter.accounts?.read !== undefined,
    update: adapter.reminders?.update !== undefined,
    remove: adapter.reminders?.remove !== undefined,
  };

  async function create(request: ReminderRequest, orderId: string | null): Promise<Reminder> {
    const made = await (adapter.reminders?.create?.({ ...at, reminder: { ...request, orderId } }) ??
      rejectMissingMethod('reminders.create'));
    emit('reminder-create', { id: made.id, at: made.at, repeats: made.repeats });
    refetch();
    return made;
  }

  async function update(reminderId: string, changes: ReminderChanges): Promise<Reminder> {
    const after = await (adapter.reminders?.update?.({ ...at, reminderId, changes }) ??
      rejectMissingMethod('reminders.update'));
    emit('reminder-change', { id: after.id, at: after.at, isOn: after.isOn !== false });
    refetch();
    return after;
  }

  /** Runs one action on a reminder at a time, and shows feedback if it fails. */
  async function doing(
    id: string,
    failed: 'notChanged' | 'notRemoved' | 'notBack',
    work: () => Promise<ReminderFeedback | null>,
  ): Promise<void> {
    if (busy !== null) return;
    setBusy(id);
    setFeedback(null);
    try {
      setFeedback(await work());
    } catch (thrown) {
      setFeedback({ kind: failed, code: toPortError(thrown).code });
      refetch();
    }
    setBusy(null);
  }

  const bringBack = ({ at: when, repeats, minutesBefore, orderId }: Reminder) =>
    doing('back', 'notBack', async () => ({
      kind: 'set',
      reminder: await create({ at: when, repeats, ...(minutesBefore === undefined ? {} : { minutesBefore }) }, orderId),
    }));

  return {
    read,
    refetch,
    busy,
    feedback,
    can,
    account: account.data ?? null,
    today:
      account.data === undefined
        ? undefined
        : (calendarDateIn(new Date(clock()).toISOString(), account.data.timeZone) ?? undefined),
    now: clock,
    dismiss: () => setFeedback(null),
    turn: (reminder: Reminder, isOn: boolean) =>
      void doing(
        reminder.id,
        'notChanged',
        async () => (await update(reminder.id, { isOn }), { kind: isOn ? 'on' : 'off' }),
      ),
    remove: (reminder: Reminder) =>
      doing(reminder.id, 'notRemoved', async () => {
        await (adapter.reminders?.remove?.({ ...at, reminderId: reminder.id }) ??
          rejectMissingMethod('reminders.remove'));
        emit('reminder-remove', { id: reminder.id });
        refetch();
        return { kind: 'removed', undo: can.create ? () => void bringBack(reminder) : null };
      }),
    /** Creates a reminder, or changes the given one. The caller handles errors. */
    async save(request: ReminderRequest, changed: Reminder | null): Promise<void> {
      const reminder = changed === null ? await create(request, null) : await update(changed.id, request);
      setFeedback({ kind: changed === null ? 'set' : 'changed', reminder });
    },
  };
}

export type RemindersHandle = ReturnType<typeof useReminders>;
