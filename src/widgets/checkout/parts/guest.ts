/** What a guest sees before checkout and after it: one chunk. */
export { GuestDetailsForm } from './guest-details-form';
export { StoredOrder, OrderNow } from './order-here';
