import { desktop, phone } from './visit';
import type { TabOptions } from './drivers/driver';

/** A page in one state, for the pictures. */
export interface PageState {
  readonly name: string;
  readonly path: string;
  readonly window: TabOptions;
  readonly isGuest: boolean;
}

const desktopPaths = {
  today: '/en-US/',
  products: '/en-US/products',
  'products-list': '/en-US/products?layout=list',
  'products-found': '/en-US/products?search=halden',
  'products-french': '/fr-CA/products',
  'products-korean': '/ko-KR/products',
  cart: '/en-US/cart',
  checkout: '/en-US/checkout',
  'order-builder': '/en-US/order-builder',
  lists: '/en-US/lists',
  orders: '/en-US/orders',
  order: '/en-US/orders/o-4500871',
  'order-open': '/en-US/orders/o-4500897',
  invoices: '/en-US/invoices',
  invoice: '/en-US/invoices/INV-80670',
  wallet: '/en-US/wallet',
  tickets: '/en-US/tickets',
  'new-ticket': '/en-US/new-ticket',
  users: '/en-US/users',
  profile: '/en-US/profile',
  password: '/en-US/password',
  notifications: '/en-US/notifications',
  promotions: '/en-US/promotions',
  rewards: '/en-US/rewards',
  questions: '/en-US/faq',
  contact: '/en-US/contact',
  'not-found': '/en-US/no-such-page',
} as const;

const phonePaths = {
  'phone-today': '/en-US/',
  'phone-products': '/en-US/products',
  'phone-cart': '/en-US/cart',
  'phone-checkout': '/en-US/checkout',
  'phone-order-builder': '/en-US/order-builder',
  'phone-orders': '/en-US/orders',
  'phone-invoices': '/en-US/invoices',
  'phone-tickets': '/fr-CA/tickets',
  'phone-users': '/fr-CA/users',
} as const;

const guestPaths = {
  'guest-home': '/en-US/',
  'guest-sign-in': '/en-US/sign-in',
  'guest-register': '/en-US/Register',
  'guest-resend': '/en-US/resend',
} as const;

const statesOf = (paths: Readonly<Record<string, string>>, window: TabOptions, isGuest = false): readonly PageState[] =>
  Object.entries(paths).map(([name, path]) => ({ name, path, window, isGuest }));

/** Forty pages: for a buyer on a wide window and on a phone, and for a guest. */
export const pageStates: readonly PageState[] = [
  ...statesOf(guestPaths, desktop, true),
  ...statesOf(desktopPaths, desktop),
  ...statesOf(phonePaths, { ...phone, touch: false }),
];
