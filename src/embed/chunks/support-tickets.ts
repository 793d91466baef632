// Written by `npm run sync` from the folders and contracts of src.
import type { WidgetShape } from '../embed.types';

export { SupportTickets as Widget } from '../../widgets/support-tickets/support-tickets.widget';
export { default as sheet } from '../../widgets/support-tickets/support-tickets.css?inline';
export const shape: WidgetShape = {
  attributes: { 'case-id': ['caseId', 'text'], 'heading-level': ['headingLevel', 'number'] },
  regions: ['header', 'footer', 'empty'],
  render: [],
};
