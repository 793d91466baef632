/** The lazy part of the resend activation screen: where an attempt led. */
export { ResendOutcome } from './parts/resend-outcome';
