import type { Asset, SupportOptions } from '../../domain';
import type { PhoneOptions } from '../../rules';
import type { Messages } from '../../runtime/react/use-messages';
import type { supportTicketWizardMessages } from './support-ticket-wizard.messages';
import type { Form } from '../../ui/form/use-form';
import type { Draft, WizardField, WizardProblem } from './support-ticket-wizard.rules';

/** The wizard's words, with what fills them. */
export type WizardMessages = Messages<typeof supportTicketWizardMessages>;

/** What each step is drawn from. */
export interface StepProps {
  readonly form: Form<Draft, WizardField, WizardProblem>;
  readonly options: SupportOptions;
  readonly assets: readonly Asset[];
  readonly messages: WizardMessages;
  readonly phone: PhoneOptions;
  /** What it is reported from, in words; null where it is from nothing. */
  readonly subject: string | null;
}
