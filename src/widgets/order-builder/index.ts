'use client';

export { orderBuilderContract } from './order-builder.contract';
export { orderBuilderMessages } from './order-builder.messages';
export type {
  OrderBuilderAdapter,
  OrderBuilderEvents,
  OrderBuilderProps,
  OrderBuilderSlots,
  OrderBuilderView,
} from './order-builder.types';
export { OrderBuilder } from './order-builder.widget';
