import type { PasswordPolicy, PasswordResult } from '../../domain';
import type { PortErrorCode } from '../../ports';
import { passwordChecks, type PasswordRule } from '../../rules';

/** Fields of the form, in their order. */
export const PASSWORD_FIELDS = ['current', 'next', 'again'] as const;
export type PasswordField = (typeof PASSWORD_FIELDS)[number];

/** Contents of the fields. They are read to validate and to send, and never stored. */
export type Typed = Readonly<Record<PasswordField, string>>;

/** Why a field is invalid. It never contains the field's text. */
export type PasswordFlag = 'missing' | 'weak' | 'different' | 'current-wrong' | 'used-before';

/** Result of validating the fields, without any of their text: the rules that are met and the problem of each field. */
export interface Judgement {
  readonly rules: readonly { readonly rule: PasswordRule; readonly met: boolean }[];
  readonly flags: ReadonlyMap<PasswordField, PasswordFlag>;
  /** Whether a field has text. */
  readonly begun: boolean;
}

/** Validates the fields by the backend's policy. */
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

/** Empty fields: the state at the start and after each submit. */
export const emptyPasswordForm: Typed = { current: '', next: '', again: '' };

/** Error codes that leave it unknown whether the password was changed (fault F02). */
const unsure: ReadonlySet<PortErrorCode> = new Set(['timeout', 'unavailable', 'malformed', 'aborted', 'unexpected']);

/** Outcome of a change. It contains neither password. */
export type PasswordOutcome =
  | { readonly is: 'done' }
  | { readonly is: 'flagged'; readonly field: PasswordField; readonly flag: PasswordFlag }
  | { readonly is: 'too-many' }
  | { readonly is: 'not-changed'; readonly code: PortErrorCode }
  | { readonly is: 'not-sure' };

/** Outcome of the backend's result. */
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
      // An unknown reason still means that the backend refused the change.
      return { is: 'not-changed', code: 'rejected' };
  }
}

/** Outcome of a failed call: not changed, or unknown if the backend may have executed it. */
export const outcomeOfError = (code: PortErrorCode): PasswordOutcome =>
  unsure.has(code) ? { is: 'not-sure' } : { is: 'not-changed', code };
