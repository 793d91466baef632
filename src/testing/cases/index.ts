import type { ConformanceCase } from '../testing.types';
import { accountsCases } from './accounts.cases';
import { builderCases } from './builder.cases';
import { cancelOrderCases } from './cancel-order.cases';
import { cartManyCases } from './cart/bulk.cases';
import { cartChangingCases } from './cart/change.cases';
import { cartConcurrencyCases } from './cart/concurrency.cases';
import { cartReadingCases } from './cart/read.cases';
import { cartRefusingCases } from './cart/refusal.cases';
import { matchCases } from './catalog/match.cases';
import { productCases } from './catalog/product.cases';
import { searchCases } from './catalog/search.cases';
import { onceCases } from './checkout/idempotency.cases';
import { offeringCases } from './checkout/open.cases';
import { placingCases } from './checkout/place.cases';
import { fieldCases } from './checkout/field.cases';
import { refusingCases } from './checkout/refusal.cases';
import { contactCases, sendMessageCases } from './contact.cases';
import { contentCases } from './content.cases';
import { createCaseCases } from './create-case.cases';
import { disputeInvoiceCases } from './dispute-invoice.cases';
import { draftsCases } from './drafts.cases';
import { easyOrderCases } from './easy-order.cases';
import { insightsCases } from './insights.cases';
import { invoicesCases, payInvoicesCases } from './invoices.cases';
import { invoicesPaidCases } from './invoice-payments.cases';
import { listsCases } from './lists.cases';
import { listsChangedCases } from './list-changes.cases';
import { listsRefusedCases } from './list-refusals.cases';
import { listsReadCases } from './list-reads.cases';
import { notificationsCases } from './notifications.cases';
import { ordersCases } from './orders.cases';
import { orderAccessCases } from './order-access.cases';
import { ordersFoundCases } from './order-search.cases';
import { passwordCases } from './password.cases';
import { profileCases, profileChangedCases } from './profile.cases';
import { registerCases } from './register.cases';
import { activationCases, registrationCases } from './registration.cases';
import { promotionsCases } from './promotions.cases';
import { remindersCases } from './reminders.cases';
import { claimRewardCases, rewardsCases } from './rewards.cases';
import { sessionCases } from './session.cases';
import { supportCases } from './support.cases';
import { usersCases } from './users.cases';
import { usersChangedCases } from './user-changes.cases';
import { walletCases } from './wallet.cases';
import { addPaymentMethodCases, setAutopayCases } from './wallet-once.cases';

/** Cases of placing an order. */
const checkoutCases = [...offeringCases, ...placingCases, ...refusingCases, ...fieldCases, ...onceCases];

/** Cases of the catalog. */
const catalogCases = [...searchCases, ...productCases, ...matchCases];

/** Cases of the cart. */
const cartCases = [
  ...cartReadingCases,
  ...cartChangingCases,
  ...cartManyCases,
  ...cartRefusingCases,
  ...cartConcurrencyCases,
];

/** All cases of all ports. */
export const allCases: readonly ConformanceCase[] = [
  ...insightsCases,
  ...invoicesCases,
  ...invoicesPaidCases,
  ...payInvoicesCases,
  ...disputeInvoiceCases,
  ...walletCases,
  ...addPaymentMethodCases,
  ...setAutopayCases,
  ...sessionCases,
  ...accountsCases,
  ...catalogCases,
  ...cartCases,
  ...checkoutCases,
  ...ordersCases,
  ...orderAccessCases,
  ...ordersFoundCases,
  ...draftsCases,
  ...cancelOrderCases,
  ...builderCases,
  ...easyOrderCases,
  ...listsCases,
  ...listsRefusedCases,
  ...listsReadCases,
  ...listsChangedCases,
  ...remindersCases,
  ...notificationsCases,
  ...contentCases,
  ...activationCases,
  ...profileCases,
  ...profileChangedCases,
  ...passwordCases,
  ...usersCases,
  ...usersChangedCases,
  ...supportCases,
  ...createCaseCases,
  ...promotionsCases,
  ...rewardsCases,
  ...claimRewardCases,
  ...registrationCases,
  ...registerCases,
  ...contactCases,
  ...sendMessageCases,
];
