import { useEffect, useMemo, useRef } from 'react';
import { serverClock } from '../../runtime/clock';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useRead } from '../../runtime/react/use-read';
import { useSettings } from '../../runtime/react/provider';
import { useWords } from '../../runtime/react/use-messages';
import type { Session } from '../../runtime/session/session.types';
import { Bone, BoneLines, Skeleton } from '../../ui/skeleton/skeleton';
import { Sheet, SheetBody } from '../../ui/card/card';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { Gated } from '../common/access-boundary';
import { missing } from '../common/reject-missing-method';
import { LoadFailed, OfflineNote } from '../common/status-views';
import { useGate } from '../common/use-access';
import { orderPlacedContract } from './order-placed.contract';
import { orderPlacedMessages } from './order-placed.messages';
import { isProcessing } from './order-placed.rules';
import type { OrderPlacedEvents, OrderPlacedProps } from './order-placed.types';
import { OrderPlacedView, prefetchParts } from './order-placed.view';
import type { OrderPlacedWords } from './order-placed.view.types';
import { NotFound } from './parts/not-found';
import { StillProcessing } from './parts/still-processing';
import { useFollow } from './use-poll-order';

type Given = OrderPlacedProps & WidgetTools<OrderPlacedEvents>;

function OrderPlacedBody(props: Given) {
  const words = useWords(orderPlacedContract.name, orderPlacedMessages, props.messages);
  const { m } = words;
  // A guest who may check out may see what came of it.
  const gate = useGate({ permission: 'ordering', guest: 'checkout' });
  return (
    <Gated gate={gate} loading={<PlacedSkeleton label={m.loading} />} failedTitle={m.failed} deniedTitle={m.denied}>
      {({ session, accountId }) => <Placed {...props} key={`${accountId} ${props.orderId}`} session={session} words={words} />}
    </Gated>
  );
}

type PlacedProps = Given & { readonly session: Session; readonly words: OrderPlacedWords };

function Placed({ orderId, slots = {}, messages, emit, session, words }: PlacedProps) {
  const adapter = useAdapter();
  const { locale, clock } = useSettings();
  const { accountId } = session;
  const { m } = words;
  const args = { orderId, accountId, locale: locale.tag };
  const [read, again] = useRead({
    method: 'orders.read',
    args: { orderId },
    accountId,
    read: (options) => adapter.orders?.read?.(args, options) ?? missing('orders.read'),
  });
  const order = read.data;
  // One that was placed a moment ago may not be readable yet, or not be taken for good.
  const follow = useFollow(order !== undefined && (order === null || isProcessing(order)), again);
  const title = useRef<HTMLHeadingElement>(null);
  const found = order !== undefined && order !== null;
  useEffect(() => {
    // The page changed under the buyer: what was placed is read first.
    if (found) title.current?.focus({ preventScroll: true });
  }, [found]);
  useEffect(prefetchParts, []);
  const serverTime = order?.serverTime;
  const now = useMemo(() => (serverTime === undefined ? clock : serverClock(clock, serverTime)), [clock, serverTime]);

  return (
    <div className="tf-placed-page">
      {slots.header}
      <OfflineNote />
      {read.status === 'loading' && <PlacedSkeleton label={m.loading} />}
      {read.status === 'failed' && <LoadFailed title={m.failed} error={read.error} onTryAgain={again} />}
      {order === null && (
        <NotFound
          orderId={orderId}
          session={session}
          words={words}
          onSwitched={({ id, name }) => emit('account-change', { accountId: id, name })}
        />
      )}
      {order && follow.tired && <StillProcessing words={words} onLook={follow.resume} />}
      {order && (
        <OrderPlacedView
          order={order}
          words={words}
          messages={messages}
          now={now}
          account={session.accounts.find(({ id }) => id === order.accountId) ?? null}
          session={session}
          title={title}
          onClose={again}
          onPrint={() => {
            emit('print', { orderId });
            window.print();
          }}
          onDownloaded={(fileName) => emit('download', { orderId, fileName })}
          onAdded={(counts) => emit('order-again', { orderId, ...counts })}
          onReminderSet={({ id, at, repeats }) => emit('reminder-set', { orderId, id, at, repeats: repeats === 'weekly' ? 'weekly' : 'once' })}
          onReminderRemove={(id) => emit('reminder-remove', { orderId, id })}
        />
      )}
      {slots.footer}
    </div>
  );
}

const PlacedSkeleton = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <div className="tf-placed-page">
      <BoneLines />
      <Sheet as="div">
        <SheetBody className="tf-stack" data-gap="4">
          <BoneLines lines={3} />
          <Bone shape="block" />
        </SheetBody>
      </Sheet>
    </div>
  </Skeleton>
);

/** The confirmation: the number, the day, what happens next, and the same again. */
export const OrderPlaced = /* @__PURE__ */ defineWidget<OrderPlacedProps, OrderPlacedEvents>(orderPlacedContract, OrderPlacedBody);
