import type { ComponentType } from 'react';
import { factsOf, type IdPage, type KnownPage, pages, type PlainPage } from '../pages';

export type Code<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** What a page component gets: the id that the address of a page about one thing ends with, null for any other. */
export interface PageProps {
  readonly id: string | null;
}

const lists = () => import('./lists-page');
const invoices = () => import('./invoices-page');
const tickets = () => import('./tickets-page');

/** The code of each page that is fetched when it is first wanted. */
const code = {
  home: () => import('./home-page'),
  products: () => import('./products-page'),
  product: () => import('./product-page'),
  'order-builder': () => import('./order-builder-page'),
  lists,
  list: lists,
  cart: () => import('./cart-page'),
  checkout: () => import('./checkout-page'),
  'order-placed': () => import('./order-placed-page'),
  orders: () => import('./orders-page'),
  order: () => import('./order-page'),
  invoices,
  invoice: invoices,
  wallet: () => import('./wallet-page'),
  notifications: () => import('./notifications-page'),
  users: () => import('./users-page'),
  profile: () => import('./profile-page'),
  password: () => import('./password-page'),
  tickets,
  ticket: tickets,
  'new-ticket': () => import('./new-ticket-page'),
  promotions: () => import('./promotions-page'),
  rewards: () => import('./rewards-page'),
  faq: () => import('./faq-page'),
  contact: () => import('./contact-page'),
  resend: () => import('./resend-page'),
  'sign-in': () => import('./sign-in-page'),
  register: () => import('./register-page'),
} satisfies Readonly<Record<PlainPage, Code<{ readonly id: null }>> & Record<IdPage, Code<{ readonly id: string }>>>;

/** How each page's code is fetched. */
// An address gives an id exactly where a page is about one thing, so each gets what it takes.
export const pageLoads = code as Readonly<Record<KnownPage, Code<PageProps>>>;

/** Fetches a page's code before it is gone to. What does not come is asked for again then. */
export const prefetchPage = (name: KnownPage): void => void code[name]().catch(() => {});

/** Fetches what most buyers open next, once this page has settled. */
export function prefetchNext(name: KnownPage): void {
  for (const next of factsOf(name).next ?? []) if (Object.hasOwn(pages, next)) prefetchPage(next as KnownPage); // its own key, just asked
}
