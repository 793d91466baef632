// Written by `npm run sync` from the folders and contracts of src.
import type { WidgetShape } from '../embed.types';

export { ContactUs as Widget } from '../../widgets/contact-us/contact-us.widget';
export { default as sheet } from '../../widgets/contact-us/contact-us.css?inline';
export const shape: WidgetShape = {
  attributes: { topic: ['topic', 'text'], 'heading-level': ['headingLevel', 'number'] },
  regions: ['header', 'footer'],
  render: [],
};
