import { describe, expect, it } from 'vitest';
import { createDemoAdapter } from '../../src/adapters/demo';
import { navigationFor, navItemOf, rightsOf, tabsOf } from '../../src/portal/navigation';
import type { Permission } from '../../src/rules';
import { PortError } from '../../src/ports';
import type { Session, SessionState } from '../../src/runtime/session/session.types';

const settings = {
  guestBrowsingEnabled: false,
  guestCartEnabled: false,
  guestCheckoutEnabled: false,
  guestCartCheckoutEnabled: false,
  splitShipmentEnabled: false,
  skipPhoneNumberValidationEnabled: false,
  defaultCurrency: 'USD',
  maxAge: null,
};
const ready = (session: Partial<Session>): SessionState => ({
  status: 'ready',
  session: { isGuest: false, user: null, settings, accounts: [], accountId: null, ...session },
});
const buyer = (...permissions: Permission[]): SessionState =>
  ready({ user: { id: 'u', firstName: 'U', accountId: 'a', permissions } });
const demo = createDemoAdapter({ storage: 'memory' });
const placesOf = (state: SessionState) => navigationFor(rightsOf(state), demo).flatMap(({ places }) => places);

const everything = [
  'home',
  'products',
  'order-builder',
  'lists',
  'cart',
  'orders',
  'promotions',
  'rewards',
  'faq',
  'contact',
];
const withPaying = [
  'home',
  'products',
  'order-builder',
  'lists',
  'cart',
  'orders',
  'promotions',
  'rewards',
  'invoices',
  'wallet',
  'tickets',
  'new-ticket',
  'faq',
  'contact',
];
const withoutOrdering = ['home', 'faq', 'contact'];
const away = ['faq', 'contact', 'register', 'resend'];

describe('the navigation (decisions 11 and 12)', () => {
  it.each<[string, SessionState, readonly string[]]>([
    ['an Ordering User', buyer('ordering'), everything],
    ['a Finance User', buyer('finance'), ['home', 'promotions', 'rewards', 'invoices', 'wallet', 'faq', 'contact']],
    ['a Service User', buyer('service'), ['home', 'promotions', 'rewards', 'tickets', 'new-ticket', 'faq', 'contact']],
    [
      'a Super User, which implies nothing else',
      buyer('super'),
      ['home', 'promotions', 'rewards', ...withoutOrdering.slice(1), 'users'],
    ],
    ['a Super User with the ordering permission', buyer('super', 'ordering'), [...everything, 'users']],
    ['a guest without rights', ready({ isGuest: true }), ['home', ...away]],
    [
      'a guest with the right to browse',
      ready({ isGuest: true, settings: { ...settings, guestBrowsingEnabled: true } }),
      ['home', 'products', ...away],
    ],
    [
      'a guest with a cart',
      ready({ isGuest: true, settings: { ...settings, guestBrowsingEnabled: true, guestCartEnabled: true } }),
      ['home', 'products', 'cart', ...away],
    ],
    ['before the session has loaded: the usual buyer’s', { status: 'loading' }, withPaying],
    ['a session that did not load', { status: 'failed', error: new PortError('unavailable', 'Down') }, withPaying],
    ['an ended session', { status: 'ended', session: null }, ['home', ...away]],
    ['a host without permissions', ready({}), [...withPaying, 'users']],
  ])('of %s', (_who, state, places) => {
    expect(placesOf(state)).toEqual(places);
  });

  it('links a Super User, and nobody else, to the users', () => {
    expect(placesOf(buyer('ordering', 'super'))).toContain('users');
    expect(placesOf(buyer('ordering', 'finance', 'service'))).not.toContain('users');
    expect(
      navigationFor(rightsOf(buyer('super')), { id: 'some', session: {} }).flatMap(({ places }) => places),
    ).not.toContain('users');
  });

  it('has no link whose data the adapter lacks', () => {
    const { catalog, cart, content } = demo;
    const places = navigationFor(rightsOf(buyer('ordering', 'finance')), {
      id: 'some',
      catalog,
      cart,
      content,
    }).flatMap((group) => group.places);
    expect(places).toEqual(['home', 'products', 'cart', 'faq']);
  });

  it('shows up to four of them as tabs on a phone', () => {
    expect(tabsOf(navigationFor(rightsOf(buyer('ordering')), demo)).slice(0, 3)).toEqual(['home', 'products', 'cart']);
    expect(tabsOf(navigationFor(rightsOf(buyer('ordering')), demo))).toHaveLength(4);
    expect(tabsOf(navigationFor(rightsOf(ready({ isGuest: true })), demo))).toEqual(['home', 'faq']);
  });

  it('marks the cart during checkout, the products on a product’s page, and the orders on an order’s', () => {
    expect(navItemOf('checkout')).toBe('cart');
    expect(navItemOf('product')).toBe('products');
    expect(navItemOf('order')).toBe('orders');
    expect(navItemOf('order-placed')).toBe('orders');
  });
});
