'use client';

export { productDetailsContract } from './product-details.contract';
export { productDetailsMessages } from './product-details.messages';
export type { ListAdd } from '../common/add-to-list/add-to-list.types';
export type { LineChange, ProductAdd } from '../common/ordering/ordering.types';
export type {
  ProductDetailsAdapter,
  ProductDetailsEvents,
  ProductDetailsProps,
  ProductDetailsSlots,
  ProductDetailsSlotData,
} from './product-details.types';
export { ProductDetails } from './product-details.widget';
