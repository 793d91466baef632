import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  isKnownLanguage,
  languageTag,
  languageWithUnderscore,
  LANGUAGE_TAGS,
  swapLanguageSegment,
} from '../../src/rules/languages';

describe('languageTag', () => {
  test.each([
    ['fr', 'fr-CA'],
    ['es', 'es-CA'],
    ['zh', 'zh-CN'],
    ['ko', 'ko-KR'],
    ['en', 'en-US'],
    ['fr-CA', 'fr-CA'],
    ['fr_CA', 'fr-CA'],
    ['FR-ca', 'fr-CA'],
    ['KO', 'ko-KR'],
    ['en-US', 'en-US'],
    ['de', 'en-US'],
    ['fr-FR', 'en-US'],
    ['', 'en-US'],
    ['constructor', 'en-US'],
    ['__proto__', 'en-US'],
    ['fr\n', 'en-US'],
    [' fr', 'en-US'],
    [null, 'en-US'],
    [undefined, 'en-US'],
    [{}, 'en-US'],
    [['fr'], 'en-US'],
    ['x'.repeat(1e6), 'en-US'],
  ])('%j is %s', (code, tag) => expect(languageTag(code)).toBe(tag));

  it('is written with an underscore for content requests', () => {
    expect(languageWithUnderscore('fr')).toBe('fr_CA');
    expect(languageWithUnderscore('nope')).toBe('en_US');
  });

  it('accepts only the short and full codes', () => {
    expect(['en', 'fr', 'es', 'zh', 'ko', ...LANGUAGE_TAGS].every(isKnownLanguage)).toBe(true);
    expect(['e', 'fra', 'de', 'cart', '', undefined].some(isKnownLanguage)).toBe(false);
  });
});

describe('swapLanguageSegment', () => {
  const base = { basePath: '/b2b' };

  test.each([
    ['https://shop.example/b2b/fr/cart', 'es', 'https://shop.example/b2b/es/cart'],
    ['https://shop.example/b2b/fr-CA/cart', 'es-CA', 'https://shop.example/b2b/es-CA/cart'],
    ['https://shop.example/b2b/en/cart?a=fr&b=1#fr', 'fr', 'https://shop.example/b2b/fr/cart?a=fr&b=1#fr'],
    ['https://shop.example/b2b/cart', 'fr-CA', 'https://shop.example/b2b/fr-CA/cart'],
    ['https://shop.example/b2b/cart/fr', 'es', 'https://shop.example/b2b/es/cart/fr'],
    ['https://shop.example/b2b', 'fr', 'https://shop.example/b2b/fr'],
    ['https://shop.example/b2b/', 'fr', 'https://shop.example/b2b/fr/'],
    ['https://shop.example/b2b/fr', 'ko', 'https://shop.example/b2b/ko'],
    ['https://shop.example/b2b/FR-ca/x', 'ko-kr', 'https://shop.example/b2b/ko-KR/x'],
    ['https://shop.example/b2b/french/x', 'ko', 'https://shop.example/b2b/ko/french/x'],
    ['https://shop.example/b2b/fr/x', 'de', 'https://shop.example/b2b/en-US/x'],
    ['https://shop.example/b2b/fr/x', 'constructor', 'https://shop.example/b2b/en-US/x'],
    ['https://shop.example/b2b/fr/x', '../../evil', 'https://shop.example/b2b/en-US/x'],
    ['https://shop.example/b2b//evil.example/', 'fr', 'https://shop.example/b2b/fr//evil.example/'],
    ['https://shop.example/b2b/fr//evil.example/', 'es', 'https://shop.example/b2b/es//evil.example/'],
    ['http://localhost:5173/b2b/fr/x', 'es', 'http://localhost:5173/b2b/es/x'],
    ['/b2b/fr/cart?x=1#y', 'es', '/b2b/es/cart?x=1#y'],
  ])('%s in %s is %s', (url, language, there) => expect(swapLanguageSegment(url, language, base)).toBe(there));

  it.each(['', '/', undefined])('replaces the first segment when the base path is %j', (basePath) => {
    expect(swapLanguageSegment('https://shop.example/fr/cart', 'es', { basePath })).toBe(
      'https://shop.example/es/cart',
    );
    expect(swapLanguageSegment('https://shop.example//evil.example/x', 'es', { basePath })).toBe(
      'https://shop.example/es//evil.example/x',
    );
    expect(swapLanguageSegment('/cart', 'es', { basePath })).toBe('/es/cart');
  });

  it.each(['b2b', '/b2b/', '//b2b', 'b2b/'])('treats the base path %j as /b2b', (basePath) => {
    expect(swapLanguageSegment('/b2b/fr/cart', 'es', { basePath })).toBe('/b2b/es/cart');
  });

  it('accepts a URL object and does not change it', () => {
    const url = new URL('https://shop.example/b2b/fr/cart');
    expect(swapLanguageSegment(url, 'es', base)).toBe('https://shop.example/b2b/es/cart');
    expect(url.pathname).toBe('/b2b/fr/cart');
  });

  test.each([
    '',
    'cart',
    'javascript:alert(1)',
    'data:text/html,x',
    'about:blank',
    'https://',
    '//evil.example/b2b/fr',
    '/\\evil.example/b2b/fr',
    '/\t/evil.example/b2b/fr',
    'https://user:pw@shop.example/b2b/fr',
    'https://user@shop.example/b2b/fr',
    'https://:pw@shop.example/b2b/fr',
    'ftp://shop.example/b2b/fr',
    'https://shop.example/other/fr',
    'https://shop.example/b2bfr/x',
    '/b2b/fr\t/x',
  ])('has nowhere to go from %j', (url) => expect(swapLanguageSegment(url, 'es', base)).toBeNull());

  it('never leaves the origin and never loses query or hash', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2f',
      '%2e',
      '@',
      ':',
      'fr',
      'es-CA',
      'b2b',
      'evil.example',
      'a',
      '?',
      '#',
      '\t',
      ' ',
      'ü',
    );
    const language = fc.constantFrom(...LANGUAGE_TAGS, 'fr', '//evil.example', '..', '');
    const path = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(path, language, fc.constantFrom('', '/b2b', '/'), fc.boolean(), (rest, code, basePath, absolute) => {
        const from = `${absolute ? 'https://shop.example' : ''}/${rest}`;
        const there = swapLanguageSegment(from, code, { basePath });
        if (there === null) return;
        const url = new URL(there, 'https://shop.example');
        const page = new URL(from, 'https://shop.example');
        expect(url.origin).toBe('https://shop.example');
        expect(url.search + url.hash).toBe(page.search + page.hash);
        expect(isKnownLanguage(url.pathname.split('/')[basePath === '/b2b' ? 2 : 1])).toBe(true);
        expect(swapLanguageSegment(there, code, { basePath })).toBe(there);
      }),
      { numRuns: 3000, seed: 28 },
    );
  });
});
