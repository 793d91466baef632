import { useEffect, useRef, useState } from 'react';
import type { Profile, ProfileChanges } from '../../domain';
import { type PortErrorCode, toPortError } from '../../ports';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useSettings } from '../../runtime/react/provider';
import { useUnsaved } from '../../runtime/react/use-unsaved';
import { getSessionRuntime } from '../../runtime/session/session';
import { storedKey, storeFor } from '../../runtime/storage';
import { useDeferredValidation } from '../common/use-deferred-validation';
import { readDraft } from './profile.draft';
import { saveProfile } from './save-profile';
import { type Answers, answersOf, changesOf, hasChanges, PROFILE_FIELDS, type ProfileField, profileProblems, withChanges } from './user-profile.rules';

/** What became of the last press, with what takes it back. */
export type ProfileFeedback =
  | { readonly is: 'saved'; readonly back: ProfileChanges }
  | { readonly is: 'undone' }
  | { readonly is: 'discarded'; readonly back: ProfileChanges };

/** What stopped a save, beside the fields. */
export type ProfileError =
  | { readonly is: 'failed'; readonly code: PortErrorCode }
  | { readonly is: 'clash'; readonly fields: ReadonlySet<ProfileField | 'notices'> };

export interface ProfileFormRequest {
  readonly profile: Profile;
  readonly userId: string;
  readonly skipPhoneFormat: boolean;
  readonly onSaved: (fields: readonly (keyof ProfileChanges)[]) => void;
}

/** The answers of the form, what is wrong with them, and their way to the backend. What is typed is kept until it is saved or discarded. */
export function useProfileForm({ profile, userId, skipPhoneFormat, onSaved }: ProfileFormRequest) {
  const adapter = useAdapter();
  const { locale, storage } = useSettings();
  const store = storeFor('profileDraft', storage);
  const key = storedKey('profileDraft', adapter.id, userId);
  // What the record says now: it is saved here, and may be changed elsewhere.
  const [record, setRecord] = useState(profile);
  const [answers, setAnswers] = useState<Answers>(() => withChanges(profile, readDraft(store, key) ?? {}));
  const [isBack, setIsBack] = useState(() => hasChanges(changesOf(profile, answers)));
  const [judged, setJudged] = useState<ReadonlySet<ProfileField>>(new Set());
  const [refused, setRefused] = useState<ReadonlyMap<ProfileField, string>>(new Map());
  const [submits, setSubmits] = useState(0);
  const [busy, setBusy] = useState(false);
  const [news, setNews] = useState<ProfileFeedback | null>(null);
  const [trouble, setTrouble] = useState<ProfileError | null>(null);
  const sending = useRef(false);
  const check = useDeferredValidation<ProfileField>((field) => setJudged((before) => new Set([...before, field])));

  const changes = changesOf(record, answers);
  const dirty = hasChanges(changes);
  const latest = useRef({ dirty, answers });
  useEffect(() => {
    latest.current = { dirty, answers };
  });
  useUnsaved(dirty, storage === 'memory' ? 'page' : undefined);

  const problems = new Map([...refused, ...profileProblems(answers, { skipFormat: skipPhoneFormat })]);
  const flags: ReadonlyMap<ProfileField, string> = new Map([...problems].filter(([field]) => judged.has(field) || refused.has(field)));

  const keep = (over: Profile, next: Answers) => {
    const kept = changesOf(over, next);
    if (hasChanges(kept)) store.set(key, JSON.stringify(kept));
    else store.remove(key);
    setAnswers(next);
  };

  /** The form without what was said about it. */
  const quiet = () => {
    setIsBack(false);
    setJudged(new Set());
    setRefused(new Map());
    setTrouble(null);
    setNews(null);
  };

  const change = (part: Partial<Answers>) => {
    keep(record, { ...answers, ...part });
    setRefused((before) => new Map([...before].filter(([field]) => part[field] === undefined)));
    setNews(null);
    if (trouble?.is === 'failed') setTrouble(null);
  };

  /** Puts what is saved in the place of what was typed; there is a way back. */
  const discard = () => {
    quiet();
    keep(record, answersOf(record));
    setNews({ is: 'discarded', back: changes });
  };

  /** What was changed somewhere else takes the place of what was typed there. */
  const take = (fields: ReadonlySet<ProfileField | 'notices'>) => {
    setTrouble(null);
    keep(record, { ...answers, ...Object.fromEntries([...fields].map((field) => [field, record[field]])) });
  };

  async function send(wanted: ProfileChanges, after: (back: ProfileChanges) => ProfileFeedback): Promise<void> {
    sending.current = true;
    setBusy(true);
    try {
      const saving = await saveProfile({ port: adapter.profile, before: record, changes: wanted, locale: locale.tag });
      setRecord(saving.profile);
      if (saving.outcome === 'clash') {
        setTrouble({ is: 'clash', fields: saving.fields });
      } else {
        // What was typed while it was on its way stays.
        keep(saving.profile, withChanges(saving.profile, changesOf(answers, latest.current.answers)));
        quiet();
        setNews(after(saving.back));
        onSaved(Object.keys(wanted) as (keyof ProfileChanges)[]); // its own keys
      }
    } catch (thrown) {
      const { code, fields } = toPortError(thrown);
      if (code === 'signed-out') getSessionRuntime(adapter).end();
      const named = new Map(PROFILE_FIELDS.flatMap((field) => (fields !== undefined && Object.hasOwn(fields, field) ? [[field, fields[field] ?? 'invalidEntry'] as const] : [])));
      setRefused(named);
      if (named.size > 0) setSubmits((count) => count + 1);
      else setTrouble({ is: 'failed', code });
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  async function submit(): Promise<void> {
    if (sending.current || !dirty) return;
    setJudged(new Set(PROFILE_FIELDS));
    setTrouble(null);
    setNews(null);
    if (problems.size > 0) return setSubmits((count) => count + 1);
    await send(changes, (back) => ({ is: 'saved', back }));
  }

  /** Takes the last press back: what was saved is saved as it was before, what was discarded stands in the form again. */
  async function undo(): Promise<void> {
    if (news === null || news.is === 'undone' || sending.current) return;
    if (news.is === 'saved') return send(news.back, () => ({ is: 'undone' }));
    setNews(null);
    keep(record, withChanges(answers, news.back));
  }

  return { record, answers, flags, dirty, isBack, submits, busy, news, trouble, change, check, discard, take, submit, undo };
}

export type ProfileFormHandle = ReturnType<typeof useProfileForm>;
