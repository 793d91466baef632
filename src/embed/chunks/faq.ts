// Written by `npm run sync` from the folders and contracts of src.
import type { WidgetShape } from '../embed.types';

export { Faq as Widget } from '../../widgets/faq/faq.widget';
export { default as sheet } from '../../widgets/faq/faq.css?inline';
export const shape: WidgetShape = {
  attributes: {
    'page-size': ['pageSize', 'number'],
    search: ['search', 'text'],
    open: ['open', 'text'],
    'heading-level': ['headingLevel', 'number'],
  },
  regions: ['header', 'footer', 'empty'],
  render: [],
};
