import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserArgs, findBrowser } from '../support/browser.mjs';
import { overlayChecks, places } from '../support/overlay-checks';
import { serveHost, type HostBuild, type HostReact, type ServedHost } from './hosts/overlay/serve';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(() => browser.close());

/** A fresh page that keeps what the policy reports and what goes wrong. The listener must be there before the page is parsed. */
async function openPage(url: string): Promise<{ page: Page; trouble: () => Promise<string[]> }> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      document.documentElement.dataset.reports = `${document.documentElement.dataset.reports ?? ''} ${event.effectiveDirective}`;
    });
  });
  await page.clock.install();
  await page.goto(url);
  const reports = async () => (await page.locator('html').getAttribute('data-reports'))?.trim().split(' ') ?? [];
  return { page, trouble: async () => [...errors, ...(await reports())] };
}

const axes: [HostReact, HostBuild][] = [
  [19, 'npm'],
  [18, 'npm'],
  [19, 'script'],
  [18, 'script'],
];

describe.each(axes)('overlays, React %s host, %s build', (react, how) => {
  let host: ServedHost;
  beforeAll(async () => {
    host = await serveHost(react, how);
  });
  afterAll(() => host.close());

  test('the policy of this page reports an inline style', async () => {
    const { page, trouble } = await openPage(`${host.url}/control`);
    expect((await trouble()).join(' ')).toContain('style-src');
    await page.close();
  });

  test('a dialog whose code cannot be fetched says so and leaves its button working', async () => {
    const { page } = await openPage(`${host.url}/?where=light`);
    await page.route('**/overlay-runtime*', (route) => route.abort());
    await page.getByRole('button', { name: 'Open dialog' }).click();
    await page.getByText('failures 1').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Open dialog');
    await page.unroute('**/overlay-runtime*');
    await page.getByRole('button', { name: 'Open dialog' }).click();
    await page.getByRole('dialog', { name: 'Edit list' }).waitFor();
    await page.close();
  });

  describe.each(places)('%s', (place) => {
    test.each(overlayChecks.filter(({ where }) => where?.(place) ?? true))('$name', async ({ run }) => {
      const { page, trouble } = await openPage(`${host.url}/?where=${place}`);
      await run(page, place);
      expect(await trouble()).toEqual([]);
      await page.close();
    });
  });
});
