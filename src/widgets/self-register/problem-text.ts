import type { RegisterMessages } from './register.view.types';
import type { Field } from './self-register.rules';

/** Something wrong with an answer: a rule's code, or what the backend said of it. */
export interface Wrong {
  readonly field: Field;
  readonly code: string;
  /** Tries that are left, or seconds to wait. */
  readonly count?: number;
}

/** What is wrong with an answer and how to set it right, in one sentence. */
export function problemText({ field, code, count = 0 }: Wrong, { m: { problems: m, verify }, plural }: RegisterMessages): string {
  switch (code) {
    case 'not-found':
      return m.notFound;
    case 'too-many-attempts':
      return m.locked;
    case 'not-verified':
      return plural(m.notVerified, count);
    case 'too-soon':
      return plural(m.tooSoon, count);
    case 'code-expired':
      return verify.over;
    case 'email-registered':
      return m.emailRegistered;
    case 'typeMismatch':
      return m.emailForm;
    case 'patternMismatch':
      return m.phoneForm;
    case 'valueMissing':
      return m[field];
    default:
      return m.refused;
  }
}
