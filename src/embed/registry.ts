// Written by `npm run sync` from the folders and contracts of src.
import type { LocalePack } from '../runtime/messages/locale-pack';
import type { accountSwitcherContract, AccountSwitcherEvents, AccountSwitcherProps } from '../widgets/account-switcher';
import type { appLinksContract, AppLinksEvents, AppLinksProps } from '../widgets/app-links';
import type { cartContract, CartEvents, CartProps } from '../widgets/cart';
import type { changePasswordContract, ChangePasswordEvents, ChangePasswordProps } from '../widgets/change-password';
import type { checkoutContract, CheckoutEvents, CheckoutProps } from '../widgets/checkout';
import type { contactUsContract, ContactUsEvents, ContactUsProps } from '../widgets/contact-us';
import type { dashboardContract, DashboardEvents, DashboardProps } from '../widgets/dashboard';
import type { faqContract, FaqEvents, FaqProps } from '../widgets/faq';
import type { homeContract, HomeEvents, HomeProps } from '../widgets/home';
import type {
  languageSwitcherContract,
  LanguageSwitcherEvents,
  LanguageSwitcherProps,
} from '../widgets/language-switcher';
import type { layoutShellContract, LayoutShellEvents, LayoutShellProps } from '../widgets/layout-shell';
import type { notificationsContract, NotificationsEvents, NotificationsProps } from '../widgets/notifications';
import type { orderBuilderContract, OrderBuilderEvents, OrderBuilderProps } from '../widgets/order-builder';
import type { orderDetailContract, OrderDetailEvents, OrderDetailProps } from '../widgets/order-detail';
import type { orderHistoryContract, OrderHistoryEvents, OrderHistoryProps } from '../widgets/order-history';
import type { orderPlacedContract, OrderPlacedEvents, OrderPlacedProps } from '../widgets/order-placed';
import type { payInvoicesContract, PayInvoicesEvents, PayInvoicesProps } from '../widgets/pay-invoices';
import type { productDetailsContract, ProductDetailsEvents, ProductDetailsProps } from '../widgets/product-details';
import type { productGridContract, ProductGridEvents, ProductGridProps } from '../widgets/product-grid';
import type { promotionsContract, PromotionsEvents, PromotionsProps } from '../widgets/promotions';
import type {
  resendActivationContract,
  ResendActivationEvents,
  ResendActivationProps,
} from '../widgets/resend-activation';
import type { rewardsClaimContract, RewardsClaimEvents, RewardsClaimProps } from '../widgets/rewards-claim';
import type { selfRegisterContract, SelfRegisterEvents, SelfRegisterProps } from '../widgets/self-register';
import type { shoppingListsContract, ShoppingListsEvents, ShoppingListsProps } from '../widgets/shopping-lists';
import type { signInContract, SignInEvents, SignInProps } from '../widgets/sign-in';
import type {
  supportTicketWizardContract,
  SupportTicketWizardEvents,
  SupportTicketWizardProps,
} from '../widgets/support-ticket-wizard';
import type { supportTicketsContract, SupportTicketsEvents, SupportTicketsProps } from '../widgets/support-tickets';
import type { userAdminContract, UserAdminEvents, UserAdminProps } from '../widgets/user-admin';
import type { userProfileContract, UserProfileEvents, UserProfileProps } from '../widgets/user-profile';
import type { walletContract, WalletEvents, WalletProps } from '../widgets/wallet';
import type { WidgetChunk } from './embed.types';

/** The props of each widget, by the name it is mounted with. */
export interface WidgetPropsByName {
  'account-switcher': AccountSwitcherProps;
  'app-links': AppLinksProps;
  cart: CartProps;
  'change-password': ChangePasswordProps;
  checkout: CheckoutProps;
  'contact-us': ContactUsProps;
  dashboard: DashboardProps;
  faq: FaqProps;
  home: HomeProps;
  'language-switcher': LanguageSwitcherProps;
  'layout-shell': LayoutShellProps;
  notifications: NotificationsProps;
  'order-builder': OrderBuilderProps;
  'order-detail': OrderDetailProps;
  'order-history': OrderHistoryProps;
  'order-placed': OrderPlacedProps;
  'pay-invoices': PayInvoicesProps;
  'product-details': ProductDetailsProps;
  'product-grid': ProductGridProps;
  promotions: PromotionsProps;
  'resend-activation': ResendActivationProps;
  'rewards-claim': RewardsClaimProps;
  'self-register': SelfRegisterProps;
  'shopping-lists': ShoppingListsProps;
  'sign-in': SignInProps;
  'support-ticket-wizard': SupportTicketWizardProps;
  'support-tickets': SupportTicketsProps;
  'user-admin': UserAdminProps;
  'user-profile': UserProfileProps;
  wallet: WalletProps;
}

