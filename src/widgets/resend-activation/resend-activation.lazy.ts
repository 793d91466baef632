/** The lazy part of the resend activation screen: the picture beside it, and where an attempt led. */
export { Background } from './parts/background';
export { ResendOutcome } from './parts/resend-outcome';
