import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { formatMoney, money } from '../../src/rules/money';
import { numberFormat } from '../../src/rules/number-format';

const src = new URL('../../src/', import.meta.url);

describe('numberFormat', () => {
  test.each([
    ['en-US', '12,345'],
    ['fr-CA', '12\u00a0345'],
    ['es-CA', '12,345'],
    ['zh-CN', '12,345'],
    ['ko-KR', '12,345'],
    ['no locale at all', '12,345'],
  ])('groups a count in %s as %s', (locale, text) => expect(numberFormat(locale).format(12_345)).toBe(text));

  it('groups counts and money of es-CA alike, with a space before the percent sign', () => {
    expect(formatMoney(money(1_234_500, 'CAD'), 'es-CA')).toContain(numberFormat('es-CA').format(12_345));
    expect(numberFormat('es-CA', { style: 'percent' }).format(0.45)).toBe('45\u00a0%');
  });

  it('is the only place that creates number formats for a locale', () => {
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
    const own = files.filter((file) => readFileSync(new URL(file, src), 'utf8').includes('new Intl.NumberFormat('));
    // CSV has the same decimals in every locale, and the start of a page only loads the browser's language data.
    expect(own.sort()).toEqual(['rules/csv.ts', 'rules/number-format.ts', 'runtime/start-page.ts']);
  });
});
