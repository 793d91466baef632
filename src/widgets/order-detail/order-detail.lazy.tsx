/** Lazy-loaded part of an order: cancellation and reorder. */
import { useEffect, useRef } from 'react';
import type { OrderDetail } from '../../domain';
import { type HostAnswer, whenAllowed } from '../../runtime/events';
import { useCommit } from '../../runtime/react/use-commit';
import { useMessages } from '../../runtime/react/use-messages';
import type { Session } from '../../runtime/session/session.types';
import { Reorder, type ReorderProps } from '../common/reorder/reorder';
import { orderDetailContract } from './order-detail.contract';
import { orderDetailLazyMessages } from './order-detail.lazy.messages';
import type { OrderDetailMessages, OrderDetailProps } from './order-detail.types';
import { CancelPanel } from './parts/cancel-panel';

export interface CancelOrderProps {
  readonly order: OrderDetail;
  readonly accountId: string | null;
  readonly overrides: OrderDetailProps['messages'];
  /** Asks the host before the cancellation is sent. */
  readonly onCancel: (reason: string) => HostAnswer;
  readonly onCancelled: (reason: string) => void;
}

/**
 * Cancels the order at most once: asks for a reason, shows the outcome, and looks up an unknown outcome before any
 * retry (decision 17). Without a transaction ID it sends no request.
 */
export function CancelOrder({ order, accountId, overrides, onCancel, onCancelled }: CancelOrderProps) {
  const messages = useMessages(orderDetailContract.name, orderDetailLazyMessages, overrides);
  const { state, commit } = useCommit('cancelOrder', order.id);
  const reported = useRef<unknown>(null);
  useEffect(() => {
    if (state.phase !== 'done' || reported.current === state.value) return;
    reported.current = state.value;
    onCancelled(state.value.reason);
  }, [state, onCancelled]);
  return (
    <CancelPanel
      order={order}
      state={state}
      messages={messages}
      onReset={() => commit.reset()}
      onCheck={() => void commit.check()}
      onSend={(transactionId, reason) =>
        void whenAllowed(onCancel(reason), () => commit.submit({ accountId, orderId: order.id, transactionId, reason }))
      }
    />
  );
}

export interface DetailReorderProps {
  readonly order: OrderDetail;
  readonly session: Session;
  readonly messages: OrderDetailMessages;
  readonly onAdd: ReorderProps['onAdd'];
  readonly onAdded: (counts: { readonly added: number; readonly notAdded: number }) => void;
}

/** Reorders the same products, or shows why ordering is blocked. */
export function DetailReorder({ order, session, messages: { m }, onAdd, onAdded }: DetailReorderProps) {
  const stopped = session.accounts
    .find(({ id }) => id === session.accountId)
    ?.conditions.find(({ stops }) => stops.includes('add'));
  if (stopped !== undefined) return <p className="tf-muted">{stopped.reason ?? m.again.stopped}</p>;
  return (
    <Reorder lines={order.lines} accountId={session.accountId} variant="primary" onAdd={onAdd} onAdded={onAdded} />
  );
}
