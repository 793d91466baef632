// Written by `npm run sync` from the folders and contracts of src.
import type { WidgetShape } from '../embed.types';

export { AccountSwitcher as Widget } from '../../widgets/account-switcher/account-switcher.widget';
export { default as sheet } from '../../widgets/account-switcher/account-switcher.css?inline';
export { overlaySheet } from '../overlay-css';
export const shape: WidgetShape = {
  attributes: {
    layout: ['layout', 'text'],
    'account-id': ['accountId', 'text'],
    'heading-level': ['headingLevel', 'number'],
  },
  regions: ['header', 'footer', 'empty'],
  render: [],
};
