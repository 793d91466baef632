import { problem, type FieldProblem } from './problem';
import { trimmedOrNull } from './read';

const PHONE = /^\(\d{3}\) \d{3}-\d{4}$/;

/** A phone field never holds more; a longer paste is not a number. */
const LONGEST_INPUT = 64;

/** True for exactly `(xxx) xxx-xxxx`. */
export const isPhone = (value: unknown): boolean => typeof value === 'string' && PHONE.test(value);

/**
 * What a phone field shows while it is typed: as much of `(xxx) xxx-xxxx` as there are digits, without a closing
 * bracket or dash that the buyer could not delete. A leading `+1`, or a 1 before ten digits, is dropped. Another
 * country's number (`+44 …`) is left as typed, for the check to refuse: it must not turn into someone else's.
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

/** How phones are checked. */
export interface PhoneOptions {
  /** The store's `skipPhoneNumberValidationEnabled`: still mandatory, any format (decision 27). */
  readonly skipFormat?: boolean;
}

/** What is wrong with a mandatory phone number: missing, or not `(xxx) xxx-xxxx`. */
export function phoneProblem(value: unknown, { skipFormat = false }: PhoneOptions = {}): FieldProblem | null {
  if (trimmedOrNull(value) === null) return problem('valueMissing');
  return skipFormat || isPhone(value) ? null : problem('patternMismatch');
}
