import { expect, test } from 'vitest';
import { configure, localeReady, pageSettings } from '../../src/embed/page-settings';

test('what is named changes, the rest stays, and undefined takes back', () => {
  const adapter = { id: 'one', session: {} };
  configure({ adapter, theme: 'dark' });
  configure({ theme: 'light' });
  expect(pageSettings.get()).toMatchObject({ adapter, theme: 'light' });
  configure({ theme: undefined });
  expect(pageSettings.get().theme).toBeUndefined();
  expect(pageSettings.get().adapter).toBe(adapter);
});

test('a language counts when its words are here, and the last one asked for wins', async () => {
  configure({ locale: 'fr-CA' });
  expect(pageSettings.get().locale).toBeUndefined();
  configure({ locale: 'ko-KR' });
  await localeReady();
  expect(pageSettings.get().locale?.tag).toBe('ko-KR');
  configure({ locale: undefined });
  expect(pageSettings.get().locale).toBeUndefined();
});

test('listeners are told until they leave', () => {
  let told = 0;
  const leave = pageSettings.subscribe(() => {
    told += 1;
  });
  configure({ theme: 'dark' });
  leave();
  configure({ theme: 'light' });
  expect(told).toBe(1);
});
