import { describe, expect, it } from 'vitest';
import { isOpenPage, languageIn, logoutPath, pageAt, pageKey, pathOf, tidyBase } from '../../src/portal/routes';

describe('a path', () => {
  it.each([
    ['', 'home'],
    ['/', 'home'],
    ['/products', 'products'],
    ['/products/', 'products'],
    ['/cart', 'cart'],
    ['/checkout', 'checkout'],
    ['/faq', 'faq'],
    ['/contact', 'contact'],
    ['/resend', 'resend'],
    ['/sign-in', 'sign-in'],
    ['/Register', 'register'],
    ['/register', 'not-found'],
    ['/products/p-104417', 'product'],
    ['/products/p-104417/more', 'not-found'],
    ['/products/%E0%A4%A', 'not-found'],
    ['/order-placed', 'not-found'],
    ['/order-placed/o-1/more', 'not-found'],
    ['/order-placed/%E0%A4%A', 'not-found'],
    ['/constructor', 'not-found'],
    ['/webruntime/logout', 'not-found'],
  ])('%s is page %s', (path, name) => {
    expect(pageAt(path).name).toBe(name);
  });

  it.each(['o-1', 'a/b', '100% & more', 'ordre é'])('parses the order id %s back', (id) => {
    const path = pathOf({ name: 'order-placed', id }, '/b2b/fr');
    expect(path.startsWith('/b2b/fr/order-placed/')).toBe(true);
    expect(pageAt(path.slice('/b2b/fr'.length))).toEqual({ name: 'order-placed', id });
  });

  it.each(['p-1', 'a/b', '100% & more', 'crème'])('parses the product id %s back', (id) => {
    const path = pathOf({ name: 'product', id }, '/b2b/fr');
    expect(path.startsWith('/b2b/fr/products/')).toBe(true);
    expect(pageAt(path.slice('/b2b/fr'.length))).toEqual({ name: 'product', id });
  });

  it('distinguishes orders and products', () => {
    expect(pageKey({ name: 'product', id: 'a' })).not.toBe(pageKey({ name: 'product', id: 'b' }));
    expect(pageKey({ name: 'product', id: 'a' })).not.toBe(pageKey({ name: 'order-placed', id: 'a' }));
    expect(pageKey({ name: 'order-placed', id: 'o-1' })).not.toBe(pageKey({ name: 'order-placed', id: 'o-2' }));
  });
});

describe('the language of a path (decision 28)', () => {
  it.each([
    ['/fr-CA/products', '', 'fr-CA', 'fr-CA'],
    ['/fr', '', 'fr', 'fr-CA'],
    ['/b2b/ko/cart', '/b2b', 'ko', 'ko-KR'],
  ])('%s under “%s” is %s', (path, base, segment, tag) => {
    expect(languageIn(path, base)).toEqual({ segment, tag });
  });

  it.each([
    ['/products', ''],
    ['/de/products', ''],
    ['/b2bx/fr/cart', '/b2b'],
    ['/fr/cart', '/b2b'],
    ['/b2b', '/b2b'],
  ])('%s under “%s” has none', (path, base) => {
    expect(languageIn(path, base)).toBeNull();
  });
});

it('normalizes a base path', () => {
  expect(['', '/', '/b2b', 'b2b/', '//shop//b2b/'].map(tidyBase)).toEqual(['', '', '/b2b', '/b2b', '/shop/b2b']);
});

it('has the sign-out address outside of the languages (decision 26)', () => {
  expect(logoutPath('/b2b')).toBe('/b2b/webruntime/logout');
});

it('is public for pages without a session', () => {
  const names = ['home', 'products', 'cart', 'checkout', 'faq', 'contact', 'resend', 'sign-in', 'register'] as const;
  expect(names.filter((name) => isOpenPage({ name }))).toEqual(['faq', 'contact', 'resend', 'sign-in', 'register']);
});
