// Written by `npm run sync` from the folders and contracts of src.
import type { WidgetShape } from '../embed.types';

export { Dashboard as Widget } from '../../widgets/dashboard/dashboard.widget';
export { default as sheet } from '../../widgets/dashboard/dashboard.css?inline';
export const shape: WidgetShape = {
  attributes: { 'heading-level': ['headingLevel', 'number'] },
  regions: ['header', 'aside', 'footer'],
  render: [],
};
