import { describe, expect, it } from 'vitest';
import { toReturnPath, signInHref } from '../../src/widgets/common/sign-in-address';

describe('address of the login page', () => {
  it.each([
    [
      'an address on another site',
      { signInURL: 'https://login.example/start?store=us' },
      'https://login.example/start?store=us',
    ],
    ['a path of this site', { signInURL: '/login' }, '/login'],
    [
      'the return path in the platform’s parameter',
      { signInURL: '/login', returnTo: '/b2b/en-US/cart?x=1#y' },
      '/login?startURL=%2Fb2b%2Fen-US%2Fcart%3Fx%3D1%23y',
    ],
    [
      'the return path in the host’s parameter',
      { signInURL: 'https://login.example/?a=1', returnTo: '/cart', returnParameter: 'next' },
      'https://login.example/?a=1&next=%2Fcart',
    ],
    ['no return to another site', { signInURL: '/login', returnTo: 'https://evil.example/' }, '/login'],
    ['no return to a protocol-relative address', { signInURL: '/login', returnTo: '//evil.example' }, '/login'],
    ['no return path with a control character', { signInURL: '/login', returnTo: '/\t/evil.example' }, '/login'],
  ])('signInHref supports %s', (_what, address, href) => {
    expect(signInHref(address)).toBe(href);
  });

  it.each([
    [undefined],
    ['javascript:alert(1)'],
    ['//evil.example/login'],
    ['mailto:dana@bar.example'],
    ['http://login.example'],
    [''],
  ])('signInHref returns null for %s', (signInURL) => {
    expect(signInHref({ signInURL })).toBeNull();
  });

  it('toReturnPath returns only paths of this site', () => {
    expect([toReturnPath('/cart'), toReturnPath('cart'), toReturnPath(null), toReturnPath('/\\evil.example')]).toEqual([
      '/cart',
      null,
      null,
      null,
    ]);
  });
});
