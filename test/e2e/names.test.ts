import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(() => browser.close());

const site = inject('siteUrl');

test('a demo buyer’s button is named in sentences: person, account and rights', async () => {
  const page = await browser.newPage();
  await page.goto(`${site}/en-US/sign-in`);
  const buttons = page.locator('.site-buyers').getByRole('button');
  await buttons.first().waitFor();
  const all = await buttons.count();
  expect(all).toBeGreaterThan(2);
  const named = page.locator('.site-buyers').getByRole('button', { name: /^[^.]+\. .*\S.*\. [^.]+$/ });
  expect(await named.count()).toBe(all);
  await page.close();
});

test.each(['checkout', 'wallet'])(
  'no button of “%s” is called “Change” alone: each name includes what it changes',
  async (path) => {
    const page = await browser.newPage();
    await page.goto(`${site}/en-US/faq`);
    await page.evaluate(() => window.tradefrontDemo.signIn('dana'));
    await page.goto(`${site}/en-US/${path}`);
    await page
      .locator('main')
      .getByRole('button', { name: /^Change \w+/ })
      .first()
      .waitFor();
    await expect.poll(() => page.locator('main .tf-skeleton').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Change', exact: true }).count()).toBe(0);
    await page.close();
  },
);
