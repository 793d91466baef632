/** The lazy part of checkout: what not every checkout asks or says, and what only a guest sees. */
export { LazyGuestCart } from '../common/guest-cart/lazy-guest-cart';
export { ChangedList } from './parts/changed-list';
export { AdditionalDates, SpreadChoice } from './parts/delivery-mode';
export { EmptiesSection } from './parts/empties-section';
export { GuestDetailsForm } from './parts/guest-details-form';
export { OrderNow, StoredOrder } from './parts/order-here';
