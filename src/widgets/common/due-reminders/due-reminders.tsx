import { useEffect, useRef, useState } from 'react';
import type { AccountDetail, Reminder } from '../../../domain';
import { calendarDateIn, formatInstant, formatWeekdayDate, instantMs } from '../../../rules';
import { notificationsChannel } from '../../../runtime/channel';
import type { Clock } from '../../../runtime/clock';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useLatest } from '../../../runtime/react/use-latest';
import { useRead } from '../../../runtime/react/use-read';
import { useSettings } from '../../../runtime/react/provider';
import { useMessages, type Messages } from '../../../runtime/react/use-messages';
import { showDeviceNotification } from '../../../runtime/reminders/device-notifications';
import {
  createReminderClaim,
  type DueReminder,
  type ReminderWatch,
  watchReminders,
} from '../../../runtime/reminders/reminder-watch';
import { joinFacts } from '../../../runtime/messages/join-facts';
import { type Toast, ToastRegion } from '../../../ui/toast/toast-region';
import { rejectMissingMethod } from '../reject-missing-method';
import { useNavigate } from '../use-navigate';
import { dueReminderMessages } from './due-reminders.messages';

/** Milliseconds that a hidden tab waits, so that a visible tab announces the reminder first. */
const HIDDEN_TAB_DELAY_MS = 1500;
/** Milliseconds after which a reminder also states when it was due, for example after the device slept. */
const LATE_AFTER_MS = 5 * 60_000;

/**
 * Announces reminders that become due while the page is open: as a device notification if allowed, as a toast
 * otherwise.
 */
export function DueReminders({ accountId }: { readonly accountId: string }) {
  const adapter = useAdapter();
  const { clock, locale, links, storage } = useSettings();
  const go = useNavigate();
  const messages = useMessages('due-reminders', dueReminderMessages);
  const { m } = messages;
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [read, refetch] = useRead({
    method: 'reminders.list',
    args: {},
    accountId,
    read: (options) =>
      adapter.reminders?.list?.({ accountId, locale: locale.tag }, options) ?? rejectMissingMethod('reminders.list'),
  });

  const notify = async (due: DueReminder): Promise<void> => {
    if (document.visibilityState === 'hidden') await new Promise((resolve) => setTimeout(resolve, HIDDEN_TAB_DELAY_MS));
    if (!(await createReminderClaim(adapter.id, storage)(due.key))) return;
    notificationsChannel(adapter.id, accountId).post('came');
    refetch();
    const account = await adapter.accounts?.read?.({ accountId, locale: locale.tag }).catch(() => null);
    const text = textOf(due, clock(), account ?? null, messages);
    const onOpen = () => go({ to: 'cart' });
    if (showDeviceNotification({ title: m.title, text, key: due.key, lang: locale.tag, onOpen })) return;
    setToasts((all) => [
      ...all,
      {
        id: due.key,
        text: `${m.title}. ${text}`,
        isPersistent: true,
        ...(links.href({ to: 'cart' }) === null ? {} : { action: { label: m.open, onAction: onOpen } }),
      },
    ]);
  };
  useDueReminders(read.data, clock, (due) => void notify(due));

  return (
    <ToastRegion
      toasts={toasts}
      label={m.region}
      dismissLabel={m.dismiss}
      onDismiss={(id) => setToasts((all) => all.filter((toast) => toast.id !== id))}
    />
  );
}

/** Returns the cut-off of the next delivery, preceded by the due time if the reminder is late. */
function textOf(
  { at, reminder }: DueReminder,
  now: number,
  account: AccountDetail | null,
  { m, fill, locale }: Messages<typeof dueReminderMessages>,
): string {
  if (account === null) return m.text;
  const { timeZone, visits } = account;
  const today = calendarDateIn(new Date(now).toISOString(), timeZone) ?? undefined;
  const visit = visits.find(({ cutOff }) => (instantMs(cutOff) ?? 0) > now);
  const late =
    now - at > LATE_AFTER_MS ? [fill(m.late, { when: formatInstant(reminder.at, locale, { timeZone, today }) })] : [];
  const cutOff =
    visit === undefined
      ? []
      : [
          fill(m.cutOff, {
            date: formatWeekdayDate(visit.date, locale, { today }),
            when: formatInstant(visit.cutOff, locale, { timeZone, today }),
          }),
        ];
  return joinFacts([...late, ...cutOff]) || m.text;
}

/**
 * Calls `onDue` for each due reminder, also after the device slept. `reminders` is `undefined` until they have loaded.
 */
function useDueReminders(
  reminders: readonly Reminder[] | undefined,
  clock: Clock,
  onDue: (due: DueReminder) => void,
): void {
  const latest = useLatest({ clock, onDue });
  const watch = useRef<ReminderWatch | null>(null);
  useEffect(() => {
    const made = watchReminders({ now: () => latest.current.clock(), onDue: (due) => latest.current.onDue(due) });
    watch.current = made;
    document.addEventListener('visibilitychange', made.look);
    window.addEventListener('focus', made.look);
    window.addEventListener('pageshow', made.look);
    return () => {
      document.removeEventListener('visibilitychange', made.look);
      window.removeEventListener('focus', made.look);
      window.removeEventListener('pageshow', made.look);
      made.stop();
    };
  }, [latest]);
  useEffect(() => {
    if (reminders !== undefined) watch.current?.set(reminders);
  }, [reminders]);
}
