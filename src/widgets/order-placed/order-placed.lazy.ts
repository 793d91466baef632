/** The lazy part of an order that was placed: what follows its number and its total. */
export { OtherAccount } from '../common/other-account/other-account';
export { OrderBody } from './parts/order-body';
export { saveOrder } from './parts/order-file';
export { ReorderCard } from './parts/reorder-card';
