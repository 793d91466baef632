import { useEffect, useMemo, useReducer } from 'react';
import { useStore } from 'zustand';
import type { Checkout } from '../../domain';
import type { Clock } from '../../runtime/clock';
import { checkoutDraftKey } from '../../runtime/commit/place-order';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useSettings } from '../../runtime/react/provider';
import { getSessionRuntime } from '../../runtime/session/session';
import { readStored, storeFor } from '../../runtime/storage';
import { type AnswerField, initialAnswers, nextCutOff, type DeliveryMode } from './checkout.rules';
import { parseDraft, withDraft } from './checkout.draft';
import { createFormModel, type FormModel, type FormState } from './checkout-form.store';

/** The checkout's answers: they start from what is offered and from the draft, and are kept as they change. */
export function useCheckoutForm(
  checkout: Checkout,
  { accountId, spreads, now }: { readonly accountId: string | null; readonly spreads: readonly DeliveryMode[]; readonly now: Clock },
): { readonly form: FormModel; readonly state: FormState } {
  const adapter = useAdapter();
  const { storage } = useSettings();
  const key = checkoutDraftKey(adapter.id, accountId);
  // Answers are the buyer's once the form stands: later answers of the backend change what is offered, not them.
  const form = useMemo(() => {
    const store = storeFor('draft', storage);
    const draft = readStored(store, key, parseDraft);
    const start = withDraft(initialAnswers(checkout, now()), draft, checkout, now());
    const answers = spreads.includes(start.spread) ? start : { ...start, spread: 'together' as const };
    return createFormModel(answers, { store, key, found: draft !== null });
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  useEffect(() => getSessionRuntime(adapter).guard(form.unsaved, 'checkout', storage === 'memory' ? 'page' : undefined), [adapter, form, storage]);
  return { form, state: useStore(form.store) };
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

/** Field ids, for labels, errors and the summary's links. */
export const fieldId = (prefix: string, field: AnswerField): string => `${prefix}-${field}`;
