import { expect, test } from 'vitest';
import { configure, localeReady, pageSettings } from '../../src/embed/page-settings';

test('a named setting changes, the others stay, and undefined resets', () => {
  const adapter = { id: 'one', session: {} };
  configure({ adapter, theme: 'dark' });
  configure({ theme: 'light' });
  expect(pageSettings.get()).toMatchObject({ adapter, theme: 'light' });
  configure({ theme: undefined });
  expect(pageSettings.get().theme).toBeUndefined();
  expect(pageSettings.get().adapter).toBe(adapter);
});

test('a language applies when its messages have loaded, and the last requested one wins', async () => {
  configure({ locale: 'fr-CA' });
  expect(pageSettings.get().locale).toBeUndefined();
  configure({ locale: 'ko-KR' });
  await localeReady();
  expect(pageSettings.get().locale?.tag).toBe('ko-KR');
  configure({ locale: undefined });
  expect(pageSettings.get().locale).toBeUndefined();
});

test('listeners are notified until they unsubscribe', () => {
  let notifications = 0;
  const leave = pageSettings.subscribe(() => {
    notifications += 1;
  });
  configure({ theme: 'dark' });
  leave();
  configure({ theme: 'light' });
  expect(notifications).toBe(1);
});
