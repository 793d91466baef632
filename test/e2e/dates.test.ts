import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainPages } from '../../src/portal/pages';
import { pathOf } from '../../src/portal/routes';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { followAddress, waitForPage } from './portal/page-snapshot';
import { visit } from './portal/open-portal';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(() => browser.close());

/** Sunday, half an hour before midnight in Maine; Monday in every zone of this test. */
const LATE_SUNDAY = '2026-11-16T04:30:00Z';
const zones = ['America/Toronto', 'UTC', 'Asia/Tokyo', 'America/St_Johns'];

/** Returns a value once two consecutive reads are the same. */
async function readStable(read: () => Promise<string>): Promise<string> {
  let last = '';
  await expect.poll(async () => last === (last = await read()), { interval: 500 }).toBe(true);
  return last;
}

test('every page shows the account’s days, wherever the browser is', { timeout: 180_000 }, async () => {
  const said = new Map<string, string>();
  for (const timezoneId of zones) {
    await visit(browser, { timezoneId }, async ({ page, at }) => {
      await page.context().clock.setFixedTime(LATE_SUNDAY);
      await page.goto(at('/en-US/faq'));
      await page.evaluate(() => window.tradefrontDemo.signIn('dana'));
      await page.goto(at('/en-US/'));
      const main = page.getByRole('main');
      await main.getByText('Sunday, November 15').waitFor();
      for (const name of plainPages.filter((one) => one !== 'home' && one !== 'sign-in')) {
        await followAddress(page, pathOf({ name }, '/en-US'));
        await waitForPage(page);
        const text = async () => (await main.innerText()).replace(/\s+/g, ' ');
        const before = said.get(name);
        // Lazy parts of a page load after it.
        if (before === undefined) said.set(name, await readStable(text));
        else await expect.poll(text, { message: `${name} in ${timezoneId}` }).toBe(before);
      }
    });
  }
});
