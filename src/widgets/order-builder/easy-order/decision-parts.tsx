/** What a proposed order shows once it is decided about: one chunk, fetched together with the proposal. */
export { DecisionResult } from './decision-result';
export { DecisionOutcome } from './decision-outcome';
export { RejectDialog } from './reject-dialog';
export { OrderingStopped } from '../../common/ordering/ordering-banners';
