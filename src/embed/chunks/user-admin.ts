// Written by `npm run sync` from the folders and contracts of src.
import type { WidgetShape } from '../embed.types';

export { UserAdmin as Widget } from '../../widgets/user-admin/user-admin.widget';
export { default as sheet } from '../../widgets/user-admin/user-admin.css?inline';
export { overlaySheet } from '../overlay-css';
export const shape: WidgetShape = {
  attributes: { value: ['value', 'json'], 'heading-level': ['headingLevel', 'number'] },
  regions: ['header', 'footer', 'empty'],
  render: [],
};
