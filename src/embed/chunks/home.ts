// Written by `npm run sync` from the folders and contracts of src.
import type { WidgetShape } from '../embed.types';

export { Home as Widget } from '../../widgets/home/home.widget';
export { default as sheet } from '../../widgets/home/home.css?inline';
export const shape: WidgetShape = {
  attributes: { 'sign-in-url': ['signInURL', 'url'], 'heading-level': ['headingLevel', 'number'] },
  regions: ['notice', 'announcement', 'footer'],
  render: [],
};
