/** Lazy-loaded part of the order confirmation: everything below the number and the total, and the order file. */
export { ReorderCard } from './connected/reorder-card';
export { OrderBody } from './parts/order-body';
export { saveOrder } from './parts/order-file';
