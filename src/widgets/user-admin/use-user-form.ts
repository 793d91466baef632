import { useState } from 'react';
import type { User, UserOptions, UserResult } from '../../domain';
import { type PortErrorCode, toPortError, type Adapter } from '../../ports';
import { USER_FIELDS, type UserField } from '../../rules';
import { useAdapter } from '../../runtime/react/use-adapter';
import type { Messages } from '../../runtime/react/use-messages';
import { useSettings } from '../../runtime/react/provider';
import { useUnsaved } from '../../runtime/react/use-unsaved';
import { getSessionRuntime, untilSignOut } from '../../runtime/session/session';
import { perAdapter } from '../../runtime/per-adapter';
import { useForm } from '../../ui/form/use-form';
import { rejectMissingMethod } from '../common/reject-missing-method';
import { type Answers, answersOf, detailsOf, formProblems, hasBecome, isDirty } from './user-admin.rules';
import type { userAdminLazyMessages } from './user-admin.lazy.messages';
import { useLastSuper } from './use-last-super';

/** Error of a save that does not belong to a field. */
export type FormError = { readonly kind: 'changed' } | { readonly kind: 'failed'; readonly code: PortErrorCode };

export interface UserFormRequest {
  /** Null for a new user. */
  readonly user: User | null;
  readonly options: UserOptions;
  readonly accountId: string | null;
  readonly skipPhoneFormat: boolean;
  readonly messages: Messages<typeof userAdminLazyMessages>;
  readonly onDone: (user: User) => void;
  readonly onNotFound: () => void;
}

/** Form of a user, and its save requests. The input is kept until it is saved. */
export function useUserForm({
  user: given,
  options,
  accountId,
  skipPhoneFormat,
  messages,
  onDone,
  onNotFound,
}: UserFormRequest) {
  const adapter = useAdapter();
  const { locale } = useSettings();
  // The latest version of the user, which changes after a conflict.
  const [user, setUser] = useState(given);
  const drafts = draftsOf(adapter);
  const draft = draftKey(accountId, given?.id ?? 'new');
  const first = answersOf(user, options);
  const [error, setError] = useState<FormError | null>(null);
  const [lastSuperAccounts, setLastSuperAccounts] = useState<UserOptions['accounts']>([]);
  // One idempotency key per new user, also if the input changes between two attempts.
  const [key] = useState(() => crypto.randomUUID());
  const lastSuper = useLastSuper(messages);
  const { problems } = messages.m;

  const form = useForm<Answers, UserField>({
    initial: () => first,
    draft: {
      load: () => drafts.get(draft) ?? null,
      save: (answers) => void (isDirty(first, answers) ? drafts.set(draft, answers) : drafts.delete(draft)),
      remove: () => void drafts.delete(draft),
    },
    // The email of an existing user cannot be changed, so its problems do not block the form.
    problemsOf: (answers) =>
      new Map(
        [...formProblems(answers, { skipFormat: skipPhoneFormat })].filter(
          ([field]) => field !== 'email' || user === null,
        ),
      ),
    textOf: (field, code) => {
      if (code === 'email-taken') return problems.emailTaken;
      if (code === 'last-super') return lastSuper(lastSuperAccounts, options.permissions);
      return field === 'phoneNumber' && code === 'valueMissing' ? problems.phoneMissing : problems[field];
    },
    onChange: () => setError(null),
    onSubmit: save,
  });
  const { values: answers } = form;
  const dirty = isDirty(first, answers);
  // Other people's data is kept only in memory, so leaving the page asks for confirmation.
  useUnsaved(dirty, 'page');

  const startOver = () => {
    form.startOver();
    setError(null);
  };

  const edit = (id: string, revision: string): Promise<UserResult> =>
    adapter.users?.edit?.({ accountId, userId: id, details: detailsOf(answers), revision, locale: locale.tag }) ??
    rejectMissingMethod('users.edit');

  async function ask(): Promise<UserResult> {
    if (user !== null) return edit(user.id, user.revision);
    const made = await (adapter.users?.create?.({
      accountId,
      user: { ...detailsOf(answers), email: answers.email.trim() },
      key,
      locale: locale.tag,
    }) ?? rejectMissingMethod('users.create'));
    // An earlier attempt created the user with different values. An edit applies the current ones.
    return made.outcome === 'done' && !hasBecome(made.user, detailsOf(answers)) && adapter.users?.edit !== undefined
      ? edit(made.user.id, made.user.revision)
      : made;
  }

  /** Handles a refusal. */
  function refuse(answer: Extract<UserResult, { outcome: 'refused' }>): void {
    if (answer.reason === 'user-gone') return onNotFound();
    if (answer.reason === 'changed') {
      // The response to an earlier attempt was lost: the user already has the requested values.
      if (hasBecome(answer.user, detailsOf(answers))) return done(answer.user);
      setUser(answer.user);
      return setError({ kind: 'changed' });
    }
    if (answer.reason === 'last-super') setLastSuperAccounts(answer.accounts);
    form.refuse(new Map([answer.reason === 'last-super' ? ['permissions', 'last-super'] : ['email', 'email-taken']]));
  }

  function done(saved: User): void {
    form.end();
    onDone(saved);
  }

  async function save(): Promise<void> {
    setError(null);
    if (user !== null && !dirty) return done(user);
    try {
      const answer = await ask();
      if (answer.outcome === 'done') return done(answer.user);
      refuse(answer);
    } catch (thrown) {
      const { code, fields } = toPortError(thrown);
      if (code === 'signed-out') getSessionRuntime(adapter).end();
      const named = fieldsIn(fields);
      if (named.size > 0) form.refuse(named);
      else setError({ kind: 'failed', code });
    }
  }

  return { form, user, first, error, startOver };
}

export type UserFormHandle = ReturnType<typeof useUserForm>;

/** Fields of the form that the backend's response names. */
const fieldsIn = (fields: Readonly<Record<string, string>> | undefined): ReadonlyMap<UserField, string> =>
  new Map(
    USER_FIELDS.flatMap((field) =>
      fields !== undefined && Object.hasOwn(fields, field) ? [[field, fields[field] ?? 'invalidEntry'] as const] : [],
    ),
  );

/**
 * Unsaved forms by account and user. They contain other people's data, so they are kept only in memory and are dropped
 * with the page or on sign-out.
 */
export const draftsOf = /* @__PURE__ */ perAdapter((adapter: Adapter) =>
  untilSignOut(adapter, new Map<string, Answers>()),
);

/** Key of a form in `draftsOf`. */
export const draftKey = (accountId: string | null, userId: string): string => `${accountId ?? ''}/${userId}`;
