import { useEffect, useMemo, useReducer, useState } from 'react';
import type { Checkout, Order, OrderRefusal } from '../../domain';
import type { Clock } from '../../runtime/clock';
import type { CommitState } from '../../runtime/commit/commit.types';
import { checkoutDraftKey } from '../../runtime/commit/checkout-draft-key';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useSettings } from '../../runtime/react/provider';
import { type Messages, useMessages } from '../../runtime/react/use-messages';
import { getLeaveGuard } from '../../runtime/session/leave-guard';
import { getSessionRuntime } from '../../runtime/session/session';
import { readStored, storeFor } from '../../runtime/storage';
import { useForm } from '../../ui/form/use-form';
import { checkoutContract } from './checkout.contract';
import type * as lazy from './checkout.lazy';
import type { checkoutLazyMessages } from './checkout.lazy.messages';
import {
  type AnswerField,
  answerFields,
  type AnswerProblem,
  type CheckoutValues,
  type DeliveryMode,
  type FormAnswers,
  initialAnswers,
  nextCutOff,
} from './checkout.rules';
import { parseDraft, toDraft, withDraft } from './checkout.draft';
import { lazyParts } from './parts/lazy-parts';

/** The lazy part of checkout and its words. */
interface Rest {
  readonly parts: typeof lazy;
  readonly messages: Messages<typeof checkoutLazyMessages>;
}

const NO_MESSAGES = {};

/** What comes after the first screen; null until it is there. */
export function useRest(overrides?: object): Rest | null {
  const parts = lazyParts.useModule();
  const messages = useMessages(checkoutContract.name, parts?.checkoutLazyMessages ?? NO_MESSAGES, overrides);
  return useMemo(
    // With the module there, the messages are of its tree.
    () => (parts === undefined ? null : { parts, messages: messages as Rest['messages'] }),
    [parts, messages],
  );
}

interface CheckoutFormRequest {
  readonly accountId: string | null;
  readonly spreads: readonly DeliveryMode[];
  readonly now: Clock;
  /** What judges the answers; nothing is found before it is there. */
  readonly rest: Rest | null;
  readonly sent: CommitState<Order, OrderRefusal>;
  /** The answers that were sent; null when none were. */
  readonly agreed: FormAnswers | null;
  readonly isLocked: () => boolean;
  readonly onSubmit: (answers: FormAnswers) => void;
}

const NONE = new Map<never, never>();

/** The checkout's answers: they start from what is offered and from the draft, and are kept as they change. Later answers of the backend change what is offered, not them. */
export function useCheckoutForm(
  checkout: Checkout,
  { accountId, spreads, now, rest, sent, agreed, isLocked, onSubmit }: CheckoutFormRequest,
) {
  const adapter = useAdapter();
  const { storage } = useSettings();
  const store = storeFor('draft', storage);
  const key = checkoutDraftKey(adapter.id, accountId);
  const first = () => initialAnswers(checkout, now());
  const valuesOf = (answers: FormAnswers): CheckoutValues => ({
    ...answers,
    spread: spreads.includes(answers.spread) ? answers.spread : 'together',
    unread: [],
  });
  const form = useForm<CheckoutValues, AnswerField, AnswerProblem>({
    initial: () => valuesOf(first()),
    draft: {
      load: () => {
        const draft = readStored(store, key, parseDraft);
        return draft && valuesOf(withDraft(first(), draft, checkout, now()));
      },
      save: (values) => store.set(key, JSON.stringify(toDraft(values))),
      remove: () => store.remove(key),
    },
    problemsOf: (values) => {
      if (rest === null) return NONE;
      const problems = rest.parts.answerProblems(values, checkout, now(), values.unread);
      return new Map(
        answerFields.flatMap((field) => (problems[field] === undefined ? [] : [[field, problems[field]] as const])),
      );
    },
    textOf: (field, problem) => rest?.parts.answerProblemText(field, problem, rest.messages) ?? '',
    refusedOf: (values) => rest?.parts.notAccepted(values, sent, agreed) ?? NONE,
    // A date that has closed says so at once, as does a number that must not stand there: nobody has to leave it first.
    isUrgent: ({ code }) => code === 'closed' || code === 'paymentNumber',
    isLocked,
    onSubmit,
  });
  // An answer that something is kept of would be lost with a switch of account (decision 13).
  useEffect(() => {
    const hasAnswers = () => store.get(key) !== null;
    return storage === 'memory'
      ? getLeaveGuard(adapter).guard(hasAnswers, 'checkout', 'page')
      : getSessionRuntime(adapter).guard(hasAnswers, 'checkout');
  }, [adapter, store, key, storage]);
  return form;
}

/** Timers can not be set further ahead than this many milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Draws again when the next date closes: a date is gone before the order could be refused for it. */
export function useCutOffs(checkout: Checkout, now: Clock): void {
  const [count, wake] = useReducer((times: number) => times + 1, 0);
  const next = nextCutOff(checkout, now());
  useEffect(() => {
    if (next === null) return;
    const timer = setTimeout(wake, Math.min(Math.max(next - now(), 0) + 1, LONGEST_TIMER));
    return () => clearTimeout(timer);
  }, [next, now, count]);
}

/** No backend is waited for longer, whatever it or a wrong clock says (fault F08). */
const LONGEST_WAIT = 60_000;

/** Seconds a backend asks to wait before the next try; 0 when the order may be sent (fault F07). */
export function useWait(state: CommitState<Order, OrderRefusal>): number {
  const asked = state.phase === 'not-done' ? (state.error?.retryAfter ?? 0) : 0;
  const wait = Number.isFinite(asked) ? Math.min(Math.max(asked, 0), LONGEST_WAIT) : LONGEST_WAIT;
  const [over, setOver] = useState<CommitState<Order, OrderRefusal> | null>(null);
  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setOver(state), wait);
    return () => clearTimeout(timer);
  }, [wait, state]);
  return over === state ? 0 : Math.ceil(wait / 1000);
}
