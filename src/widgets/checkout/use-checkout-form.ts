import { useEffect, useReducer } from 'react';
import type { Checkout, Order, OrderRefusal } from '../../domain';
import type { Clock } from '../../runtime/clock';
import type { CommitState } from '../../runtime/commit/commit.types';
import { checkoutDraftKey } from '../../runtime/commit/checkout-draft-key';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useSettings } from '../../runtime/react/provider';
import { getLeaveGuard } from '../../runtime/session/leave-guard';
import { getSessionRuntime } from '../../runtime/session/session';
import { readStored, storeFor } from '../../runtime/storage';
import { useForm } from '../../ui/form/use-form';
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
import type { Rest } from './use-rest';

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
