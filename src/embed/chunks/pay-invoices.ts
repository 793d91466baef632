// Written by `npm run sync` from the folders and contracts of src.
import type { WidgetShape } from '../embed.types';

export { PayInvoices as Widget } from '../../widgets/pay-invoices/pay-invoices.widget';
export { default as sheet } from '../../widgets/pay-invoices/pay-invoices.css?inline';
export { overlaySheet } from '../overlay-css';
export const shape: WidgetShape = {
  attributes: {
    view: ['view', 'text'],
    search: ['search', 'text'],
    bucket: ['bucket', 'text'],
    sort: ['sort', 'text'],
    page: ['page', 'number'],
    'page-size': ['pageSize', 'number'],
    'invoice-id': ['invoiceId', 'text'],
    'heading-level': ['headingLevel', 'number'],
  },
  regions: ['header', 'footer', 'empty'],
  render: [],
};
