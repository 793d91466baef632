import { useId } from 'react';
import type { Reminder } from '../../../domain';
import { guestRights } from '../../../rules';
import { useAdapter } from '../../../runtime/react/use-adapter';
import type { Session } from '../../../runtime/session/session.types';
import { CardBody, CardHeader } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { usePartLevel } from '../../common/heading';
import { Reorder } from '../../common/reorder/reorder';
import type { OrderPartProps } from '../order-placed.types';
import { useLazyMessages } from '../use-lazy-messages';
import { OrderReminder } from './order-reminder';

export interface ReorderCardProps extends Omit<OrderPartProps, 'messages'> {
  readonly session: Session;
  readonly onAdded: (counts: { readonly added: number; readonly notAdded: number }) => void;
  readonly onReminderSet: (reminder: Reminder) => void;
  readonly onReminderRemove: (reminderId: string) => void;
}

/** Ordering the same again: now, or when the buyer is reminded. What the backend can not do, or a guest may not, is absent. */
export function ReorderCard({
  order,
  overrides,
  now,
  account,
  session,
  onAdded,
  onReminderSet,
  onReminderRemove,
}: ReorderCardProps) {
  const messages = useLazyMessages(overrides);
  const { m } = messages;
  const { cart, reminders } = useAdapter();
  const titleId = useId();
  const level = usePartLevel(1);
  const { accountId, guest } = session;
  const mayAdd =
    cart?.read !== undefined &&
    cart.change !== undefined &&
    order.lines.length > 0 &&
    (!guest || guestRights(session.settings).cart);
  const mayRemind = accountId !== null && reminders?.list !== undefined && reminders.create !== undefined;
  const stopped = account?.conditions.find(({ stops }) => stops.includes('add'));
  if (!mayAdd && !mayRemind) return null;
  return (
    <Card aria-labelledby={titleId} className="tf-placed-reorder">
      <CardHeader title={m.again.title} titleId={titleId} level={level} />
      <CardBody className="tf-stack">
        {mayAdd &&
          (stopped === undefined ? (
            <Reorder lines={order.lines} accountId={accountId} onAdded={onAdded} />
          ) : (
            <p className="tf-muted">{stopped.reason ?? m.again.stopped}</p>
          ))}
        {mayRemind && (
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
