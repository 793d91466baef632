/** Lazy-loaded part of registration: the steps after the first, and the result. */
export { DetailsStep } from './parts/details-step';
export { RegistrationResult } from './parts/registration-result';
export { VerifyStep } from './parts/verify-step';
