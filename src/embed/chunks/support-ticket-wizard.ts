// Written by `npm run sync` from the folders and contracts of src.
import type { WidgetShape } from '../embed.types';

export { SupportTicketWizard as Widget } from '../../widgets/support-ticket-wizard/support-ticket-wizard.widget';
export { default as sheet } from '../../widgets/support-ticket-wizard/support-ticket-wizard.css?inline';
export const shape: WidgetShape = {
  attributes: {
    'order-id': ['orderId', 'text'],
    'line-id': ['lineId', 'text'],
    'invoice-id': ['invoiceId', 'text'],
    'heading-level': ['headingLevel', 'number'],
  },
  regions: ['header', 'footer'],
  render: [],
};
