import { useCallback, useEffect, useRef } from 'react';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useFormats } from '../../runtime/react/use-formats';
import { useRead } from '../../runtime/react/use-read';
import { useSettings } from '../../runtime/react/provider';
import { useMessages } from '../../runtime/react/use-messages';
import type { Session } from '../../runtime/session/session.types';
import { SkeletonShape, SkeletonText, Skeleton } from '../../ui/skeleton/skeleton';
import { CardBody } from '../../ui/card/card';
import { Card } from '../../ui/card/card-container';
import { canCommit } from '../common/commit/commit.rules';
import { DraftActions } from '../common/draft/draft-actions';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { AccessBoundary } from '../common/access-boundary';
import { usePartLevel } from '../common/heading';
import { LazyOrderNotFound } from '../common/order-not-found/lazy-order-not-found';
import { OfflineBanner } from '../common/offline-banner';
import { fillSlot } from '../common/slots';
import { LoadFailed } from '../common/status-views';
import { useAccess } from '../common/use-access';
import { useNavigate } from '../common/use-navigate';
import { orderDetailContract } from './order-detail.contract';
import { orderDetailMessages } from './order-detail.messages';
import type { OrderDetailEvents, OrderDetailMessages, OrderDetailProps, ReportProblem } from './order-detail.types';
import { OrderDetailView } from './order-detail.view';
import { LazyCancel, LazyDetailReorder, prefetchLazyParts } from './parts/lazy-parts';
import { readOrder } from './read-order';

type Given = OrderDetailProps & WidgetTools<OrderDetailEvents>;

function OrderDetailBody(props: Given) {
  const messages = useMessages(orderDetailContract.name, orderDetailMessages, props.messages);
  const { m } = messages;
  const gate = useAccess({ permission: 'ordering' });
  return (
    <AccessBoundary
      gate={gate}
      loading={<DetailSkeleton label={m.loading} />}
      failedTitle={m.failed}
      deniedTitle={m.denied}
    >
      {({ session, accountId }) => (
        <OpenDetail
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

type OpenProps = Omit<Given, 'messages'> & {
  readonly overrides: Given['messages'];
  readonly session: Session;
  readonly messages: OrderDetailMessages;
};

function OpenDetail({ orderId, slots = {}, overrides, emit, session, messages }: OpenProps) {
  const adapter = useAdapter();
  const { locale, links } = useSettings();
  const formats = useFormats();
  const { accountId } = session;
  const { m } = messages;
  const [read, refetch] = useRead(readOrder(adapter, { orderId }, accountId, locale.tag));
  const title = useRef<HTMLHeadingElement>(null);
  const level = usePartLevel(1);
  const go = useNavigate();
  useEffect(prefetchLazyParts, []);
  const order = read.data;
  const onCancelled = useCallback((reason: string) => void emit('cancel', { orderId, reason }), [emit, orderId]);
  const { cart, cancelOrder: once } = adapter;
  const isCancelSupported = canCommit(once);
  const hasDrafts = adapter.orders?.resumeDraft !== undefined || adapter.orders?.deleteDraft !== undefined;
  const canAdd = cart?.read !== undefined && cart.change !== undefined;
  // Only Service Users can open tickets (decision 11). A link for other users would lead to an access error.
  const canReport = session.user === null || session.user.permissions.includes('service');
  const report: ReportProblem = {
    href: (lineId) =>
      canReport ? links.href({ to: 'report-problem', orderId, ...(lineId === null ? {} : { lineId }) }) : null,
    onReport: (lineId) => void emit('report-problem', { orderId, lineId }),
  };
  return (
    <div part="order-detail-page" className="tf-order-detail-page">
      {fillSlot(slots.header)}
      <OfflineBanner />
      {read.status === 'loading' && <DetailSkeleton label={m.loading} />}
      {read.status === 'failed' && <LoadFailed title={m.failed} error={read.error} onRetry={refetch} />}
      {order === null && (
        <LazyOrderNotFound
          orderId={orderId}
          session={session}
          level={level}
          title={m.notFound.title}
          text={m.notFound.text}
          href={links.href({ to: 'orders' })}
          action={m.notFound.action}
          onSwitched={({ id, name }) => emit('account-change', { accountId: id, name })}
        />
      )}
      {order && (
        <OrderDetailView
          order={order}
          messages={messages}
          formats={formats}
          title={title}
          report={report}
          slots={slots}
          onPrint={() => {
            emit('print', { orderId });
            window.print();
          }}
          reorder={
            order.isDraft === true && hasDrafts ? (
              <DraftActions
                order={order}
                accountId={accountId}
                onDone={(_, act, notAdded) => {
                  if (act === 'resume') emit('draft-resume', { orderId, notAdded });
                  else {
                    emit('draft-delete', { orderId });
                    go({ to: 'orders' });
                  }
                }}
              />
            ) : (
              canAdd &&
              order.lines.length > 0 && (
                <LazyDetailReorder
                  order={order}
                  session={session}
                  messages={messages}
                  onAdd={(items) => emit('before-reorder', { orderId, items })}
                  onAdded={(counts) => emit('reorder', { orderId, ...counts })}
                />
              )
            )
          }
          cancel={
            isCancelSupported && (
              <LazyCancel
                order={order}
                accountId={accountId}
                overrides={overrides}
                onCancel={(reason) => emit('before-cancel', { orderId, reason })}
                onCancelled={onCancelled}
              />
            )
          }
        />
      )}
      {fillSlot(slots.footer)}
    </div>
  );
}

const DetailSkeleton = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <div part="order-detail-page" className="tf-order-detail-page">
      <SkeletonText />
      <Card as="div">
        <CardBody className="tf-stack" data-gap="4">
          <SkeletonShape shape="control" />
        </CardBody>
      </Card>
      <Card as="div">
        <CardBody className="tf-stack" data-gap="4">
          <SkeletonText lines={3} />
          <SkeletonText lines={3} />
          <SkeletonShape shape="block" />
        </CardBody>
      </Card>
    </div>
  </Skeleton>
);

/** One order with its status, lines, totals and invoice, and the actions reorder and cancel. */
export const OrderDetail = /* @__PURE__ */ defineWidget<OrderDetailProps, OrderDetailEvents>(
  orderDetailContract,
  OrderDetailBody,
);
