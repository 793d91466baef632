import { useRef, useState } from 'react';
import { Bell, BellOff } from 'lucide';
import type { Order, Reminder } from '../../../domain';
import { type PortError, toPortError } from '../../../ports';
import { formatInstant, todayOf } from '../../../rules';
import type { Clock } from '../../../runtime/clock';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useRead } from '../../../runtime/react/use-read';
import { useSettings } from '../../../runtime/react/provider';
import { useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { SkeletonShape } from '../../../ui/skeleton/skeleton';
import { Button } from '../../../ui/button/button';
import { prefetchDialog } from '../../../ui/dialog/dialog';
import { Icon } from '../../../ui/icon/icon';
import { useAnnounce } from '../../../ui/live-region/announcer';
import { commonMessages } from '../../common/common.messages';
import { rejectMissingMethod } from '../../common/reject-missing-method';
import type { LazyMessages } from '../use-lazy-messages';
import { ReminderDialog } from './reminder-dialog';

export interface ReminderProps {
  readonly order: Order;
  readonly accountId: string;
  readonly messages: LazyMessages;
  readonly now: Clock;
  readonly onSet: (reminder: Reminder) => void;
  readonly onRemove: (reminderId: string) => void;
}

/** Reminders to order this again: the ones that are set, each with its way out, and a way to set one. */
export function OrderReminder({ order, accountId, messages, now, onSet, onRemove }: ReminderProps) {
  const { m, fill } = messages;
  const adapter = useAdapter();
  const { locale } = useSettings();
  const announce = useAnnounce();
  const common = useMessages('common', commonMessages).m;
  const base = { accountId, locale: locale.tag };
  const [read, again] = useRead({
    method: 'reminders.list',
    args: {},
    accountId,
    read: (options) => adapter.reminders?.list?.(base, options) ?? rejectMissingMethod('reminders.list'),
  });
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const [removed, setRemoved] = useState<Reminder | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [error, setError] = useState<PortError | null>(null);
  const row = useRef<HTMLDivElement>(null);

  const shown = read.data?.filter((reminder) => reminder.orderId === order.id && reminder.id !== removed?.id) ?? [];
  const whenOf = ({ at }: Reminder) =>
    formatInstant(at, locale.tag, { timeZone: order.timeZone, today: todayOf(order) });
  const create = adapter.reminders?.create?.bind(adapter.reminders);
  const remove = adapter.reminders?.remove?.bind(adapter.reminders);
  const set = async (reminder: Omit<Reminder, 'id'>): Promise<void> => {
    if (create === undefined) return;
    const made = await create({ ...base, reminder });
    onSet(made);
    setRemoved(null);
    setError(null);
    again();
    announce(fill(made.repeats === 'weekly' ? m.reminder.isWeekly : m.reminder.isSet, { when: whenOf(made) }));
  };
  const takeOut = async (reminder: Reminder) => {
    setBusy(reminder.id);
    setError(null);
    try {
      await remove?.({ ...base, reminderId: reminder.id });
      setRemoved(reminder);
      onRemove(reminder.id);
      announce(m.reminder.removed);
      again();
    } catch (thrown) {
      setError(toPortError(thrown));
    }
    setBusy(null);
    row.current?.focus();
  };
  const bringBack = (reminder: Reminder) =>
    set({ at: reminder.at, repeats: reminder.repeats, orderId: reminder.orderId }).catch((thrown: unknown) =>
      setError(toPortError(thrown)),
    );

  // The dialog's code and the visits it proposes times by are on their way before it is opened.
  const near = () => {
    prefetchDialog();
    setAsked(true);
  };
  const ask = () => {
    near();
    setOpen(true);
  };

  if (read.status === 'loading') return <SkeletonShape shape="control" />;
  return (
    <div className="tf-stack" data-gap="2" ref={row} tabIndex={-1}>
      {shown.map((reminder) => (
        <div key={reminder.id} className="tf-placed-reminder">
          <Icon of={Bell} />
          <span className="tf-grow">
            {fill(reminder.repeats === 'weekly' ? m.reminder.isWeekly : m.reminder.isSet, { when: whenOf(reminder) })}
          </span>
          {remove && (
            <Button
              variant="base"
              size="sm"
              busy={busy === reminder.id}
              aria-label={fill(m.reminder.removeLong, { when: whenOf(reminder) })}
              onClick={() => void takeOut(reminder)}
            >
              {m.reminder.remove}
            </Button>
          )}
        </div>
      ))}
      {removed !== null && (
        <div className="tf-placed-reminder">
          <Icon of={BellOff} />
          <span className="tf-grow tf-muted">{m.reminder.removed}</span>
          <Button variant="base" size="sm" onClick={() => void bringBack(removed)}>
            {m.reminder.undo}
          </Button>
        </div>
      )}
      {shown.length === 0 && create && (
        <Button variant="secondary" block icon={Bell} onPointerEnter={near} onFocus={near} onClick={ask}>
          {m.reminder.open}
        </Button>
      )}
      {read.status === 'failed' && (
        <p className="tf-second tf-muted">
          {m.reminder.notLoaded}{' '}
          <Button variant="base-underline" size="sm" onClick={again}>
            {common.tryAgain}
          </Button>
        </p>
      )}
      {error !== null && (
        <Banner role="alert" tone="critical" title={removed === null ? m.reminder.notRemoved : m.reminder.failed}>
          {common.errors[error.code]}
        </Banner>
      )}
      {asked && (
        <ReminderDialog
          open={open}
          onOpenChange={setOpen}
          order={order}
          accountId={accountId}
          messages={messages}
          now={now}
          onSet={set}
          returnFocus={row}
        />
      )}
    </div>
  );
}
