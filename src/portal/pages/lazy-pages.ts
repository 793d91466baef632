import { lazy } from 'react';
import { fetchCode } from '../../ui/lazy/import-with-retry';

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

export const HomePage = lazy(() => fetchCode(code.home));
export const ProductsPage = lazy(() => fetchCode(code.products));
export const ProductPage = lazy(() => fetchCode(code.product));
export const OrderBuilderPage = lazy(() => fetchCode(code['order-builder']));
export const ListsPage = lazy(() => fetchCode(code.lists));
export const CartPage = lazy(() => fetchCode(code.cart));
export const CheckoutPage = lazy(() => fetchCode(code.checkout));
export const OrderPlacedPage = lazy(() => fetchCode(code['order-placed']));
export const OrdersPage = lazy(() => fetchCode(code.orders));
export const OrderPage = lazy(() => fetchCode(code.order));
export const InvoicesPage = lazy(() => fetchCode(code.invoices));
export const WalletPage = lazy(() => fetchCode(code.wallet));
export const UsersPage = lazy(() => fetchCode(code.users));
export const ProfilePage = lazy(() => fetchCode(code.profile));
export const PasswordPage = lazy(() => fetchCode(code.password));
export const TicketsPage = lazy(() => fetchCode(code.tickets));
export const NewTicketPage = lazy(() => fetchCode(code['new-ticket']));
export const NotificationsPage = lazy(() => fetchCode(code.notifications));
export const PromotionsPage = lazy(() => fetchCode(code.promotions));
export const RewardsPage = lazy(() => fetchCode(code.rewards));
export const FaqPage = lazy(() => fetchCode(code.faq));
export const ContactPage = lazy(() => fetchCode(code.contact));
export const RegisterPage = lazy(() => fetchCode(code.register));
export const ResendPage = lazy(() => fetchCode(code.resend));
export const SignInPage = lazy(() => fetchCode(code['sign-in']));

/** Fetches a page's code before it is gone to. What does not come is asked for again then. */
export const prefetchPage = (name: keyof typeof code): void => void code[name]().catch(() => {});

/** The pages that follow on the way to an order. */
const next = { home: ['products', 'cart'], products: ['product', 'cart'], product: ['cart'], cart: ['checkout'], checkout: ['order-placed'], orders: ['order'] } as const;

/** Fetches what most buyers open next, once this page has settled. */
export function prefetchNext(name: string): void {
  const wanted = Object.hasOwn(next, name) ? next[name as keyof typeof next] : []; // its own key, just asked
  wanted.forEach(prefetchPage);
}
