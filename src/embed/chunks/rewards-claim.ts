// Written by `npm run sync` from the folders and contracts of src.
import type { WidgetShape } from '../embed.types';

export { RewardsClaim as Widget } from '../../widgets/rewards-claim/rewards-claim.widget';
export { default as sheet } from '../../widgets/rewards-claim/rewards-claim.css?inline';
export { overlaySheet } from '../overlay-css';
export const shape: WidgetShape = {
  attributes: { 'heading-level': ['headingLevel', 'number'] },
  regions: ['header', 'footer', 'empty'],
  render: [],
};
