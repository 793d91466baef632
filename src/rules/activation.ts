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
