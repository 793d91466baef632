import { describe, expect, it } from 'vitest';
import { appLinksOf, platformFrom, platformOf } from '../../src/widgets/app-links/app-links.rules';

describe('links to other applications', () => {
  it('lists the links with a valid address, the fountain first', () => {
    const all = {
      appStoreAndroid: 'https://play.example/app',
      fountainURL: '/fountain',
      appStoreIos: 'https://apps.example/app',
    };
    expect(appLinksOf(all)).toEqual([
      { link: 'fountain', href: '/fountain' },
      { link: 'ios', href: 'https://apps.example/app' },
      { link: 'android', href: 'https://play.example/app' },
    ]);
    expect(
      appLinksOf({
        fountainURL: 'javascript:alert(1)',
        appStoreIos: '//evil.example',
        appStoreAndroid: 'http://plain.example',
      }),
    ).toEqual([]);
    expect(appLinksOf({})).toEqual([]);
  });

  it.each([
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X)', 5, 'ios'],
    ['an iPad, which identifies as a Macintosh', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'ios'],
    ['a Macintosh', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, null],
    ['an Android phone', 'Mozilla/5.0 (Linux; Android 16; Pixel 10)', 5, 'android'],
    ['a PC with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, null],
  ] as const)('recognizes %s', (_device, userAgent, maxTouchPoints, platform) => {
    expect(platformOf({ userAgent, maxTouchPoints })).toBe(platform);
  });

  it('accepts only known platforms', () => {
    expect([platformFrom('ios'), platformFrom('windows'), platformFrom(null)]).toEqual(['ios', undefined, undefined]);
  });
});
