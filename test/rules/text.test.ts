import { encodeHTML, encodeXML } from 'entities';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { decodeEntities, plainText, truncate } from '../../src/rules/text';
import { vectors } from './markup-vectors';

describe('decodeEntities', () => {
  test.each([
    ['&lt;b&gt;', '<b>'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['&amp;amp;amp;', '&amp;amp;'],
    ['&eacute;&Eacute;&nbsp;&euro;', 'éÉ\u00a0€'],
    ['&#233;&#xE9;&#XE9;', 'ééé'],
    ['caf&eacute', 'café'],
    ['&ampx &notit; &notin;', '&x ¬it; ∉'],
    ['&copy2026', '©2026'],
    ['&hearts', '&hearts'],
    ['&NotEqualTilde;', '≂̸'],
    ['&CounterClockwiseContourIntegral;', '∳'],
    ['&#128;&#x80;', '€€'],
    ['&#0;&#xD800;&#x110000;&#99999999999;', '\ufffd\ufffd\ufffd\ufffd'],
    ['&#x1F37A;', '🍺'],
    ['& &; &# &#; &#x; &#xg; &unknown; AT&T', '& &; &# &#; &#x; &#xg; &unknown; AT&T'],
    ['&constructor;&toString;&__proto__;', '&constructor;&toString;&__proto__;'],
    ['', ''],
  ])('%s is %s', (text, decoded) => expect(decodeEntities(text)).toBe(decoded));

  it('decodes any text exactly once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(decodeEntities(encodeHTML(text))).toBe(text);
        expect(decodeEntities(encodeXML(encodeXML(text)))).toBe(encodeXML(text));
      }),
    );
  });

  test.each([null, undefined, 5, {}])('returns an empty text for %j', (value) =>
    expect(decodeEntities(value)).toBe(''),
  );
});

