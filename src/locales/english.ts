import { portalMessages } from '../portal/portal.messages';
import { accountSwitcherMessages } from '../widgets/account-switcher/account-switcher.messages';
import { cartLazyMessages } from '../widgets/cart/cart.lazy.messages';
import { cartMessages } from '../widgets/cart/cart.messages';
import { checkoutLazyMessages } from '../widgets/checkout/checkout.lazy.messages';
import { checkoutMessages } from '../widgets/checkout/checkout.messages';
import { addMethodMessages } from '../widgets/common/add-method/add-method.messages';
import { addToListMessages } from '../widgets/common/add-to-list/add-to-list.messages';
import { cartNoticeMessages } from '../widgets/common/cart-notice.messages';
import { guestCartMessages } from '../widgets/common/guest-cart/guest-cart.messages';
import { commitMessages } from '../widgets/common/commit/commit.messages';
import { commonMessages } from '../widgets/common/common.messages';
import { draftMessages } from '../widgets/common/draft/draft.messages';
import { dueReminderMessages } from '../widgets/common/due-reminders/due-reminders.messages';
import { reorderMessages } from '../widgets/common/reorder/reorder.messages';
import { hostAnswerMessages } from '../widgets/common/host-answer/host-answer.messages';
import { orderStatusMessages } from '../widgets/common/order-status.messages';
import { orderingStoppedMessages } from '../widgets/common/ordering/ordering-stopped.messages';
import { otherAccountMessages } from '../widgets/common/order-not-found/other-account.messages';
import { quantityMessages } from '../widgets/common/quantity/quantity.messages';
import { faqMessages } from '../widgets/faq/faq.messages';
import { languageSwitcherMessages } from '../widgets/language-switcher/language-switcher.messages';
import { layoutShellMessages } from '../widgets/layout-shell/layout-shell.messages';
import { orderPlacedLazyMessages } from '../widgets/order-placed/order-placed.lazy.messages';
import { orderPlacedMessages } from '../widgets/order-placed/order-placed.messages';
import { productDetailsMessages } from '../widgets/product-details/product-details.messages';
import { productGridLazyMessages } from '../widgets/product-grid/product-grid.lazy.messages';
import { productGridMessages } from '../widgets/product-grid/product-grid.messages';
import { resendActivationLazyMessages } from '../widgets/resend-activation/resend-activation.lazy.messages';
import { resendActivationMessages } from '../widgets/resend-activation/resend-activation.messages';
import { orderBuilderLazyMessages } from '../widgets/order-builder/order-builder.lazy.messages';
import { orderBuilderMessages } from '../widgets/order-builder/order-builder.messages';
import { walletLazyMessages } from '../widgets/wallet/wallet.lazy.messages';
import { walletMessages } from '../widgets/wallet/wallet.messages';
import { payInvoicesLazyMessages } from '../widgets/pay-invoices/pay-invoices.lazy.messages';
import { payInvoicesMessages } from '../widgets/pay-invoices/pay-invoices.messages';
import { orderHistoryLazyMessages } from '../widgets/order-history/order-history.lazy.messages';
import { orderHistoryMessages } from '../widgets/order-history/order-history.messages';
import { orderDetailLazyMessages } from '../widgets/order-detail/order-detail.lazy.messages';
import { orderDetailMessages } from '../widgets/order-detail/order-detail.messages';
import { appLinksMessages } from '../widgets/app-links/app-links.messages';
import { signInMessages } from '../widgets/sign-in/sign-in.messages';
import { homeMessages } from '../widgets/home/home.messages';
import { shoppingListsLazyMessages } from '../widgets/shopping-lists/shopping-lists.lazy.messages';
import { shoppingListsMessages } from '../widgets/shopping-lists/shopping-lists.messages';
import { userAdminLazyMessages } from '../widgets/user-admin/user-admin.lazy.messages';
import { userAdminMessages } from '../widgets/user-admin/user-admin.messages';
import { supportTicketWizardLazyMessages } from '../widgets/support-ticket-wizard/support-ticket-wizard.lazy.messages';
import { supportTicketWizardMessages } from '../widgets/support-ticket-wizard/support-ticket-wizard.messages';
import { supportTicketsMessages } from '../widgets/support-tickets/support-tickets.messages';
import { changePasswordMessages } from '../widgets/change-password/change-password.messages';
import { contactUsLazyMessages } from '../widgets/contact-us/contact-us.lazy.messages';
import { contactUsMessages } from '../widgets/contact-us/contact-us.messages';
import { dashboardLazyMessages } from '../widgets/dashboard/dashboard.lazy.messages';
import { dashboardMessages } from '../widgets/dashboard/dashboard.messages';
import { notificationsLazyMessages } from '../widgets/notifications/notifications.lazy.messages';
import { notificationsMessages } from '../widgets/notifications/notifications.messages';
import { promotionsMessages } from '../widgets/promotions/promotions.messages';
import { rewardsClaimLazyMessages } from '../widgets/rewards-claim/rewards-claim.lazy.messages';
import { rewardsClaimMessages } from '../widgets/rewards-claim/rewards-claim.messages';
import { selfRegisterMessages } from '../widgets/self-register/self-register.messages';
import { userProfileMessages } from '../widgets/user-profile/user-profile.messages';

