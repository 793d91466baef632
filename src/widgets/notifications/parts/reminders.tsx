import { type RefObject, useId, useRef, useState } from 'react';
import type { Reminder } from '../../../domain';
import type { Emit } from '../../../runtime/events';
import { useMessages } from '../../../runtime/react/use-messages';
import { SkeletonText, Skeleton } from '../../../ui/skeleton/skeleton';
import { Card, CardBody, CardHeader, CardList } from '../../../ui/card/card';
import { usePartLevel } from '../../common/heading';
import { LoadFailed } from '../../common/status-views';
import { notificationsContract } from '../notifications.contract';
import { notificationsLazyMessages } from '../notifications.lazy.messages';
import type { NotificationsEvents, NotificationsProps, RemindersShownBy } from '../notifications.types';
import { useReminders } from '../use-reminders';
import { ReminderForm } from './reminder-form';
import { ReminderRow } from './reminder-row';
import { ReminderToasts } from './reminder-toasts';

export interface RemindersPartProps {
  readonly accountId: string;
  /** How often a new reminder was asked for: each time the form opens. */
  readonly asked: number;
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly overrides: NotificationsProps['messages'];
  readonly toldBy: RemindersShownBy;
  readonly emit: Emit<NotificationsEvents>;
}

/** Reminders to order: the ones there are, each changed, turned off or taken away, and the form of a new one. */
export function RemindersPart({ accountId, asked, opener, overrides, toldBy, emit }: RemindersPartProps) {
  const messages = useMessages(notificationsContract.name, notificationsLazyMessages, overrides);
  const { m } = messages;
  const reminders = useReminders(accountId, emit);
  const { read, again, account } = reminders;
  const titleId = useId();
  const level = usePartLevel(1);
  const place = useRef<HTMLElement>(null);
  const [seen, setSeen] = useState(0);
  const [form, setForm] = useState<{ readonly of: Reminder | null; readonly open: boolean } | null>(null);
  if (asked !== seen) {
    setSeen(asked);
    setForm({ of: null, open: true });
  }
  const known = read.status === 'ready' ? read.data : null;
  return (
    <Card ref={place} tabIndex={-1} className="tf-notifications-reminders" aria-labelledby={titleId}>
      <CardHeader title={m.reminders.title} titleId={titleId} level={level} description={m.reminders.text} />
      {read.status === 'loading' && (
        <CardBody>
          <Skeleton label={m.reminders.loading}>
            <SkeletonText lines={2} />
          </Skeleton>
        </CardBody>
      )}
      {read.status === 'failed' && <LoadFailed title={m.reminders.failed} error={read.error} onTryAgain={again} />}
      {known?.length === 0 && (
        <CardBody>
          <p className="tf-muted">{m.reminders.none}</p>
        </CardBody>
      )}
      {known !== null && known.length > 0 && (
        <CardList>
          {known.map((reminder) => (
            <ReminderRow key={reminder.id} reminder={reminder} reminders={reminders} messages={messages} place={place} onEdit={() => setForm({ of: reminder, open: true })} />
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
          toldBy={toldBy}
          returnFocus={form.of === null ? opener : place}
        />
      )}
      <ReminderToasts reminders={reminders} messages={messages} />
    </Card>
  );
}
