/** The lazy part of an order: cancelling it, and ordering it again. */
export { CancelOrder } from './connected/cancel-order';
export { DetailReorder } from './parts/detail-reorder';
