import { expect, test } from 'vitest';
import { fetchLocalePack } from '../../src/embed/load-locale';

test.each([
  ['fr-CA', 'fr-CA', 'common'],
  ['FR-ca', 'FR-ca', 'common'],
  ['fr', 'fr', 'common'],
  ['fr-FR', 'fr-FR', 'common'],
  ['en-CA', 'en-CA', undefined],
  ['de-DE', 'de-DE', undefined],
])(
  'the tag %s keeps its own formats and gets the messages of its language, English where there are none',
  async (tag, locale, text) => {
    const pack = await fetchLocalePack(tag);
    expect(pack.tag).toBe(locale);
    expect(Object.keys(pack.messages).includes('common')).toBe(text !== undefined);
  },
);

test('a pack of the page’s own is used as it is', async () => {
  const pack = { tag: 'de-DE', direction: 'ltr', messages: { faq: { title: 'Fragen' } } } as const;
  expect(await fetchLocalePack(pack)).toBe(pack);
});
