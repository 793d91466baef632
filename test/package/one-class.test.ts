import { describe, expect, it, test } from 'vitest';
import { copiesIn, oneClass } from '../../scripts/one-class.mjs';
import { builtSheets } from '../../scripts/sheets.mjs';

const layers = '@layer tf.reset, tf.tokens, tf.base, tf.components, tf.widgets, tf.shell;';
const elements = { pressed: new Set(['tf-pressed']), fields: new Set(['tf-entry']), drawings: new Set<string>() };
const cut = (css: string, widgets: readonly string[] = []) =>
  oneClass(`${layers}${css}`, { copies: copiesIn(widgets.map((sheet) => `${layers}${sheet}`)), elements });
const inWidget = (rule: string) => `@layer tf.widgets{${rule}}`;
const inPart = (rule: string) => `@layer tf.components{${rule}}`;

describe('a stylesheet without layers', () => {
  it.each([
    ['.a', '.a'],
    ['.a .b', ':where(.a) .b'],
    ['.a > .b[data-x]:not(.c)', ':where(.a)>:where([data-x]:not(.c)).b'],
    ['.a.b::before', ':where(.b).a::before'],
    [':where(.a) :where(h1, h2)', '.a :where(h1, h2)'],
    ['.a *', '.a *'],
    ['.a svg', '.a :where(svg)'],
    ['[data-x]', '[data-x]'],
    [':is(.a[data-x], .b)', ':where([data-x]).a,.b'],
  ])('gives %s the specificity of one class', (selector, expected) => {
    expect(cut(inWidget(`${selector}{gap:1px}`))).toBe(`${expected}{gap:1px}`);
  });

  it('has the rules in the order that layers and specificity define', () => {
    const css = `${inWidget('.w{gap:4px}')}${inPart('.p[data-x]{gap:3px}.p{gap:2px}')}@layer tf.base{.b{gap:1px}}`;
    expect(cut(css)).toBe('.b{gap:1px}.p{gap:2px}:where([data-x]).p{gap:3px}.w{gap:4px}');
  });

  it('keeps a rule in its condition', () => {
    expect(cut(inWidget('@media print{.a .b{gap:1px}}'))).toBe('@media print{:where(.a) .b{gap:1px}}');
  });

  it('keeps an important rule and one that sets tokens unchanged', () => {
    expect(cut(inPart('.a .b{gap:1px!important}'))).toBe('.a .b{gap:1px!important}');
    expect(cut('@layer tf.tokens{:where(:root){--x:1px}}')).toBe(':where(:root){--x:1px}');
  });

  it('gives a widget that changes a part two classes where another widget’s stylesheet has a copy of the part', () => {
    const part = inPart('.part{gap:1px}');
    const first = `${part}${inWidget('.first .part{gap:2px}')}`;
    expect(cut(first, [first, part])).toBe('.part{gap:1px}.first .part{gap:2px}');
    expect(cut(inWidget('.part{gap:2px}'), [first, part])).toBe('.part.part{gap:2px}');
  });

  it('adds a copy of higher specificity against state styles of pages for links and buttons', () => {
    expect(cut(inPart('.tf-pressed{gap:1px;color:red}'))).toBe(
      '.tf-pressed{gap:1px;color:red}.tf-pressed:where(a,button,summary,select,textarea):is(:hover,:focus){color:red}',
    );
  });

  it('adds a copy of higher specificity against attribute styles of pages for fields', () => {
    expect(cut(inPart('.tf-entry{padding:0}'))).toBe('.tf-entry,.tf-entry:where(input)[type]{padding:0}');
  });

  it('resolves sizes by the token, and conditions by the browser', () => {
    expect(cut(inWidget('@container (width < 30rem){.a{gap:.5rem}}'))).toBe(
      '@container (width < 480px){.a{gap:calc(.5*var(--tf-size))}}',
    );
  });

  it('refuses a selector without a class', () => {
    expect(() => cut(inWidget('div{gap:1px}'))).toThrow('No class to keep in: div');
  });
});

test('the published stylesheets have no layer except the requested one, and no size in rem', async () => {
  const sheets = await builtSheets();
  expect(sheets.size).toBeGreaterThan(30);
  expect(sheets.get('styles/layered')).toBe("@import '../styles.css' layer(tradefront);\n");
  for (const [name, css] of sheets) {
    expect(css.includes('@layer'), name).toBe(false);
    expect(css.replace(/@media[^{]*\{/g, ''), name).not.toMatch(/[\d.]rem\b/);
  }
});
