// Written by `npm run sync` from the folders and contracts of src.
import type { WidgetShape } from '../embed.types';

export { OrderPlaced as Widget } from '../../widgets/order-placed/order-placed.widget';
export { default as sheet } from '../../widgets/order-placed/order-placed.css?inline';
export { overlaySheet } from '../overlay-css';
export const shape: WidgetShape = {
  attributes: { 'order-id': ['orderId', 'text'], 'heading-level': ['headingLevel', 'number'] },
  regions: ['header', 'footer'],
  render: [],
};
