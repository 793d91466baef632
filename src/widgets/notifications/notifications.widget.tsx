import { useRef, useState } from 'react';
import { BellPlus } from 'lucide';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useMessages } from '../../runtime/react/use-messages';
import { Button } from '../../ui/button/button';
import { useIdlePrefetch } from '../../ui/lazy/use-idle-prefetch';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { LazyDueReminders } from '../common/due-reminders/lazy-due-reminders';
import { AccessBoundary } from '../common/access-boundary';
import { Heading } from '../common/heading';
import { OfflineBanner } from '../common/offline-banner';
import { fillSlot } from '../common/slots';
import { useAccess } from '../common/use-access';
import { notificationsContract } from './notifications.contract';
import { notificationsMessages } from './notifications.messages';
import type { NotificationsEvents, NotificationsMessages, NotificationsProps } from './notifications.types';
import { LazyReminders, prefetchLazyParts } from './parts/lazy-parts';
import { NotificationList, Loading } from './parts/notification-list';
import { useHeldValue } from '../common/use-held-value';
import { defaultValue, withChange } from './notifications.rules';
import { useNotifications } from './use-notifications';

type Given = NotificationsProps & WidgetTools<NotificationsEvents>;

function NotificationsBody(props: Given) {
  const messages = useMessages(notificationsContract.name, notificationsMessages, props.messages);
  const { m } = messages;
  const gate = useAccess({});
  return (
    <AccessBoundary gate={gate} loading={<Loading label={m.loading} />} failedTitle={m.failed}>
      {({ accountId }) => (
        <OfAccount {...props} overrides={props.messages} key={accountId} accountId={accountId} messages={messages} />
      )}
    </AccessBoundary>
  );
}

/** Notifications of one account, beside its reminders. */
function OfAccount(
  props: Omit<Given, 'messages'> & {
    readonly overrides: Given['messages'];
    readonly accountId: string | null;
    readonly messages: NotificationsMessages;
  },
) {
  const { slots = {}, emit, accountId, messages, value, overrides, remindersShownBy = 'widget' } = props;
  const { m } = messages;
  const { reminders, accounts } = useAdapter();
  useIdlePrefetch(prefetchLazyParts);
  const handle = useHeldValue(value, defaultValue, (next) => void emit('value-change', next), withChange);
  const notifications = useNotifications(accountId, handle.value, messages, emit);
  const [requestCount, setRequestCount] = useState(0);
  const opener = useRef<HTMLButtonElement>(null);
  const hasReminders = accountId !== null && reminders?.list !== undefined;
  // A reminder's time is in the account's time zone. Without the account it cannot be set.
  const canRemind = hasReminders && reminders.create !== undefined && accounts?.read !== undefined;
  return (
    <div part="notifications-page" className="tf-notifications-page">
      <div part="notifications-header" className="tf-row tf-notifications-header">
        {fillSlot(slots.header, <Heading className="tf-h1">{m.title}</Heading>)}
        {canRemind && (
          <Button
            ref={opener}
            variant="secondary"
            icon={BellPlus}
            onPointerEnter={prefetchLazyParts}
            onFocus={prefetchLazyParts}
            onClick={() => setRequestCount((times) => times + 1)}
          >
            {m.newReminder}
          </Button>
        )}
      </div>
      <OfflineBanner />
      <div className="tf-notifications-layout" data-reminders={hasReminders || undefined}>
        <NotificationList
          notifications={notifications}
          messages={messages}
          handle={handle}
          empty={slots.empty}
          emit={emit}
        />
        {hasReminders && (
          <LazyReminders
            accountId={accountId}
            requestCount={requestCount}
            opener={opener}
            overrides={overrides}
            shownBy={remindersShownBy}
            emit={emit}
          />
        )}
      </div>
      {fillSlot(slots.footer)}
      {hasReminders && remindersShownBy === 'widget' && <LazyDueReminders accountId={accountId} />}
    </div>
  );
}

/** Notifications of an account, and the buyer's order reminders. */
export const Notifications = /* @__PURE__ */ defineWidget<NotificationsProps, NotificationsEvents>(
  notificationsContract,
  NotificationsBody,
);
