/** What not every checkout asks or tells: one chunk, fetched together with the data. */
export { ChangedList } from './changed-list';
export { EmptiesSection } from './empties-section';
export { LazyGuestCart } from '../../common/guest-cart/lazy-guest-cart';
export { AdditionalDates, SpreadChoice } from './delivery-mode';
