import { describe, expect, it, test } from 'vitest';
import { PortError } from '../../src/ports';
import { formatLongDate } from '../../src/rules';
import type { Session } from '../../src/runtime/session/session.types';
import { plainSpaces } from '../support/plain-spaces';
import {
  imageSet,
  imageSizes,
  isVisitable,
  noticeParts,
  shellUser,
  spacerBox,
} from '../../src/widgets/layout-shell/layout-shell.rules';

describe('the site notice', () => {
  it('has no default text, date or address', () => {
    expect(noticeParts(undefined, undefined)).toBeNull();
    expect(noticeParts('  ', '2024-12-31')).toBeNull();
    expect(isVisitable(undefined)).toBe(false);
  });

  test.each([
    [
      'The redirect stops on {date}.',
      '2024-12-31',
      { before: 'The redirect stops on ', date: '2024-12-31', after: '.' },
    ],
    ['The redirect stops on', '2024-12-31', { before: 'The redirect stops on ', date: '2024-12-31', after: '' }],
    ['Bookmark us.', undefined, { before: 'Bookmark us.', date: null, after: '' }],
    ['It stops on {date}.', '2024-02-31', { before: 'It stops on ', date: null, after: '.' }],
  ])('inserts the date: %j with %j', (text, date, parts) => expect(noticeParts(text, date)).toEqual(parts));

  test.each([
    ['en-US', 'December 31, 2024'],
    ['fr-CA', '31 décembre 2024'],
    ['es-CA', '31 de diciembre de 2024'],
    ['zh-CN', '2024年12月31日'],
    ['ko-KR', '2024년 12월 31일'],
  ])('formats its date in %s', (locale, text) => expect(plainSpaces(formatLongDate('2024-12-31', locale))).toBe(text));

  test.each(['https://order.example/', '/new', '#new', 'mailto:help@order.example', 'tel:+18885550142'])(
    'links to %s',
    (url) => expect(isVisitable(url)).toBe(true),
  );
  test.each([
    'javascript:alert(1)',
    'http://order.example/',
    '//order.example',
    '/\\order.example',
    'order.example',
    '',
  ])('does not link to %j', (url) => expect(isVisitable(url)).toBe(false));
});

describe('a spacer line', () => {
  it('is 40 pixels high and 100 percent wide by default', () => {
    expect(spacerBox(undefined, undefined)).toEqual({ size: 40, width: 100 });
    expect(spacerBox(24, 50)).toEqual({ size: 24, width: 50 });
    expect(spacerBox(0, 0)).toEqual({ size: 0, width: 0 });
  });
  test.each([
    [-1, -1],
    [Number.NaN, Number.NaN],
    [Number.POSITIVE_INFINITY, 101],
  ])('uses the default for %j and %j', (size, width) =>
    expect(spacerBox(size, width)).toEqual({ size: 40, width: 100 }),
  );
});

describe('a responsive image', () => {
  it('is requested in 640, 960 and 1920 pixels, by breakpoint', () => {
    expect(imageSet((width) => `/media/${width}.jpg`)).toBe(
      '/media/640.jpg 640w, /media/960.jpg 960w, /media/1920.jpg 1920w',
    );
    expect(imageSizes(undefined)).toBe('(max-width: 47.9375em) 640px, (max-width: 64em) 960px, 1920px');
  });
  it('is never narrower than 100 pixels', () => {
    expect(imageSizes(40)).toBe('100px');
    expect(imageSizes(320)).toBe('320px');
  });
  it('leaves out widths with a blocked address, and has no set with a single image', () => {
    expect(imageSet((width) => (width === 960 ? 'javascript:alert(1)' : `/${width}.jpg`))).toBe(
      '/640.jpg 640w, /1920.jpg 1920w',
    );
    expect(imageSet(() => '/same.jpg')).toBeUndefined();
    expect(imageSet((width) => `http://cdn.example/${width}.jpg`)).toBeUndefined();
    // The comma would end the address and start another candidate.
    expect(imageSet((width) => `data:image/svg+xml, ${width} /x.jpg 1w,`)).toBeUndefined();
  });
});

describe('shellUser', () => {
  const session: Session = {
    isGuest: false,
    user: { id: 'u1', firstName: 'Dana', accountId: null, permissions: [] },
    settings: {
      guestBrowsingEnabled: false,
      guestCartEnabled: false,
      guestCheckoutEnabled: false,
      guestCartCheckoutEnabled: false,
      splitShipmentEnabled: false,
      skipPhoneNumberValidationEnabled: false,
      defaultCurrency: 'USD',
      maxAge: null,
    },
    accounts: [],
    accountId: null,
  };
  const again = () => {};

  it('returns a buyer with an id, a guest without one, or a failure with a retry', () => {
    expect(shellUser({ status: 'loading' }, again)).toEqual({ status: 'loading' });
    expect(shellUser({ status: 'ready', session }, again)).toEqual({
      status: 'signed-in',
      userId: 'u1',
      firstName: 'Dana',
    });
    expect(shellUser({ status: 'ready', session: { ...session, isGuest: true } }, again)).toEqual({ status: 'guest' });
    expect(shellUser({ status: 'ready', session: { ...session, user: null } }, again)).toMatchObject({
      status: 'signed-in',
      userId: null,
    });
    expect(shellUser({ status: 'ended', session: null }, again)).toEqual({ status: 'ended' });
    expect(shellUser({ status: 'failed', error: new PortError('offline', 'x') }, again)).toEqual({
      status: 'failed',
      tryAgain: again,
    });
  });
});
