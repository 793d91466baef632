'use client';

export { productGridContract } from './product-grid.contract';
export { productGridMessages } from './product-grid.messages';
export type { ProductGridAdapter, ProductGridEvents, ProductGridProps, ProductGridSlots } from './product-grid.types';
export { ProductGrid } from './product-grid.widget';
