import { useId, useState } from 'react';
import type { Reminder } from '../../../domain';
import { guestRights } from '../../../rules';
import { useSettings } from '../../../runtime/react/provider';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useMessages } from '../../../runtime/react/use-messages';
import { useRead } from '../../../runtime/react/use-read';
import type { Session } from '../../../runtime/session/session.types';
import { CardBody, CardHeader } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { usePartLevel } from '../../common/heading';
import { rejectMissingMethod } from '../../common/reject-missing-method';
import { Reorder, type ReorderProps } from '../../common/reorder/reorder';
import { orderPlacedContract } from '../order-placed.contract';
import { orderPlacedLazyMessages } from '../order-placed.lazy.messages';
import type { OrderPartProps } from '../order-placed.types';
import { ReminderList, type ReminderListProps } from '../parts/reminder-list';

export interface ReorderCardProps extends Omit<OrderPartProps, 'messages'> {
  readonly session: Session;
  readonly onAdd: ReorderProps['onAdd'];
  readonly onAdded: (counts: { readonly added: number; readonly notAdded: number }) => void;
  readonly onReminderSet: (reminder: Reminder) => void;
  readonly onReminderRemove: (reminderId: string) => void;
}

/**
 * Reorder now, or set a reminder to reorder. Actions that the backend does not support, or that a guest is not allowed,
 * are absent.
 */
export function ReorderCard({
  order,
  overrides,
  now,
  account,
  session,
  onAdd,
  onAdded,
  onReminderSet,
  onReminderRemove,
}: ReorderCardProps) {
  const messages = useMessages(orderPlacedContract.name, orderPlacedLazyMessages, overrides);
  const { m } = messages;
  const { cart, reminders } = useAdapter();
  const titleId = useId();
  const level = usePartLevel(1);
  const { accountId, isGuest } = session;
  const canAdd =
    cart?.read !== undefined &&
    cart.change !== undefined &&
    order.lines.length > 0 &&
    (!isGuest || guestRights(session.settings).cart);
  const canRemind = accountId !== null && reminders?.list !== undefined && reminders.create !== undefined;
  const stopped = account?.conditions.find(({ stops }) => stops.includes('add'));
  if (!canAdd && !canRemind) return null;
  return (
    <Card aria-labelledby={titleId} part="placed-reorder" className="tf-placed-reorder">
      <CardHeader title={m.again.title} titleId={titleId} level={level} />
      <CardBody className="tf-stack">
        {canAdd &&
          (stopped === undefined ? (
            <Reorder lines={order.lines} accountId={accountId} onAdd={onAdd} onAdded={onAdded} />
          ) : (
            <p className="tf-muted">{stopped.reason ?? m.again.stopped}</p>
          ))}
        {canRemind && (
          <OrderReminder
            order={order}
            accountId={accountId}
            messages={messages}
            now={now}
            onSet={onReminderSet}
            onRemove={onReminderRemove}
          />
        )}
      </CardBody>
    </Card>
  );
}

interface OrderReminderProps extends Pick<ReminderListProps, 'order' | 'messages' | 'now'> {
  readonly accountId: string;
  readonly onSet: (reminder: Reminder) => void;
  readonly onRemove: (reminderId: string) => void;
}

/** Reads the account's reminders, and its visits once the buyer asks for a reminder; creates and removes reminders. */
function OrderReminder({ accountId, onSet, onRemove, ...props }: OrderReminderProps) {
  const { accounts, reminders } = useAdapter();
  const { locale } = useSettings();
  const base = { accountId, locale: locale.tag };
  const [read, refetch] = useRead({
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
    refetch();
    return created;
  };
  const remove = async (reminderId: string) => {
    await (reminders?.remove?.({ ...base, reminderId }) ?? rejectMissingMethod('reminders.remove'));
    onRemove(reminderId);
    refetch();
  };
  return (
    <ReminderList
      {...props}
      read={read}
      // Reminders work without visits, because the buyer can type a time. A failed read of visits counts as no visits.
      visits={canReadVisits && account.status === 'loading' ? null : (account.data?.visits ?? [])}
      isNear={isNear}
      onNear={() => setNear(true)}
      onCreate={reminders?.create && create}
      onRemove={reminders?.remove && remove}
      onRefetch={refetch}
    />
  );
}
