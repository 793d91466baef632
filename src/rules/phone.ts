import { problem, type FieldProblem } from './problem';
import { trimmedOrNull } from './read';

const PHONE = /^\(\d{3}\) \d{3}-\d{4}$/;

/** Maximum length of the input, in characters. A longer pasted text is not a phone number. */
const LONGEST_INPUT = 64;

/** True for exactly `(xxx) xxx-xxxx`. */
export const isPhone = (value: unknown): boolean => typeof value === 'string' && PHONE.test(value);

/**
 * Formats the digits typed so far as `(xxx) xxx-xxxx`, without a trailing bracket or dash, which the buyer could not
 * delete. Drops a leading `+1`, and a 1 before ten digits. A number with another country code (`+44 …`) stays as typed
 * and fails validation: reformatting could turn it into somebody else's number.
 */
export function formatPhone(value: unknown): string {
  if (typeof value !== 'string') return '';
  const typed = value.slice(0, LONGEST_INPUT).normalize('NFKC').trimStart();
  const international = typed.startsWith('+');
  const digits = typed.replace(/\D/g, '');
  if (international && digits === '') return '+';
  if (international && digits === '1') return '+1';
  if (international && !digits.startsWith('1')) return typed;
  const national = digits.startsWith('1') && (international || digits.length > 10) ? digits.slice(1) : digits;
  return masked(national.slice(0, 10));
}

function masked(digits: string): string {
  if (digits === '') return '';
  if (digits.length <= 3) return `(${digits}`;
  const exchange = digits.slice(3, 6);
  const line = digits.length > 6 ? `-${digits.slice(6)}` : '';
  return `(${digits.slice(0, 3)}) ${exchange}${line}`;
}

/** Options for validating a phone number. */
export interface PhoneOptions {
  /** The store's `skipPhoneNumberValidationEnabled`: the number is required, in any format (decision 27). */
  readonly skipFormat?: boolean;
}

/** Validates a required phone number: present, and `(xxx) xxx-xxxx`. */
export function phoneProblem(value: unknown, { skipFormat = false }: PhoneOptions = {}): FieldProblem | null {
  if (trimmedOrNull(value) === null) return problem('valueMissing');
  return skipFormat || isPhone(value) ? null : problem('patternMismatch');
}
