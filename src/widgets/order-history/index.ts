'use client';

export { orderHistoryContract } from './order-history.contract';
export { orderHistoryMessages } from './order-history.messages';
export type { Columns, OwnColumn } from '../common/columns';
export type { ReorderRequest } from '../common/reorder/reorder.types';
export type {
  OrderCellSlotData,
  OrderColumn,
  OrderHistoryAdapter,
  OrderHistoryEvents,
  OrderHistoryProps,
  OrderHistorySlots,
  OrderHistoryValue,
} from './order-history.types';
export { OrderHistory } from './order-history.widget';
