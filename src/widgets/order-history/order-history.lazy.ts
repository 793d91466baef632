/** Lazy-loaded part of the order history: the dialogs. */
export { OrderExport } from './connected/order-export';
export { ReorderDialog } from './connected/reorder-dialog';
export { StatusDialog } from './parts/status-dialog';
