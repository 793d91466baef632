/**
 * Lazy part of checkout: payment, review, validation, sending and outcome of the order, and optional parts, such as
 * those of a guest.
 */
export { getPlaceOrderCommit } from '../../runtime/commit/place-order';
export { FormErrorSummary } from '../../ui/form/form-error-summary';
export { LazyGuestCart } from '../common/guest-cart/lazy-guest-cart';
export { answerProblemText, notAccepted } from './answer-problem-text';
export { checkoutLazyMessages } from './checkout.lazy.messages';
export { answerProblems } from './checkout.lazy.rules';
export { GuestAccess } from './connected/guest-access';
export { NewOrderConfirmation } from './connected/order-confirmation';
export { OrderWatch } from './connected/order-watch';
export { ConnectedPaymentSection } from './connected/payment-section';
export { MinimumMeter, NothingToOrder, shortfallText, StoppedBanner } from './parts/order-stops';
export { ClosedDate, NoteCount, PickupOnly, TimeLeft } from './parts/delivery-notes';
export { ChangedList, OutcomeBanner } from './parts/outcome-banner';
export { AdditionalDates, DeliveryModeChoice } from './parts/delivery-mode';
export { EmptiesSection } from './parts/empties-section';
export { FieldsSection } from './connected/fields-section';
export { GuestSummary } from './parts/guest-details';
export { ReviewSection } from './parts/review-section';
export { placeAnswers } from './place-answers';
