import { type ComponentType, lazy } from 'react';
import { importWithRetry } from '../../ui/lazy/import-with-retry';
import { factsOf, type IdPage, type KnownPage, pages, type PlainPage } from '../pages';

type Code<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** What a page component gets: the id that the address of a page about one thing ends with, null for any other. */
interface PageProps {
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

// An address gives an id exactly where a page is about one thing, so each gets what it takes.
const loads = code as Readonly<Record<KnownPage, Code<PageProps>>>;

/** Components by the code they come from: a list that opens over the lists is the same page. */
const components = new Map<Code<PageProps>, ComponentType<PageProps>>();

/** A page's component, whose code is fetched when it is first drawn. */
export function pageComponent(name: KnownPage): ComponentType<PageProps> {
  const load = loads[name];
  const component = components.get(load) ?? lazy(() => importWithRetry(load));
  components.set(load, component);
  return component;
}

/** Fetches a page's code before it is gone to. What does not come is asked for again then. */
export const prefetchPage = (name: KnownPage): void => void code[name]().catch(() => {});

/** Fetches what most buyers open next, once this page has settled. */
export function prefetchNext(name: KnownPage): void {
  for (const next of factsOf(name).next ?? []) if (Object.hasOwn(pages, next)) prefetchPage(next as KnownPage); // its own key, just asked
}
