import type { Checkout, Order, OrderRefusal } from '../../domain';
import { checkoutFieldName, isCheckoutFieldName } from '../../rules';
import type { Formats } from '../../runtime/react/use-formats';
import type { CommitState } from '../../runtime/commit/commit.types';
import type { Messages } from '../../runtime/react/use-messages';
import type { checkoutLazyMessages } from './checkout.lazy.messages';
import { type AnswerField, answerFields, type AnswerProblem, type FormAnswers } from './checkout.rules';

/** Returns the problem of an answer with its remedy, as one sentence. */
export function answerProblemText(
  field: AnswerField,
  problem: AnswerProblem,
  messages: Messages<typeof checkoutLazyMessages>,
  formats: Pick<Formats, 'weekdayDate'>,
): string {
  const { m, plural } = messages;
  if (problem.code === 'notAccepted') return m.problems.notAccepted;
  if (problem.code === 'ownField') return ownFieldProblemText(problem, messages, formats);
  if (problem.code === 'paymentNumber') return m.problems.paymentNumber;
  switch (field) {
    case 'date':
      return problem.code === 'closed' ? m.problems.dateClosed : m.problems.date;
    case 'additionalDeliveries':
      return problem.code === 'noLines' || problem.code === 'allLines'
        ? m.problems[problem.code]
        : problem.code === 'closed'
          ? m.problems.dateClosed
          : m.problems.later;
    case 'notes':
      return plural(m.problems.notes, problem.code === 'tooLong' ? problem.over : 0);
    case 'cylinder':
    case 'glass':
      return m.problems.empties;
    case 'purchaseOrderNumber':
      return m.problems.purchaseOrderNumber;
    case 'paymentMethodId':
      return m.problems.paymentMethod;
    case 'termsAccepted':
      return m.problems.terms;
    default:
      // The problems of the store's own fields are returned above.
      return m.problems.notAccepted;
  }
}

/** Returns the problem of a field of the store, with the field's label. */
function ownFieldProblemText(
  { field, problem }: Extract<AnswerProblem, { code: 'ownField' }>,
  { m, fill, plural }: Messages<typeof checkoutLazyMessages>,
  formats: Pick<Formats, 'weekdayDate'>,
): string {
  const { fields } = m;
  const params = { field: field.label };
  switch (problem.code) {
    case 'uploading':
      return fill(fields.stillUploading, params);
    case 'valueMissing':
      return fill(fields[`${field.kind}Missing`], params);
    case 'tooLong':
      return plural(fields.tooLong, Number(problem.params['over']), params);
    case 'rangeUnderflow':
    case 'rangeOverflow':
      return fill(fields[problem.code], { ...params, date: formats.weekdayDate(String(problem.params['limit'])) });
    default:
      return fill(fields.badInput, params);
  }
}

/** Returns the fields that the backend did not accept, as long as their values are those that were sent (fault F13). */
export function notAccepted(
  checkout: Checkout,
  answers: FormAnswers,
  sent: CommitState<Order, OrderRefusal>,
  agreed: FormAnswers | null,
): ReadonlyMap<AnswerField, AnswerProblem> {
  const fields = sent.phase === 'not-done' ? sent.error?.fields : undefined;
  if (fields === undefined || agreed === null) return new Map();
  return new Map(
    answerFields(checkout)
      .filter((field) => Object.hasOwn(fields, field) && valueOf(agreed, field) === valueOf(answers, field))
      .map((field) => [field, { code: 'notAccepted' }]),
  );
}

const valueOf = (answers: FormAnswers, field: AnswerField): unknown => {
  if (field === 'cylinder' || field === 'glass') return answers.empties[field];
  if (isCheckoutFieldName(field)) return answers.fields.find((answer) => checkoutFieldName(answer) === field)?.value;
  return field === 'additionalDeliveries'
    ? JSON.stringify([answers.spread, answers.laterDates, answers.moved])
    : answers[field];
};
