/** What a proposed order shows once it is decided about: one chunk, fetched together with the proposal. */
export { Decided } from './decided';
export { EasyStanding } from './easy-standing';
export { RejectDialog } from './reject-dialog';
export { OrderingStopped } from '../../common/ordering/ordering-banners';
