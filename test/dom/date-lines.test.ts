import { afterEach, describe, expect, it } from 'vitest';
import { formatDay, formatHeadingDay, formatInstant, formatLongDate, formatWeekdayDate } from '../../src/rules';
import '../../src/styles/styles.css';

afterEach(() => document.body.replaceChildren());

/** The lines of a text in the narrowest possible column. */
function linesOf(text: string, locale: string): readonly string[] {
  const root = document.createElement('div');
  root.className = 'tf-root';
  root.lang = locale;
  root.style.inlineSize = '1px';
  root.style.overflowWrap = 'normal';
  root.textContent = text;
  document.body.append(root);
  const lines = new Map<number, string>();
  for (let at = 0; at < text.length; at += 1) {
    const range = new Range();
    const node = root.firstChild;
    if (node === null) throw new Error('No text');
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    const top = Math.round(range.getBoundingClientRect().top);
    lines.set(top, (lines.get(top) ?? '') + text.charAt(at));
  }
  return [...lines.values()].map((line) => line.replace(/[\s\u2060]+/g, ' ').trim());
}

const years = ['2026-11-17', '2025-11-17'];
const thanksgiving = '2026-11-26';

describe.each(['en-US', 'fr-CA', 'es-CA', 'zh-CN', 'ko-KR'])('in a narrow line, in %s,', (locale) => {
  it('a day of the week and its date, a month and its day, and a date and its year stay on one line', () => {
    for (const today of years) {
      expect(linesOf(formatWeekdayDate(thanksgiving, locale, { today }), locale)).toHaveLength(1);
      expect(linesOf(formatDay(thanksgiving, locale, { today }), locale)).toHaveLength(1);
    }
    for (const format of [formatLongDate, formatHeadingDay])
      expect(linesOf(format(thanksgiving, locale), locale)).toHaveLength(1);
  });

  it('the date and the time of an instant each stay on one line, and may be on different ones', () => {
    for (const today of years) {
      const text = formatInstant(`${thanksgiving}T14:30:00-05:00`, locale, {
        timeZone: 'America/New_York',
        today,
        zoneName: false,
      });
      const lines = linesOf(text, locale);
      expect(lines).toHaveLength(2);
      expect(lines[0]).toContain('26');
      expect(lines[1]).toMatch(/\d+\D+30/);
    }
  });
});
