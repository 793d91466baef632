'use client';

export { orderPlacedContract } from './order-placed.contract';
export { orderPlacedMessages } from './order-placed.messages';
export type { ReorderRequest } from '../common/reorder/reorder.types';
export type { OrderPlacedAdapter, OrderPlacedEvents, OrderPlacedProps, OrderPlacedSlots } from './order-placed.types';
export { OrderPlaced } from './order-placed.widget';
