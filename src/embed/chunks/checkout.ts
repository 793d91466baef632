// Written by `npm run sync` from the folders and contracts of src.
import type { WidgetShape } from '../embed.types';

export { Checkout as Widget } from '../../widgets/checkout/checkout.widget';
export { default as sheet } from '../../widgets/checkout/checkout.css?inline';
export { overlaySheet } from '../overlay-css';
export const shape: WidgetShape = {
  attributes: {
    'heading-level': ['headingLevel', 'number'],
    'consolidated-bottler-id': ['consolidatedBottlerId', 'number'],
  },
  regions: ['header', 'summary-footer'],
  render: [],
};