/** The events of each widget, with their details. */
export interface WidgetEventsByName {
  'account-switcher': AccountSwitcherEvents;
  'app-links': AppLinksEvents;
  cart: CartEvents;
  'change-password': ChangePasswordEvents;
  checkout: CheckoutEvents;
  'contact-us': ContactUsEvents;
  dashboard: DashboardEvents;
  faq: FaqEvents;
  home: HomeEvents;
  'language-switcher': LanguageSwitcherEvents;
  'layout-shell': LayoutShellEvents;
  notifications: NotificationsEvents;
  'order-builder': OrderBuilderEvents;
  'order-detail': OrderDetailEvents;
  'order-history': OrderHistoryEvents;
  'order-placed': OrderPlacedEvents;
  'pay-invoices': PayInvoicesEvents;
  'product-details': ProductDetailsEvents;
  'product-grid': ProductGridEvents;
  promotions: PromotionsEvents;
  'resend-activation': ResendActivationEvents;
  'rewards-claim': RewardsClaimEvents;
  'self-register': SelfRegisterEvents;
  'shopping-lists': ShoppingListsEvents;
  'sign-in': SignInEvents;
  'support-ticket-wizard': SupportTicketWizardEvents;
  'support-tickets': SupportTicketsEvents;
  'user-admin': UserAdminEvents;
  'user-profile': UserProfileEvents;
  wallet: WalletEvents;
}

/** The contract of each widget. */
export interface WidgetContractsByName {
  'account-switcher': typeof accountSwitcherContract;
  'app-links': typeof appLinksContract;
  cart: typeof cartContract;
  'change-password': typeof changePasswordContract;
  checkout: typeof checkoutContract;
  'contact-us': typeof contactUsContract;
  dashboard: typeof dashboardContract;
  faq: typeof faqContract;
  home: typeof homeContract;
  'language-switcher': typeof languageSwitcherContract;
  'layout-shell': typeof layoutShellContract;
  notifications: typeof notificationsContract;
  'order-builder': typeof orderBuilderContract;
  'order-detail': typeof orderDetailContract;
  'order-history': typeof orderHistoryContract;
  'order-placed': typeof orderPlacedContract;
  'pay-invoices': typeof payInvoicesContract;
  'product-details': typeof productDetailsContract;
  'product-grid': typeof productGridContract;
  promotions: typeof promotionsContract;
  'resend-activation': typeof resendActivationContract;
  'rewards-claim': typeof rewardsClaimContract;
  'self-register': typeof selfRegisterContract;
  'shopping-lists': typeof shoppingListsContract;
  'sign-in': typeof signInContract;
  'support-ticket-wizard': typeof supportTicketWizardContract;
  'support-tickets': typeof supportTicketsContract;
  'user-admin': typeof userAdminContract;
  'user-profile': typeof userProfileContract;
  wallet: typeof walletContract;
}

/** Each widget's code, fetched when the first of its kind is wanted. All that a page carries of a widget it does not show. */
export const registry: { readonly [Name in keyof WidgetPropsByName]: () => Promise<WidgetChunk> } = {
  'account-switcher': () => import('./chunks/account-switcher'),
  'app-links': () => import('./chunks/app-links'),
  cart: () => import('./chunks/cart'),
  'change-password': () => import('./chunks/change-password'),
  checkout: () => import('./chunks/checkout'),
  'contact-us': () => import('./chunks/contact-us'),
  dashboard: () => import('./chunks/dashboard'),
  faq: () => import('./chunks/faq'),
  home: () => import('./chunks/home'),
  'language-switcher': () => import('./chunks/language-switcher'),
  'layout-shell': () => import('./chunks/layout-shell'),
  notifications: () => import('./chunks/notifications'),
  'order-builder': () => import('./chunks/order-builder'),
  'order-detail': () => import('./chunks/order-detail'),
  'order-history': () => import('./chunks/order-history'),
  'order-placed': () => import('./chunks/order-placed'),
  'pay-invoices': () => import('./chunks/pay-invoices'),
  'product-details': () => import('./chunks/product-details'),
  'product-grid': () => import('./chunks/product-grid'),
  promotions: () => import('./chunks/promotions'),
  'resend-activation': () => import('./chunks/resend-activation'),
  'rewards-claim': () => import('./chunks/rewards-claim'),
  'self-register': () => import('./chunks/self-register'),
  'shopping-lists': () => import('./chunks/shopping-lists'),
  'sign-in': () => import('./chunks/sign-in'),
  'support-ticket-wizard': () => import('./chunks/support-ticket-wizard'),
  'support-tickets': () => import('./chunks/support-tickets'),
  'user-admin': () => import('./chunks/user-admin'),
  'user-profile': () => import('./chunks/user-profile'),
  wallet: () => import('./chunks/wallet'),
};

/** The languages that have a pack, by tag. */
export const localePacks: Readonly<Record<string, () => Promise<{ readonly default: LocalePack }>>> = {
  'es-CA': () => import('../locales/es-CA'),
  'fr-CA': () => import('../locales/fr-CA'),
  'ko-KR': () => import('../locales/ko-KR'),
  'zh-CN': () => import('../locales/zh-CN'),
};
