import type { Asset, SupportOptions } from '../../domain';
import type { Needs } from '../../ports';
import type { PhoneOptions } from '../../rules';
import type { Messages } from '../../runtime/react/use-messages';
import type { Form } from '../../ui/form/use-form';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { supportTicketWizardLazyMessages } from './support-ticket-wizard.lazy.messages';
import type { supportTicketWizardMessages } from './support-ticket-wizard.messages';
import type { Draft, WizardField, WizardProblem } from './support-ticket-wizard.rules';

/** Every word of the wizard, by key. */
export type SupportTicketWizardTree = typeof supportTicketWizardMessages & typeof supportTicketWizardLazyMessages;

/** What the wizard asks of an adapter. Without `support.upload` nothing is attached, without `support.assets` equipment is entered. */
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
  /** The buyer went on or back. */
  readonly 'step-change': { readonly step: 'what' | 'equipment' | 'problem' | 'times' | 'people' | 'review' };
  /** The ticket was made. */
  readonly create: { readonly caseId: string; readonly number: string };
}

export type SupportTicketWizardSlots = RegionSlots<'header' | 'footer'>;

export type SupportTicketWizardProps = WidgetProps<
  SupportTicketWizardAdapter,
  SupportTicketWizardTree,
  SupportTicketWizardEvents,
  SupportTicketWizardSlots
> & {
  /** The order a problem is reported from. */
  readonly orderId?: string;
  /** The line of that order. */
  readonly lineId?: string;
  /** The invoice a problem is reported from. */
  readonly invoiceId?: string;
};

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
