import { useState } from 'react';
import { languageTag } from '../../rules';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useCommit } from '../../runtime/react/use-commit';
import { useSettings } from '../../runtime/react/provider';
import { type Form, useForm } from '../../ui/form/use-form';
import { rejectMissingMethod } from '../common/reject-missing-method';
import { useUnsavedDraft } from '../common/use-stored-draft';
import { lazyParts } from './parts/lazy-parts';
import type { Ending } from './parts/registration-result';
import { problemText } from './problem-text';
import type { RegisterMessages } from './self-register.types';
import {
  type Answers,
  detailsOf,
  type Draft,
  emptyDraft,
  evidenceOf,
  type Field,
  hasInput,
  namedIn,
  noSecrets,
  type Problem,
  type Problems,
  problemsIn,
  type Step,
  withFound,
  withoutProof,
  withProof,
  withResend,
  withTexted,
} from './self-register.rules';
import { useDraft } from './use-draft';
import { useAsk } from './use-request';

export interface RegistrationRequest {
  /** True if the store accepts phone numbers in any format (decision 27). */
  readonly skipFormat: boolean;
  readonly messages: RegisterMessages;
  readonly onStep: (step: Step) => void;
  readonly onVerified: (method: 'code' | 'invoice' | 'mobile') => void;
}

/** State and actions of a registration: form values, requests and their results. */
export function useRegistration({ skipFormat, messages, onStep, onVerified }: RegistrationRequest) {
  const adapter = useAdapter();
  const lazyRules = lazyParts.useModule();
  const { clock, locale } = useSettings();
  const { since, unanswered, ask, forget } = useAsk();
  const { state, commit } = useCommit('register');
  // Message for a code that was not sent, if the reason does not belong to a field.
  const [notSent, setNotSent] = useState<string | null>(null);
  const [stopped, setStopped] = useState<Extract<Ending, 'no-tries' | 'no-method'> | null>(null);
  const canText = adapter.registration?.sendCode !== undefined;
  const busy = since !== null || state.phase === 'sending' || state.phase === 'checking';
  const isTaken = state.phase === 'refused' && state.reason === 'email-registered';

  /** Problems in the submitted details, from the backend's response. */
  const refused = (): Problems => {
    if (isTaken) return new Map([['email', { code: 'email-registered' }]]);
    return namedIn(state.phase === 'not-done' ? state.error?.fields : undefined);
  };
  const form: Form<Answers, Field, Problem> = useForm<Answers, Field, Problem>({
    initial: () => ({ ...emptyDraft(languageTag(locale.tag)), secrets: noSecrets }),
    draft: useDraft(),
    problemsOf: (answers) => problemsIn(answers, answers.secrets, { skipFormat }),
    textOf: (field, problem) => problemText(field, problem, messages),
    refusedOf: refused,
    // Input is locked until the chunk of the step has loaded.
    isLocked: (): boolean =>
      busy ||
      (form.values.step !== 'account' && lazyRules === undefined) ||
      state.phase === 'unknown' ||
      (unanswered?.heldUntil ?? 0) > clock(),
    onChange: (field) => {
      setNotSent(null);
      // Another method has other fields, which do not show problems before their first submit.
      if (field === 'method') form.quiet();
      // A change of the details invalidates the previous result.
      if (state.phase === 'refused' || state.phase === 'not-done') commit.reset();
    },
    onSubmit: () => {
      switch (draft.step) {
        case 'account':
          return find();
        case 'verify':
          return draft.proof === null ? verify() : go('details');
        case 'details':
          return send();
        default:
          return draft.step satisfies never;
      }
    },
  });
  const { values: draft } = form;
  const request = { accountNumber: draft.accountNumber.trim(), locale: locale.tag };
  useUnsavedDraft(state.phase !== 'done' && hasInput(draft));

  const go = (to: Step, next: (before: Draft) => Draft = (before) => before) => {
    form.quiet();
    setNotSent(null);
    forget();
    form.change((before) => ({ ...next(before), step: to }));
    onStep(to);
  };
  const refuse = (field: Field, problem: Problem) => {
    if (problem.code === 'not-verified' && problem.count === 0) setStopped('no-tries');
    else form.refuse(new Map([[field, problem]]));
  };

  async function find(): Promise<void> {
    if (draft.found !== null) return go('verify');
    const answer = await ask(
      (options) =>
        adapter.registration?.findAccount?.(request, options) ?? rejectMissingMethod('registration.findAccount'),
      ['found', 'refused'],
    );
    if (answer?.outcome === 'refused') return refuse('accountNumber', { code: answer.reason });
    if (answer === null) return;
    if (withFound(draft, answer, canText).found?.methods.length === 0) return setStopped('no-method');
    go('verify', (before) => withFound(before, answer, canText));
  }

  async function sendCode(): Promise<void> {
    setNotSent(null);
    const answer = await ask(
      (options) =>
        adapter.registration?.sendCode?.({ ...request, mobileNumber: draft.mobileNumber.trim() }, options) ??
        rejectMissingMethod('registration.sendCode'),
      ['sent', 'refused'],
    );
    if (answer === null) return;
    if (answer.outcome === 'sent') {
      form.quiet();
      return form.change((before) => ({
        ...withTexted(before, answer, clock()),
        secrets: { ...before.secrets, texted: '' },
      }));
    }
    if (answer.reason === 'too-soon' && draft.texted !== null)
      return form.change((before) => withResend(before, answer.resendIn, clock()));
    if (answer.reason === 'generation-failed' || answer.reason === 'too-many-codes') return setNotSent(answer.reason);
    refuse('mobileNumber', {
      code: answer.reason,
      count:
        answer.reason === 'not-verified'
          ? answer.triesLeft
          : answer.reason === 'too-soon'
            ? answer.resendIn
            : undefined,
    });
  }

  async function verify(): Promise<void> {
    const evidence = evidenceOf(draft, draft.secrets);
    if (evidence === null) return sendCode();
    const answer = await ask(
      (options) =>
        adapter.registration?.verify?.({ ...request, evidence }, options) ?? rejectMissingMethod('registration.verify'),
      ['verified', 'refused'],
    );
    if (answer === null) return;
    if (answer.outcome === 'refused') {
      const field = { code: 'code', invoice: 'invoiceNumber', mobile: 'texted' } as const;
      return refuse(field[evidence.method], {
        code: answer.reason,
        count: answer.reason === 'not-verified' ? answer.triesLeft : undefined,
      });
    }
    form.change({ secrets: noSecrets });
    onVerified(evidence.method);
    go('details', (before) => withProof(before, answer, evidence.method, clock()));
  }

  function send(): void {
    if (draft.proof === null) return go('verify');
    commit.reset();
    void commit.submit({ accountId: null, proof: draft.proof.handle, details: detailsOf(draft) });
  }

  return {
    form,
    isTaken,
    notSent,
    busy,
    since,
    unanswered,
    state,
    stopped,
    go,
    check: () => void commit.check(),
    sendCode: () => void sendCode(),
    verifyAgain: () => {
      commit.reset();
      go('verify', withoutProof);
    },
    leave: () => commit.reset(),
    startOver: () => {
      commit.reset();
      setStopped(null);
      form.startOver();
      go('account');
    },
  };
}

export type Registration = ReturnType<typeof useRegistration>;
