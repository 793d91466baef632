import { useWords, type Words } from '../../runtime/react/use-words';
import { BoneLines, Skeleton } from '../../ui/bone/bone';
import { Sheet, SheetBody } from '../../ui/sheet/sheet';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { Gated } from '../common/gate';
import { Heading } from '../common/heading';
import { LoadFailed, OfflineNote } from '../common/states';
import { useGate } from '../common/use-gate';
import { notificationsContract } from './notifications.contract';
import { notificationsMessages } from './notifications.messages';
import { useOrders } from './notifications.reads';
import type { NotificationsEvents, NotificationsProps } from './notifications.types';
import { NotificationsView } from './notifications.view';

type Given = NotificationsProps & WidgetTools<NotificationsEvents>;

function NotificationsBody(props: Given) {
  const words = useWords(notificationsContract.name, notificationsMessages, props.messages);
  const { m } = words;
  const gate = useGate({ permission: 'ordering' });
  return (
    <Gated gate={gate} loading={<Loading label={m.loading} />} failedTitle={m.failed} deniedTitle={m.denied}>
      {({ accountId }) => <OfAccount {...props} key={accountId} accountId={accountId} words={words} />}
    </Gated>
  );
}

type OfAccountProps = Given & { readonly accountId: string | null; readonly words: Words<typeof notificationsMessages> };

function OfAccount({ slots = {}, emit, accountId, words }: OfAccountProps) {
  const { m } = words;
  const [read, again] = useOrders(accountId);
  return (
    <div className="tf-notifications-page">
      {slots.header ?? <Heading className="tf-h1">{m.title}</Heading>}
      <OfflineNote />
      {read.status === 'loading' && <Loading label={m.loading} />}
      {read.status === 'failed' && <LoadFailed title={m.failed} error={read.error} onTryAgain={again} />}
      {read.status === 'ready' && (
        <NotificationsView orders={read.data.items} words={words} empty={slots.empty} onOpen={(orderId) => emit('open', { orderId })} />
      )}
      {slots.footer}
    </div>
  );
}

const Loading = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <Sheet as="div">
      <SheetBody>
        <BoneLines lines={3} />
      </SheetBody>
    </Sheet>
  </Skeleton>
);

/** Notifications. */
export const Notifications = /* @__PURE__ */ defineWidget<NotificationsProps, NotificationsEvents>(notificationsContract, NotificationsBody);
