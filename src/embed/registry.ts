// Written by `npm run sync` from the folders and contracts of src.
import type { LocalePack } from '../runtime/messages/locale-pack';
import type { AccountSwitcherProps } from '../widgets/account-switcher';
import type { CartProps } from '../widgets/cart';
import type { CheckoutProps } from '../widgets/checkout';
import type { FaqProps } from '../widgets/faq';
import type { LanguageSwitcherProps } from '../widgets/language-switcher';
import type { LayoutShellProps } from '../widgets/layout-shell';
import type { OrderPlacedProps } from '../widgets/order-placed';
import type { ProductDetailsProps } from '../widgets/product-details';
import type { ProductGridProps } from '../widgets/product-grid';
import type { ResendActivationProps } from '../widgets/resend-activation';
import type { WidgetEntry } from './embed.types';

/** The props of each widget, by the name it is mounted with. */
export interface WidgetPropsByName {
  'account-switcher': AccountSwitcherProps;
  cart: CartProps;
  checkout: CheckoutProps;
  faq: FaqProps;
  'language-switcher': LanguageSwitcherProps;
  'layout-shell': LayoutShellProps;
  'order-placed': OrderPlacedProps;
  'product-details': ProductDetailsProps;
  'product-grid': ProductGridProps;
  'resend-activation': ResendActivationProps;
}

/** What embedding has to know of each widget before its code is here. */
export const registry: { readonly [Name in keyof WidgetPropsByName]: WidgetEntry } = {
  'account-switcher': {
    element: 'tradefront-account-switcher',
    attributes: { layout: ['layout', 'text'], 'account-id': ['accountId', 'text'], 'heading-level': ['headingLevel', 'number'] },
    regions: ['header', 'footer', 'empty'],
    render: [],
    load: () => import('./chunks/account-switcher'),
  },
  cart: {
    element: 'tradefront-cart',
    attributes: { 'heading-level': ['headingLevel', 'number'] },
    regions: ['header', 'empty', 'summary-footer'],
    render: ['lineExtra'],
    load: () => import('./chunks/cart'),
  },
  checkout: {
    element: 'tradefront-checkout',
    attributes: { 'heading-level': ['headingLevel', 'number'], 'consolidated-bottler-id': ['consolidatedBottlerId', 'number'] },
    regions: ['header', 'summary-footer'],
    render: [],
    load: () => import('./chunks/checkout'),
  },
  faq: {
    element: 'tradefront-faq',
    attributes: { 'page-size': ['pageSize', 'number'], search: ['search', 'text'], open: ['open', 'text'], 'heading-level': ['headingLevel', 'number'] },
    regions: ['header', 'footer', 'empty'],
    render: [],
    load: () => import('./chunks/faq'),
  },
  'language-switcher': {
    element: 'tradefront-language-switcher',
    attributes: { layout: ['layout', 'text'], language: ['language', 'text'], languages: ['languages', 'json'], 'base-path': ['basePath', 'text'], 'current-href': ['currentHref', 'url'] },
    regions: [],
    render: [],
    load: () => import('./chunks/language-switcher'),
  },
  'layout-shell': {
    element: 'tradefront-layout-shell',
    attributes: { layout: ['layout', 'text'], 'notice-text': ['noticeText', 'text'], 'notice-date': ['noticeDate', 'text'], 'visit-url': ['visitURL', 'url'], 'logo-src': ['logoSrc', 'url'], 'logo-alt': ['logoAlt', 'text'], 'heading-level': ['headingLevel', 'number'] },
    regions: ['header', 'announcement', 'content', 'footer', 'form'],
    render: [],
    load: () => import('./chunks/layout-shell'),
  },
  'order-placed': {
    element: 'tradefront-order-placed',
    attributes: { 'order-id': ['orderId', 'text'], 'heading-level': ['headingLevel', 'number'] },
    regions: ['header', 'footer'],
    render: [],
    load: () => import('./chunks/order-placed'),
  },
  'product-details': {
    element: 'tradefront-product-details',
    attributes: { 'product-id': ['productId', 'text'], 'heading-level': ['headingLevel', 'number'] },
    regions: ['header', 'footer'],
    render: ['extra'],
    load: () => import('./chunks/product-details'),
  },
  'product-grid': {
    element: 'tradefront-product-grid',
    attributes: { search: ['search', 'text'], page: ['page', 'number'], 'page-size': ['pageSize', 'number'], sort: ['sort', 'text'], layout: ['layout', 'text'], value: ['value', 'json'], 'heading-level': ['headingLevel', 'number'] },
    regions: ['header', 'footer', 'empty'],
    render: ['cardExtra'],
    load: () => import('./chunks/product-grid'),
  },
  'resend-activation': {
    element: 'tradefront-resend-activation',
    attributes: { custservnumber: ['custservnumber', 'text'], background: ['background', 'text'], 'sign-in-url': ['signInURL', 'url'], 'register-url': ['registerURL', 'url'], 'app-store-ios': ['appStoreIos', 'url'], 'app-store-android': ['appStoreAndroid', 'url'], 'heading-level': ['headingLevel', 'number'] },
    regions: ['header', 'top', 'bottom'],
    render: [],
    load: () => import('./chunks/resend-activation'),
  },
};

/** The languages that have a pack, by tag. */
export const localePacks: Readonly<Record<string, () => Promise<{ readonly default: LocalePack }>>> = {
  'es-CA': () => import('../locales/es-CA'),
  'fr-CA': () => import('../locales/fr-CA'),
  'ko-KR': () => import('../locales/ko-KR'),
  'zh-CN': () => import('../locales/zh-CN'),
};
