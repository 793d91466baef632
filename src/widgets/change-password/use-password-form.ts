import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PasswordPolicy } from '../../domain';
import { type Adapter, toPortError } from '../../ports';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useUnsaved } from '../../runtime/react/use-unsaved';
import { getSessionRuntime } from '../../runtime/session/session';
import { rejectMissingMethod } from '../common/reject-missing-method';
import { useDeferredValidation } from '../common/use-deferred-validation';
import { emptyPasswordForm, judge, type Judgement, outcomeOf, outcomeOfError, PASSWORD_FIELDS, type PasswordField, type PasswordFlag, type PasswordOutcome, type Typed } from './change-password.rules';

/**
 * The way of a password from the fields to the adapter. What is typed stands in the fields alone: state holds which
 * rules it keeps. The fields are emptied before the call is on its way, so that nothing of it is left whatever comes back.
 */
export function usePasswordForm(form: RefObject<HTMLFormElement | null>, policy: PasswordPolicy, onDone: () => void) {
  const adapter = useAdapter();
  const [judgement, setJudgement] = useState<Judgement>(() => judge(policy, emptyPasswordForm));
  const [judged, setJudged] = useState<ReadonlySet<PasswordField>>(new Set());
  const [refused, setRefused] = useState<{ readonly field: PasswordField; readonly flag: PasswordFlag } | null>(null);
  const [outcome, setOutcome] = useState<PasswordOutcome | null>(null);
  const [submits, setSubmits] = useState(0);
  const [busy, setBusy] = useState(false);
  // After a change nobody knows the end of, a wrong current one may be the new one's fault.
  const [wasUnsure, setWasUnsure] = useState(false);
  const sending = useRef(false);
  const begun = useRef(false);
  const check = useDeferredValidation<PasswordField>((field) => {
    // Fields that were emptied, or passed through before anything is typed, are not held against anybody.
    if (begun.current) setJudged((before) => new Set([...before, field]));
  });

  const inputOf = (field: PasswordField): HTMLInputElement | null => form.current?.querySelector<HTMLInputElement>(`input[data-field="${field}"]`) ?? null;
  const typed = (): Typed => ({ current: inputOf('current')?.value ?? '', next: inputOf('next')?.value ?? '', again: inputOf('again')?.value ?? '' });
  const empty = () => {
    for (const field of PASSWORD_FIELDS) {
      const input = inputOf(field);
      if (input !== null) input.value = '';
    }
    setJudgement(judge(policy, emptyPasswordForm));
    setJudged(new Set());
  };

  useEffect(() => {
    begun.current = judgement.begun;
  });
  useUnsaved(judgement.begun, 'view');

  const type = (field: PasswordField) => {
    setJudgement(judge(policy, typed()));
    if (refused?.field === field) setRefused(null);
    setOutcome(null);
    check.onType(field);
  };

  async function submit(): Promise<void> {
    if (sending.current) return;
    // A browser may have filled a field without a word.
    const now = judge(policy, typed());
    setJudgement(now);
    setOutcome(null);
    setRefused(null);
    if (now.flags.size > 0) {
      setJudged(new Set(PASSWORD_FIELDS));
      return setSubmits((count) => count + 1);
    }
    sending.current = true;
    setBusy(true);
    const { current, next } = typed();
    const answer = change(adapter, current, next);
    empty();
    const came = await answer;
    sending.current = false;
    setBusy(false);
    if (came.is === 'flagged') {
      setRefused(came);
      return setSubmits((count) => count + 1);
    }
    setWasUnsure(came.is === 'not-sure');
    setOutcome(came);
    if (came.is === 'done') onDone();
  }

  const flagOf = (field: PasswordField): PasswordFlag | undefined => {
    if (refused?.field === field) return refused.flag;
    return judged.has(field) ? judgement.flags.get(field) : undefined;
  };
  const again = () => setOutcome(null);
  return { judgement, flagOf, isRefused: refused !== null, outcome, submits, busy, wasUnsure, check, type, submit, again };
}

export type PasswordFormHandle = ReturnType<typeof usePasswordForm>;

/** Asks the adapter. What is handed over is in nothing that comes back. */
async function change(adapter: Adapter, current: string, next: string): Promise<PasswordOutcome> {
  try {
    return outcomeOf(await (adapter.password?.change?.({ current, next }) ?? rejectMissingMethod('password.change')));
  } catch (thrown) {
    const { code } = toPortError(thrown);
    if (code === 'signed-out') getSessionRuntime(adapter).end();
    return outcomeOfError(code);
  }
}
