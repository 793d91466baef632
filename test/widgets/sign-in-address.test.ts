import { describe, expect, it } from 'vitest';
import { toReturnPath, signInHref } from '../../src/widgets/common/sign-in-address';

describe('the way to the login page and back', () => {
  it.each([
    [
      'an address elsewhere',
      { signInURL: 'https://login.example/start?store=us' },
      'https://login.example/start?store=us',
    ],
    ['a path of this site', { signInURL: '/login' }, '/login'],
    [
      'the way back in the platform’s parameter',
      { signInURL: '/login', returnTo: '/b2b/en-US/cart?x=1#y' },
      '/login?startURL=%2Fb2b%2Fen-US%2Fcart%3Fx%3D1%23y',
    ],
    [
      'a parameter of the host’s own',
      { signInURL: 'https://login.example/?a=1', returnTo: '/cart', returnParameter: 'next' },
      'https://login.example/?a=1&next=%2Fcart',
    ],
    ['no way back to another site', { signInURL: '/login', returnTo: 'https://evil.example/' }, '/login'],
    ['no way back that reads as a path and is none', { signInURL: '/login', returnTo: '//evil.example' }, '/login'],
    ['no way back with a control character', { signInURL: '/login', returnTo: '/\t/evil.example' }, '/login'],
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
  ])('is none for %s', (signInURL) => {
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
