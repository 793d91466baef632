// Written by `npm run sync` from the folders and contracts of src.
import type { WidgetShape } from '../embed.types';

export { ProductGrid as Widget } from '../../widgets/product-grid/product-grid.widget';
export { default as sheet } from '../../widgets/product-grid/product-grid.css?inline';
export { overlaySheet } from '../overlay-css';
export const shape: WidgetShape = {
  attributes: {
    search: ['search', 'text'],
    page: ['page', 'number'],
    'page-size': ['pageSize', 'number'],
    sort: ['sort', 'text'],
    layout: ['layout', 'text'],
    value: ['value', 'json'],
    'heading-level': ['headingLevel', 'number'],
  },
  regions: ['header', 'footer', 'empty'],
  render: ['cardExtra'],
};
