import type { ConformanceCase } from '../testing.types';
import { accountsCases } from './accounts.cases';
import { activationCases } from './activation.cases';
import { builderCases } from './builder.cases';
import { cancelOrderCases } from './cancel-order.cases';
import { cartCases } from './cart';
import { catalogCases } from './catalog';
import { checkoutCases } from './checkout';
import { contactCases, sendMessageCases } from './contact.cases';
import { contentCases } from './content.cases';
import { createCaseCases } from './create-case.cases';
import { draftsCases } from './drafts.cases';
import { easyOrderCases } from './easy-order.cases';
import { insightsCases } from './insights.cases';
import { disputeInvoiceCases, invoicesCases, payInvoicesCases } from './invoices.cases';
import { invoicesPaidCases } from './invoice-payments.cases';
import { listsCases } from './lists.cases';
import { listsChangedCases } from './list-changes.cases';
import { listsReadCases } from './list-reads.cases';
import { notificationsCases } from './notifications.cases';
import { ordersCases } from './orders.cases';
import { ordersFoundCases } from './order-search.cases';
import { passwordCases } from './password.cases';
import { profileCases } from './profile.cases';
import { profileChangedCases } from './profile-changes.cases';
import { registerCases } from './register.cases';
import { registrationCases } from './registration.cases';
import { promotionsCases } from './promotions.cases';
import { remindersCases } from './reminders.cases';
import { claimRewardCases, rewardsCases } from './rewards.cases';
import { sessionCases } from './session.cases';
import { supportCases } from './support.cases';
import { usersCases } from './users.cases';
import { usersChangedCases } from './user-changes.cases';
import { walletCases } from './wallet.cases';
import { addPaymentMethodCases, setAutopayCases } from './wallet-once.cases';

/** Every case of every port. */
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
  ...ordersFoundCases,
  ...draftsCases,
  ...cancelOrderCases,
  ...builderCases,
  ...easyOrderCases,
  ...listsCases,
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
