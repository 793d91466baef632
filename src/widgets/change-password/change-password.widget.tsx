import { useAdapter } from '../../runtime/react/use-adapter';
import { useRead } from '../../runtime/react/use-read';
import { useSettings } from '../../runtime/react/provider';
import { useWords } from '../../runtime/react/use-messages';
import { Bone, Skeleton } from '../../ui/skeleton/skeleton';
import { Sheet, SheetBody } from '../../ui/card/card';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { Gated } from '../common/access-boundary';
import { Heading } from '../common/heading';
import { missing } from '../common/reject-missing-method';
import { LoadFailed, OfflineNote } from '../common/status-views';
import { useGate } from '../common/use-access';
import { changePasswordContract } from './change-password.contract';
import { changePasswordMessages } from './change-password.messages';
import type { ChangePasswordEvents, ChangePasswordProps } from './change-password.types';
import { ChangePasswordView } from './change-password.view';

function ChangePasswordBody(props: ChangePasswordProps & WidgetTools<ChangePasswordEvents>) {
  const { slots = {}, emit } = props;
  const words = useWords(changePasswordContract.name, changePasswordMessages, props.messages);
  const { m } = words;
  const adapter = useAdapter();
  const { locale } = useSettings();
  const gate = useGate({});
  const open = gate.status === 'open';
  const [policy, again] = useRead({
    method: 'password.policy', args: {}, accountId: null, enabled: open,
    read: (options) => adapter.password?.policy?.({}, options) ?? missing('password.policy'),
  });
  const [profile] = useRead({
    method: 'profile.read', args: {}, accountId: null, enabled: open && adapter.profile?.read !== undefined,
    read: (options) => adapter.profile?.read?.({ locale: locale.tag }, options) ?? missing('profile.read'),
  });
  const heading = slots.header ?? <Heading className="tf-h1">{m.title}</Heading>;
  const loading = (
    <Skeleton label={m.loading}>
      <Sheet as="div" className="tf-password-sheet">
        <SheetBody className="tf-password-fields">
          {[0, 1, 2].map((at) => (
            <Bone key={at} shape="control" />
          ))}
        </SheetBody>
      </Sheet>
    </Skeleton>
  );
  return (
    <Gated gate={gate} loading={<div className="tf-password-page">{heading}{loading}</div>} failedTitle={m.failed}>
      {({ session }) => (
        <div className="tf-password-page">
          {heading}
          <OfflineNote />
          {policy.status === 'loading' && loading}
          {policy.status === 'failed' && (
            <Sheet as="div" className="tf-password-sheet">
              <LoadFailed title={m.failed} error={policy.error} onTryAgain={again} />
            </Sheet>
          )}
          {policy.status === 'ready' && (
            <ChangePasswordView key={session.user?.id} policy={policy.data} email={profile.data?.email ?? null} words={words} onDone={() => emit('password-change', {})} />
          )}
          {slots.footer}
        </div>
      )}
    </Gated>
  );
}

/** The buyer's password: the current one, a new one by the rules there are, and the new one again. Nothing of either is kept. */
export const ChangePassword = /* @__PURE__ */ defineWidget<ChangePasswordProps, ChangePasswordEvents>(changePasswordContract, ChangePasswordBody);
