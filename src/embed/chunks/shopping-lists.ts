// Written by `npm run sync` from the folders and contracts of src.
import type { WidgetShape } from '../embed.types';

export { ShoppingLists as Widget } from '../../widgets/shopping-lists/shopping-lists.widget';
export { default as sheet } from '../../widgets/shopping-lists/shopping-lists.css?inline';
export { overlaySheet } from '../overlay-css';
export const shape: WidgetShape = {
  attributes: { 'list-id': ['listId', 'text'], 'heading-level': ['headingLevel', 'number'] },
  regions: ['header', 'footer', 'empty'],
  render: [],
};
