import { useMessages } from '../../runtime/react/use-messages';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { AccessBoundary } from '../common/access-boundary';
import { Heading } from '../common/heading';
import { fillSlot } from '../common/slots';
import { useAccess } from '../common/use-access';
import { UsersContent } from './users-content';
import { UsersSkeleton } from './parts/users-skeleton';
import { userAdminContract } from './user-admin.contract';
import { userAdminMessages } from './user-admin.messages';
import type { UserAdminEvents, UserAdminProps } from './user-admin.types';

function UserAdminBody(props: UserAdminProps & WidgetTools<UserAdminEvents>) {
  const messages = useMessages(userAdminContract.name, userAdminMessages, props.messages);
  const { m } = messages;
  const gate = useAccess({ permission: 'super' });
  const loading = (
    <div part="users-page" className="tf-users-page">
      {fillSlot(props.slots?.header, <Heading className="tf-h1">{m.title}</Heading>)}
      <UsersSkeleton label={m.loading} count={10} />
    </div>
  );
  return (
    <AccessBoundary
      gate={gate}
      loading={loading}
      failedTitle={m.failed}
      deniedTitle={m.denied}
      deniedText={m.deniedText}
    >
      {({ session, accountId }) => (
        <UsersContent
          key={accountId}
          {...props}
          overrides={props.messages}
          messages={messages}
          session={session}
          accountId={accountId}
        />
      )}
    </AccessBoundary>
  );
}

/** Users of the accounts that a Super User manages: search, create, edit, disable and enable. */
export const UserAdmin = /* @__PURE__ */ defineWidget<UserAdminProps, UserAdminEvents>(
  userAdminContract,
  UserAdminBody,
);
