import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Selectors of a sheet whose `:has()` is not in the last compound, and whose last compound names no class, id, tag or
 * attribute. For such a selector Chromium restyles all elements below whenever one is inserted: in the product grid,
 * 565 elements for the button that clears the search.
 */
function expensiveSelectors(css: string): readonly string[] {
  const selectors = [...css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{/g)].flatMap(([, list = '']) =>
    splitOutsideBrackets(list, /,/),
  );
  return selectors.filter((selector) => {
    const compounds = splitOutsideBrackets(selector, /[\s>+~]/);
    const hasBefore = compounds.slice(0, -1).some((compound) => compound.includes(':has('));
    const last = (compounds.at(-1) ?? '').replace(/::?[\w-]+(\((?:[^()]|\([^()]*\))*\))?/g, '');
    return hasBefore && /^\*?$/.test(last);
  });
}

/** Splits at separators that are not within brackets. */
function splitOutsideBrackets(text: string, separator: RegExp): readonly string[] {
  let depth = 0;
  const parts = [''];
  for (const character of text.trim()) {
    depth += '(['.includes(character) ? 1 : ')]'.includes(character) ? -1 : 0;
    if (depth === 0 && separator.test(character)) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

it.each([
  ['.a:has(.b) :focus {}', 1],
  ['.a:has(> .b) > :not(.c), .d {}', 1],
  ['@media print { .a:has(.b, .c) * {} }', 1],
  ['.a:has(.b) .c:focus {}', 0],
  ['.a:has(.b) > li:not(:has([open])) {}', 0],
  ['.a .b:has(:focus-visible) {}', 0],
])('judges %s', (css, found) => expect(expensiveSelectors(css)).toHaveLength(found));

/** Rules for print: the receipt of a payment is printed without what a host has put around it. */
const accepted: ReadonlySet<string> = new Set([
  '.tf-invoices-page:has(.tf-invoices-receipt) > :not(.tf-invoices-layout)',
  '.tf-invoices-main:has(> .tf-invoices-receipt) > :not(.tf-invoices-receipt)',
]);

it('no sheet has a selector that restyles a whole widget when an element is inserted', () => {
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .flatMap((path) => expensiveSelectors(readFileSync(`src/${path}`, 'utf8')).map((selector) => ({ path, selector })));
  expect(found.filter(({ selector }) => !accepted.has(selector))).toEqual([]);
  expect(found.map(({ selector }) => selector)).toEqual(expect.arrayContaining([...accepted]));
});
