import type { Asset, SupportOptions } from '../../domain';
import type { PhoneOptions } from '../../rules';
import type { Messages } from '../../runtime/react/use-messages';
import type { supportTicketWizardMessages } from './support-ticket-wizard.messages';
import type { Form } from '../../ui/form/use-form';
import type { Draft, WizardField, WizardProblem } from './support-ticket-wizard.rules';
import type { SupportTicketWizardTree } from './support-ticket-wizard.types';

/** The words of the first step and around every step, with what fills them. */
export type WizardMessages = Messages<typeof supportTicketWizardMessages>;

/** All of the wizard's words, as a later step has them. */
export type AllWizardMessages = Messages<SupportTicketWizardTree>;

/** What the first step is drawn from. */
export interface FirstStepProps {
  readonly form: Form<Draft, WizardField, WizardProblem>;
  readonly options: SupportOptions;
  readonly assets: readonly Asset[];
  readonly messages: WizardMessages;
  readonly phone: PhoneOptions;
  /** What it is reported from, in words; null where it is from nothing. */
  readonly subject: string | null;
}

/** What each later step is drawn from. */
export interface StepProps extends Omit<FirstStepProps, 'messages'> {
  readonly messages: AllWizardMessages;
}
