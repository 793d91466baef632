/** The lazy part of the wizard: the steps after the first, and the ticket that was made. */
export { CaseCreated } from './parts/case-created';
export { StepContent } from './parts/step-content';
