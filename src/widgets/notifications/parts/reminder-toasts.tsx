import { useMessages } from '../../../runtime/react/use-messages';
import { type Toast, ToastRegion } from '../../../ui/toast/toast-region';
import { commonMessages } from '../../common/common.messages';
import { notificationsContract } from '../notifications.contract';
import { notificationsMessages } from '../notifications.messages';
import type { ReminderMessages } from '../notifications.view.types';
import { whenText } from '../reminder-text';
import type { ReminderFeedback, RemindersHandle } from '../use-reminders';

interface ReminderToastsProps {
  readonly reminders: RemindersHandle;
  readonly messages: ReminderMessages;
}

/** What became of a change of the reminders, and the way back from a removal. */
export function ReminderToasts({ reminders, messages }: ReminderToastsProps) {
  const common = useMessages('common', commonMessages).m;
  const own = useMessages(notificationsContract.name, notificationsMessages).m;
  const { news, account, today, dismiss } = reminders;
  const when = (at: string) => whenText(at, messages.locale, account?.timeZone ?? 'UTC', today);
  return (
    <ToastRegion
      toasts={news === null ? [] : [toastOf(news, messages, { when, undo: own.undo, errors: common.errors })]}
      label={messages.m.reminders.region}
      dismissLabel={common.close}
      onDismiss={dismiss}
    />
  );
}

interface Said {
  readonly when: (at: string) => string;
  readonly undo: string;
  readonly errors: (typeof commonMessages)['errors'];
}

function toastOf(news: ReminderFeedback, { m: { reminders: m }, fill }: ReminderMessages, { when, undo, errors }: Said): Toast {
  const id = news.what;
  switch (news.what) {
    case 'removed':
      return { id, text: m.removed, ...(news.undo === null ? {} : { action: { label: undo, onAction: news.undo } }) };
    case 'set':
      return { id, text: fill(m.isSet, { when: when(news.reminder.at) }) };
    case 'changed':
      return { id, text: fill(m.isChanged, { when: when(news.reminder.at) }) };
    case 'on':
      return { id, text: m.isOn };
    case 'off':
      return { id, text: m.isOff };
    case 'notChanged':
    case 'notRemoved':
    case 'notBack':
      return { id, tone: 'critical', text: fill(m[news.what], { because: errors[news.code] }) };
    default:
      return news satisfies never;
  }
}
