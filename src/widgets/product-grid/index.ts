'use client';

export { productGridContract } from './product-grid.contract';
export { productGridMessages } from './product-grid.messages';
export type { ListAdd } from '../common/add-to-list/add-to-list.types';
export type { LineChange, ProductAdd } from '../common/ordering/ordering.types';
export type { GridLayout, SelectedFacets } from './product-grid.rules';
export type {
  ProductGridAdapter,
  ProductGridEvents,
  ProductGridProps,
  ProductGridSlots,
  ProductCardSlotData,
  ProductGridValue,
} from './product-grid.types';
export { ProductGrid } from './product-grid.widget';
