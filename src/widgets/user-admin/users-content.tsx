import { useRef, useState } from 'react';
import { UserPlus } from 'lucide';
import type { UserRow } from '../../domain';
import { toPortError } from '../../ports';
import { userName } from '../../rules';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useAccountFormats } from '../../runtime/react/use-account-formats';
import { useRead } from '../../runtime/react/use-read';
import { useSessionRuntime } from '../../runtime/react/use-session-runtime';
import { useSettings } from '../../runtime/react/provider';
import { useMessages, type Messages } from '../../runtime/react/use-messages';
import type { Session } from '../../runtime/session/session.types';
import { Button } from '../../ui/button/button';
import { useIdlePrefetch } from '../../ui/lazy/use-idle-prefetch';
import { commonMessages } from '../common/common.messages';
import type { WidgetTools } from '../common/define-widget';
import { Heading } from '../common/heading';
import { rejectMissingMethod } from '../common/reject-missing-method';
import { OfflineBanner } from '../common/offline-banner';
import { fillSlot } from '../common/slots';
import { useAnnounceResults } from '../common/use-announce-results';
import { LazyDisable, LazyUserForm, prefetchLazyParts } from './parts/lazy-parts';
import { type UserNotice, UserFeedback } from './parts/user-feedback';
import { UsersResult } from './parts/users-result';
import { UsersTools } from './parts/users-tools';
import { useDebouncedUserQuery, useUsersValue } from './use-users-value';
import type { userAdminMessages } from './user-admin.messages';
import type { UserAdminEvents, UserAdminProps } from './user-admin.types';

type UsersContentProps = Omit<UserAdminProps, 'messages'> &
  WidgetTools<UserAdminEvents> & {
    readonly overrides: UserAdminProps['messages'];
    readonly messages: Messages<typeof userAdminMessages>;
    readonly session: Session;
    readonly accountId: string | null;
  };

