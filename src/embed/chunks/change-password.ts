// Written by `npm run sync` from the folders and contracts of src.
import type { WidgetShape } from '../embed.types';

export { ChangePassword as Widget } from '../../widgets/change-password/change-password.widget';
export { default as sheet } from '../../widgets/change-password/change-password.css?inline';
export const shape: WidgetShape = {
  attributes: { 'heading-level': ['headingLevel', 'number'] },
  regions: ['header', 'footer'],
  render: [],
};
