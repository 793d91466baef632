import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { imageSource, MAX_DATA_URI_LENGTH, safeHref } from '../../src/rules/web';
import { isEmail } from '../../src/rules/email';

const origin = 'https://shop.example';
const at = { origin };

describe('isEmail', () => {
  test.each([
    'buyer@outlet.com',
    'first.last@outlet.co.uk',
    "o'brien+orders@sub-domain.outlet.ca",
    'a@b.co',
    'UPPER@CASE.ORG',
    'josé@exemple.ca',
    '1@2.io',
    `${'l'.repeat(64)}@outlet.com`,
    `${'l'.repeat(64)}@${'d'.repeat(63)}.${'e'.repeat(63)}.${'f'.repeat(57)}.com`,
    'dana@xn--80akhbyknj4f.xn--p1ai',
    'dana@example.XN--P1AI',
  ])('accepts %s', (email) => expect(isEmail(email)).toBe(true));

  test.each([
    '',
    ' ',
    '@',
    'outlet.com',
    `${'l'.repeat(64)}@${'d'.repeat(63)}.${'e'.repeat(63)}.${'f'.repeat(58)}.com`,
    'a@',
    '@b.co',
    'a@b',
    'a@b.c',
    'a@b.c1',
    'a@b.123',
    'a b@c.co',
    ' a@b.co',
    'a@b.co ',
    'a@b.co\n',
    '.a@b.co',
    'a.@b.co',
    'a..b@c.co',
    'a@.b.co',
    'a@b..co',
    'a@b.co.',
    'a@-b.co',
    'a@b-.co',
    'a@b@c.co',
    '"quoted"@b.co',
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    'a,b@c.co',
    'a;b@c.co',
    'a<b>@c.co',
    'a(b)@c.co',
    'a:b@c.co',
    'a\\b@c.co',
    'a\u0000b@c.co',
    'a\u200bb@c.co',
    '\u202ea@b.co',
    '\ud800@b.co',
    'a@b\u3002co',
    'a@b_c.co',
    `${'l'.repeat(65)}@outlet.com`,
    `a@${'d'.repeat(64)}.com`,
    `a@${'d.'.repeat(130)}com`,
    'dana@example.xn--',
    'dana@example.xn--p1ai-',
    'dana@example.x1',
    'dana@xn--p1ai',
  ])('refuses %j', (email) => expect(isEmail(email)).toBe(false));

  test.each([null, undefined, 42, {}, ['a@b.co'], { toString: () => 'a@b.co' }])('refuses %j', (value) => {
    expect(isEmail(value)).toBe(false);
  });

  // A quadratic pattern would need minutes for these; then the runner's own limit fails the test.
  test.each([
    'a'.repeat(2_000_000),
    `${'a.'.repeat(1_000_000)}@`,
    `a@${'a.'.repeat(1_000_000)}`,
    `a@${'a-'.repeat(1_000_000)}b.co`,
    '@'.repeat(2_000_000),
    `${'!'.repeat(1_000_000)}@${'0'.repeat(1_000_000)}`,
  ])('handles a hostile text of millions of characters', (email) => expect(isEmail(email)).toBe(false));
});

