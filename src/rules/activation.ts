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
