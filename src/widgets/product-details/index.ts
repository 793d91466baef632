'use client';

export { productDetailsContract } from './product-details.contract';
export { productDetailsMessages } from './product-details.messages';
export type { ProductDetailsAdapter, ProductDetailsEvents, ProductDetailsProps, ProductDetailsSlots } from './product-details.types';
export { ProductDetails } from './product-details.widget';
