/** What not every checkout asks or tells: one chunk, fetched together with the data. */
export { ChangedList } from './changed-list';
export { EmptiesSection } from './empties-section';
export { LateGuestCart } from '../../common/guest-cart/late-guest-cart';
export { LaterDates, SpreadChoice } from './spread-part';
