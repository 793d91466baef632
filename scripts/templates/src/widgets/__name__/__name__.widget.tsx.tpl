import { useMessages, type Messages } from '../../runtime/react/use-messages';
import { SkeletonText, Skeleton } from '../../ui/skeleton/skeleton';
import { CardBody } from '../../ui/card/card';
import { Card } from '../../ui/card/card-container';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { AccessBoundary } from '../common/access-boundary';
import { Heading } from '../common/heading';
import { OfflineBanner } from '../common/offline-banner';
import { fillSlot } from '../common/slots';
import { LoadFailed } from '../common/status-views';
import { useAccess } from '../common/use-access';
import { __camel__Contract } from './__name__.contract';
import { __camel__Messages } from './__name__.messages';
import { useOrders } from './__name__.reads';
import type { __Name__Events, __Name__Props } from './__name__.types';
import { __Name__View } from './__name__.view';

type Given = __Name__Props & WidgetTools<__Name__Events>;

function __Name__Body(props: Given) {
  const messages = useMessages(__camel__Contract.name, __camel__Messages, props.messages);
  const { m } = messages;
  const gate = useAccess({ permission: 'ordering' });
  return (
    <AccessBoundary gate={gate} loading={<Loading label={m.loading} />} failedTitle={m.failed} deniedTitle={m.denied}>
      {({ accountId }) => <OfAccount {...props} key={accountId} accountId={accountId} messages={messages} />}
    </AccessBoundary>
  );
}

type OfAccountProps = Omit<Given, 'messages'> & { readonly accountId: string | null; readonly messages: Messages<typeof __camel__Messages> };

function OfAccount({ slots = {}, emit, accountId, messages }: OfAccountProps) {
  const { m } = messages;
  const [read, refetch] = useOrders(accountId);
  return (
    <div className="tf-__name__-page">
      {fillSlot(slots.header, <Heading className="tf-h1">{m.title}</Heading>)}
      <OfflineBanner />
      {read.status === 'loading' && <Loading label={m.loading} />}
      {read.status === 'failed' && <LoadFailed title={m.failed} error={read.error} onRetry={refetch} />}
      {read.status === 'ready' && (
        <__Name__View orders={read.data.items} messages={messages} empty={slots.empty} onOpen={(orderId) => emit('open', { orderId })} />
      )}
      {fillSlot(slots.footer)}
    </div>
  );
}

const Loading = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <Card as="div">
      <CardBody>
        <SkeletonText lines={3} />
      </CardBody>
    </Card>
  </Skeleton>
);

/** __title__. */
export const __Name__ = /* @__PURE__ */ defineWidget<__Name__Props, __Name__Events>(__camel__Contract, __Name__Body);
