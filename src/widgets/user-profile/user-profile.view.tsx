import { useState } from 'react';
import type { Profile } from '../../domain';
import { useAdapter } from '../../runtime/react/use-adapter';
import type { Read } from '../../runtime/react/use-read';
import { useSettings } from '../../runtime/react/provider';
import { getSessionRuntime } from '../../runtime/session/session';
import type { Session } from '../../runtime/session/session.types';
import type { Messages } from '../../runtime/react/use-messages';
import { ButtonLink } from '../../ui/button/button';
import { Card, CardBody, CardHeader } from '../../ui/card/card';
import type { WidgetTools } from '../common/define-widget';
import { Heading, usePartLevel } from '../common/heading';
import { OfflineBanner } from '../common/offline-banner';
import { LoadFailed } from '../common/status-views';
import { ConnectedLanguageCard } from './connected/language-card';
import { LinkedAccounts } from './parts/linked-accounts';
import { ProfileSkeletonBody } from './parts/profile-skeleton';
import { ProfileForm } from './connected/profile-form';
import type { userProfileMessages } from './user-profile.messages';
import type { UserProfileEvents, UserProfileProps } from './user-profile.types';

export interface UserProfileViewProps extends Omit<UserProfileProps, 'messages'>, WidgetTools<UserProfileEvents> {
  readonly messages: Messages<typeof userProfileMessages>;
  readonly session: Session;
  readonly read: Read<Profile>;
  readonly again: () => void;
}

/** The record as it is and can be changed, and beside it what is changed on its own. */
export function UserProfileView(props: UserProfileViewProps) {
  const { slots = {}, messages, session, read, again, emit } = props;
  const { m } = messages;
  const adapter = useAdapter();
  const { links } = useSettings();
  const level = usePartLevel(1);
  // A form begins with what is so when it opens, and is not begun again under whoever types.
  const [begun, setBegun] = useState<Profile | null>(null);
  // What an earlier page was told is asked again first, unless that fails.
  const [earlier] = useState(read.data);
  if (begun === null && read.status === 'ready' && !read.checking && (read.data !== earlier || read.error !== null))
    setBegun(read.data);
  const password = links.href({ to: 'password' });
  const failed = begun === null && read.status === 'failed' ? read.error : null;
  return (
    <div className="tf-profile-page">
      {slots.header ?? <Heading className="tf-h1">{m.title}</Heading>}
      <OfflineBanner />
      {failed !== null && (
        <Card as="div">
          <LoadFailed title={m.failed} error={failed} onTryAgain={again} />
        </Card>
      )}
      {failed === null && begun === null && <ProfileSkeletonBody label={m.loading} />}
      {begun !== null && (
        <div className="tf-profile-layout">
          <ProfileForm
            profile={begun}
            userId={session.user?.id ?? ''}
            skipPhoneFormat={session.settings.skipPhoneNumberValidationEnabled}
            mayEdit={adapter.profile?.save !== undefined}
            messages={messages}
            onSaved={(fields) => {
              emit('profile-save', { fields });
              // The name stands elsewhere on the page as well.
              if (fields.includes('firstName')) void getSessionRuntime(adapter).refresh();
            }}
          />
          <div className="tf-profile-aside">
            <ConnectedLanguageCard {...props} saved={begun.language} />
            {password !== null && (
              <Card as="div">
                <CardHeader title={m.password.title} level={level} description={m.password.text} />
                <CardBody>
                  <ButtonLink href={password} variant="secondary">
                    {m.password.change}
                  </ButtonLink>
                </CardBody>
              </Card>
            )}
          </div>
          <LinkedAccounts accounts={begun.accounts} messages={messages} />
        </div>
      )}
      {slots.footer}
    </div>
  );
}
