// Written by `npm run sync` from the folders and contracts of src.
import type { WidgetShape } from '../embed.types';

export { OrderBuilder as Widget } from '../../widgets/order-builder/order-builder.widget';
export { default as sheet } from '../../widgets/order-builder/order-builder.css?inline';
export { overlaySheet } from '../overlay-css';
export const shape: WidgetShape = {
  attributes: { 'heading-level': ['headingLevel', 'number'], view: ['view', 'text'] },
  regions: ['header', 'footer'],
  render: [],
};
