import { describe, expect, it } from 'vitest';
import { createDemoAdapter } from '../../src/adapters/demo';
import type { Adapter } from '../../src/ports';
import { portalLinks, returnPath } from '../../src/portal/portal-links';
import type { Destination } from '../../src/runtime/links';

const linksAt = (
  here: string,
  signInHref?: (back: string | null) => string,
  adapter: Adapter = createDemoAdapter({ storage: 'memory' }),
) => portalLinks({ adapter, basePath: '/b2b', base: '/b2b/en-US', here: () => here, navigate: () => {}, signInHref });

describe('the address of', () => {
  it.each<[Destination, string | null]>([
    [{ to: 'home' }, '/b2b/en-US/'],
    [{ to: 'products' }, '/b2b/en-US/products'],
    [{ to: 'products', search: 'ginger & lime' }, '/b2b/en-US/products?search=ginger+%26+lime'],
    [{ to: 'product', id: 'p/1' }, '/b2b/en-US/products/p%2F1'],
    [{ to: 'cart' }, '/b2b/en-US/cart'],
    [{ to: 'checkout' }, '/b2b/en-US/checkout'],
    [{ to: 'order-placed', id: 'o/1' }, '/b2b/en-US/order-placed/o%2F1'],
    [{ to: 'faq' }, '/b2b/en-US/faq'],
    [{ to: 'contact' }, '/b2b/en-US/contact'],
    [{ to: 'faq', id: 'q 1' }, '/b2b/en-US/faq?open=q+1'],
    [{ to: 'register' }, '/b2b/en-US/Register'],
    [{ to: 'resend' }, '/b2b/en-US/resend'],
    [{ to: 'orders' }, '/b2b/en-US/orders'],
    [{ to: 'order', id: 'o/1' }, '/b2b/en-US/orders/o%2F1'],
    [{ to: 'lists' }, '/b2b/en-US/lists'],
    [{ to: 'lists', id: 'l 1' }, '/b2b/en-US/lists/l%201'],
    [{ to: 'invoices' }, '/b2b/en-US/invoices'],
    [{ to: 'invoice', id: 'INV-1' }, '/b2b/en-US/invoices/INV-1'],
    [{ to: 'wallet' }, '/b2b/en-US/wallet'],
    [{ to: 'promotions' }, '/b2b/en-US/promotions'],
    [{ to: 'promotions', id: 'a b' }, '/b2b/en-US/promotions?promotion=a+b'],
    [{ to: 'rewards' }, '/b2b/en-US/rewards'],
    [{ to: 'report-problem', orderId: 'o1' }, '/b2b/en-US/new-ticket?order=o1'],
    [{ to: 'report-problem', orderId: 'o1', lineId: 'l2' }, '/b2b/en-US/new-ticket?order=o1&line=l2'],
    [{ to: 'report-problem', invoiceId: 'INV-1' }, '/b2b/en-US/new-ticket?invoice=INV-1'],
    [{ to: 'new-ticket' }, '/b2b/en-US/new-ticket'],
    [{ to: 'profile' }, '/b2b/en-US/profile'],
    [{ to: 'password' }, '/b2b/en-US/password'],
    [{ to: 'tickets' }, '/b2b/en-US/tickets'],
    [{ to: 'tickets', id: 'c 1' }, '/b2b/en-US/tickets/c%201'],
  ])('%o is %s', (destination, href) => {
    expect(linksAt('/b2b/en-US/').href(destination)).toBe(href);
  });

  it.each<Destination>([
    { to: 'orders' },
    { to: 'order', id: 'o1' },
    { to: 'lists' },
    { to: 'lists', id: 'l1' },
    { to: 'invoices' },
    { to: 'invoice', id: 'i1' },
    { to: 'wallet' },
    { to: 'promotions' },
    { to: 'rewards' },
    { to: 'contact' },
  ])('%o is null where the adapter lacks it', (destination) => {
    expect(linksAt('/b2b/en-US/', undefined, { id: 'bare', session: {} }).href(destination)).toBeNull();
  });

  it('sign-in contains the reason, and the address to return to', () => {
    expect(linksAt('/b2b/en-US/products?search=cola&page=2').href({ to: 'sign-in', reason: 'session-ended' })).toBe(
      '/b2b/en-US/sign-in?reason=session-ended&return=%2Fb2b%2Fen-US%2Fproducts%3Fsearch%3Dcola%26page%3D2',
    );
    expect(linksAt('/b2b/en-US/').href({ to: 'sign-in' })).toBe('/b2b/en-US/sign-in');
  });

  it('a page of the host replaces the portal’s, and null removes the links to it', () => {
    const links = portalLinks({
      adapter: createDemoAdapter({ storage: 'memory' }),
      basePath: '/b2b',
      base: '/b2b/en-US',
      here: () => '/b2b/en-US/',
      navigate: () => {},
      hrefFor: ({ to }, own) => (to === 'faq' ? 'https://help.example/' : to === 'wallet' ? null : own),
    });
    expect(
      [{ to: 'faq', id: 'q1' }, { to: 'wallet' }, { to: 'cart' }].map((to) =>
        links.href(to as Destination /* three of them */),
      ),
    ).toEqual(['https://help.example/', null, '/b2b/en-US/cart']);
  });

  it('a host’s own login page gets the return address', () => {
    const links = linksAt('/b2b/en-US/cart', (back) => `https://login.example/?next=${back}`);
    expect(links.href({ to: 'sign-in' })).toBe('https://login.example/?next=/b2b/en-US/cart');
  });
});

describe('the return address after signing in', () => {
  const back = (value: string | null) => returnPath(value, '/b2b');

  it('is a page of this portal', () => {
    expect(back('/b2b/en-US/cart')).toBe('/b2b/en-US/cart');
    expect(back('/b2b/fr-CA/faq?open=q1#a')).toBe('/b2b/fr-CA/faq?open=q1#a');
  });

  it.each([
    null,
    '',
    'https://evil.example/b2b/en-US/cart',
    '//evil.example/b2b/en-US/cart',
    '/\\evil.example',
    'javascript:alert(1)',
    '/other/page',
    '/b2bx/en-US/cart',
    '/b2b/../admin',
    '/b2b/webruntime/logout',
    '/b2b/en-US/sign-in?return=%2Fb2b%2Fen-US%2Fsign-in',
    '/b2b/en-US/',
    '/b2b/en-US/resend',
    '/b2b/en-US/Register?invite=1',
    '/b2b/fr-CA/resend',
    '/b2b/fr-CA/sign-in',
  ])('is not %s', (value) => {
    expect(back(value)).toBeNull();
  });
});
