import { describe, expect, it } from 'vitest';
import { locales } from './support/locales';
import { byLocale, everywhere } from './support/typography-rules';

describe.each(locales)('$tag', ({ tag, leaves }) => {
  const texts = leaves.flatMap((leaf) =>
    Object.entries(leaf.forms).map(([form, text]) => [`${leaf.path} (${form})`, text] as const),
  );

  it('has rules of its own', () => {
    expect(byLocale[tag]?.length).toBeGreaterThan(0);
  });

  it.each([...everywhere, ...(byLocale[tag] ?? [])])('has no $no', ({ wrong, example }) => {
    expect(example).toMatch(wrong);
    expect(texts.filter(([, text]) => wrong.test(text)).map(([path, text]) => `${path}: ${text}`)).toEqual([]);
  });
});
