import type { ComponentType } from 'react';
import { factsOf, type IdPage, type KnownPage, pages, type PlainPage } from '../pages';

export type Code<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** Props of a page component: the id at the end of the path; null for a page without an id. */
export interface PageProps {
  readonly id: string | null;
}

const lists = () => import('./lists-page');
const invoices = () => import('./invoices-page');
const tickets = () => import('./tickets-page');

/** Loaders of the page components. */
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

/** Loader by page name. */
// Only pages for one object receive an id, so every component gets the props that it requires.
export const pageLoads = code as Readonly<Record<KnownPage, Code<PageProps>>>;

/**
 * Components by loader: pages with the same loader share a component, so that opening a list keeps the page mounted. A
 * prefetched page has its component here: `React.lazy` would show a skeleton first, even for loaded code.
 */
export const pageComponents = new Map<Code<PageProps>, ComponentType<PageProps>>();

/** Prefetches a page's code. Errors are ignored, because navigation loads the code again. */
export function prefetchPage(name: KnownPage): void {
  const load = pageLoads[name];
  load().then(
    (module) => {
      // A page that is shown keeps its component: another one would mount it again.
      if (!pageComponents.has(load)) pageComponents.set(load, module.default);
    },
    () => {},
  );
}

/** Prefetches the pages that buyers usually open next. */
export function prefetchNext(name: KnownPage): void {
  for (const next of factsOf(name).next ?? []) if (Object.hasOwn(pages, next)) prefetchPage(next as KnownPage); // its own key, checked by `hasOwn`
}
