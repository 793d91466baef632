import { b as SupportTicketWizardProps } from 'shared/support-ticket-wizard.types';
export { S as SupportTicketWizardAdapter, a as SupportTicketWizardEvents, c as SupportTicketWizardSlots, s as supportTicketWizardContract } from 'shared/support-ticket-wizard.types';
export { s as supportTicketWizardMessages } from 'shared/support-ticket-wizard.messages';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/problem';
import 'shared/common.types';
import 'shared/messages';

/** The support ticket wizard: what it is about, what is wrong, when somebody may come, and whom to reach. */
declare const SupportTicketWizard: react.ComponentType<SupportTicketWizardProps>;

export { SupportTicketWizard, SupportTicketWizardProps };
