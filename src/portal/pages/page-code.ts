import { lazy } from 'react';

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

export const HomePage = lazy(code.home);
export const ProductsPage = lazy(code.products);
export const ProductPage = lazy(code.product);
export const OrderBuilderPage = lazy(code['order-builder']);
export const ListsPage = lazy(code.lists);
export const CartPage = lazy(code.cart);
export const CheckoutPage = lazy(code.checkout);
export const OrderPlacedPage = lazy(code['order-placed']);
export const OrdersPage = lazy(code.orders);
export const OrderPage = lazy(code.order);
export const InvoicesPage = lazy(code.invoices);
export const WalletPage = lazy(code.wallet);
export const UsersPage = lazy(code.users);
export const ProfilePage = lazy(code.profile);
export const PasswordPage = lazy(code.password);
export const TicketsPage = lazy(code.tickets);
export const NewTicketPage = lazy(code['new-ticket']);
export const NotificationsPage = lazy(code.notifications);
export const PromotionsPage = lazy(code.promotions);
export const RewardsPage = lazy(code.rewards);
export const FaqPage = lazy(code.faq);
export const ContactPage = lazy(code.contact);
export const RegisterPage = lazy(code.register);
export const ResendPage = lazy(code.resend);
export const SignInPage = lazy(code['sign-in']);

/** Fetches a page's code before it is gone to. What does not come is asked for again then. */
export const prefetchPage = (name: keyof typeof code): void => void code[name]().catch(() => {});

/** The pages that follow on the way to an order. */
const next = { home: ['products', 'cart'], products: ['product', 'cart'], product: ['cart'], cart: ['checkout'], checkout: ['order-placed'], orders: ['order'] } as const;

/** Fetches what most buyers open next, once this page has settled. */
export function prefetchNext(name: string): void {
  const wanted = Object.hasOwn(next, name) ? next[name as keyof typeof next] : []; // its own key, just asked
  wanted.forEach(prefetchPage);
}
