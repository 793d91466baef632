/** The lazy part of an order that was placed: what follows its number and its total. */
export { ReorderCard } from './connected/reorder-card';
export { OrderBody } from './parts/order-body';
