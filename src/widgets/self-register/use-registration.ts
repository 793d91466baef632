import { useState } from 'react';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useCommit } from '../../runtime/react/use-commit';
import { useSettings } from '../../runtime/react/provider';
import { rejectMissingMethod } from '../common/reject-missing-method';
import { useDeferredValidation } from '../common/use-deferred-validation';
import type { Ending } from './parts/registration-result';
import type { Wrong } from './problem-text';
import { detailsOf, type Draft, evidenceOf, type Field, namedIn, type Problem, problemsIn, type Secrets, type Step, withFound, withoutProof, withProof, withResend, withTexted } from './self-register.rules';
import { useAsk } from './use-request';
import { useDraft } from './use-draft';

export interface RegistrationRequest {
  /** The store takes any phone number (decision 27). */
  readonly skipFormat: boolean;
  readonly onStep: (step: Step) => void;
  readonly onVerified: (method: 'code' | 'invoice' | 'mobile') => void;
}

/** The way to a registration: what is answered, what is asked of the backend, and what it said. */
export function useRegistration({ skipFormat, onStep, onVerified }: RegistrationRequest) {
  const adapter = useAdapter();
  const { clock, locale } = useSettings();
  const { draft, secrets, wasKept, change, keepSecret, end, startOver } = useDraft();
  const { since, unanswered, ask, forget } = useAsk();
  const { state, commit } = useCommit('register');
  const [judged, setJudged] = useState<ReadonlySet<Field>>(new Set());
  const [refused, setRefused] = useState<Wrong | null>(null);
  // Counts what was refused on a submit: the summary of it is gone to.
  const [submits, setSubmits] = useState(0);
  const [stopped, setStopped] = useState<Extract<Ending, 'no-tries' | 'no-method'> | null>(null);
  const check = useDeferredValidation<Field>((field) => setJudged((before) => new Set([...before, field])));
  const request = { accountNumber: draft.accountNumber.trim(), locale: locale.tag };
  const canText = adapter.registration?.sendCode !== undefined;

  // What a backend named when the details were sent is theirs alone.
  const named: readonly Wrong[] = draft.step === 'details' && state.phase === 'not-done' ? namedIn(state.error?.fields) : [];
  const taken: readonly Wrong[] = draft.step === 'details' && state.phase === 'refused' && state.reason === 'email-registered' ? [{ field: 'email', code: 'email-registered' }] : [];
  const local = problemsIn(draft, secrets, { skipFormat });
  const wrong: readonly Wrong[] = [...local.filter(({ field }) => judged.has(field)), ...(refused === null ? [] : [refused]), ...taken, ...named];

  const go = (to: Step, next: (before: Draft) => Draft = (before) => before) => {
    setJudged(new Set());
    setRefused(null);
    setSubmits(0);
    forget();
    change((before) => ({ ...next(before), step: to }));
    onStep(to);
  };
  const judge = (problems: readonly Problem[]) => {
    setJudged(new Set(problems.map(({ field }) => field)));
    setSubmits((count) => count + 1);
  };
  const refuse = (problem: Wrong) => {
    if (problem.code === 'not-verified' && problem.count === 0) return setStopped('no-tries');
    setRefused(problem);
    setSubmits((count) => count + 1);
  };

  async function find(): Promise<void> {
    if (draft.found !== null) return go('verify');
    const answer = await ask((options) => adapter.registration?.findAccount?.(request, options) ?? rejectMissingMethod('registration.findAccount'), ['found', 'refused']);
    if (answer?.outcome === 'refused') return refuse({ field: 'accountNumber', code: answer.reason });
    if (answer === null) return;
    if (withFound(draft, answer, canText).found?.methods.length === 0) return setStopped('no-method');
    go('verify', (before) => withFound(before, answer, canText));
  }

  async function sendCode(): Promise<void> {
    const answer = await ask((options) => adapter.registration?.sendCode?.({ ...request, mobileNumber: draft.mobileNumber.trim() }, options) ?? rejectMissingMethod('registration.sendCode'), ['sent', 'refused']);
    if (answer === null) return;
    if (answer.outcome === 'sent') {
      setRefused(null);
      setJudged(new Set());
      keepSecret({ texted: '' });
      return change((before) => withTexted(before, answer, clock()));
    }
    if (answer.reason === 'too-soon' && draft.texted !== null) return change((before) => withResend(before, answer.resendIn, clock()));
    refuse({ field: 'mobileNumber', code: answer.reason, count: answer.reason === 'not-verified' ? answer.triesLeft : answer.reason === 'too-soon' ? answer.resendIn : undefined });
  }

  async function verify(): Promise<void> {
    const evidence = evidenceOf(draft, secrets);
    if (evidence === null) return sendCode();
    const answer = await ask((options) => adapter.registration?.verify?.({ ...request, evidence }, options) ?? rejectMissingMethod('registration.verify'), ['verified', 'refused']);
    if (answer === null) return;
    if (answer.outcome === 'refused') {
      const field = { code: 'code', invoice: 'invoiceNumber', mobile: 'texted' } as const;
      return refuse({ field: field[evidence.method], code: answer.reason, count: answer.reason === 'not-verified' ? answer.triesLeft : undefined });
    }
    keepSecret({ code: '', invoiceNumber: '', texted: '' });
    onVerified(evidence.method);
    go('details', (before) => withProof(before, answer, evidence.method, clock()));
  }

  function send(): void {
    if (draft.proof === null) return go('verify');
    commit.reset();
    void commit.submit({ accountId: null, proof: draft.proof.handle, details: detailsOf(draft) });
  }

  const busy = since !== null || state.phase === 'sending' || state.phase === 'checking';
  const submit = () => {
    if (busy || state.phase === 'unknown' || (unanswered?.heldUntil ?? 0) > clock()) return;
    if (local.length > 0) return judge(local);
    switch (draft.step) {
      case 'account':
        return void find();
      case 'verify':
        return draft.proof === null ? void verify() : go('details');
      case 'details':
        return send();
      default:
        return draft.step satisfies never;
    }
  };

  return {
    draft, secrets, wasKept, wrong, submits, busy, since, unanswered, state, stopped, submit, go,
    check: () => void commit.check(),
    onLeave: check.onLeave,
    sendCode: () => void sendCode(),
    change: (field: Field, next: (before: Draft) => Draft) => {
      change(next);
      setRefused(null);
      // What was said of the details before counts no longer.
      if (state.phase === 'refused' || state.phase === 'not-done') commit.reset();
      check.onType(field);
    },
    keepSecret: (field: keyof Secrets, text: string) => {
      keepSecret({ [field]: text });
      setRefused(null);
      check.onType(field);
    },
    verifyAnew: () => {
      commit.reset();
      go('verify', withoutProof);
    },
    end,
    leave: () => commit.reset(),
    startOver: () => {
      commit.reset();
      setStopped(null);
      startOver();
      go('account');
    },
  };
}

export type Registration = ReturnType<typeof useRegistration>;
