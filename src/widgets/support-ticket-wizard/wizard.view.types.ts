import type { Asset, SupportOptions } from '../../domain';
import type { PhoneOptions } from '../../rules';
import type { Messages } from '../../runtime/react/use-messages';
import type { supportTicketWizardMessages } from './support-ticket-wizard.messages';
import type { Draft, WizardProblem } from './support-ticket-wizard.rules';

/** The wizard's words, with what fills them. */
export type WizardMessages = Messages<typeof supportTicketWizardMessages>;

/** What each step is drawn from. */
export interface StepProps {
  readonly draft: Draft;
  readonly options: SupportOptions;
  readonly assets: readonly Asset[];
  readonly messages: WizardMessages;
  readonly phone: PhoneOptions;
  /** What it is reported from, in words; null where it is from nothing. */
  readonly subject: string | null;
  readonly change: (next: (before: Draft) => Draft) => void;
  /** The id of a field, for its label and the summary. */
  readonly idOf: (field: WizardProblem['field'], day?: number) => string;
  /** What is wrong with a field, in words; nothing until it is to be shown. */
  readonly errorOf: (field: WizardProblem['field'], day?: number) => string | undefined;
}
