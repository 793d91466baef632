// Written by `npm run sync` from the folders and contracts of src.
import type { WidgetShape } from '../embed.types';

export { UserProfile as Widget } from '../../widgets/user-profile/user-profile.widget';
export { default as sheet } from '../../widgets/user-profile/user-profile.css?inline';
export const shape: WidgetShape = {
  attributes: {
    languages: ['languages', 'json'],
    'base-path': ['basePath', 'text'],
    'current-href': ['currentHref', 'url'],
    'heading-level': ['headingLevel', 'number'],
  },
  regions: ['header', 'footer'],
  render: [],
};
