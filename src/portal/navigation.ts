import type { Adapter } from '../ports';
import { guestRights } from '../rules';
import type { SessionState } from '../runtime/session/session.types';
import { isSupported, type NavItem, pages } from './pages';
import type { PageName } from './routes';

/** Navigation items under one heading. */
export interface NavigationGroup {
  readonly key: 'order' | 'pay' | 'help' | 'people';
  readonly places: readonly NavItem[];
}

/** The visitor's rights, as far as they determine the frame (decisions 11 and 12). */
export interface Rights {
  readonly browse: boolean;
  readonly cart: boolean;
  /** Order builder, lists and order history. False for guests. */
  readonly orders: boolean;
  /** Promotions and rewards. True for all signed-in buyers. */
  readonly offers: boolean;
  /** Invoices and wallet. */
  readonly pay: boolean;
  /** User administration. True for Super Users only. */
  readonly manage: boolean;
  /** Support tickets. True for Service Users only. */
  readonly service: boolean;
  /** Registration and account activation. True for visitors who aren't signed in. */
  readonly register: boolean;
}

/**
 * The rights of a session. Unknown sessions have a regular buyer's rights, because items that appear late would shift
 * the navigation.
 */
export function rightsOf(state: SessionState): Rights {
  switch (state.status) {
    case 'loading':
    case 'failed':
      return {
        browse: true,
        cart: true,
        orders: true,
        offers: true,
        manage: false,
        pay: true,
        service: true,
        register: false,
      };
    case 'ended':
      return {
        browse: false,
        cart: false,
        orders: false,
        offers: false,
        manage: false,
        pay: false,
        service: false,
        register: true,
      };
    case 'ready': {
      const { isGuest, settings, user } = state.session;
      if (isGuest)
        return {
          browse: guestRights(settings).browse,
          cart: guestRights(settings).cart,
          orders: false,
          offers: false,
          manage: false,
          pay: false,
          service: false,
          register: true,
        };
      // Without a session port no permissions are known; the adapter limits what is available.
      const ordering = user === null || user.permissions.includes('ordering');
      const may = (permission: 'finance' | 'service') => user === null || user.permissions.includes(permission);
      return {
        browse: ordering,
        cart: ordering,
        orders: ordering,
        offers: true,
        manage: user === null || user.permissions.includes('super'),
        pay: may('finance'),
        service: may('service'),
        register: false,
      };
    }
    default:
      return state satisfies never;
  }
}

/** The navigation for these rights and the adapter's capabilities, by group. */
export function navigationFor(
  { browse, cart, orders, offers, manage, pay, service, register }: Rights,
  adapter: Adapter,
): readonly NavigationGroup[] {
  const places = (...candidates: readonly (NavItem | false)[]): readonly NavItem[] =>
    candidates.filter((place): place is NavItem => place !== false && isSupported(adapter, place));
  const groups: readonly NavigationGroup[] = [
    {
      key: 'order',
      places: places(
        'home',
        browse && 'products',
        orders && 'order-builder',
        orders && 'lists',
        cart && 'cart',
        orders && 'orders',
        offers && 'promotions',
        offers && 'rewards',
      ),
    },
    { key: 'pay', places: places(pay && 'invoices', pay && 'wallet') },
    {
      key: 'help',
      places: places(
        service && 'tickets',
        service && 'new-ticket',
        'faq',
        'contact',
        register && 'register',
        register && 'resend',
      ),
    },
    // Last: it is known late whether the buyer is a Super User, and an item at the end shifts no other item.
    { key: 'people', places: places(manage && 'users') },
  ];
  return groups.filter((group) => group.places.length > 0);
}

/** Candidates for tabs on phones, by priority. *More* has the other pages. */
const tabs: readonly NavItem[] = ['home', 'products', 'cart', 'orders', 'faq'];
const MAX_TABS = 4;

/** Tabs for narrow windows: the candidates with the highest priority that the visitor can open. */
export function tabsOf(groups: readonly NavigationGroup[]): readonly NavItem[] {
  const open = new Set(groups.flatMap(({ places }) => places));
  return tabs.filter((place) => open.has(place)).slice(0, MAX_TABS);
}

/** The navigation item that a page belongs to; null if there is none. */
export const navItemOf = (page: PageName): NavItem | null => (page === 'not-found' ? null : pages[page].place);
