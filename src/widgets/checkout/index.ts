'use client';

export { checkoutContract } from './checkout.contract';
export { checkoutMessages } from './checkout.messages';
export type {
  CheckoutAdapter,
  CheckoutEvents,
  CheckoutProps,
  CheckoutSectionsData,
  CheckoutSlots,
} from './checkout.types';
export { Checkout } from './checkout.widget';
