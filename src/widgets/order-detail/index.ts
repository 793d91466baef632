'use client';

export { orderDetailContract } from './order-detail.contract';
export { orderDetailMessages } from './order-detail.messages';
export type { ReorderRequest } from '../common/reorder/reorder.types';
export type {
  OrderDetailAdapter,
  OrderDetailEvents,
  OrderDetailProps,
  OrderDetailSlots,
  OrderDetailSlotData,
} from './order-detail.types';
export { OrderDetail } from './order-detail.widget';
