import { lazy } from 'react';
import { importWithRetry } from '../../ui/lazy/import-with-retry';

/** The code of each page that is fetched when it is first wanted. */
const code = {
  home: () => import('./home-page'),
  products: () => import('./products-page'),
  product: () => import('./product-page'),
  'order-builder': () => import('./order-builder-page'),
  lists: () => import('./lists-page'),
  cart: () => import('./cart-page'),
  checkout: () => import('./checkout-page'),
  'order-placed': () => import('./order-placed-page'),
  orders: () => import('./orders-page'),
  order: () => import('./order-page'),
  invoices: () => import('./invoices-page'),
  wallet: () => import('./wallet-page'),
  users: () => import('./users-page'),
  profile: () => import('./profile-page'),
  password: () => import('./password-page'),
  tickets: () => import('./tickets-page'),
  'new-ticket': () => import('./new-ticket-page'),
  notifications: () => import('./notifications-page'),
  promotions: () => import('./promotions-page'),
  rewards: () => import('./rewards-page'),
  faq: () => import('./faq-page'),
  contact: () => import('./contact-page'),
  resend: () => import('./resend-page'),
  'sign-in': () => import('./sign-in-page'),
  register: () => import('./register-page'),
};

export const HomePage = lazy(() => importWithRetry(code.home));
export const ProductsPage = lazy(() => importWithRetry(code.products));
export const ProductPage = lazy(() => importWithRetry(code.product));
export const OrderBuilderPage = lazy(() => importWithRetry(code['order-builder']));
export const ListsPage = lazy(() => importWithRetry(code.lists));
export const CartPage = lazy(() => importWithRetry(code.cart));
export const CheckoutPage = lazy(() => importWithRetry(code.checkout));
export const OrderPlacedPage = lazy(() => importWithRetry(code['order-placed']));
export const OrdersPage = lazy(() => importWithRetry(code.orders));
export const OrderPage = lazy(() => importWithRetry(code.order));
export const InvoicesPage = lazy(() => importWithRetry(code.invoices));
export const WalletPage = lazy(() => importWithRetry(code.wallet));
export const UsersPage = lazy(() => importWithRetry(code.users));
export const ProfilePage = lazy(() => importWithRetry(code.profile));
export const PasswordPage = lazy(() => importWithRetry(code.password));
export const TicketsPage = lazy(() => importWithRetry(code.tickets));
export const NewTicketPage = lazy(() => importWithRetry(code['new-ticket']));
export const NotificationsPage = lazy(() => importWithRetry(code.notifications));
export const PromotionsPage = lazy(() => importWithRetry(code.promotions));
export const RewardsPage = lazy(() => importWithRetry(code.rewards));
export const FaqPage = lazy(() => importWithRetry(code.faq));
export const ContactPage = lazy(() => importWithRetry(code.contact));
export const RegisterPage = lazy(() => importWithRetry(code.register));
export const ResendPage = lazy(() => importWithRetry(code.resend));
export const SignInPage = lazy(() => importWithRetry(code['sign-in']));

/** Fetches a page's code before it is gone to. What does not come is asked for again then. */
export const prefetchPage = (name: keyof typeof code): void => void code[name]().catch(() => {});

/** The pages that follow on the way to an order. */
const next = { home: ['products', 'cart'], products: ['product', 'cart'], product: ['cart'], cart: ['checkout'], checkout: ['order-placed'], orders: ['order'] } as const;

/** Fetches what most buyers open next, once this page has settled. */
export function prefetchNext(name: string): void {
  const wanted = Object.hasOwn(next, name) ? next[name as keyof typeof next] : []; // its own key, just asked
  wanted.forEach(prefetchPage);
}