describe('safeHref', () => {
  test.each([
    ['https://other.example/a?b=c#d', 'https://other.example/a?b=c#d'],
    ['HTTPS://Other.Example', 'https://other.example/'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
    ['/', '/'],
    ['/cart?x=1#top', '/cart?x=1#top'],
    ['/a/../b', '/b'],
    ['/a//b', '/a//b'],
    ['/%5C%5Cevil.example', '/%5C%5Cevil.example'],
    ['/https://evil.example', '/https://evil.example'],
    ['/javascript:alert(1)', '/javascript:alert(1)'],
    ['#', '#'],
    ['#anchor', '#anchor'],
  ])('keeps %s in the same window', (value, href) => {
    expect(safeHref(value, at)).toEqual({ href, newWindow: false });
  });

  test.each(['mailto:help@shop.example', 'tel:+18885550142', 'MAILTO:help@shop.example?subject=Order'])(
    'opens %s in a new window',
    (value) => {
      const link = safeHref(value, at);
      expect(link?.newWindow).toBe(true);
      expect(link?.href.toLowerCase()).toBe(value.toLowerCase());
    },
  );

  test.each([
    '',
    ' ',
    'cart',
    './cart',
    '../cart',
    '?x=1',
    'shop.example',
    'www.shop.example/cart',
    'http://shop.example/',
    'http:/cart',
    'ftp://shop.example',
    'file:///etc/passwd',
    'blob:https://shop.example/1',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript&colon;alert(1)',
    'javascript\u200b:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'view-source:https://a.example',
    '//evil.example',
    '//shop.example/cart',
    '///evil.example',
    '////evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/\u0000/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/./\\evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'https:\\\\evil.example',
    'https:/\\evil.example',
    'https://user@evil.example',
    'https://user:pw@evil.example',
    'https://@evil.example',
    'https://shop.example@evil.example',
    'https://shop.example\\@evil.example',
    'https://shop.example\\.evil.example',
    'https://',
    'https://exa mple.com',
    'https://shop.example/\u202egnp.exe',
    'https://shop\u00ad.example',
    'https://shop.example/\n',
    'https://a:99999/',
    '#\\',
    'tel:\\\\evil.example',
    'mailto:',
    'tel:',
    'mailto://a@b.co',
    'tel: 1',
    'sms:+1',
    '/a\u2028b',
    '/cart ',
    '#top ',
    'https://shop.example/ ',
    'tel:+18885550142 ',
    '/a\\b',
    '/a\tb',
    '/a\u200bb',
    '/a\ufeff',
  ])('refuses %j', (value) => expect(safeHref(value, at)).toBeNull());

  test.each([null, undefined, 7, {}, ['/cart'], { toString: () => '/cart' }])(
    'refuses %j, which is no text',
    (value) => {
      expect(safeHref(value, at)).toBeNull();
    },
  );

  it('rejects paths without an origin', () => {
    for (const none of ['', 'null', 'about:blank', 'not a url']) {
      expect(safeHref('/cart', { origin: none })).toBeNull();
      expect(safeHref('https://other.example/', { origin: none })).not.toBeNull();
    }
  });

  it('accepts an origin with a path', () => {
    expect(safeHref('/cart', { origin: 'http://localhost:5173/b2b/' })?.href).toBe('/cart');
  });

  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '#',
    '?',
    '@',
    ':',
    'https:',
    'http:',
    'javascript:',
    'data:',
    'tel:',
    'mailto:',
    'evil.example',
    'shop.example',
    'user',
    '\t',
    '\n',
    '\r',
    ' ',
    '\u0000',
    '\u200b',
    '\u202e',
    '\u3002',
    '\uff0f',
    '\u2215',
    'a',
    '1',
    ';',
    '&#47;',
    'ß',
    '😀',
    '[',
    ']',
    '|',
    '^',
  );
  const hostile = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
    fc.array(piece, { maxLength: 8 }).map((pieces) => `https:${pieces.join('')}`),
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
  );

  it('never returns a path of another origin or a scheme that is not listed', () => {
    fc.assert(
      fc.property(hostile, (value) => {
        const link = safeHref(value, at);
        if (link === null) return;
        const url = new URL(link.href, `${origin}/here/`);
        expect(['https:', 'mailto:', 'tel:']).toContain(url.protocol);
        expect(link.newWindow).toBe(url.protocol !== 'https:');
        expect(url.username + url.password).toBe('');
        if (!/^https:/.test(link.href) && !link.newWindow) expect(url.origin).toBe(origin);
        // A rendered address passes the check again unchanged, and no browser drops a character of it.
        expect(safeHref(link.href, at)).toEqual(link);
        expect(link.href).not.toMatch(/[\p{Cc}\\]/u);
      }),
      { numRuns: 4000, seed: 5 },
    );
  });

  it('rejects texts that a prefix check would accept', () => {
    const escapes = fc.sample(hostile, { numRuns: 4000, seed: 5 }).filter((value) => {
      if (!value.startsWith('/')) return false;
      try {
        return new URL(value, origin).origin !== origin;
      } catch {
        return false;
      }
    });
    expect(escapes.length).toBeGreaterThan(10);
  });
});

describe('imageSource', () => {
  const svg = 'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

  test.each([
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
    ['/images/a.png?v=2', '/images/a.png?v=2'],
    ['data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
    ['data:image/svg+xml,%3Csvg%2F%3E', 'data:image/svg+xml,%3Csvg%2F%3E'],
    [svg, svg],
    ['DATA:IMAGE/GIF;BASE64,R0lGOD', 'DATA:IMAGE/GIF;BASE64,R0lGOD'],
    ['https://cdn.example/data:image.png', 'https://cdn.example/data:image.png'],
    ['/images/data:1.png', '/images/data:1.png'],
  ])('shows %s', (value, source) => expect(imageSource(value, at)).toBe(source));

  test.each([
    '',
    'a.png',
    '#a',
    'http://cdn.example/a.png',
    '//cdn.example/a.png',
    '/\\cdn.example/a.png',
    '/.//cdn.example/a.png',
    'https://user@cdn.example/a.png',
    'javascript:alert(1)',
    'blob:https://shop.example/1',
    'mailto:a@b.co',
    'tel:1',
    'data:',
    'data:,a',
    'data:text/html,<script>',
    'data:text/html;image/png,x',
    'data:image',
    'data:image/',
    'data:image/,x',
    'data:image/png',
    'data:imagex/png,a',
    'data:image/png;base64',
    'data:application/xhtml+xml,x',
    ' data:image/png,a',
    'data:image/png\n,a',
    'data:image/png,\u0000a',
    'data:image/png text/html,a',
    'data:image/png,text\nhtml',
    '/a\tb.png',
    '/a.png ',
    '/a\\b.png',
    '/a\u202eb.png',
    'https://cdn.example/a.png\n',
    null,
    undefined,
    7,
    {},
    ['/images/a.png'],
  ])('does not show %j', (value) => expect(imageSource(value, at)).toBeNull());

  it('rejects a data URI above the maximum length', () => {
    const head = 'data:image/png;base64,';
    expect(imageSource(head + 'A'.repeat(MAX_DATA_URI_LENGTH - head.length), at)).not.toBeNull();
    expect(imageSource(head + 'A'.repeat(MAX_DATA_URI_LENGTH), at)).toBeNull();
  });
});
