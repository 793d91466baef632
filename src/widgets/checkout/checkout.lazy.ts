/**
 * The lazy part of checkout: how it is paid and what is in it, what judges and sends the answers, what is told of that,
 * and what only some are asked, such as guests.
 */
export { getPlaceOrderCommit } from '../../runtime/commit/place-order';
export { FormErrorSummary } from '../../ui/form/form-error-summary';
export { LazyGuestCart } from '../common/guest-cart/lazy-guest-cart';
export { answerProblemText, notAccepted } from './answer-problem-text';
export { moreMessages } from './checkout.lazy.messages';
export { answerProblems, answersFor } from './checkout.lazy.rules';
export { GuestAccess } from './connected/guest-access';
export { OrderNow } from './connected/order-here';
export { StoppedBanner } from './parts/blocked-banner';
export { ChangedList } from './parts/changed-list';
export { AdditionalDates, SpreadChoice } from './parts/delivery-mode';
export { EmptiesSection } from './parts/empties-section';
export { GuestSummary } from './parts/guest-summary';
export { OutcomeBanner } from './parts/outcome-banner';
export { PaymentSection } from './parts/payment-section';
export { ReviewSection } from './parts/review-section';
export { shortfallText } from './shortfall-text';
