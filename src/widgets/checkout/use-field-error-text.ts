import type { Order, OrderRefusal } from '../../domain';
import type { CommitState } from '../../runtime/commit/commit.types';
import type { Messages } from '../../runtime/react/use-messages';
import type { formMessages } from './checkout.messages';
import type { AnswerField, AnswerProblem, AnswerProblems, FormAnswers } from './checkout.rules';

interface Sent {
  readonly sent: CommitState<Order, OrderRefusal>;
  readonly answers: FormAnswers;
  /** The answers that were sent; null when none were. */
  readonly agreed: FormAnswers | null;
}

/** What is said of a field: what the rules find, and what the backend did not accept until it is changed (fault F13). */
export function useFieldErrorText({ m, plural }: Messages<typeof formMessages>, problems: AnswerProblems, { sent, answers, agreed }: Sent) {
  const refused = sent.phase === 'not-done' ? sent.error?.fields : undefined;
  const told = (field: AnswerField, problem: AnswerProblem): string => {
    switch (field) {
      case 'date':
        return problem.code === 'closed' ? m.problems.dateClosed : m.problems.date;
      case 'later':
        return problem.code === 'noLines' || problem.code === 'allLines' ? m.problems[problem.code] : problem.code === 'closed' ? m.problems.dateClosed : m.problems.later;
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
  };
  return (field: AnswerField, isJudged: boolean): string | undefined => {
    const problem = problems[field];
    // A date that has closed says so at once, as does a number that must not stand there: nobody has to leave it first.
    if (problem !== undefined && (isJudged || problem.code === 'closed' || problem.code === 'paymentNumber')) return told(field, problem);
    const stands = refused !== undefined && Object.hasOwn(refused, field) && agreed !== null && valueOf(agreed, field) === valueOf(answers, field);
    return stands ? m.problems.notAccepted : undefined;
  };
}

const valueOf = (answers: FormAnswers, field: AnswerField): unknown => {
  if (field === 'cylinder' || field === 'glass') return answers.empties[field];
  return field === 'later' ? JSON.stringify([answers.spread, answers.laterDates, answers.moved]) : answers[field];
};
