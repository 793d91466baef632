import { useState } from 'react';
import type { Reminder } from '../../../domain';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useRead } from '../../../runtime/react/use-read';
import { useSettings } from '../../../runtime/react/provider';
import { rejectMissingMethod } from '../../common/reject-missing-method';
import { ReminderList, type ReminderListProps } from '../parts/reminder-list';

interface OrderReminderProps extends Pick<ReminderListProps, 'order' | 'messages' | 'now'> {
  readonly accountId: string;
  readonly onSet: (reminder: Reminder) => void;
  readonly onRemove: (reminderId: string) => void;
}

/** Reads the account's reminders, and its visits once a time to be reminded at is asked for; sets and removes them. */
export function OrderReminder({ accountId, onSet, onRemove, ...props }: OrderReminderProps) {
  const { accounts, reminders } = useAdapter();
  const { locale } = useSettings();
  const base = { accountId, locale: locale.tag };
  const [read, again] = useRead({
    method: 'reminders.list',
    args: {},
    accountId,
    read: (options) => reminders?.list?.(base, options) ?? rejectMissingMethod('reminders.list'),
  });
  const [isNear, setNear] = useState(false);
  const canReadVisits = accounts?.read !== undefined;
  const [account] = useRead({
    method: 'accounts.read',
    args: { accountId },
    accountId,
    enabled: isNear && canReadVisits,
    read: (options) => accounts?.read?.(base, options) ?? rejectMissingMethod('accounts.read'),
  });
  const create = async (reminder: Omit<Reminder, 'id'>): Promise<Reminder> => {
    const created = await (reminders?.create?.({ ...base, reminder }) ?? rejectMissingMethod('reminders.create'));
    onSet(created);
    again();
    return created;
  };
  const remove = async (reminderId: string) => {
    await (reminders?.remove?.({ ...base, reminderId }) ?? rejectMissingMethod('reminders.remove'));
    onRemove(reminderId);
    again();
  };
  return (
    <ReminderList
      {...props}
      read={read}
      // Visits that did not come are no reason not to remind: the buyer's own time works without.
      visits={canReadVisits && account.status === 'loading' ? null : (account.data?.visits ?? [])}
      isNear={isNear}
      onNear={() => setNear(true)}
      onCreate={reminders?.create && create}
      onRemove={reminders?.remove && remove}
      onReadAgain={again}
    />
  );
}
