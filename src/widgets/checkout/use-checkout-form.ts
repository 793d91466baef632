import { useEffect, useMemo, useReducer, useState } from 'react';
import type { Checkout, Order, OrderRefusal } from '../../domain';
import type { Clock } from '../../runtime/clock';
import type { CommitState } from '../../runtime/commit/commit.types';
import { checkoutDraftKey } from '../../runtime/commit/checkout-draft-key';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useSettings } from '../../runtime/react/provider';
import type { Formats } from '../../runtime/react/use-formats';
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

/** Lazy part of checkout with its messages. */
interface Rest {
  readonly parts: typeof lazy;
  readonly messages: Messages<typeof checkoutLazyMessages>;
}

const NO_MESSAGES = {};

/** Returns the lazy part; null until it has loaded. */
export function useRest(overrides?: object): Rest | null {
  const parts = lazyParts.useModule();
  const messages = useMessages(checkoutContract.name, parts?.checkoutLazyMessages ?? NO_MESSAGES, overrides);
  return useMemo(
    // If the module has loaded, the messages are those of its tree.
    () => (parts === undefined ? null : { parts, messages: messages as Rest['messages'] }),
    [parts, messages],
  );
}

interface CheckoutFormRequest {
  readonly accountId: string | null;
  readonly spreads: readonly DeliveryMode[];
  readonly now: Clock;
  readonly formats: Formats;
  /** Contains the validation; no problem is found before it has loaded. */
  readonly rest: Rest | null;
  readonly sent: CommitState<Order, OrderRefusal>;
  /** The answers that were sent; null if none were. */
  readonly agreed: FormAnswers | null;
  readonly isLocked: () => boolean;
  readonly onSubmit: (answers: FormAnswers) => void;
}

const NONE = new Map<never, never>();

/**
 * Form of the checkout. The answers start from the offer and the draft, and are stored on each change. A later response
 * of the backend changes the offer, not the answers.
 */
export function useCheckoutForm(
  checkout: Checkout,
  { accountId, spreads, now, formats, rest, sent, agreed, isLocked, onSubmit }: CheckoutFormRequest,
) {
  const adapter = useAdapter();
  const { storage } = useSettings();
  const store = storeFor('draft', storage);
  const key = checkoutDraftKey(adapter.id, accountId);
  const canUpload = adapter.checkout?.upload !== undefined;
  const first = () => initialAnswers(checkout, now());
  const valuesOf = (answers: FormAnswers): CheckoutValues => ({
    ...answers,
    spread: spreads.includes(answers.spread) ? answers.spread : 'together',
    unread: [],
    uploading: [],
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
      const problems = rest.parts.answerProblems(values, checkout, now(), values, canUpload);
      return new Map(
        answerFields(checkout).flatMap((field) =>
          problems[field] === undefined ? [] : [[field, problems[field]] as const],
        ),
      );
    },
    textOf: (field, problem) => rest?.parts.answerProblemText(field, problem, rest.messages, formats) ?? '',
    refusedOf: (values) => rest?.parts.notAccepted(checkout, values, sent, agreed) ?? NONE,
    // A closed date and a payment number are shown immediately, without leaving the field first.
    isUrgent: ({ code }) => code === 'closed' || code === 'paymentNumber',
    isLocked,
    onSubmit,
  });
  // Stored answers count as unsaved work, because a switch of the account would lose them (decision 13).
  useEffect(() => {
    const hasAnswers = () => store.get(key) !== null;
    return storage === 'memory'
      ? getLeaveGuard(adapter).guard(hasAnswers, 'checkout', 'page')
      : getSessionRuntime(adapter).guard(hasAnswers, 'checkout');
  }, [adapter, store, key, storage]);
  return form;
}

/** Longest delay of a timer, in milliseconds. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Re-renders when the next date closes, before the backend could refuse an order for it. */
export function useCutOffs(checkout: Checkout, now: Clock): void {
  const [count, rerender] = useReducer((times: number) => times + 1, 0);
  const next = nextCutOff(checkout, now());
  useEffect(() => {
    if (next === null) return;
    const timer = setTimeout(rerender, Math.min(Math.max(next - now(), 0) + 1, MAX_TIMER_MS));
    return () => clearTimeout(timer);
  }, [next, now, count]);
}

/** Longest wait for a backend, in milliseconds, whatever it or a wrong clock requests (fault F08). */
const MAX_WAIT_MS = 60_000;

/**
 * Returns the seconds to wait before the next attempt, as the backend requested; 0 if the order can be sent (fault
 * F07).
 */
export function useWait(state: CommitState<Order, OrderRefusal>): number {
  const requestedMs = state.phase === 'not-done' ? (state.error?.retryAfter ?? 0) : 0;
  const wait = Number.isFinite(requestedMs) ? Math.min(Math.max(requestedMs, 0), MAX_WAIT_MS) : MAX_WAIT_MS;
  const [endedState, setEndedState] = useState<CommitState<Order, OrderRefusal> | null>(null);
  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setEndedState(state), wait);
    return () => clearTimeout(timer);
  }, [wait, state]);
  return endedState === state ? 0 : Math.ceil(wait / 1000);
}
