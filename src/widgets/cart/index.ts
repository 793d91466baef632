'use client';

export { cartContract } from './cart.contract';
export { cartMessages } from './cart.messages';
export type { ListAdd } from '../common/add-to-list/add-to-list.types';
export type {
  CartAdapter,
  CartEvents,
  CartLineChange,
  CartProps,
  CartSlots,
  CartLineSlotData,
  ItemChange,
  ProductReplacement,
} from './cart.types';
export { Cart } from './cart.widget';
