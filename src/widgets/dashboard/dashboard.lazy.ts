/** The lazy part of the dashboard: the cards outside the first screen, and views that only some buyers see. */
export { Countdown } from '../../ui/countdown/countdown';
export { NoAccount } from '../common/no-account';
export { OrderingStopped } from '../common/ordering/ordering-banners';
export { SideCards, NoPermission, MainCards } from './parts/other-cards';
