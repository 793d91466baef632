import { canCommit } from '../widgets/common/commit/commit.rules';
import type { Adapter } from '../ports';

interface PageFacts {
  /** Path after the language segment (decision 28). */
  readonly path: string;
  /** True if the page shows one object, whose id follows the path. */
  readonly hasId?: true;
  /** Navigation item that the page belongs to; null if there is none. */
  readonly place: string | null;
  /** True if the page works without a session, so that it stays open when the session ends. */
  readonly isOpen?: true;
  /** True for pages that are useless after sign-in: signing in never leads back to them (decision 49). */
  readonly isWayIn?: true;
  /** Widget that fills the page. Its first reads start with the page. */
  readonly widget?: string;
  /** Names of the pages that most buyers open next; the portal prefetches their code. */
  readonly next?: readonly string[];
  /** Whether the adapter has the required ports; omitted for a page that requires none. */
  readonly isSupported?: (adapter: Adapter) => boolean;
}

/** Every page of the portal. Router, navigation, links and prefetching use this table. */
export const pages = {
  home: { path: '', place: 'home', isWayIn: true, widget: 'dashboard', next: ['products', 'cart'] },
  products: {
    path: 'products',
    place: 'products',
    widget: 'product-grid',
    next: ['product', 'cart'],
    isSupported: ({ catalog }) => catalog?.search !== undefined,
  },
  product: { path: 'products', hasId: true, place: 'products', next: ['cart'] },
  'order-builder': {
    path: 'order-builder',
    place: 'order-builder',
    isSupported: ({ catalog, builder }) => catalog?.match !== undefined && builder?.fill !== undefined,
  },
  lists: { path: 'lists', place: 'lists', isSupported: hasLists },
  list: { path: 'lists', hasId: true, place: 'lists', isSupported: hasLists },
  cart: {
    path: 'cart',
    place: 'cart',
    widget: 'cart',
    next: ['checkout'],
    isSupported: ({ cart }) => cart?.read !== undefined,
  },
  checkout: { path: 'checkout', place: 'cart', widget: 'checkout', next: ['order-placed'] },
  'order-placed': { path: 'order-placed', hasId: true, place: 'orders' },
  orders: {
    path: 'orders',
    place: 'orders',
    widget: 'order-history',
    next: ['order'],
    isSupported: ({ orders }) => orders?.search !== undefined,
  },
  order: { path: 'orders', hasId: true, place: 'orders', isSupported: ({ orders }) => orders?.detail !== undefined },
  invoices: { path: 'invoices', place: 'invoices', widget: 'pay-invoices', isSupported: hasInvoices },
  invoice: { path: 'invoices', hasId: true, place: 'invoices', isSupported: hasInvoices },
  wallet: { path: 'wallet', place: 'wallet', isSupported: ({ wallet }) => wallet?.methods !== undefined },
  notifications: {
    path: 'notifications',
    place: null,
    isSupported: ({ notifications }) => notifications?.list !== undefined,
  },
  users: { path: 'users', place: 'users', isSupported: ({ users }) => users?.search !== undefined },
  profile: { path: 'profile', place: null, isSupported: ({ profile }) => profile?.read !== undefined },
  password: {
    path: 'password',
    place: null,
    isSupported: ({ password }) => password?.policy !== undefined && password.change !== undefined,
  },
  tickets: { path: 'tickets', place: 'tickets', isSupported: hasTickets },
  ticket: { path: 'tickets', hasId: true, place: 'tickets', isSupported: hasTickets },
  'new-ticket': {
    path: 'new-ticket',
    place: 'new-ticket',
    isSupported: ({ support, createCase }) => support?.options !== undefined && canCommit(createCase),
  },
  promotions: {
    path: 'promotions',
    place: 'promotions',
    isSupported: ({ promotions }) => promotions?.list !== undefined,
  },
  rewards: { path: 'rewards', place: 'rewards', isSupported: ({ rewards }) => rewards?.read !== undefined },
  faq: { path: 'faq', place: 'faq', isOpen: true, isSupported: ({ content }) => content?.faqs !== undefined },
  contact: {
    path: 'contact',
    place: 'contact',
    isOpen: true,
    isSupported: ({ contact }) => contact?.read !== undefined,
  },
  resend: {
    path: 'resend',
    place: 'resend',
    isOpen: true,
    isWayIn: true,
    isSupported: ({ activation }) => activation?.resend !== undefined,
  },
  'sign-in': { path: 'sign-in', place: null, isOpen: true, isWayIn: true },
  // The path is exactly `Register` (decision 26).
  register: {
    path: 'Register',
    place: 'register',
    isOpen: true,
    isWayIn: true,
    isSupported: ({ registration, register }) => registration?.findAccount !== undefined && canCommit(register),
  },
} as const satisfies Readonly<Record<string, PageFacts>>;

type Table = typeof pages;

/** Name of a page with an address. */
export type KnownPage = keyof Table;

/** Name of a page for one object. */
export type IdPage = { [Name in KnownPage]: Table[Name] extends { readonly hasId: true } ? Name : never }[KnownPage];

/** Name of a page without an id. */
export type PlainPage = Exclude<KnownPage, IdPage>;

/** Name of a page in the navigation. */
export type NavItem = NonNullable<Table[KnownPage]['place']>;

/** Returns the table's entry for a page. */
export const factsOf = (name: KnownPage): PageFacts => pages[name];

const names = Object.keys(pages) as readonly KnownPage[]; // the table's own keys
const isAboutOne = (name: KnownPage): name is IdPage => factsOf(name).hasId === true;

/** Names of all pages without an id. */
export const plainPages = names.filter((name): name is PlainPage => !isAboutOne(name));

/** Names of all pages for one object. */
export const idPages = names.filter(isAboutOne);

/** Whether the adapter has everything that a page requires. */
export const isSupported = (adapter: Adapter, name: KnownPage): boolean => factsOf(name).isSupported?.(adapter) ?? true;

function hasLists({ lists }: Adapter): boolean {
  return lists?.list !== undefined && lists.read !== undefined;
}

function hasInvoices({ invoices }: Adapter): boolean {
  return invoices?.list !== undefined;
}

function hasTickets({ support }: Adapter): boolean {
  return support?.search !== undefined && support.read !== undefined;
}
