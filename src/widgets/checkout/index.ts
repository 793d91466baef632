'use client';

export { checkoutContract } from './checkout.contract';
export { checkoutMessages } from './all.messages';
export type { CheckoutAdapter, CheckoutEvents, CheckoutProps, CheckoutSlots } from './checkout.types';
export { Checkout } from './checkout.widget';