/** The list of users, or the form of one user in its place. */
export function UsersContent(props: UsersContentProps) {
  const { slots = {}, overrides, emit, messages, session, accountId } = props;
  const { m, fill, plural } = messages;
  const adapter = useAdapter();
  const { locale } = useSettings();
  const { runtime } = useSessionRuntime();
  const common = useMessages('common', commonMessages).m;
  const handle = useUsersValue(props, emit);
  const { value, set } = handle;
  const query = useDebouncedUserQuery(value);
  const [read, refetch] = useRead({
    method: 'users.search',
    args: query,
    accountId,
    keepPrevious: true,
    read: (options) =>
      adapter.users?.search?.({ ...query, accountId, locale: locale.tag }, options) ??
      rejectMissingMethod('users.search'),
  });
  const formats = useAccountFormats(read.data?.items.map(({ lastAccessed }) => lastAccessed) ?? []);
  useAnnounceResults(query, read, messages);
  const [feedback, setFeedback] = useState<UserNotice | null>(null);
  const [disabling, setDisabling] = useState<UserRow | null>(null);
  const [busyId, setBusyId] = useState<string | null>(null);
  const page = useRef<HTMLDivElement>(null);
  useIdlePrefetch(prefetchLazyParts);
  const { users } = adapter;
  const canRead = users?.read !== undefined && users.options !== undefined;
  const [canCreate, canEdit] = [
    users?.options !== undefined && users.create !== undefined,
    canRead && users.edit !== undefined,
  ];
  const open = value.user === 'new' ? canCreate : canEdit;

  /**
   * Returns to the list, and moves the focus to the control that opened the form. The next frame has the list, also if
   * the host changes the value only after the event.
   */
  const close = (user: string | null) => {
    set({ ...value, user: null });
    requestAnimationFrame(() => {
      const opener = user === 'new' ? '.tf-users-add' : `[data-user="${CSS.escape(user ?? '')}"] .tf-users-edit`;
      const target =
        page.current?.querySelector<HTMLElement>(opener) ??
        page.current?.querySelector<HTMLElement>('.tf-users-add, input');
      target?.focus();
    });
  };

  async function enable(user: UserRow): Promise<void> {
    if (busyId !== null) return;
    setBusyId(user.id);
    try {
      const answer = await (users?.setEnabled?.({ accountId, userId: user.id, enabled: true, locale: locale.tag }) ??
        rejectMissingMethod('users.setEnabled'));
      if (answer.outcome === 'done') {
        setFeedback({ tone: 'positive', title: fill(m.isEnabled, { name: userName(user) }) });
        emit('user-enable', { userId: user.id, enabled: true });
      } else setFeedback({ tone: 'caution', title: m.notFound, text: m.notFoundText });
      refetch();
    } catch (thrown) {
      const { code } = toPortError(thrown);
      if (code === 'signed-out') runtime.end();
      setFeedback({ tone: 'critical', title: fill(m.notChanged, { name: userName(user) }), text: common.errors[code] });
    }
    setBusyId(null);
  }

  if (value.user !== null && open) {
    return (
      <div part="users-page" className="tf-users-page">
        {fillSlot(slots.header)}
        <OfflineBanner />
        <LazyUserForm
          key={value.user}
          userId={value.user}
          accountId={accountId}
          skipPhoneFormat={session.settings.skipPhoneNumberValidationEnabled}
          messages={messages}
          overrides={overrides}
          onClose={() => close(value.user)}
          onNotFound={() => {
            setFeedback({ tone: 'caution', title: m.notFound, text: m.notFoundText });
            set({ ...value, user: null });
            refetch();
          }}
          onDone={(user, was) => {
            const name = userName(user);
            setFeedback(
              was === 'created'
                ? {
                    tone: 'positive',
                    title: fill(m.created, { name }),
                    text: fill(m.createdText, { address: user.email }),
                  }
                : { tone: 'positive', title: fill(m.saved, { name }) },
            );
            emit(was === 'created' ? 'user-create' : 'user-edit', { userId: user.id });
            set({ ...value, user: null });
            refetch();
            // The signed-in user's own permissions may have changed.
            if (user.isYou) void runtime.reload();
          }}
        />
        {fillSlot(slots.footer)}
      </div>
    );
  }

  return (
    <div ref={page} part="users-page" className="tf-users-page">
      {fillSlot(
        slots.header,
        <header part="users-header" className="tf-users-header">
          <div>
            <Heading className="tf-h1">{m.title}</Heading>
            <p className="tf-muted">{read.data?.total == null ? ' ' : plural(m.count, read.data.total)}</p>
          </div>
          {canCreate && (
            <Button
              part="users-add"
              className="tf-users-add"
              icon={UserPlus}
              onPointerEnter={prefetchLazyParts}
              onFocus={prefetchLazyParts}
              onClick={() => (setFeedback(null), set({ ...value, user: 'new' }))}
            >
              {m.add}
            </Button>
          )}
        </header>,
      )}
      <OfflineBanner />
      {feedback !== null && (
        <UserFeedback feedback={feedback} messages={messages} onDismiss={() => setFeedback(null)} />
      )}
      <UsersTools messages={messages} handle={handle} />
      <UsersResult
        read={read}
        refetch={refetch}
        query={query}
        messages={messages}
        formats={formats}
        handle={handle}
        busyId={busyId}
        empty={slots.empty}
        onEdit={canEdit ? ({ id }) => (setFeedback(null), set({ ...value, user: id })) : undefined}
        onEnable={
          users?.setEnabled === undefined
            ? undefined
            : (user) => (user.enabled ? setDisabling(user) : void enable(user))
        }
      />
      {disabling !== null && (
        <LazyDisable
          user={disabling}
          accountId={accountId}
          overrides={overrides}
          returnFocus={page}
          onClose={() => setDisabling(null)}
          onNotFound={() => {
            setDisabling(null);
            setFeedback({ tone: 'caution', title: m.notFound, text: m.notFoundText });
            refetch();
          }}
          onDisabled={(user) => {
            setDisabling(null);
            setFeedback({
              tone: 'positive',
              title: fill(m.isDisabled, { name: userName(user) }),
              undo: () => void enable(user),
            });
            emit('user-enable', { userId: user.id, enabled: false });
            refetch();
            if (user.isYou) void runtime.reload();
          }}
        />
      )}
      {fillSlot(slots.footer)}
    </div>
  );
}
