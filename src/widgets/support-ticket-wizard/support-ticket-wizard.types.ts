import type { Asset, SupportOptions } from '../../domain';
import type { Needs } from '../../ports';
import type { PhoneOptions } from '../../rules';
import type { Messages } from '../../runtime/react/use-messages';
import type { Form } from '../../ui/form/use-form';
import type { WidgetProps } from '../common/common.types';
import type { ErrorSlots, RegionSlots } from '../common/slots';
import type { supportTicketWizardLazyMessages } from './support-ticket-wizard.lazy.messages';
import type { supportTicketWizardMessages } from './support-ticket-wizard.messages';
import type { Draft, WizardField, WizardProblem } from './support-ticket-wizard.rules';

/** All messages of the wizard, by key. */
export type SupportTicketWizardTree = typeof supportTicketWizardMessages & typeof supportTicketWizardLazyMessages;

/**
 * Adapter methods that the wizard uses. Without `support.upload` it offers no photos; without `support.assets` the
 * buyer types the equipment.
 */
export type SupportTicketWizardAdapter = Needs<
  'support.options' | 'createCase.prepare' | 'createCase.commit' | 'createCase.outcome' | 'createCase.abandon',
  | 'support.assets'
  | 'support.upload'
  | 'orders.detail'
  | 'invoices.read'
  | 'session.isGuest'
  | 'session.user'
  | 'session.settings'
  | 'accounts.list'
>;

export interface SupportTicketWizardEvents {
  /** The buyer moved to another step. */
  readonly 'step-change': { readonly step: 'what' | 'equipment' | 'problem' | 'times' | 'people' | 'review' };
  /** The ticket was created. */
  readonly 'case-create': { readonly caseId: string; readonly number: string };
}

export type SupportTicketWizardSlots = RegionSlots<'header' | 'footer'> & ErrorSlots;

export type SupportTicketWizardProps = WidgetProps<
  SupportTicketWizardAdapter,
  SupportTicketWizardTree,
  SupportTicketWizardEvents,
  SupportTicketWizardSlots
> & {
  /** Id of the order that the problem is about. */
  readonly orderId?: string;
  /** Id of the order line that the problem is about. */
  readonly lineId?: string;
  /** Id of the invoice that the problem is about. */
  readonly invoiceId?: string;
};

/** Messages of the first step and of the frame around all steps, with their formatting functions. */
export type WizardMessages = Messages<typeof supportTicketWizardMessages>;

/** All messages of the wizard, for the later steps. */
export type AllWizardMessages = Messages<SupportTicketWizardTree>;

/** Props of the first step. */
export interface FirstStepProps {
  readonly form: Form<Draft, WizardField, WizardProblem>;
  readonly options: SupportOptions;
  readonly assets: readonly Asset[];
  readonly messages: WizardMessages;
  readonly phone: PhoneOptions;
  /** Description of the order or invoice that the ticket is about; null if there is none. */
  readonly subject: string | null;
}

/** Props of each later step. */
export interface StepProps extends Omit<FirstStepProps, 'messages'> {
  readonly messages: AllWizardMessages;
}
