import { useRef, useState } from 'react';
import { Bell, BellOff } from 'lucide';
import type { Order, PlannedVisit, Reminder } from '../../../domain';
import { type PortError, toPortError } from '../../../ports';
import { formatInstant, todayOf } from '../../../rules';
import type { Clock } from '../../../runtime/clock';
import type { Read } from '../../../runtime/react/use-read';
import { useSettings } from '../../../runtime/react/provider';
import { useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { SkeletonShape } from '../../../ui/skeleton/skeleton';
import { Button } from '../../../ui/button/button';
import { prefetchDialog } from '../../../ui/dialog/dialog';
import { Icon } from '../../../ui/icon/icon';
import { useIdlePrefetch } from '../../../ui/lazy/use-idle-prefetch';
import { useAnnounce } from '../../../ui/live-region/announcer';
import { commonMessages } from '../../common/common.messages';
import type { LazyMessages } from '../order-placed.types';
import { ReminderDialog } from './reminder-dialog';

export interface ReminderListProps {
  readonly order: Order;
  /** All reminders of the account. */
  readonly read: Read<readonly Reminder[]>;
  /** Visits from which times are proposed; null while they load. */
  readonly visits: readonly PlannedVisit[] | null;
  readonly messages: LazyMessages;
  readonly now: Clock;
  /** True if the dialog is open or the buyer is about to open it. */
  readonly isNear: boolean;
  readonly onNear: () => void;
  readonly onCreate?: (reminder: Omit<Reminder, 'id'>) => Promise<Reminder>;
  readonly onRemove?: (reminderId: string) => Promise<void>;
  readonly onRefetch: () => void;
}

/** Reorder reminders, each with a remove button, and a button to add one. */
export function ReminderList({
  order,
  read,
  visits,
  messages,
  now,
  isNear,
  onNear,
  onCreate,
  onRemove,
  onRefetch,
}: ReminderListProps) {
  const { m, fill } = messages;
  const { locale } = useSettings();
  const announce = useAnnounce();
  const common = useMessages('common', commonMessages).m;
  useIdlePrefetch(prefetchDialog);
  const [open, setOpen] = useState(false);
  const [removed, setRemoved] = useState<Reminder | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [error, setError] = useState<PortError | null>(null);
  const row = useRef<HTMLDivElement>(null);

  const visibleReminders =
    read.data?.filter((reminder) => reminder.orderId === order.id && reminder.id !== removed?.id) ?? [];
  const whenOf = ({ at }: Reminder) =>
    formatInstant(at, locale.tag, { timeZone: order.timeZone, today: todayOf(order) });
  const setText = (reminder: Reminder) =>
    fill(reminder.repeats === 'weekly' ? m.reminder.isWeekly : m.reminder.isSet, { when: whenOf(reminder) });
  const set = async (reminder: Omit<Reminder, 'id'>): Promise<void> => {
    const made = await onCreate?.(reminder);
    if (made === undefined) return;
    setRemoved(null);
    setError(null);
    announce(setText(made));
  };
  const takeOut = async (reminder: Reminder) => {
    setBusy(reminder.id);
    setError(null);
    try {
      await onRemove?.(reminder.id);
      setRemoved(reminder);
      announce(m.reminder.removed);
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

  const ask = () => {
    onNear();
    setOpen(true);
  };

  if (read.status === 'loading') return <SkeletonShape shape="control" />;
  return (
    <div className="tf-stack" data-gap="2" ref={row} tabIndex={-1}>
      {visibleReminders.map((reminder) => (
        <div key={reminder.id} part="placed-reminder" className="tf-placed-reminder">
          <Icon of={Bell} />
          <span className="tf-grow">{setText(reminder)}</span>
          {onRemove && (
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
        <div part="placed-reminder" className="tf-placed-reminder">
          <Icon of={BellOff} />
          <span className="tf-grow tf-muted">{m.reminder.removed}</span>
          <Button variant="base" size="sm" onClick={() => void bringBack(removed)}>
            {m.reminder.undo}
          </Button>
        </div>
      )}
      {visibleReminders.length === 0 && onCreate && (
        <Button variant="secondary" block icon={Bell} onPointerEnter={onNear} onFocus={onNear} onClick={ask}>
          {m.reminder.open}
        </Button>
      )}
      {read.status === 'failed' && (
        <p className="tf-second tf-muted">
          {m.reminder.notLoaded}{' '}
          <Button variant="base-underline" size="sm" onClick={onRefetch}>
            {common.tryAgain}
          </Button>
        </p>
      )}
      {error !== null && (
        <Banner role="alert" tone="critical" title={removed === null ? m.reminder.notRemoved : m.reminder.failed}>
          {common.errors[error.code]}
        </Banner>
      )}
      {isNear && (
        <ReminderDialog
          open={open}
          onOpenChange={setOpen}
          order={order}
          visits={visits}
          messages={messages}
          now={now}
          onSet={set}
          returnFocus={row}
        />
      )}
    </div>
  );
}
