import type { Adapter } from '../ports';
import { guestRights } from '../rules';
import type { SessionState } from '../runtime/session/session.types';
import { isSupported, type NavItem, pages } from './pages';
import type { PageName } from './routes';

/** Places under one heading. */
export interface NavigationGroup {
  readonly key: 'order' | 'pay' | 'help' | 'people';
  readonly places: readonly NavItem[];
}

/** What somebody may do here, as far as the frame shows it (decisions 11 and 12). */
export interface Rights {
  readonly browse: boolean;
  readonly cart: boolean;
  /** Orders of an account are built, looked at, ordered again and cancelled: a guest has none. */
  readonly orders: boolean;
  /** What is offered, and points, are for everybody who is signed in. */
  readonly offers: boolean;
  /** Invoices are paid here, and what they are paid with is looked after. */
  readonly pay: boolean;
  /** Users are managed by a Super User; nobody else sees the way there. */
  readonly manage: boolean;
  /** Support tickets are for Service Users alone. */
  readonly service: boolean;
  /** Whoever is not signed in may have nothing to sign in with yet. */
  readonly register: boolean;
}

/** The rights of who is here. While nobody knows yet, the usual buyer's: their places must not jump in. */
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
      const { guest, settings, user } = state.session;
      if (guest)
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
      // A host without a session port says nothing of permissions.
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

/** The places somebody may go, by group: those that a right opens and the adapter carries. */
export function navigationFor(
  { browse, cart, orders, offers, manage, pay, service, register }: Rights,
  adapter: Adapter,
): readonly NavigationGroup[] {
  const places = (...wanted: readonly (NavItem | false)[]): readonly NavItem[] =>
    wanted.filter((place): place is NavItem => place !== false && isSupported(adapter, place));
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
    // Last, since it is known late who is a Super User: nothing moves for it.
    { key: 'people', places: places(manage && 'users') },
  ];
  return groups.filter((group) => group.places.length > 0);
}

/** Which places are worth a tab on a phone, most wanted first. The others stand behind *More*. */
const tabs: readonly NavItem[] = ['home', 'products', 'cart', 'orders', 'faq'];
const MAX_TABS = 4;

/** The places that are tabs where the window is narrow: the most wanted of those somebody may go to. */
export function tabsOf(groups: readonly NavigationGroup[]): readonly NavItem[] {
  const open = new Set(groups.flatMap(({ places }) => places));
  return tabs.filter((place) => open.has(place)).slice(0, MAX_TABS);
}

/** The place in the navigation that a page belongs to. */
export const navItemOf = (page: PageName): NavItem | null => (page === 'not-found' ? null : pages[page].place);
