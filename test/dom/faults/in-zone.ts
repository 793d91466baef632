import { cdp } from 'vitest/browser';

/** The part of the browser's protocol that this file uses. */
interface Emulation {
  send(method: 'Emulation.setTimezoneOverride', given: { readonly timezoneId: string }): Promise<unknown>;
}

/** Milliseconds between two attempts to set the time zone, and the maximum number of attempts: half a minute. */
const RETRY_DELAY_MS = 100;
const MAX_TRIES = 300;

/** Runs a task on a device in a time zone. All pages of a process share one time zone: a second caller waits. */
export async function inZone<Answer>(timezoneId: string, task: () => Promise<Answer>): Promise<Answer> {
  // Playwright's Chromium implements it; Vitest's type lists no method.
  const browser = cdp() as unknown as Emulation;
  for (let left = MAX_TRIES; ; left--) {
    try {
      await browser.send('Emulation.setTimezoneOverride', { timezoneId });
      break;
    } catch (thrown) {
      if (left === 0 || !String(thrown).includes('already in effect')) throw thrown;
      await new Promise((later) => setTimeout(later, RETRY_DELAY_MS));
    }
  }
  try {
    return await task();
  } finally {
    await browser.send('Emulation.setTimezoneOverride', { timezoneId: '' });
  }
}
