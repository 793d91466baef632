import { isKnownLanguage } from './languages';
import { phoneProblem, type PhoneOptions } from './phone';
import { problem, type FieldProblem } from './problem';
import { emailProblem, requiredProblem } from './users';

/** Personal fields of a registration, in the order of the error summary. */
export const REGISTRATION_FIELDS = ['firstName', 'lastName', 'email', 'phoneNumber', 'language'] as const;
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

/**
 * Validates the personal fields of a registration. Returns the problems in the order of `REGISTRATION_FIELDS`. Fields
 * trim their values first.
 */
export function registrationProblems(
  details: Readonly<Record<RegistrationField, string>>,
  options: PhoneOptions = {},
): readonly { readonly field: RegistrationField; readonly problem: FieldProblem }[] {
  const found: Record<RegistrationField, FieldProblem | null> = {
    firstName: requiredProblem(details.firstName),
    lastName: requiredProblem(details.lastName),
    email: emailProblem(details.email),
    phoneNumber: phoneProblem(details.phoneNumber, options),
    language: isKnownLanguage(details.language) ? null : problem('valueMissing'),
  };
  return REGISTRATION_FIELDS.flatMap((field) => {
    const wrong = found[field];
    return wrong === null ? [] : [{ field, problem: wrong }];
  });
}

/** Result of resending the activation email. */
export type ActivationOutcome = 'success' | 'already-activated' | 'contact-customer-service';

/**
 * Maps a response code to an outcome: `SUCCESS` and `EXISTS` have their own; `INVALID_EMAIL`, `ERROR`, unknown codes
 * and a missing code lead to customer service (decision 21).
 */
export function resendOutcome(responseCode: unknown): ActivationOutcome {
  if (responseCode === 'SUCCESS') return 'success';
  return responseCode === 'EXISTS' ? 'already-activated' : 'contact-customer-service';
}

/** True for the code that also reports an invalid email address, which resets the email-valid flag. */
export const isEmailRefused = (responseCode: unknown): boolean => responseCode === 'INVALID_EMAIL';
