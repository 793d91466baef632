import type { RegisterMessages } from './self-register.types';
import type { Field, Problem } from './self-register.rules';

/** Message for a problem and its correction, in one sentence. */
export function problemText(
  field: Field,
  { code, count = 0 }: Problem,
  { m: { problems: m, verify }, plural }: RegisterMessages,
): string {
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
