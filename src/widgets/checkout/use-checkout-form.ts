import { useEffect, useMemo } from 'react';
import { type Resolver, useForm, type UseFormReturn } from 'react-hook-form';
import type { Checkout, CheckoutAnswers } from '../../domain';
import type { Clock } from '../../runtime/clock';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useSettings } from '../../runtime/react/provider';
import { readStored, storedKey, storeFor } from '../../runtime/storage';
import { type AnswerField, answerFields, answerProblems, firstAnswers, parseDraft, withDraft } from './checkout.model';

/** The rules' answer in the form library's words: the code is the type, and the view picks the message. */
const resolverOf =
  (checkout: Checkout, now: Clock): Resolver<CheckoutAnswers> =>
  (answers) => {
    const problems = answerProblems(answers, checkout, now());
    const wrong = answerFields.filter((field) => problems[field] !== undefined);
    if (wrong.length === 0) return { values: answers, errors: {} };
    return { values: {}, errors: Object.fromEntries(wrong.map((field) => [field, { type: problems[field]?.code }])) };
  };

/** The checkout's answers: they start from what is offered and from the draft, and are kept as they change. */
export function useCheckoutForm(checkout: Checkout, accountId: string, now: Clock): UseFormReturn<CheckoutAnswers> & { readonly forget: () => void } {
  const { id: adapterId } = useAdapter();
  const { storage } = useSettings();
  const store = storeFor('draft', storage);
  const key = storedKey('draft', adapterId, accountId, 'checkout');
  // Answers are the buyer's once the form stands: later answers of the backend change what is offered, not them.
  const start = useMemo(
    () => withDraft(firstAnswers(checkout, now()), readStored(store, key, parseDraft), checkout, now()),
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [key],
  );
  const form = useForm<CheckoutAnswers>({
    defaultValues: start,
    resolver: resolverOf(checkout, now),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => store.set(key, JSON.stringify({ ...values, termsAccepted: undefined })),
      }),
    [subscribe, store, key],
  );
  return { ...form, forget: () => store.remove(key) };
}

/** Field ids, for labels, errors and the summary's links. */
export const fieldId = (prefix: string, field: AnswerField): string => `${prefix}-${field}`;
