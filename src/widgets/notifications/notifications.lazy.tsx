/** Lazy-loaded part of notifications: reminders, and the feedback after marking. */
import type { Emit } from '../../runtime/events';
import { useMessages } from '../../runtime/react/use-messages';
import { type Toast, ToastRegion } from '../../ui/toast/toast-region';
import { commonMessages } from '../common/common.messages';
import type { NotificationsEvents, NotificationsMessages } from './notifications.types';
import { Reminders, type RemindersProps } from './parts/reminders';
import type { MarkFeedback as MarkFeedbackState } from './use-notifications';
import { useReminders } from './use-reminders';

export interface RemindersPartProps extends Omit<RemindersProps, 'reminders'> {
  readonly accountId: string;
  readonly emit: Emit<NotificationsEvents>;
}

/** Reads the order reminders after their chunk has loaded. */
export function RemindersPart({ accountId, emit, ...props }: RemindersPartProps) {
  return <Reminders {...props} reminders={useReminders(accountId, emit)} />;
}

export interface MarkFeedbackProps {
  readonly feedback: MarkFeedbackState | null;
  readonly messages: NotificationsMessages;
  readonly onDismiss: () => void;
}

/** Result of marking, with undo. */
export function MarkFeedback({ feedback, messages, onDismiss }: MarkFeedbackProps) {
  const common = useMessages('common', commonMessages).m;
  return (
    <ToastRegion
      toasts={feedback === null ? [] : [toastOf(feedback, messages, common.errors)]}
      label={messages.m.region}
      dismissLabel={common.close}
      onDismiss={onDismiss}
    />
  );
}

function toastOf(
  feedback: MarkFeedbackState,
  { m, fill, plural }: NotificationsMessages,
  errors: (typeof commonMessages)['errors'],
): Toast {
  switch (feedback.kind) {
    case 'all':
      return {
        id: 'all',
        text: feedback.count === 0 ? m.nothingToMark : plural(m.marked, feedback.count),
        ...(feedback.undo === null ? {} : { action: { label: m.undo, onAction: feedback.undo } }),
      };
    case 'back':
      return { id: 'back', text: m.unmarked };
    case 'failed':
      return {
        id: 'failed',
        tone: 'critical',
        text: fill(m.markFailed, { because: errors[feedback.code] }),
        action: { label: m.tryAgain, onAction: feedback.retry },
      };
    default:
      return feedback satisfies never;
  }
}
