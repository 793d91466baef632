import type { Checkout, CheckoutAnswers, CheckoutField, DeliveryMethod, EmptiesKind } from '../../domain';
import {
  answerTo,
  checkoutFieldName,
  checkoutFieldProblem,
  containsPaymentNumber,
  givenAnswers,
  minimumOrderShortfall,
  notesProblem,
  orderRequirements,
  poNumberProblem,
  termsProblem,
} from '../../rules';
import {
  additionalParts,
  type AnswerField,
  type AnswerProblem,
  type CheckoutValues,
  type DeliveryMode,
  firstOpen,
  type FormAnswers,
  minimumFor,
  movable,
  slotsAt,
  SPLIT,
  takesEmpties,
} from './checkout.rules';

/** Problems by field; a field without one is absent. */
export type AnswerProblems = Partial<Record<AnswerField, AnswerProblem>>;

/** Changes the delivery mode. Dates that are still offered are kept; the others become the first available one. */
export function withDeliveryMode(
  checkout: Checkout,
  answers: FormAnswers,
  spread: DeliveryMode,
  now: number,
): Partial<FormAnswers> {
  const slots = slotsAt(checkout, { ...answers, spread }, now);
  const fits = slots.some((slot) => slot.open && slot.date === answers.date);
  const next = { ...answers, spread, date: fits ? answers.date : firstOpen(slots) };
  const dates = additionalParts(checkout, next, now).map(({ key, slots: own }) => {
    const openDate = own.find((slot) => slot.open && slot.date === answers.laterDates[key])?.date;
    return [key, openDate ?? firstOpen(own)] as const;
  });
  return { spread, date: next.date, laterDates: { ...answers.laterDates, ...Object.fromEntries(dates) } };
}

const emptyKinds = ['cylinder', 'glass'] as const satisfies readonly EmptiesKind[];

/** Returns the store's own fields that the widget can show: a file needs an adapter that uploads it. */
export const offeredFields = ({ fields }: Checkout, canUpload: boolean): readonly CheckoutField[] =>
  (fields ?? []).filter(({ kind }) => canUpload || kind !== 'file');

/** Input of a form that is not an answer yet. */
type Unfinished = Pick<CheckoutValues, 'unread' | 'uploading'>;

function ownFieldProblem(
  field: CheckoutField,
  answers: FormAnswers,
  uploading: readonly string[],
): AnswerProblem | null {
  if (uploading.includes(field.id)) return { code: 'ownField', field, problem: { code: 'uploading' } };
  const answer = answerTo(field, answers.fields);
  if (field.kind === 'text' && containsPaymentNumber(answer?.value ?? '')) return { code: 'paymentNumber' };
  const problem = checkoutFieldProblem(field, answer);
  return problem && { code: 'ownField', field, problem };
}

/**
 * Returns the problems of the answers; empty if the order can be placed. `unfinished` are the empties with an invalid
 * number, and the fields whose file is uploading.
 */
export function answerProblems(
  answers: FormAnswers,
  checkout: Checkout,
  now: number,
  { unread, uploading }: Unfinished = { unread: [], uploading: [] },
  canUpload = true,
): AnswerProblems {
  const slot = slotsAt(checkout, answers, now).find(({ date }) => date === answers.date);
  const notes = notesProblem(answers.notes);
  const over = notes === null ? 0 : Number(notes.params['over']);
  const offered = checkout.paymentMethods.some(({ id }) => id === answers.paymentMethodId);
  const later = laterProblem(checkout, answers, now);
  const requirements = orderRequirements(checkout);
  return {
    ...(requirements.deliveryDate === 'off' || slot?.open === true
      ? {}
      : { date: { code: slot === undefined ? 'missing' : 'closed' } }),
    ...(later === null ? {} : { additionalDeliveries: later }),
    ...(notes === null ? {} : { notes: { code: 'tooLong', over } }),
    ...(containsPaymentNumber(answers.notes) ? { notes: { code: 'paymentNumber' } } : {}),
    ...Object.fromEntries(
      takesEmpties(checkout, answers.method)
        ? emptyKinds.filter((kind) => unread.includes(kind)).map((kind) => [kind, { code: 'invalid' }])
        : [],
    ),
    ...Object.fromEntries(
      offeredFields(checkout, canUpload).flatMap((field) => {
        const found = ownFieldProblem(field, answers, uploading);
        return found === null ? [] : [[checkoutFieldName(field), found]];
      }),
    ),
    ...(poNumberProblem(answers.purchaseOrderNumber, requirements) === null
      ? {}
      : { purchaseOrderNumber: { code: 'missing' } }),
    ...(containsPaymentNumber(answers.purchaseOrderNumber) ? { purchaseOrderNumber: { code: 'paymentNumber' } } : {}),
    ...(offered ? {} : { paymentMethodId: { code: 'missing' } }),
    ...(termsProblem(answers.termsAccepted, requirements) === null ? {} : { termsAccepted: { code: 'missing' } }),
  };
}

function laterProblem(checkout: Checkout, answers: FormAnswers, now: number): AnswerProblem | null {
  for (const { key, lineIds, slots } of additionalParts(checkout, answers, now)) {
    if (lineIds.length === 0) return { code: 'noLines' };
    if (key === SPLIT && lineIds.length >= movable(checkout).length) return { code: 'allLines' };
    const slot = slots.find(({ date }) => date === answers.laterDates[key]);
    if (slot === undefined) return { code: 'missing' };
    if (!slot.open) return { code: 'closed' };
  }
  return null;
}

/** Returns what is missing to the minimum of the chosen delivery method; null if it is met. */
export const shortfallFor = (checkout: Checkout, method: DeliveryMethod): ReturnType<typeof minimumOrderShortfall> =>
  minimumOrderShortfall(checkout.cart.minimumProgress, minimumFor(checkout, method));

/** Converts the answers to the port's type, with only the fields of the chosen delivery method. */
export function answersFor(checkout: Checkout, answers: FormAnswers, now: number): CheckoutAnswers {
  const { method, date, notes, purchaseOrderNumber, paymentMethodId, termsAccepted } = answers;
  const requirements = orderRequirements(checkout);
  return {
    method,
    date: requirements.deliveryDate === 'off' ? null : date,
    notes: requirements.notes === 'off' ? '' : notes,
    // Answers of a draft to questions that are no longer asked are not sent.
    purchaseOrderNumber: requirements.purchaseOrderNumber === 'off' ? '' : purchaseOrderNumber,
    paymentMethodId,
    termsAccepted: termsAccepted && requirements.termsAccepted,
    ...(checkout.fields?.length ? { fields: givenAnswers(checkout.fields, answers.fields) } : {}),
    additionalDeliveries: additionalParts(checkout, answers, now).map(({ key, lineIds }) => ({
      date: answers.laterDates[key] ?? null,
      lineIds,
    })),
    empties: takesEmpties(checkout, method) ? answers.empties : { cylinder: 0, glass: 0 },
  };
}
