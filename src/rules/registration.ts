import { isKnownLanguage } from './languages';
import { phoneProblem, type PhoneOptions } from './phone';
import { problem, type FieldProblem } from './problem';
import { emailProblem, requiredProblem } from './users';

/** The fields of somebody who registers, in the order in which an error summary lists them. */
export const REGISTRATION_FIELDS = ['firstName', 'lastName', 'email', 'phoneNumber', 'language'] as const;
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

/** Everything wrong with who registers, in the order of `REGISTRATION_FIELDS`; judged as it stands, so that fields trim first. */
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

/** What a resend of the activation email leads to. */
export type ActivationOutcome = 'success' | 'already-activated' | 'contact-customer-service';

/**
 * Where a response code leads: `SUCCESS` and `EXISTS` have states of their own; `INVALID_EMAIL`, `ERROR`, anything else
 * and no code at all lead to customer service (decision 21).
 */
export function resendOutcome(responseCode: unknown): ActivationOutcome {
  if (responseCode === 'SUCCESS') return 'success';
  return responseCode === 'EXISTS' ? 'already-activated' : 'contact-customer-service';
}

/** True for the code that also says the email was not a valid one, and so clears the email-valid flag. */
export const isEmailRefused = (responseCode: unknown): boolean => responseCode === 'INVALID_EMAIL';
