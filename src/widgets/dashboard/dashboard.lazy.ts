/** The lazy part of the dashboard: the cards after what needs the buyer, and what only some buyers see in their place. */
export { Countdown } from '../../ui/countdown/countdown';
export { NoAccount } from '../common/no-account';
export { OrderingStopped } from '../common/ordering/ordering-banners';
export { Beside, NothingHere, UnderNeeds } from './parts/other-cards';
