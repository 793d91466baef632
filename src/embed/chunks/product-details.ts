// Written by `npm run sync` from the folders and contracts of src.
import type { WidgetShape } from '../embed.types';

export { ProductDetails as Widget } from '../../widgets/product-details/product-details.widget';
export { default as sheet } from '../../widgets/product-details/product-details.css?inline';
export { overlaySheet } from '../overlay-css';
export const shape: WidgetShape = {
  attributes: { 'product-id': ['productId', 'text'], 'heading-level': ['headingLevel', 'number'] },
  regions: ['header', 'footer'],
  render: ['extra'],
};
