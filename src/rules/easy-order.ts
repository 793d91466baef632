import { notesProblem } from './orders';
import { problem, type FieldProblem } from './problem';
import { trimmedOrNull } from './read';

/** Reasons to reject a proposed order. */
export const EASY_ORDER_REJECTIONS = [
  'enough-stock',
  'wrong-products',
  'wrong-quantities',
  'closed-that-day',
  'own-order',
  'another-reason',
] as const;

/** Reason for a rejection. The set is closed, so that a backend can learn from it; `another-reason` requires a note. */
export type EasyOrderRejection = (typeof EASY_ORDER_REJECTIONS)[number];

/** Validates a rejection. Returns the problem and its field; null when it can be sent. */
export function rejectionProblem(rejection: {
  readonly reason: EasyOrderRejection | null;
  readonly note: string;
}): { readonly field: 'reason' | 'note'; readonly problem: FieldProblem } | null {
  const missing = problem('valueMissing');
  if (rejection.reason === null) return { field: 'reason', problem: missing };
  if (rejection.reason === 'another-reason' && trimmedOrNull(rejection.note) === null)
    return { field: 'note', problem: missing };
  const tooLong = notesProblem(rejection.note);
  return tooLong === null ? null : { field: 'note', problem: tooLong };
}
