import { describe, expect, it } from 'vitest';
import { toReturnPath, signInHref } from '../../src/widgets/common/sign-in-address';

describe('the address of the login page', () => {
  it.each([
    [
      'an address of another site',
      { signInURL: 'https://login.example/start?store=us' },
      'https://login.example/start?store=us',
    ],
    ['a path of this site', { signInURL: '/login' }, '/login'],
    [
      'a path with the return path in the platform’s parameter',
      { signInURL: '/login', returnTo: '/b2b/en-US/cart?x=1#y' },
      '/login?startURL=%2Fb2b%2Fen-US%2Fcart%3Fx%3D1%23y',
    ],
    [
      'an address with the return path in the host’s parameter',
      { signInURL: 'https://login.example/?a=1', returnTo: '/cart', returnParameter: 'next' },
      'https://login.example/?a=1&next=%2Fcart',
    ],
    ['a path without a return to another site', { signInURL: '/login', returnTo: 'https://evil.example/' }, '/login'],
    [
      'a path without a protocol-relative return address',
      { signInURL: '/login', returnTo: '//evil.example' },
      '/login',
    ],
    [
      'a path without a return path that contains a control character',
      { signInURL: '/login', returnTo: '/\t/evil.example' },
      '/login',
    ],
  ])('is %s', (_what, address, href) => {
    expect(signInHref(address)).toBe(href);
  });

  it.each([
    [undefined],
    ['javascript:alert(1)'],
    ['//evil.example/login'],
    ['mailto:dana@bar.example'],
    ['http://login.example'],
    [''],
  ])('is null for %s', (signInURL) => {
    expect(signInHref({ signInURL })).toBeNull();
  });

  it('returns only to a path of this site', () => {
    expect([toReturnPath('/cart'), toReturnPath('cart'), toReturnPath(null), toReturnPath('/\\evil.example')]).toEqual([
      '/cart',
      null,
      null,
      null,
    ]);
  });
});
