import { useRead } from '../../runtime/react/use-read';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useSettings } from '../../runtime/react/provider';
import { useWords } from '../../runtime/react/use-messages';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { Gated } from '../common/access-boundary';
import { missing } from '../common/reject-missing-method';
import { useGate } from '../common/use-access';
import { ProfileSkeleton } from './parts/profile-skeleton';
import { userProfileContract } from './user-profile.contract';
import { userProfileMessages } from './user-profile.messages';
import type { UserProfileEvents, UserProfileProps } from './user-profile.types';
import { UserProfileView } from './user-profile.view';

function UserProfileBody(props: UserProfileProps & WidgetTools<UserProfileEvents>) {
  const words = useWords(userProfileContract.name, userProfileMessages, props.messages);
  const { m } = words;
  const adapter = useAdapter();
  const { locale } = useSettings();
  const gate = useGate({});
  // The record is the buyer's, whatever account they act for.
  const [read, again] = useRead({
    method: 'profile.read', args: {}, accountId: null, enabled: gate.status === 'open',
    read: (options) => adapter.profile?.read?.({ locale: locale.tag }, options) ?? missing('profile.read'),
  });
  return (
    <Gated gate={gate} loading={<ProfileSkeleton title={props.slots?.header ?? m.title} label={m.loading} />} failedTitle={m.failed}>
      {({ session }) => <UserProfileView key={session.user?.id} {...props} words={words} session={session} read={read} again={again} />}
    </Gated>
  );
}

/** The signed-in buyer's own record: names, phones, notifications, language, and the accounts they are linked to. */
export const UserProfile = /* @__PURE__ */ defineWidget<UserProfileProps, UserProfileEvents>(userProfileContract, UserProfileBody);