describe('plainText', () => {
  test.each([
    ['plain', 'plain'],
    ['<p>One</p><p>Two</p>', 'One\nTwo'],
    ['One<br>Two<br/>Three<BR />Four', 'One\nTwo\nThree\nFour'],
    ['One<br><br>Two', 'One\n\nTwo'],
    ['<p>One<br></p><p>Two</p>', 'One\nTwo'],
    ['<ul><li>Ale</li><li>Stout</li></ul>after', 'Ale\nStout\nafter'],
    ['<h2>Returns</h2>Glass <b>bo</b>ttles', 'Returns\nGlass bottles'],
    ['<table><tr><td>12</td><td>cans</td></tr><tr><td>6</td></tr></table>', '12 cans\n6'],
    ['  a \n\t b  ', 'a b'],
    ['a <b> b</b> c', 'a b c'],
    ['a&nbsp;b', 'a\u00a0b'],
    ['5 < 6 and 7 > 3', '5 < 6 and 7 > 3'],
    ['5 &lt; 6', '5 < 6'],
    ['&lt;p&gt;One&lt;/p&gt;&lt;p&gt;Two &amp;amp; three&lt;/p&gt;', 'One\nTwo &amp; three'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['Tom &amp; Jerry&#39;s', "Tom & Jerry's"],
    ['<a href="/x" title="a > b">link</a>', 'link'],
    ["<a title='>'>link</a>", 'link'],
    ['<a title=">>">link</a>', 'link'],
    ["it's <b>Bo's</b> bar", "it's Bo's bar"],
    ['a<!-- hidden <b> -->b', 'ab'],
    ['a<!-->b', 'ab'],
    ['a<!--->b', 'ab'],
    ['a<!-- x --!>b', 'ab'],
    ['a<![CDATA[ hidden > ]]>b', 'ab'],
    ['a<?php echo 1 ?>b', 'ab'],
    ['<!doctype html><html><body>a</body></html>', 'a'],
    ['a<script>var x = "<b>hidden</b>"</script>b', 'a b'],
    ['a<style>p { color: red }</style >b', 'a b'],
    ['a<SCRIPT>hidden</sCrIpT\n>b', 'a b'],
    ['a<script>hidden</scripted>hidden</script>b', 'a b'],
    ['a<template>hidden</template><noscript>hidden</noscript>b', 'a b'],
    ['a</3 b>c', 'ac'],
    ['a</>b', 'ab'],
    ['a</3 title=">">b', 'a">b'],
    ['12</p>34', '12\n34'],
    ['a<b=">" title=\'>\'>c', "a\" title='>'>c"],
    ['a<b= ">" >c', 'a" >c'],
    ['a</b= ">" >c', 'a" >c'],
    ['a<b ">c', 'ac'],
    ['a<b x">c', 'ac'],
    ['a<b x=1>c', 'ac'],
    ['a<b x=1">c', 'ac'],
    ['a<b x="1"">c', 'ac'],
    ['a<b x= ">">c', 'ac'],
    ["a<b x = \n'>'>c", 'ac'],
    ['<<b>3x cans', '<3x cans'],
    ['<<b>img', '< img'],
    ['I <3 beer', 'I <3 beer'],
    ['ends with <', 'ends with <'],
    ['ends with </', 'ends with'],
    ['cut <b off', 'cut'],
    ['cut <!-- off', 'cut'],
    ['cut <script>off', 'cut'],
    ['a\u0000b\u0007c', 'abc'],
    ['<constructor>a</constructor><to-string>b', 'ab'],
    ['🍺 <b>é</b> 中文', '🍺 é 中文'],
    ['', ''],
  ])('%j is %j', (richText, text) => expect(plainText(richText)).toBe(text));

  test.each([null, undefined, 5, {}, ['<b>']])('returns an empty text for %j', (value) =>
    expect(plainText(value)).toBe(''),
  );

  const markup = /<[a-z/!?]/i;

  it('is tested with enough attack vectors', () => {
    expect(new Set(vectors).size).toBeGreaterThanOrEqual(60);
    expect(vectors.filter((vector) => markup.test(vector)).length).toBeGreaterThanOrEqual(50);
  });

  test.each(vectors)('leaves no tag of %j', (vector) => {
    expect(plainText(vector)).not.toMatch(markup);
    expect(plainText(encodeXML(vector))).not.toMatch(markup);
    expect(plainText(`Before ${vector} after`)).toMatch(/^Before/);
  });

  it('leaves no tag in any combination of vectors', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '/',
      '!',
      '?',
      '-',
      '--',
      '"',
      "'",
      '=',
      ' ',
      '\n',
      '<b>',
      '</b>',
      '<br>',
      '<script>',
      '</script>',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      'img',
      'onerror=',
      '&lt;',
      '&gt;',
      '&amp;',
      'lt;',
      '&#60;',
      '&#x3c',
      '\u0000',
      'a',
      '<p',
      '<template>',
      '\u200b',
      '＜',
      'svg',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        expect(plainText(pieces.join(''))).not.toMatch(markup);
      }),
      { numRuns: 5000, seed: 29 },
    );
  });

  it('keeps all words of a text without markup, in order', () => {
    const word = fc.stringMatching(/^[\p{L}\p{N}.,;:()]{1,12}$/u);
    fc.assert(
      fc.property(fc.array(word), fc.constantFrom(' ', '\n', ' \t '), (words, space) => {
        expect(plainText(words.join(space))).toBe(words.join(' '));
      }),
    );
  });

  // Quadratic work would exceed the runner's time limit.
  test.each(['<', '<b', '<b>', '</', '<!--', '<![CDATA[', '<script>', '<a b="', '<p>', '&', '&lt;', 'a <', '<td>x '])(
    'handles %j a hundred thousand times over',
    (piece) => expect(plainText(piece.repeat(100_000))).not.toMatch(markup),
  );
});

describe('truncate', () => {
  it('cuts between grapheme clusters', () => {
    expect(truncate('short', 5)).toBe('short');
    expect(truncate('longer', 5)).toBe('longe…');
    expect(truncate('one two', 4)).toBe('one…');
    expect(truncate('👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', 2)).toBe('👨‍👩‍👧👨‍👩‍👧…');
    expect(truncate('👨‍👩‍👧👨‍👩‍👧', 2)).toBe('👨‍👩‍👧👨‍👩‍👧');
  });
});
