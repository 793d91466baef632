'use client';

export { supportTicketWizardContract } from './support-ticket-wizard.contract';
export { supportTicketWizardMessages } from './support-ticket-wizard.messages';
export type {
  SupportTicketWizardAdapter,
  SupportTicketWizardEvents,
  SupportTicketWizardProps,
  SupportTicketWizardSlots,
} from './support-ticket-wizard.types';
export { SupportTicketWizard } from './support-ticket-wizard.widget';
