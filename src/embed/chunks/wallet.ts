// Written by `npm run sync` from the folders and contracts of src.
import type { WidgetShape } from '../embed.types';

export { Wallet as Widget } from '../../widgets/wallet/wallet.widget';
export { default as sheet } from '../../widgets/wallet/wallet.css?inline';
export { overlaySheet } from '../overlay-css';
export const shape: WidgetShape = {
  attributes: { 'payment-return': ['paymentReturn', 'text'], 'heading-level': ['headingLevel', 'number'] },
  regions: ['header', 'footer', 'empty'],
  render: [],
};
