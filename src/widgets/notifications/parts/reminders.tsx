import { type RefObject, useId, useRef, useState } from 'react';
import { Bell, BellOff, Pencil, Trash2 } from 'lucide';
import type { Reminder } from '../../../domain';
import { useSettings } from '../../../runtime/react/provider';
import { useMessages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { Checkbox } from '../../../ui/checkbox/checkbox';
import { prefetchDialog } from '../../../ui/dialog/dialog';
import { Icon } from '../../../ui/icon/icon';
import { Link } from '../../../ui/link/link';
import { SkeletonText, Skeleton } from '../../../ui/skeleton/skeleton';
import { CardBody, CardHeader, CardList } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { type Toast, ToastRegion } from '../../../ui/toast/toast-region';
import { commonMessages } from '../../common/common.messages';
import { usePartLevel } from '../../common/heading';
import { LoadFailed } from '../../common/status-views';
import { notificationsContract } from '../notifications.contract';
import { notificationsLazyMessages } from '../notifications.lazy.messages';
import { notificationsMessages } from '../notifications.messages';
import type { NotificationsProps, ReminderMessages, RemindersShownBy } from '../notifications.types';
import { reminderText, whenText } from '../reminder.rules';
import type { ReminderFeedback, RemindersHandle } from '../use-reminders';
import { ReminderForm } from './reminder-form';

export interface RemindersProps {
  readonly reminders: RemindersHandle;
  /** Number of requests for a new reminder. The form opens whenever it increases. */
  readonly requestCount: number;
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly overrides: NotificationsProps['messages'];
  readonly shownBy: RemindersShownBy;
}

/** Order reminders, each with actions to change, turn off and remove it, and the form for a new one. */
export function Reminders({ reminders, requestCount, opener, overrides, shownBy }: RemindersProps) {
  const messages = useMessages(notificationsContract.name, notificationsLazyMessages, overrides);
  const { m } = messages;
  const { read, refetch, account } = reminders;
  const titleId = useId();
  const level = usePartLevel(1);
  const place = useRef<HTMLElement>(null);
  const [handledCount, setHandledCount] = useState(0);
  const [form, setForm] = useState<{ readonly of: Reminder | null; readonly open: boolean } | null>(null);
  if (requestCount !== handledCount) {
    setHandledCount(requestCount);
    setForm({ of: null, open: true });
  }
  const known = read.status === 'ready' ? read.data : null;
  return (
    <Card
      ref={place}
      tabIndex={-1}
      part="notifications-reminders"
      className="tf-notifications-reminders"
      aria-labelledby={titleId}
    >
      <CardHeader title={m.reminders.title} titleId={titleId} level={level} description={m.reminders.text} />
      {read.status === 'loading' && (
        <CardBody>
          <Skeleton label={m.reminders.loading}>
            <SkeletonText lines={2} />
          </Skeleton>
        </CardBody>
      )}
      {read.status === 'failed' && <LoadFailed title={m.reminders.failed} error={read.error} onRetry={refetch} />}
      {known?.length === 0 && (
        <CardBody>
          <p className="tf-muted">{m.reminders.none}</p>
        </CardBody>
      )}
      {known !== null && known.length > 0 && (
        <CardList>
          {known.map((reminder) => (
            <ReminderRow
              key={reminder.id}
              reminder={reminder}
              reminders={reminders}
              messages={messages}
              place={place}
              onEdit={() => setForm({ of: reminder, open: true })}
            />
          ))}
        </CardList>
      )}
      {form !== null && account !== null && (
        <ReminderForm
          key={form.of?.id ?? 'new'}
          open={form.open}
          onClose={() => setForm({ ...form, open: false })}
          reminder={form.of}
          account={account}
          reminders={reminders}
          messages={messages}
          shownBy={shownBy}
          returnFocus={form.of === null ? opener : place}
        />
      )}
      <ReminderToasts reminders={reminders} messages={messages} />
    </Card>
  );
}

interface ReminderRowProps {
  readonly reminder: Reminder;
  readonly reminders: RemindersHandle;
  readonly messages: ReminderMessages;
  /** Receives the focus after the row is removed. */
  readonly place: RefObject<HTMLElement | null>;
  readonly onEdit: () => void;
}

/** One reminder with its next due time and its actions. */
function ReminderRow({ reminder, reminders, messages, place, onEdit }: ReminderRowProps) {
  const { m, fill, locale } = messages;
  const { links } = useSettings();
  const { account, today, can, busy } = reminders;
  const timeZone = account?.timeZone ?? 'UTC';
  const isOn = reminder.isOn !== false;
  const what = reminderText(reminder, messages, timeZone, today);
  const orderHref = reminder.orderId === null ? null : links.href({ to: 'order', id: reminder.orderId });
  return (
    <li part="notifications-reminder" className="tf-notifications-reminder" data-dimmed={!isOn || undefined}>
      <Icon of={isOn ? Bell : BellOff} />
      <div part="notifications-text" className="tf-notifications-text">
        <p className="tf-medium">{what}</p>
        {(!isOn || reminder.repeats !== 'once') && (
          <p className="tf-second tf-muted">
            {isOn ? fill(m.reminders.next, { when: whenText(reminder.at, locale, timeZone, today) }) : m.reminders.off}
          </p>
        )}
        {orderHref !== null && (
          <p className="tf-second">
            <Link href={orderHref} alone>
              {m.reminders.order}
            </Link>
          </p>
        )}
      </div>
      <div className="tf-row tf-notifications-actions" data-gap="0">
        {can.update && (
          <>
            <Checkbox
              label={m.reminders.on}
              aria-label={fill(m.reminders.onLong, { what })}
              checked={isOn}
              aria-disabled={busy !== null || undefined}
              onCheckedChange={(on) => reminders.turn(reminder, on)}
            />
            <Button
              variant="base"
              iconOnly
              icon={Pencil}
              aria-label={fill(m.reminders.edit, { what })}
              onPointerEnter={prefetchDialog}
              onFocus={prefetchDialog}
              onClick={onEdit}
            />
          </>
        )}
        {can.remove && (
          <Button
            variant="base"
            iconOnly
            icon={Trash2}
            busy={busy === reminder.id}
            aria-label={fill(m.reminders.remove, { what })}
            onClick={() => void reminders.remove(reminder).then(() => place.current?.focus())}
          />
        )}
      </div>
    </li>
  );
}

interface ReminderToastsProps {
  readonly reminders: RemindersHandle;
  readonly messages: ReminderMessages;
}

/** Feedback after a change of the reminders, with undo for a removal. */
function ReminderToasts({ reminders, messages }: ReminderToastsProps) {
  const common = useMessages('common', commonMessages).m;
  const own = useMessages(notificationsContract.name, notificationsMessages).m;
  const { feedback, account, today, dismiss } = reminders;
  const when = (at: string) => whenText(at, messages.locale, account?.timeZone ?? 'UTC', today);
  return (
    <ToastRegion
      toasts={feedback === null ? [] : [toastOf(feedback, messages, { when, undo: own.undo, errors: common.errors })]}
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

function toastOf(
  feedback: ReminderFeedback,
  { m: { reminders: m }, fill }: ReminderMessages,
  { when, undo, errors }: Said,
): Toast {
  const id = feedback.kind;
  switch (feedback.kind) {
    case 'removed':
      return {
        id,
        text: m.removed,
        ...(feedback.undo === null ? {} : { action: { label: undo, onAction: feedback.undo } }),
      };
    case 'set':
      return { id, text: fill(m.isSet, { when: when(feedback.reminder.at) }) };
    case 'changed':
      return { id, text: fill(m.isChanged, { when: when(feedback.reminder.at) }) };
    case 'on':
      return { id, text: m.isOn };
    case 'off':
      return { id, text: m.isOff };
    case 'notChanged':
    case 'notRemoved':
    case 'notBack':
      return { id, tone: 'critical', text: fill(m[feedback.kind], { because: errors[feedback.code] }) };
    default:
      return feedback satisfies never;
  }
}
