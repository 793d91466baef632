import { useAdapter } from '../../runtime/react/use-adapter';
import { useRead } from '../../runtime/react/use-read';
import { useSettings } from '../../runtime/react/provider';
import { useMessages } from '../../runtime/react/use-messages';
import { SkeletonShape, Skeleton } from '../../ui/skeleton/skeleton';
import { CardBody } from '../../ui/card/card';
import { Card } from '../../ui/card/card-container';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { AccessBoundary } from '../common/access-boundary';
import { Heading } from '../common/heading';
import { rejectMissingMethod } from '../common/reject-missing-method';
import { OfflineBanner } from '../common/offline-banner';
import { fillSlot } from '../common/slots';
import { LoadFailed } from '../common/status-views';
import { useAccess } from '../common/use-access';
import { changePasswordContract } from './change-password.contract';
import { changePasswordMessages } from './change-password.messages';
import type { ChangePasswordEvents, ChangePasswordProps } from './change-password.types';
import { ChangePasswordView } from './change-password.view';

function ChangePasswordBody(props: ChangePasswordProps & WidgetTools<ChangePasswordEvents>) {
  const { slots = {}, emit } = props;
  const messages = useMessages(changePasswordContract.name, changePasswordMessages, props.messages);
  const { m } = messages;
  const adapter = useAdapter();
  const { locale } = useSettings();
  const gate = useAccess({});
  const open = gate.status === 'open';
  const [policy, refetch] = useRead({
    method: 'password.policy',
    args: {},
    accountId: null,
    enabled: open,
    read: (options) => adapter.password?.policy?.({}, options) ?? rejectMissingMethod('password.policy'),
  });
  const [profile] = useRead({
    method: 'profile.read',
    args: {},
    accountId: null,
    enabled: open && adapter.profile?.read !== undefined,
    read: (options) => adapter.profile?.read?.({ locale: locale.tag }, options) ?? rejectMissingMethod('profile.read'),
  });
  const heading = fillSlot(slots.header, <Heading className="tf-h1">{m.title}</Heading>);
  const loading = (
    <Skeleton label={m.loading}>
      <Card as="div" part="password-sheet" className="tf-password-sheet">
        <CardBody part="password-fields" className="tf-password-fields">
          {[0, 1, 2].map((at) => (
            <SkeletonShape key={at} shape="control" />
          ))}
        </CardBody>
      </Card>
    </Skeleton>
  );
  return (
    <AccessBoundary
      gate={gate}
      loading={
        <div part="password-page" className="tf-password-page">
          {heading}
          {loading}
        </div>
      }
      failedTitle={m.failed}
    >
      {({ session }) => (
        <div part="password-page" className="tf-password-page">
          {heading}
          <OfflineBanner />
          {policy.status === 'loading' && loading}
          {policy.status === 'failed' && (
            <Card as="div" part="password-sheet" className="tf-password-sheet">
              <LoadFailed title={m.failed} error={policy.error} onRetry={refetch} />
            </Card>
          )}
          {policy.status === 'ready' && (
            <ChangePasswordView
              key={session.user?.id}
              policy={policy.data}
              email={profile.data?.email ?? null}
              messages={messages}
              onDone={() => emit('password-change', {})}
            />
          )}
          {fillSlot(slots.footer)}
        </div>
      )}
    </AccessBoundary>
  );
}

/** Changes the buyer's password: current, new and repeated, checked by the backend's policy. No password is stored. */
export const ChangePassword = /* @__PURE__ */ defineWidget<ChangePasswordProps, ChangePasswordEvents>(
  changePasswordContract,
  ChangePasswordBody,
);
