// Written by `npm run sync` from the folders and contracts of src.
import type { LocalePack } from '../runtime/messages/locale-pack';
import type { AccountSwitcherProps } from '../widgets/account-switcher';
import type { AppLinksProps } from '../widgets/app-links';
import type { CartProps } from '../widgets/cart';
import type { CheckoutProps } from '../widgets/checkout';
import type { FaqProps } from '../widgets/faq';
import type { HomeProps } from '../widgets/home';
import type { LanguageSwitcherProps } from '../widgets/language-switcher';
import type { LayoutShellProps } from '../widgets/layout-shell';
import type { OrderBuilderProps } from '../widgets/order-builder';
import type { OrderDetailProps } from '../widgets/order-detail';
import type { OrderHistoryProps } from '../widgets/order-history';
import type { OrderPlacedProps } from '../widgets/order-placed';
import type { PayInvoicesProps } from '../widgets/pay-invoices';
import type { ProductDetailsProps } from '../widgets/product-details';
import type { ProductGridProps } from '../widgets/product-grid';
import type { ResendActivationProps } from '../widgets/resend-activation';
import type { ShoppingListsProps } from '../widgets/shopping-lists';
import type { SignInProps } from '../widgets/sign-in';
import type { SupportTicketWizardProps } from '../widgets/support-ticket-wizard';
import type { SupportTicketsProps } from '../widgets/support-tickets';
import type { UserAdminProps } from '../widgets/user-admin';
import type { WalletProps } from '../widgets/wallet';
import type { WidgetChunk } from './embed.types';

/** The props of each widget, by the name it is mounted with. */
export interface WidgetPropsByName {
  'account-switcher': AccountSwitcherProps;
  'app-links': AppLinksProps;
  cart: CartProps;
  checkout: CheckoutProps;
  faq: FaqProps;
  home: HomeProps;
  'language-switcher': LanguageSwitcherProps;
  'layout-shell': LayoutShellProps;
  'order-builder': OrderBuilderProps;
  'order-detail': OrderDetailProps;
  'order-history': OrderHistoryProps;
  'order-placed': OrderPlacedProps;
  'pay-invoices': PayInvoicesProps;
  'product-details': ProductDetailsProps;
  'product-grid': ProductGridProps;
  'resend-activation': ResendActivationProps;
  'shopping-lists': ShoppingListsProps;
  'sign-in': SignInProps;
  'support-ticket-wizard': SupportTicketWizardProps;
  'support-tickets': SupportTicketsProps;
  'user-admin': UserAdminProps;
  wallet: WalletProps;
}

/** Each widget's code, fetched when the first of its kind is wanted. All that a page carries of a widget it does not show. */
export const registry: { readonly [Name in keyof WidgetPropsByName]: () => Promise<WidgetChunk> } = {
  'account-switcher': () => import('./chunks/account-switcher'),
  'app-links': () => import('./chunks/app-links'),
  cart: () => import('./chunks/cart'),
  checkout: () => import('./chunks/checkout'),
  faq: () => import('./chunks/faq'),
  home: () => import('./chunks/home'),
  'language-switcher': () => import('./chunks/language-switcher'),
  'layout-shell': () => import('./chunks/layout-shell'),
  'order-builder': () => import('./chunks/order-builder'),
  'order-detail': () => import('./chunks/order-detail'),
  'order-history': () => import('./chunks/order-history'),
  'order-placed': () => import('./chunks/order-placed'),
  'pay-invoices': () => import('./chunks/pay-invoices'),
  'product-details': () => import('./chunks/product-details'),
  'product-grid': () => import('./chunks/product-grid'),
  'resend-activation': () => import('./chunks/resend-activation'),
  'shopping-lists': () => import('./chunks/shopping-lists'),
  'sign-in': () => import('./chunks/sign-in'),
  'support-ticket-wizard': () => import('./chunks/support-ticket-wizard'),
  'support-tickets': () => import('./chunks/support-tickets'),
  'user-admin': () => import('./chunks/user-admin'),
  wallet: () => import('./chunks/wallet'),
};

/** The languages that have a pack, by tag. */
export const localePacks: Readonly<Record<string, () => Promise<{ readonly default: LocalePack }>>> = {
  'es-CA': () => import('../locales/es-CA'),
  'fr-CA': () => import('../locales/fr-CA'),
  'ko-KR': () => import('../locales/ko-KR'),
  'zh-CN': () => import('../locales/zh-CN'),
};