/** The words of every widget by its name, each as its own file declares it: inferred, a declaration would repeat them all. */
type EnglishMessages = {
  readonly 'account-switcher': typeof accountSwitcherMessages;
  readonly 'add-method': typeof addMethodMessages;
  readonly 'add-to-list': typeof addToListMessages;
  readonly 'cart-notice': typeof cartNoticeMessages;
  readonly 'guest-cart': typeof guestCartMessages;
  readonly 'host-answer': typeof hostAnswerMessages;
  readonly cart: typeof cartMessages & typeof cartLazyMessages;
  readonly checkout: typeof checkoutMessages & typeof checkoutLazyMessages;
  readonly commit: typeof commitMessages;
  readonly common: typeof commonMessages;
  readonly draft: typeof draftMessages;
  readonly 'due-reminders': typeof dueReminderMessages;
  readonly faq: typeof faqMessages;
  readonly 'language-switcher': typeof languageSwitcherMessages;
  readonly 'layout-shell': typeof layoutShellMessages;
  readonly reorder: typeof reorderMessages;
  readonly 'order-placed': typeof orderPlacedMessages & typeof orderPlacedLazyMessages;
  readonly 'order-status': typeof orderStatusMessages;
  readonly 'ordering-stopped': typeof orderingStoppedMessages;
  readonly 'other-account': typeof otherAccountMessages;
  readonly portal: typeof portalMessages;
  readonly 'product-details': typeof productDetailsMessages;
  readonly 'product-grid': typeof productGridMessages & typeof productGridLazyMessages;
  readonly quantity: typeof quantityMessages;
  readonly 'resend-activation': typeof resendActivationMessages & typeof resendActivationLazyMessages;
  readonly 'order-builder': typeof orderBuilderMessages & typeof orderBuilderLazyMessages;
  readonly wallet: typeof walletMessages & typeof walletLazyMessages;
  readonly 'pay-invoices': typeof payInvoicesMessages & typeof payInvoicesLazyMessages;
  readonly 'order-history': typeof orderHistoryMessages & typeof orderHistoryLazyMessages;
  readonly 'order-detail': typeof orderDetailMessages & typeof orderDetailLazyMessages;
  readonly 'app-links': typeof appLinksMessages;
  readonly 'sign-in': typeof signInMessages;
  readonly home: typeof homeMessages;
  readonly 'shopping-lists': typeof shoppingListsMessages & typeof shoppingListsLazyMessages;
  readonly 'user-admin': typeof userAdminMessages & typeof userAdminLazyMessages;
  readonly 'support-ticket-wizard': typeof supportTicketWizardMessages & typeof supportTicketWizardLazyMessages;
  readonly 'support-tickets': typeof supportTicketsMessages;
  readonly 'change-password': typeof changePasswordMessages;
  readonly 'contact-us': typeof contactUsMessages & typeof contactUsLazyMessages;
  readonly dashboard: typeof dashboardMessages & typeof dashboardLazyMessages;
  readonly notifications: typeof notificationsMessages & typeof notificationsLazyMessages;
  readonly promotions: typeof promotionsMessages;
  readonly 'rewards-claim': typeof rewardsClaimMessages & typeof rewardsClaimLazyMessages;
  readonly 'self-register': typeof selfRegisterMessages;
  readonly 'user-profile': typeof userProfileMessages;
};

/** The words of every widget by its name, in the language they are written in: what a locale pack translates. */
export const englishMessages: EnglishMessages = {
  'account-switcher': accountSwitcherMessages,
  'add-method': addMethodMessages,
  'add-to-list': addToListMessages,
  'cart-notice': cartNoticeMessages,
  'guest-cart': guestCartMessages,
  'host-answer': hostAnswerMessages,
  cart: { ...cartMessages, ...cartLazyMessages },
  checkout: {
    ...checkoutMessages,
    ...checkoutLazyMessages,
    delivery: { ...checkoutMessages.delivery, ...checkoutLazyMessages.delivery },
    summary: { ...checkoutMessages.summary, ...checkoutLazyMessages.summary },
  },
  commit: commitMessages,
  common: commonMessages,
  draft: draftMessages,
  'due-reminders': dueReminderMessages,
  faq: faqMessages,
  'language-switcher': languageSwitcherMessages,
  'layout-shell': layoutShellMessages,
  reorder: reorderMessages,
  'order-placed': { ...orderPlacedMessages, ...orderPlacedLazyMessages },
  'order-status': orderStatusMessages,
  'ordering-stopped': orderingStoppedMessages,
  'other-account': otherAccountMessages,
  portal: portalMessages,
  'product-details': productDetailsMessages,
  'product-grid': { ...productGridMessages, ...productGridLazyMessages },
  quantity: quantityMessages,
  'resend-activation': { ...resendActivationMessages, ...resendActivationLazyMessages },
  'order-builder': { ...orderBuilderMessages, ...orderBuilderLazyMessages },
  wallet: { ...walletMessages, ...walletLazyMessages },
  'pay-invoices': { ...payInvoicesMessages, ...payInvoicesLazyMessages },
  'order-history': { ...orderHistoryMessages, ...orderHistoryLazyMessages },
  'order-detail': { ...orderDetailMessages, ...orderDetailLazyMessages },
  'app-links': appLinksMessages,
  'sign-in': signInMessages,
  home: homeMessages,
  'shopping-lists': { ...shoppingListsMessages, ...shoppingListsLazyMessages },
  'user-admin': { ...userAdminMessages, ...userAdminLazyMessages },
  'support-ticket-wizard': {
    ...supportTicketWizardMessages,
    ...supportTicketWizardLazyMessages,
    photos: { ...supportTicketWizardMessages.photos, ...supportTicketWizardLazyMessages.photos },
  },
  'support-tickets': supportTicketsMessages,
  'change-password': changePasswordMessages,
  'contact-us': { ...contactUsMessages, ...contactUsLazyMessages },
  dashboard: { ...dashboardMessages, ...dashboardLazyMessages },
  notifications: { ...notificationsMessages, ...notificationsLazyMessages },
  promotions: promotionsMessages,
  'rewards-claim': { ...rewardsClaimMessages, ...rewardsClaimLazyMessages },
  'self-register': selfRegisterMessages,
  'user-profile': userProfileMessages,
};
