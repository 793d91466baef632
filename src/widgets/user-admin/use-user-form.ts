import { useRef, useState } from 'react';
import type { User, UserOptions, UserResult } from '../../domain';
import { type PortErrorCode, toPortError } from '../../ports';
import { type UserField } from '../../rules';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useSettings } from '../../runtime/react/provider';
import { useUnsaved } from '../../runtime/react/use-unsaved';
import { getSessionRuntime } from '../../runtime/session/session';
import { rejectMissingMethod } from '../common/reject-missing-method';
import { useDeferredValidation } from '../common/use-deferred-validation';
import { type Answers, answersOf, detailsOf, formProblems, hasBecome, isDirty } from './user-admin.rules';
import { draftKey, draftsOf } from './user-drafts';

/** What stopped a save, beside the fields. */
export type FormError = { readonly is: 'changed' } | { readonly is: 'failed'; readonly code: PortErrorCode };

/** What a field is flagged for: a rule's code, or what the backend found. */
export type Flag = string;

export interface UserFormRequest {
  /** Null for somebody to be created. */
  readonly user: User | null;
  readonly options: UserOptions;
  readonly accountId: string | null;
  readonly skipPhoneFormat: boolean;
  readonly onDone: (user: User) => void;
  readonly onGone: () => void;
}

/** The answers of a form, what is wrong with them, and their way to the backend. What is typed is kept until it is saved. */
export function useUserForm({ user: given, options, accountId, skipPhoneFormat, onDone, onGone }: UserFormRequest) {
  const adapter = useAdapter();
  const { locale } = useSettings();
  // What the user is now, once somebody else changed them.
  const [user, setUser] = useState(given);
  const drafts = draftsOf(adapter);
  const draft = draftKey(accountId, given?.id ?? 'new');
  const first = answersOf(user, options);
  const [answers, setAnswers] = useState<Answers>(() => drafts.get(draft) ?? first);
  const [isBack, setIsBack] = useState(() => drafts.has(draft));
  const [judged, setJudged] = useState<ReadonlySet<UserField>>(new Set());
  const [refused, setRefused] = useState<ReadonlyMap<UserField, Flag>>(new Map());
  const [submits, setSubmits] = useState(0);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<FormError | null>(null);
  const [lonely, setLonely] = useState<UserOptions['accounts']>([]);
  const sending = useRef(false);
  // One key for one user to be created, whatever is changed between two tries.
  const [key] = useState(() => crypto.randomUUID());
  const check = useDeferredValidation<UserField>((field) => setJudged((before) => new Set([...before, field])));

  const dirty = isDirty(first, answers);
  // Other people's data is kept in the page's memory alone.
  useUnsaved(dirty, 'page');

  // An email that can not be changed is nobody's problem here.
  const broken = [...formProblems(answers, { skipFormat: skipPhoneFormat })].filter(([field]) => field !== 'email' || user === null);
  const problems = new Map([...refused, ...broken]);
  const flags: ReadonlyMap<UserField, Flag> = new Map([...problems].filter(([field]) => judged.has(field) || refused.has(field)));

  const change = (field: UserField, part: Partial<Answers>) => {
    const next = { ...answers, ...part };
    setAnswers(next);
    if (isDirty(first, next)) drafts.set(draft, next);
    else drafts.delete(draft);
    setRefused((before) => new Map([...before].filter(([one]) => one !== field)));
    setTrouble(null);
    check.onType(field);
  };

  const startOver = () => {
    drafts.delete(draft);
    setAnswers(first);
    setIsBack(false);
    setJudged(new Set());
    setRefused(new Map());
    setTrouble(null);
  };

  const edit = (id: string, revision: string): Promise<UserResult> =>
    adapter.users?.edit?.({ accountId, userId: id, details: detailsOf(answers), revision, locale: locale.tag }) ?? rejectMissingMethod('users.edit');

  async function ask(): Promise<UserResult> {
    if (user !== null) return edit(user.id, user.revision);
    const made = await (adapter.users?.create?.({ accountId, user: { ...detailsOf(answers), email: answers.email.trim() }, key, locale: locale.tag }) ?? rejectMissingMethod('users.create'));
    // An earlier try had gone through with other answers: these are the ones that count.
    return made.outcome === 'done' && !hasBecome(made.user, detailsOf(answers)) && adapter.users?.edit !== undefined ? edit(made.user.id, made.user.revision) : made;
  }

  /** What a refusal means for the form. */
  function refuse(answer: Extract<UserResult, { outcome: 'refused' }>): void {
    if (answer.reason === 'user-gone') return onGone();
    if (answer.reason === 'changed') {
      // The answer to an earlier try was lost: it is as it was asked for.
      if (hasBecome(answer.user, detailsOf(answers))) return done(answer.user);
      setUser(answer.user);
      return setTrouble({ is: 'changed' });
    }
    if (answer.reason === 'last-super') setLonely(answer.accounts);
    setRefused(new Map([answer.reason === 'last-super' ? ['permissions', 'last-super'] : ['email', 'email-taken']]));
    setSubmits((count) => count + 1);
  }

  function done(saved: User): void {
    drafts.delete(draft);
    onDone(saved);
  }

  async function submit(): Promise<void> {
    if (sending.current) return;
    setJudged(new Set(['firstName', 'lastName', 'email', 'phoneNumber', 'mobileNumber', 'language', 'permissions', 'accounts']));
    setTrouble(null);
    if (problems.size > 0) return setSubmits((count) => count + 1);
    if (user !== null && !dirty) return done(user);
    sending.current = true;
    setBusy(true);
    try {
      const answer = await ask();
      if (answer.outcome === 'done') return done(answer.user);
      refuse(answer);
    } catch (thrown) {
      const { code, fields } = toPortError(thrown);
      if (code === 'signed-out') getSessionRuntime(adapter).end();
      const named = fieldsIn(fields);
      setRefused(named);
      if (named.size > 0) setSubmits((count) => count + 1);
      else setTrouble({ is: 'failed', code });
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  return { answers, user, first, flags, dirty, isBack, submits, busy, trouble, lonely, change, check, startOver, submit };
}

export type UserFormHandle = ReturnType<typeof useUserForm>;

const known: readonly UserField[] = ['firstName', 'lastName', 'email', 'phoneNumber', 'mobileNumber', 'language', 'permissions', 'accounts'];

/** The fields of the form that a backend named. */
const fieldsIn = (fields: Readonly<Record<string, string>> | undefined): ReadonlyMap<UserField, Flag> =>
  new Map(known.flatMap((field) => (fields !== undefined && Object.hasOwn(fields, field) ? [[field, fields[field] ?? 'invalidEntry'] as const] : [])));
