/** What a proposed order shows once it is decided about: one chunk, fetched together with the proposal. */
export { Decided } from './decision-result';
export { EasyStanding } from './decision-outcome';
export { RejectDialog } from './reject-dialog';
export { OrderingStopped } from '../../common/ordering/ordering-banners';
