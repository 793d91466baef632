import type { OrderDetail } from '../../../domain';
import type { Session } from '../../../runtime/session/session.types';
import { Reorder } from '../../common/reorder/reorder';
import type { OrderDetailMessages } from '../order-detail.types';

export interface DetailReorderProps {
  readonly order: OrderDetail;
  readonly session: Session;
  readonly messages: OrderDetailMessages;
  readonly onAdded: (counts: { readonly added: number; readonly notAdded: number }) => void;
}

/** The same products once more, or why ordering is stopped. */
export function DetailReorder({ order, session, messages: { m }, onAdded }: DetailReorderProps) {
  const stopped = session.accounts
    .find(({ id }) => id === session.accountId)
    ?.conditions.find(({ stops }) => stops.includes('add'));
  if (stopped !== undefined) return <p className="tf-muted">{stopped.reason ?? m.again.stopped}</p>;
  return <Reorder lines={order.lines} accountId={session.accountId} variant="primary" onAdded={onAdded} />;
}
