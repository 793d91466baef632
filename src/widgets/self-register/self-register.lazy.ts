/** The lazy part of registering: the steps after the first, and how it ended. */
export { DetailsStep } from './parts/details-step';
export { RegistrationResult } from './parts/registration-result';
export { VerifyStep } from './parts/verify-step';
