import { useEffect, useId, useRef, useState } from 'react';
import { ArrowLeft } from 'lucide';
import type { User, UserOptions } from '../../../domain';
import { userName } from '../../../rules';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useRead } from '../../../runtime/react/use-read';
import { useSettings } from '../../../runtime/react/provider';
import { useMessages, type Messages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { Card } from '../../../ui/card/card-container';
import { Heading } from '../../common/heading';
import { rejectMissingMethod } from '../../common/reject-missing-method';
import { LoadFailed } from '../../common/status-views';
import { userAdminContract } from '../user-admin.contract';
import { userAdminLazyMessages } from '../user-admin.lazy.messages';
import type { userAdminMessages } from '../user-admin.messages';
import type { UserAdminProps } from '../user-admin.types';
import { UserFields } from '../parts/user-fields';
import { UsersSkeleton } from '../parts/users-skeleton';
import { useUserForm } from '../use-user-form';

export interface UserFormProps {
  /** Id of the user; `new` for a new user. */
  readonly userId: string;
  readonly accountId: string | null;
  readonly skipPhoneFormat: boolean;
  readonly messages: Messages<typeof userAdminMessages>;
  readonly overrides: UserAdminProps['messages'];
  readonly onClose: () => void;
  readonly onDone: (user: User, was: 'created' | 'saved') => void;
  /** Called if the user does not exist, or no longer does. */
  readonly onNotFound: () => void;
}

/** Form of one user, in place of the list. It receives the focus when it opens. */
export function UserForm(props: UserFormProps) {
  const { userId, accountId, messages, overrides, onClose, onNotFound } = props;
  const lazyMessages = useMessages(userAdminContract.name, userAdminLazyMessages, overrides);
  const { m, fill } = lazyMessages;
  const heading = useRef<HTMLHeadingElement>(null);
  const adapter = useAdapter();
  const { locale } = useSettings();
  const titleId = useId();
  const isNew = userId === 'new';
  const at = { accountId, locale: locale.tag };
  const [options, refetchOptions] = useRead({
    method: 'users.options',
    args: {},
    accountId,
    read: (call) => adapter.users?.options?.(at, call) ?? rejectMissingMethod('users.options'),
  });
  const [user, refetchUser] = useRead({
    method: 'users.read',
    args: { userId },
    accountId,
    enabled: !isNew,
    read: (call) => adapter.users?.read?.({ ...at, userId }, call) ?? rejectMissingMethod('users.read'),
  });
  // The form keeps its initial data; a refetch must not reset it while the user types.
  const [initial, setInitial] = useState<{ readonly user: User | null; readonly options: UserOptions } | null>(null);
  // Data cached by an earlier form is refetched first; if that fails, the cached data is used.
  const [earlier] = useState(user.data);
  const isSettled =
    isNew ||
    (user.status === 'ready' && !user.checking && (earlier == null || user.data !== earlier || user.error !== null));
  if (initial === null && options.data !== undefined && isSettled && (isNew || user.data))
    setInitial({ user: user.data ?? null, options: options.data });
  const isMissing = initial === null && !isNew && isSettled && user.data === null;
  const error =
    initial === null
      ? ((options.status === 'failed' ? options.error : null) ??
        (isNew || user.status !== 'failed' ? null : user.error))
      : null;
  const title = initial?.user
    ? fill(m.form.editing, { name: userName(initial.user) })
    : isNew
      ? m.form.adding
      : isMissing
        ? messages.m.notFound
        : messages.m.title;
  useEffect(() => heading.current?.focus(), []);

  return (
    <div part="users-form" className="tf-users-form">
      <Button
        variant="base"
        size="sm"
        icon={ArrowLeft}
        className="tf-users-back"
        onClick={isMissing ? onNotFound : onClose}
      >
        {m.form.back}
      </Button>
      <Heading ref={heading} tabIndex={-1} className="tf-h1" id={titleId}>
        {title}
      </Heading>
      {initial !== null ? (
        <LoadedUserForm
          {...props}
          user={initial.user}
          options={initial.options}
          titleId={titleId}
          lazyMessages={lazyMessages}
        />
      ) : isMissing ? (
        <p className="tf-muted">{messages.m.notFoundText}</p>
      ) : error !== null ? (
        <Card as="div">
          <LoadFailed
            title={m.form.failed}
            error={error}
            onRetry={() => {
              refetchOptions();
              if (!isNew) refetchUser();
            }}
          />
        </Card>
      ) : (
        <UsersSkeleton label={m.form.loading} count={4} />
      )}
    </div>
  );
}

interface LoadedUserFormProps extends UserFormProps {
  /** Null for a new user. */
  readonly user: User | null;
  readonly options: UserOptions;
  readonly titleId: string;
  readonly lazyMessages: Messages<typeof userAdminLazyMessages>;
}

/** The form, after its initial data has loaded. */
function LoadedUserForm({
  user,
  options,
  accountId,
  skipPhoneFormat,
  messages,
  titleId,
  lazyMessages,
  onClose,
  onDone,
  onNotFound,
}: LoadedUserFormProps) {
  const isNew = user === null;
  const handle = useUserForm({
    user,
    options,
    accountId,
    skipPhoneFormat,
    messages: lazyMessages,
    onDone: (saved) => onDone(saved, isNew ? 'created' : 'saved'),
    onNotFound,
  });
  return <UserFields {...{ handle, isNew, options, skipPhoneFormat, messages, titleId, lazyMessages, onClose }} />;
}
