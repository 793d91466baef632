import type { PasswordPolicy, PasswordResult } from '../../domain';
import type { PortErrorCode } from '../../ports';
import { passwordChecks, type PasswordRule } from '../../rules';

/** Fields of the form, in their order. */
export const PASSWORD_FIELDS = ['current', 'next', 'again'] as const;
export type PasswordField = (typeof PASSWORD_FIELDS)[number];

/** Contents of the fields. They are read to validate and to send, and never stored. */
export type PasswordInput = Readonly<Record<PasswordField, string>>;

/** Why a field is invalid. It never contains the field's text. */
export type PasswordProblem = 'missing' | 'weak' | 'different' | 'current-wrong' | 'used-before';

/** Result of validating the fields, without any of their text: the rules that are met and the problem of each field. */
export interface PasswordValidation {
  readonly rules: readonly { readonly rule: PasswordRule; readonly met: boolean }[];
  readonly problems: ReadonlyMap<PasswordField, PasswordProblem>;
  /** Whether a field has text. */
  readonly hasInput: boolean;
}

/** Validates the fields by the backend's policy. */
export function validatePasswords(policy: PasswordPolicy, { current, next, again }: PasswordInput): PasswordValidation {
  const rules = passwordChecks(policy, { current, next });
  const problems = new Map<PasswordField, PasswordProblem>();
  if (current === '') problems.set('current', 'missing');
  if (next === '') problems.set('next', 'missing');
  else if (!rules.every(({ met }) => met)) problems.set('next', 'weak');
  if (again === '') problems.set('again', 'missing');
  else if (again !== next) problems.set('again', 'different');
  return { rules, problems, hasInput: current + next + again !== '' };
}

/** Empty fields: the state at the start and after each submit. */
export const emptyPasswordForm: PasswordInput = { current: '', next: '', again: '' };

/** Error codes that leave it unknown whether the password was changed (fault F02). */
const unknownOutcomeCodes: ReadonlySet<PortErrorCode> = new Set([
  'timeout',
  'unavailable',
  'malformed',
  'aborted',
  'unexpected',
]);

/** Outcome of a change. It contains neither password. */
export type PasswordOutcome =
  | { readonly outcome: 'done' }
  | { readonly outcome: 'refused'; readonly field: PasswordField; readonly problem: PasswordProblem }
  | { readonly outcome: 'too-many' }
  | { readonly outcome: 'not-changed'; readonly code: PortErrorCode }
  | { readonly outcome: 'not-sure' };

/** Outcome of the backend's result. */
export function outcomeOf(answer: PasswordResult): PasswordOutcome {
  if (answer.outcome === 'done') return { outcome: 'done' };
  switch (answer.reason) {
    case 'current-wrong':
      return { outcome: 'refused', field: 'current', problem: 'current-wrong' };
    case 'too-weak':
      return { outcome: 'refused', field: 'next', problem: 'weak' };
    case 'used-before':
      return { outcome: 'refused', field: 'next', problem: 'used-before' };
    case 'too-many-attempts':
      return { outcome: 'too-many' };
    default:
      answer.reason satisfies never;
      // An unknown reason still means that the backend refused the change.
      return { outcome: 'not-changed', code: 'rejected' };
  }
}

/** Outcome of a failed call: not changed, or unknown if the backend may have executed it. */
export const outcomeOfError = (code: PortErrorCode): PasswordOutcome =>
  unknownOutcomeCodes.has(code) ? { outcome: 'not-sure' } : { outcome: 'not-changed', code };
