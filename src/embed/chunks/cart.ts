// Written by `npm run sync` from the folders and contracts of src.
import type { WidgetShape } from '../embed.types';

export { Cart as Widget } from '../../widgets/cart/cart.widget';
export { default as sheet } from '../../widgets/cart/cart.css?inline';
export { overlaySheet } from '../overlay-css';
export const shape: WidgetShape = {
  attributes: { 'heading-level': ['headingLevel', 'number'] },
  regions: ['header', 'empty', 'summary-footer'],
  render: ['lineExtra'],
};
