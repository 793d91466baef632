/** The lazy part of an order: cancelling it, ordering it again, and the account it belongs to where that is another. */
export { OtherAccount } from '../common/other-account/other-account';
export { CancelOrder } from './cancel/cancel-order';
export { DetailReorder } from './parts/detail-reorder';
