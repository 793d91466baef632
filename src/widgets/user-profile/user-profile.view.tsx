import { useState, useId, type ReactNode } from 'react';
import type { Profile, ProfileAccount } from '../../domain';
import { useAdapter } from '../../runtime/react/use-adapter';
import type { Read } from '../../runtime/react/use-read';
import { useSettings } from '../../runtime/react/provider';
import { getSessionRuntime } from '../../runtime/session/session';
import type { Session } from '../../runtime/session/session.types';
import type { Messages } from '../../runtime/react/use-messages';
import { ButtonLink } from '../../ui/button/button';
import { CardBody, CardHeader, CardList } from '../../ui/card/card';
import { Card } from '../../ui/card/card-container';
import { SearchField } from '../../ui/search-field/search-field';
import { Tag } from '../../ui/tag/tag';
import { SkeletonShape, Skeleton } from '../../ui/skeleton/skeleton';
import { type Permission, PERMISSIONS } from '../../rules';
import type { WidgetTools } from '../common/define-widget';
import { Heading, usePartLevel } from '../common/heading';
import { OfflineBanner } from '../common/offline-banner';
import { fillSlot } from '../common/slots';
import { LoadFailed } from '../common/status-views';
import { ConnectedLanguageCard, ProfileForm } from './connected/profile-cards';
import type { userProfileMessages } from './user-profile.messages';
import type { UserProfileEvents, UserProfileProps } from './user-profile.types';
import { findAccounts, MAX_ACCOUNTS_WITHOUT_SEARCH } from './user-profile.rules';

export interface UserProfileViewProps extends Omit<UserProfileProps, 'messages'>, WidgetTools<UserProfileEvents> {
  readonly messages: Messages<typeof userProfileMessages>;
  readonly session: Session;
  readonly read: Read<Profile>;
  readonly refetch: () => void;
}

/** Form of the profile, beside the settings that are saved separately. */
export function UserProfileView(props: UserProfileViewProps) {
  const { slots = {}, messages, session, read, refetch, emit } = props;
  const { m } = messages;
  const adapter = useAdapter();
  const { links } = useSettings();
  const level = usePartLevel(1);
  // The form keeps its initial data; a refetch must not reset it while the buyer types.
  const [initial, setInitial] = useState<Profile | null>(null);
  // Data cached by an earlier page is refetched first; if that fails, the cached data is used.
  const [earlier] = useState(read.data);
  if (initial === null && read.status === 'ready' && !read.checking && (read.data !== earlier || read.error !== null))
    setInitial(read.data);
  const password = links.href({ to: 'password' });
  const failed = initial === null && read.status === 'failed' ? read.error : null;
  return (
    <div part="profile-page" className="tf-profile-page">
      {fillSlot(slots.header, <Heading className="tf-h1">{m.title}</Heading>)}
      <OfflineBanner />
      {failed !== null && (
        <Card as="div">
          <LoadFailed title={m.failed} error={failed} onRetry={refetch} />
        </Card>
      )}
      {failed === null && initial === null && <ProfileSkeletonBody label={m.loading} />}
      {initial !== null && (
        <div className="tf-profile-layout">
          <ProfileForm
            profile={initial}
            userId={session.user?.id ?? ''}
            skipPhoneFormat={session.settings.skipPhoneNumberValidationEnabled}
            canEdit={adapter.profile?.save !== undefined}
            messages={messages}
            onSaved={(fields) => {
              emit('profile-save', { fields });
              // Other parts of the page show the name too.
              if (fields.includes('firstName')) void getSessionRuntime(adapter).refresh();
            }}
          />
          <div part="profile-aside" className="tf-profile-aside">
            <ConnectedLanguageCard {...props} saved={initial.language} />
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
          <LinkedAccounts accounts={initial.accounts} messages={messages} />
        </div>
      )}
      {fillSlot(slots.footer)}
    </div>
  );
}

interface LinkedAccountsProps {
  readonly accounts: readonly ProfileAccount[];
  readonly messages: Messages<typeof userProfileMessages>;
}

/** Accounts of the buyer with the permissions in each. If there are thousands, only the search results show. */
function LinkedAccounts({ accounts, messages: { m: all, plural, locale } }: LinkedAccountsProps) {
  const m = all.accounts;
  const titleId = useId();
  const [search, setSearch] = useState('');
  const { shown, more } = findAccounts(accounts, search);
  const rolesOf = (held: readonly Permission[]): string =>
    new Intl.ListFormat(locale, { style: 'narrow' }).format([
      ...PERMISSIONS.filter((one) => held.includes(one)).map((one) => m.roles[one]),
      ...held.filter((one) => !PERMISSIONS.includes(one)),
    ]);
  return (
    <Card aria-labelledby={titleId} part="profile-linked" className="tf-profile-linked">
      <CardHeader
        title={m.title}
        titleId={titleId}
        level={usePartLevel(1)}
        description={accounts.length === 0 ? undefined : m.text}
      >
        {accounts.length > 0 && <span className="tf-second tf-quiet">{plural(m.count, accounts.length)}</span>}
      </CardHeader>
      {accounts.length > MAX_ACCOUNTS_WITHOUT_SEARCH && (
        <CardBody>
          <SearchField
            label={m.search}
            placeholder={m.search}
            clearLabel={m.clearSearch}
            value={search}
            onValueChange={setSearch}
          />
        </CardBody>
      )}
      {shown.length === 0 ? (
        <CardBody className="tf-muted">{accounts.length === 0 ? m.none : m.noMatch}</CardBody>
      ) : (
        <CardList part="profile-accounts" className="tf-profile-accounts">
          {shown.map(({ id, name, number, isDefault, permissions }) => (
            <li key={id}>
              <div className="tf-stack" data-gap="0">
                <div className="tf-row tf-wrap">
                  <bdi part="profile-name" className="tf-medium tf-profile-name">
                    {name}
                  </bdi>
                  {isDefault && <Tag tone="accent">{m.main}</Tag>}
                </div>
                <bdi className="tf-second tf-quiet">{number}</bdi>
              </div>
              {permissions.length === 0 ? (
                <Tag tone="caution">{m.noRole}</Tag>
              ) : (
                <span className="tf-second tf-muted">{rolesOf(permissions)}</span>
              )}
            </li>
          ))}
        </CardList>
      )}
      <div aria-live="polite">
        {more > 0 && <CardBody className="tf-second tf-quiet">{plural(m.more, more)}</CardBody>}
      </div>
    </Card>
  );
}

/** Skeleton of the form and of the cards beside it. */
const ProfileSkeletonBody = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <div className="tf-profile-layout">
      <Card as="div">
        <CardBody className="tf-profile-skeleton">
          {Array.from({ length: 6 }, (_, at) => (
            <SkeletonShape key={at} width={at % 2 === 0 ? 'md' : 'lg'} />
          ))}
        </CardBody>
      </Card>
      <Card as="div">
        <CardBody className="tf-profile-skeleton">
          <SkeletonShape width="md" />
          <SkeletonShape width="sm" />
        </CardBody>
      </Card>
    </div>
  </Skeleton>
);

/** The page while the session loads. */
export const ProfileSkeleton = ({ title, label }: { readonly title: ReactNode; readonly label: string }) => (
  <div part="profile-page" className="tf-profile-page">
    {typeof title === 'string' ? <Heading className="tf-h1">{title}</Heading> : title}
    <ProfileSkeletonBody label={label} />
  </div>
);
