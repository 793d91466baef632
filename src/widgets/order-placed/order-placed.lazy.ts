/** Lazy-loaded part of the order confirmation: everything below the number and the total. */
export { ReorderCard } from './connected/reorder-card';
export { OrderBody } from './parts/order-body';
