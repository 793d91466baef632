import { useRead } from '../../runtime/react/use-read';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useSettings } from '../../runtime/react/provider';
import { useMessages } from '../../runtime/react/use-messages';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { AccessBoundary } from '../common/access-boundary';
import { rejectMissingMethod } from '../common/reject-missing-method';
import { fillSlot } from '../common/slots';
import { useAccess } from '../common/use-access';
import { ProfileSkeleton, UserProfileView } from './user-profile.view';
import { userProfileContract } from './user-profile.contract';
import { userProfileMessages } from './user-profile.messages';
import type { UserProfileEvents, UserProfileProps } from './user-profile.types';

function UserProfileBody(props: UserProfileProps & WidgetTools<UserProfileEvents>) {
  const messages = useMessages(userProfileContract.name, userProfileMessages, props.messages);
  const { m } = messages;
  const adapter = useAdapter();
  const { locale } = useSettings();
  const gate = useAccess({});
  // The profile belongs to the user and does not depend on the effective account.
  const [read, refetch] = useRead({
    method: 'profile.read',
    args: {},
    accountId: null,
    enabled: gate.status === 'open',
    read: (options) => adapter.profile?.read?.({ locale: locale.tag }, options) ?? rejectMissingMethod('profile.read'),
  });
  return (
    <AccessBoundary
      gate={gate}
      loading={<ProfileSkeleton title={fillSlot(props.slots?.header, m.title)} label={m.loading} />}
      failedTitle={m.failed}
    >
      {({ session }) => (
        <UserProfileView
          key={session.user?.id}
          {...props}
          messages={messages}
          session={session}
          read={read}
          refetch={refetch}
        />
      )}
    </AccessBoundary>
  );
}

/** Profile of the signed-in buyer: name, phone numbers, notifications, language, and linked accounts. */
export const UserProfile = /* @__PURE__ */ defineWidget<UserProfileProps, UserProfileEvents>(
  userProfileContract,
  UserProfileBody,
);
