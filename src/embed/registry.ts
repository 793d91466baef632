// Written by `npm run sync` from the folders and contracts of src.
import type { LocalePack } from '../runtime/messages/locale-pack';
import type { AccountSwitcherProps } from '../widgets/account-switcher';
import type { AppLinksProps } from '../widgets/app-links';
import type { CartProps } from '../widgets/cart';
import type { ChangePasswordProps } from '../widgets/change-password';
import type { CheckoutProps } from '../widgets/checkout';
import type { ContactUsProps } from '../widgets/contact-us';
import type { DashboardProps } from '../widgets/dashboard';
import type { FaqProps } from '../widgets/faq';
import type { HomeProps } from '../widgets/home';
import type { LanguageSwitcherProps } from '../widgets/language-switcher';
import type { LayoutShellProps } from '../widgets/layout-shell';
import type { NotificationsProps } from '../widgets/notifications';
import type { OrderBuilderProps } from '../widgets/order-builder';
import type { OrderDetailProps } from '../widgets/order-detail';
import type { OrderHistoryProps } from '../widgets/order-history';
import type { OrderPlacedProps } from '../widgets/order-placed';
import type { PayInvoicesProps } from '../widgets/pay-invoices';
import type { ProductDetailsProps } from '../widgets/product-details';
import type { ProductGridProps } from '../widgets/product-grid';
import type { PromotionsProps } from '../widgets/promotions';
import type { ResendActivationProps } from '../widgets/resend-activation';
import type { RewardsClaimProps } from '../widgets/rewards-claim';
import type { SelfRegisterProps } from '../widgets/self-register';
import type { ShoppingListsProps } from '../widgets/shopping-lists';
import type { SignInProps } from '../widgets/sign-in';
import type { SupportTicketWizardProps } from '../widgets/support-ticket-wizard';
import type { SupportTicketsProps } from '../widgets/support-tickets';
import type { UserAdminProps } from '../widgets/user-admin';
import type { UserProfileProps } from '../widgets/user-profile';
import type { WalletProps } from '../widgets/wallet';
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
