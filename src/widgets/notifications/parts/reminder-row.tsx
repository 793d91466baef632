import type { RefObject } from 'react';
import { Bell, BellOff, Pencil, Trash2 } from 'lucide';
import type { Reminder } from '../../../domain';
import { useSettings } from '../../../runtime/react/provider';
import { Button } from '../../../ui/button/button';
import { Checkbox } from '../../../ui/checkbox/checkbox';
import { prefetchDialog } from '../../../ui/dialog/dialog';
import { Icon } from '../../../ui/icon/icon';
import { Link } from '../../../ui/link/link';
import type { ReminderMessages } from '../notifications.view.types';
import { reminderText, whenText } from '../reminder-text';
import type { RemindersHandle } from '../use-reminders';

interface ReminderRowProps {
  readonly reminder: Reminder;
  readonly reminders: RemindersHandle;
  readonly messages: ReminderMessages;
  /** Gets the focus when the row is gone. */
  readonly place: RefObject<HTMLElement | null>;
  readonly onEdit: () => void;
}

/** One reminder: what it is, when it is due next, and what can be done with it. */
export function ReminderRow({ reminder, reminders, messages, place, onEdit }: ReminderRowProps) {
  const { m, fill, locale } = messages;
  const { links } = useSettings();
  const { account, today, can, busy } = reminders;
  const timeZone = account?.timeZone ?? 'UTC';
  const isOn = reminder.isOn !== false;
  const what = reminderText(reminder, messages, timeZone, today);
  const orderHref = reminder.orderId === null ? null : links.href({ to: 'order', id: reminder.orderId });
  return (
    <li className="tf-notifications-reminder" data-dimmed={!isOn || undefined}>
      <Icon of={isOn ? Bell : BellOff} />
      <div className="tf-notifications-text">
        <p className="tf-medium">{what}</p>
        {(!isOn || reminder.repeats !== 'once') && (
          <p className="tf-second tf-muted">{isOn ? fill(m.reminders.next, { when: whenText(reminder.at, locale, timeZone, today) }) : m.reminders.off}</p>
        )}
        {orderHref !== null && (
          <p className="tf-second">
            <Link href={orderHref} alone>{m.reminders.order}</Link>
          </p>
        )}
      </div>
      <div className="tf-row tf-notifications-actions" data-gap="0">
        {can.update && (
          <>
            <Checkbox label={m.reminders.on} aria-label={fill(m.reminders.onLong, { what })} checked={isOn} aria-disabled={busy !== null || undefined} onCheckedChange={(on) => reminders.turn(reminder, on)} />
            <Button variant="base" iconOnly icon={Pencil} aria-label={fill(m.reminders.edit, { what })} onPointerEnter={prefetchDialog} onFocus={prefetchDialog} onClick={onEdit} />
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
