// Written by `npm run sync` from the folders and contracts of src.
import type { WidgetShape } from '../embed.types';

export { AppLinks as Widget } from '../../widgets/app-links/app-links.widget';
export { default as sheet } from '../../widgets/app-links/app-links.css?inline';
export const shape: WidgetShape = {
  attributes: {
    layout: ['layout', 'text'],
    'fountain-url': ['fountainURL', 'url'],
    'app-store-ios': ['appStoreIos', 'url'],
    'app-store-android': ['appStoreAndroid', 'url'],
    platform: ['platform', 'text'],
    'heading-level': ['headingLevel', 'number'],
  },
  regions: ['empty'],
  render: [],
};
