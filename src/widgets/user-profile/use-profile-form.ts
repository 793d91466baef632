import { useState } from 'react';
import type { Profile, ProfileChanges } from '../../domain';
import { type PortErrorCode, toPortError } from '../../ports';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useLatest } from '../../runtime/react/use-latest';
import type { Messages } from '../../runtime/react/use-messages';
import { useSettings } from '../../runtime/react/provider';
import { getSessionRuntime } from '../../runtime/session/session';
import { storedKey, storeFor } from '../../runtime/storage';
import { useForm } from '../../ui/form/use-form';
import { useUnsavedDraft } from '../common/use-stored-draft';
import { readDraft } from './profile.draft';
import { saveProfile } from './save-profile';
import type { userProfileMessages } from './user-profile.messages';
import {
  type Answers,
  answersOf,
  changesOf,
  hasChanges,
  PROFILE_FIELDS,
  type ProfileField,
  profileProblems,
  withChanges,
} from './user-profile.rules';

/** Feedback on the last action, with the data to undo it. */
export type ProfileFeedback =
  | { readonly kind: 'saved'; readonly back: ProfileChanges }
  | { readonly kind: 'undone' }
  | { readonly kind: 'discarded'; readonly back: ProfileChanges };

/** Error of a save that does not belong to a field. */
export type ProfileError =
  | { readonly kind: 'failed'; readonly code: PortErrorCode }
  | { readonly kind: 'clash'; readonly fields: ReadonlySet<ProfileField | 'notices'> };

export interface ProfileFormRequest {
  readonly profile: Profile;
  readonly userId: string;
  readonly skipPhoneFormat: boolean;
  readonly messages: Messages<typeof userProfileMessages>;
  readonly onSaved: (fields: readonly (keyof ProfileChanges)[]) => void;
}

/** Form of a profile, and its save requests. The input is kept until it is saved or discarded. */
export function useProfileForm({ profile, userId, skipPhoneFormat, messages: { m }, onSaved }: ProfileFormRequest) {
  const adapter = useAdapter();
  const { locale, storage } = useSettings();
  const store = storeFor('profileDraft', storage);
  const key = storedKey('profileDraft', adapter.id, userId);
  // The current profile. It changes after a save and after a remote change.
  const [record, setRecord] = useState(profile);
  const [feedback, setFeedback] = useState<ProfileFeedback | null>(null);
  const [error, setError] = useState<ProfileError | null>(null);

  /** Stores the differences between form and profile. */
  const storeChanges = (over: Profile, answers: Answers) => {
    const changes = changesOf(over, answers);
    if (hasChanges(changes)) store.set(key, JSON.stringify(changes));
    else store.remove(key);
  };
  const form = useForm<Answers, ProfileField | 'notices'>({
    initial: () => answersOf(record),
    draft: {
      load: () => {
        const answers = withChanges(record, readDraft(store, key) ?? {});
        return hasChanges(changesOf(record, answers)) ? answers : null;
      },
      save: (answers) => storeChanges(record, answers),
      remove: () => store.remove(key),
    },
    problemsOf: (answers) => profileProblems(answers, { skipFormat: skipPhoneFormat }),
    textOf: (field, code) => {
      switch (field) {
        case 'phoneNumber':
          return code === 'valueMissing' ? m.problems.phoneMissing : m.problems.phoneNumber;
        case 'mobileNumber':
          return code === 'valueMissing' ? m.problems.mobileMissing : m.problems.mobileNumber;
        case 'notices':
          return '';
        default:
          return m.problems[field];
      }
    },
    isLocked: () => !dirty,
    onChange: () => {
      setFeedback(null);
      if (error?.kind === 'failed') setError(null);
    },
    onSubmit: () => send(changes, (back) => ({ kind: 'saved', back })),
  });
  const { values } = form;
  const [isRestored, setIsRestored] = useState(form.isDraft);
  const changes = changesOf(record, values);
  const dirty = hasChanges(changes);
  const latest = useLatest(values);
  useUnsavedDraft(dirty);

  /** Clears feedback and errors of the form. */
  const quiet = () => {
    form.quiet();
    setIsRestored(false);
    setError(null);
    setFeedback(null);
  };

  /** Replaces the input with the saved values; the buyer can undo it. */
  const discard = () => {
    form.startOver();
    quiet();
    setFeedback({ kind: 'discarded', back: changes });
  };

  /** Replaces the input of these fields with the remotely changed values. */
  const take = (fields: ReadonlySet<ProfileField | 'notices'>) => {
    setError(null);
    form.change(Object.fromEntries([...fields].map((field) => [field, record[field]])));
  };

  async function send(changes: ProfileChanges, after: (back: ProfileChanges) => ProfileFeedback): Promise<void> {
    setError(null);
    setFeedback(null);
    try {
      const saving = await saveProfile({ port: adapter.profile, before: record, changes: changes, locale: locale.tag });
      setRecord(saving.profile);
      if (saving.outcome === 'clash') return setError({ kind: 'clash', fields: saving.fields });
      // Input that was typed during the request stays.
      const next = withChanges(saving.profile, changesOf(values, latest.current));
      storeChanges(saving.profile, next);
      form.change(next);
      quiet();
      setFeedback(after(saving.back));
      onSaved(Object.keys(changes) as (keyof ProfileChanges)[]); // `wanted` has no other keys.
    } catch (thrown) {
      const { code, fields } = toPortError(thrown);
      if (code === 'signed-out') getSessionRuntime(adapter).end();
      const named = new Map(
        PROFILE_FIELDS.flatMap((field) =>
          fields !== undefined && Object.hasOwn(fields, field)
            ? [[field, fields[field] ?? 'invalidEntry'] as const]
            : [],
        ),
      );
      if (named.size > 0) form.refuse(named);
      else setError({ kind: 'failed', code });
    }
  }

  /** Undoes the last action: restores the saved values of before, or the discarded input. */
  const undo = () => {
    if (feedback === null || feedback.kind === 'undone') return;
    if (feedback.kind === 'saved') return form.run(() => send(feedback.back, () => ({ kind: 'undone' })));
    setFeedback(null);
    form.change(withChanges(values, feedback.back));
  };

  return { form, record, dirty, isRestored, feedback, error, discard, take, undo };
}

export type ProfileFormHandle = ReturnType<typeof useProfileForm>;
