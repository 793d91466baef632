// Written by `npm run sync` from the folders and contracts of src.
import type { WidgetShape } from '../embed.types';

export { Promotions as Widget } from '../../widgets/promotions/promotions.widget';
export { default as sheet } from '../../widgets/promotions/promotions.css?inline';
export const shape: WidgetShape = {
  attributes: { 'heading-level': ['headingLevel', 'number'], 'promotion-id': ['promotionId', 'text'] },
  regions: ['header', 'footer', 'empty'],
  render: [],
};
