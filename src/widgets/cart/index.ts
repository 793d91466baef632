'use client';

export { cartContract } from './cart.contract';
export { cartMessages } from './cart.messages';
export type { CartAdapter, CartEvents, CartProps, CartSlots } from './cart.types';
export { Cart } from './cart.widget';
