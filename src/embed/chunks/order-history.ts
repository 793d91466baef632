// Written by `npm run sync` from the folders and contracts of src.
import type { WidgetShape } from '../embed.types';

export { OrderHistory as Widget } from '../../widgets/order-history/order-history.widget';
export { default as sheet } from '../../widgets/order-history/order-history.css?inline';
export { overlaySheet } from '../overlay-css';
export const shape: WidgetShape = {
  attributes: { value: ['value', 'json'], 'heading-level': ['headingLevel', 'number'] },
  regions: ['header', 'footer', 'empty'],
  render: [],
};
