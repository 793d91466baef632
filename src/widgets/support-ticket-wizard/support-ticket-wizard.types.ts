import type { Needs } from '../../ports';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { supportTicketWizardLazyMessages } from './support-ticket-wizard.lazy.messages';
import type { supportTicketWizardMessages } from './support-ticket-wizard.messages';

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
