import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserArgs, findBrowser } from '../support/browser.mjs';
import { overlayChecks, places, type Place } from '../support/overlay-checks';
import type { ServedHost } from '../support/strict-server';
import { serveHost, type HostBuild, type HostReact } from './hosts/overlay/serve';

type Motion = 'reduce' | 'no-preference';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(() => browser.close());

/** A fresh page that keeps what the policy reports and what goes wrong. The listener must be there before the page is parsed. */
async function openPage(url: string, motion: Motion = 'no-preference'): Promise<{ page: Page; trouble: () => Promise<string[]> }> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 }, reducedMotion: motion });
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

// React 18 runs where it differs most from 19 (no wrapper, every wrapper) and with reduced motion, so that layers that
// leave without an animation are covered as well.
const axes: { react: HostReact; how: HostBuild; where: readonly Place[]; motion: Motion }[] = [
  { react: 19, how: 'npm', where: places, motion: 'no-preference' },
  { react: 19, how: 'script', where: places, motion: 'no-preference' },
  { react: 18, how: 'npm', where: ['light', 'dialog-shadow'], motion: 'reduce' },
  { react: 18, how: 'script', where: ['dialog-shadow'], motion: 'reduce' },
];

describe.each(axes)('overlays, React $react host, $how build', ({ react, how, where, motion }) => {
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

  describe.each(where)('%s', (place) => {
    const checks = overlayChecks.filter((check) => check.where?.(place) ?? true);
    test.concurrent.each(checks)('$name', async ({ run }) => {
      const { page, trouble } = await openPage(`${host.url}/?where=${place}`, motion);
      await run(page, place);
      expect(await trouble()).toEqual([]);
      await page.close();
    });
  });
});
