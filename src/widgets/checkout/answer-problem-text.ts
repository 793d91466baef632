import type { Order, OrderRefusal } from '../../domain';
import type { CommitState } from '../../runtime/commit/commit.types';
import type { Messages } from '../../runtime/react/use-messages';
import type { checkoutLazyMessages } from './checkout.lazy.messages';
import { type AnswerField, answerFields, type AnswerProblem, type FormAnswers } from './checkout.rules';

/** Returns the problem of an answer with its remedy, as one sentence. */
export function answerProblemText(
  field: AnswerField,
  problem: AnswerProblem,
  { m, plural }: Messages<typeof checkoutLazyMessages>,
): string {
  if (problem.code === 'notAccepted') return m.problems.notAccepted;
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
      if (problem.code === 'paymentNumber') return m.problems.paymentNumber;
      return plural(m.problems.notes, problem.code === 'tooLong' ? problem.over : 0);
    case 'cylinder':
    case 'glass':
      return m.problems.empties;
    case 'purchaseOrderNumber':
      return problem.code === 'paymentNumber' ? m.problems.paymentNumber : m.problems.purchaseOrderNumber;
    case 'paymentMethodId':
      return m.problems.paymentMethod;
    case 'termsAccepted':
      return m.problems.terms;
    default:
      return field satisfies never;
  }
}

/** Returns the fields that the backend did not accept, as long as their values are those that were sent (fault F13). */
export function notAccepted(
  answers: FormAnswers,
  sent: CommitState<Order, OrderRefusal>,
  agreed: FormAnswers | null,
): ReadonlyMap<AnswerField, AnswerProblem> {
  const fields = sent.phase === 'not-done' ? sent.error?.fields : undefined;
  if (fields === undefined || agreed === null) return new Map();
  return new Map(
    answerFields
      .filter((field) => Object.hasOwn(fields, field) && valueOf(agreed, field) === valueOf(answers, field))
      .map((field) => [field, { code: 'notAccepted' }]),
  );
}

const valueOf = (answers: FormAnswers, field: AnswerField): unknown => {
  if (field === 'cylinder' || field === 'glass') return answers.empties[field];
  return field === 'additionalDeliveries'
    ? JSON.stringify([answers.spread, answers.laterDates, answers.moved])
    : answers[field];
};
