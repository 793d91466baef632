import { useEffect, useMemo, useRef, useState } from 'react';
import { serverClock } from '../../runtime/server-clock';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useRead } from '../../runtime/react/use-read';
import { useSettings } from '../../runtime/react/provider';
import { useMessages } from '../../runtime/react/use-messages';
import type { Session } from '../../runtime/session/session.types';
import { SkeletonShape, SkeletonText, Skeleton } from '../../ui/skeleton/skeleton';
import { CardBody } from '../../ui/card/card';
import { Card } from '../../ui/card/card-container';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { AccessBoundary } from '../common/access-boundary';
import { rejectMissingMethod } from '../common/reject-missing-method';
import { usePartLevel } from '../common/heading';
import { LazyOrderNotFound } from '../common/order-not-found/lazy-order-not-found';
import { OfflineBanner } from '../common/offline-banner';
import { fillSlot } from '../common/slots';
import { LoadFailed } from '../common/status-views';
import { useAccess } from '../common/use-access';
import { orderPlacedContract } from './order-placed.contract';
import { orderPlacedMessages } from './order-placed.messages';
import { FOLLOW_WAITS, isProcessing } from './order-placed.rules';
import type { OrderPlacedEvents, OrderPlacedMessages, OrderPlacedProps } from './order-placed.types';
import { OrderPlacedView, StillProcessing } from './order-placed.view';
import { prefetchLazyParts } from './parts/lazy-parts';

type Given = OrderPlacedProps & WidgetTools<OrderPlacedEvents>;

function OrderPlacedBody(props: Given) {
  const messages = useMessages(orderPlacedContract.name, orderPlacedMessages, props.messages);
  const { m } = messages;
  // A guest with access to checkout also has access to the confirmation.
  const gate = useAccess({ permission: 'ordering', guest: 'checkout' });
  return (
    <AccessBoundary
      gate={gate}
      loading={<PlacedSkeleton label={m.loading} />}
      failedTitle={m.failed}
      deniedTitle={m.denied}
    >
      {({ session, accountId }) => (
        <Placed
          {...props}
          overrides={props.messages}
          key={`${accountId} ${props.orderId}`}
          session={session}
          messages={messages}
        />
      )}
    </AccessBoundary>
  );
}

type PlacedProps = Omit<Given, 'messages'> & {
  readonly overrides: Given['messages'];
  readonly session: Session;
  readonly messages: OrderPlacedMessages;
};

function Placed({ orderId, slots = {}, overrides, emit, session, messages }: PlacedProps) {
  const adapter = useAdapter();
  const { locale, clock, links } = useSettings();
  const level = usePartLevel();
  const { accountId } = session;
  const { m } = messages;
  const args = { orderId, accountId, locale: locale.tag };
  const [read, refetch] = useRead({
    method: 'orders.read',
    args: { orderId },
    accountId,
    read: (options) => adapter.orders?.read?.(args, options) ?? rejectMissingMethod('orders.read'),
  });
  const order = read.data;
  // An order placed a moment ago may not be readable or confirmed yet.
  const follow = useFollow(order !== undefined && (order === null || isProcessing(order)), refetch);
  const title = useRef<HTMLHeadingElement>(null);
  const found = order !== undefined && order !== null;
  useEffect(() => {
    // The content changed without the buyer's action. Focus moves to the title, so that a screen reader starts there.
    if (found) title.current?.focus({ preventScroll: true });
  }, [found]);
  useEffect(prefetchLazyParts, []);
  const serverTime = order?.serverTime;
  const now = useMemo(() => (serverTime === undefined ? clock : serverClock(clock, serverTime)), [clock, serverTime]);

  return (
    <div part="placed-page" className="tf-placed-page">
      {fillSlot(slots.header)}
      <OfflineBanner />
      {read.status === 'loading' && <PlacedSkeleton label={m.loading} />}
      {read.status === 'failed' && <LoadFailed title={m.failed} error={read.error} onRetry={refetch} />}
      {order === null && (
        <LazyOrderNotFound
          orderId={orderId}
          session={session}
          level={level}
          title={m.notFound.title}
          text={`${m.notFound.text} ${m.notFound.justPlaced}`}
          href={links.href({ to: 'products' })}
          action={m.products}
          onSwitched={({ id, name }) => emit('account-change', { accountId: id, name })}
        />
      )}
      {order && follow.tired && <StillProcessing messages={messages} onLook={follow.resume} />}
      {order && (
        <OrderPlacedView
          order={order}
          messages={messages}
          overrides={overrides}
          now={now}
          account={session.accounts.find(({ id }) => id === order.accountId) ?? null}
          session={session}
          title={title}
          onClose={refetch}
          onPrint={() => {
            emit('print', { orderId });
            window.print();
          }}
          onDownloaded={(fileName) => emit('download', { orderId, fileName })}
          onAdd={(items) => emit('before-reorder', { orderId, items })}
          onAdded={(counts) => emit('reorder', { orderId, ...counts })}
          onReminderSet={({ id, at, repeats }) =>
            emit('reminder-create', { orderId, id, at, repeats: repeats === 'weekly' ? 'weekly' : 'once' })
          }
          onReminderRemove={(id) => emit('reminder-remove', { orderId, id })}
        />
      )}
      {fillSlot(slots.footer)}
    </div>
  );
}

const PlacedSkeleton = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <div part="placed-page" className="tf-placed-page">
      <SkeletonText />
      <Card as="div">
        <CardBody className="tf-stack" data-gap="4">
          <SkeletonText lines={3} />
          <SkeletonShape shape="block" />
        </CardBody>
      </Card>
    </div>
  </Skeleton>
);

/** Order confirmation: number, day, next steps, and reorder. */
export const OrderPlaced = /* @__PURE__ */ defineWidget<OrderPlacedProps, OrderPlacedEvents>(
  orderPlacedContract,
  OrderPlacedBody,
);

/**
 * Refetches with increasing delays while `active`, and pauses while the page is hidden. `tired` is true after the
 * automatic refetches end; `resume` restarts them.
 */
function useFollow(active: boolean, refetch: () => void): { readonly tired: boolean; readonly resume: () => void } {
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    const wait = active ? FOLLOW_WAITS[looks] : undefined;
    if (wait === undefined) return;
    const timer = setTimeout(() => {
      // The read itself refetches when the page becomes visible again.
      if (document.visibilityState === 'visible') refetch();
      setLooks(looks + 1);
    }, wait);
    return () => clearTimeout(timer);
  }, [active, looks, refetch]);
  return {
    tired: active && looks >= FOLLOW_WAITS.length,
    resume: () => {
      setLooks(0);
      refetch();
    },
  };
}
