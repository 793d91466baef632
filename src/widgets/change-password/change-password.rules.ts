import type { PasswordPolicy, PasswordResult } from '../../domain';
import type { PortErrorCode } from '../../ports';
import { passwordChecks, type PasswordRule } from '../../rules';

/** The fields in the order of the form. */
export const PASSWORD_FIELDS = ['current', 'next', 'again'] as const;
export type PasswordField = (typeof PASSWORD_FIELDS)[number];

/** What stands in the fields. It is looked at and never kept. */
export type Typed = Readonly<Record<PasswordField, string>>;

/** Why a field is flagged. Never what stands in it. */
export type PasswordFlag = 'missing' | 'weak' | 'different' | 'current-wrong' | 'used-before';

/** What may be known of what is typed: which rules it keeps, and what is wrong with each field. */
export interface Judgement {
  readonly rules: readonly { readonly rule: PasswordRule; readonly met: boolean }[];
  readonly flags: ReadonlyMap<PasswordField, PasswordFlag>;
  /** Something stands in a field. */
  readonly begun: boolean;
}

/** Judges what is typed by the adapter's rules. */
export function judge(policy: PasswordPolicy, { current, next, again }: Typed): Judgement {
  const rules = passwordChecks(policy, { current, next });
  const flags = new Map<PasswordField, PasswordFlag>();
  if (current === '') flags.set('current', 'missing');
  if (next === '') flags.set('next', 'missing');
  else if (!rules.every(({ met }) => met)) flags.set('next', 'weak');
  if (again === '') flags.set('again', 'missing');
  else if (again !== next) flags.set('again', 'different');
  return { rules, flags, begun: current + next + again !== '' };
}

/** Nothing typed: what the form begins with, and comes back to as soon as it is sent. */
export const emptyPasswordForm: Typed = { current: '', next: '', again: '' };

/** Trouble after which nobody knows whether the password was changed (fault F02). */
const unsure: ReadonlySet<PortErrorCode> = new Set(['timeout', 'unavailable', 'malformed', 'aborted', 'unexpected']);

/** What came of a change, without a word of either password. */
export type PasswordOutcome =
  | { readonly is: 'done' }
  | { readonly is: 'flagged'; readonly field: PasswordField; readonly flag: PasswordFlag }
  | { readonly is: 'too-many' }
  | { readonly is: 'not-changed'; readonly code: PortErrorCode }
  | { readonly is: 'not-sure' };

/** What an answer means for the form. */
export function outcomeOf(answer: PasswordResult): PasswordOutcome {
  if (answer.outcome === 'done') return { is: 'done' };
  switch (answer.reason) {
    case 'current-wrong':
      return { is: 'flagged', field: 'current', flag: 'current-wrong' };
    case 'too-weak':
      return { is: 'flagged', field: 'next', flag: 'weak' };
    case 'used-before':
      return { is: 'flagged', field: 'next', flag: 'used-before' };
    case 'too-many-attempts':
      return { is: 'too-many' };
    default:
      answer.reason satisfies never;
      // A reason nobody has heard of: the answer is known to be no.
      return { is: 'not-changed', code: 'rejected' };
  }
}

/** What trouble on the way means for the form. */
export const outcomeOfError = (code: PortErrorCode): PasswordOutcome =>
  unsure.has(code) ? { is: 'not-sure' } : { is: 'not-changed', code };
