import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { accountOverlayChecks } from '../support/account-overlay-checks';
import {
  hostLayerChecks,
  overlayChecks,
  overlayCode,
  places,
  type OverlayCheck,
  type Place,
} from '../support/overlay-checks';
import type { ServedHost } from '../support/strict-server';
import { serveHost, type HostBuild, type HostRadix, type HostReact } from './hosts/overlay/serve';

type Motion = 'reduce' | 'no-preference';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(() => browser.close());

/**
 * A new page that records policy reports and errors. The listener must be registered before the page is parsed. The
 * overlay code arrives after `codeReleased`, when given.
 */
async function openPage(
  url: string,
  motion: Motion = 'no-preference',
  codeReleased?: Promise<void>,
): Promise<{ page: Page; problems: () => Promise<string[]> }> {
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
  if (codeReleased) {
    await page.route(overlayCode, async (route) => {
      await codeReleased;
      await route.continue();
    });
  }
  await page.clock.install();
  await page.goto(url);
  const reports = async () => (await page.locator('html').getAttribute('data-reports'))?.trim().split(' ') ?? [];
  return { page, problems: async () => [...errors, ...(await reports())] };
}

interface Axis {
  readonly react: HostReact;
  readonly how: HostBuild;
  readonly radix: HostRadix;
  readonly where: readonly Place[];
  readonly motion: Motion;
}

// React 18 and a separate bundle run in the hardest place, with every wrapper at once; React 18 runs with reduced
// motion, which covers overlays that close without an animation. The host of React 18 also has a Radix of its time. The
// separate bundle replaces the script-tag build for the select, which no published element shows yet; the published
// script follows below with the dialog of one that has it.
const axes: readonly Axis[] = [
  { react: 19, how: 'npm', radix: 'same', where: places, motion: 'no-preference' },
  { react: 19, how: 'own', radix: 'same', where: ['dialog-shadow'], motion: 'no-preference' },
  { react: 18, how: 'npm', radix: 'older', where: ['light', 'dialog', 'dialog-shadow'], motion: 'reduce' },
];

const published: readonly Axis[] = [
  { react: 19, how: 'script', radix: 'same', where: places, motion: 'no-preference' },
  { react: 18, how: 'script', radix: 'older', where: ['dialog-shadow'], motion: 'reduce' },
];

/**
 * Serves one host and runs checks at its places, each on a page of its own that must stay without reports and errors.
 */
function runChecks(
  { react, how, radix, where, motion }: Axis,
  all: readonly OverlayCheck[],
  more: (url: () => string) => void = () => {},
): void {
  let host: ServedHost;
  beforeAll(async () => {
    host = await serveHost(react, how, radix);
  });
  afterAll(() => host.close());

  test('the policy of this page reports an inline style', async () => {
    const { page, problems } = await openPage(`${host.url}/control`);
    expect((await problems()).join(' ')).toContain('style-src');
    await page.close();
  });

  more(() => host.url);

  describe.each(where)('%s', (place) => {
    const checks = all.filter((check) => check.where?.(place) ?? true);
    test.concurrent.each(checks)('$name', async ({ run, holdsCode }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const { page, problems } = await openPage(
        `${host.url}/?where=${place}`,
        motion,
        holdsCode ? released : undefined,
      );
      await run(page, place, release);
      expect(await problems()).toEqual([]);
      await page.close();
    });
  });
}

describe.each(axes)('overlays, React $react host, $radix Radix, $how build', (axis) => {
  runChecks(axis, axis.how === 'npm' ? [...overlayChecks, ...hostLayerChecks] : overlayChecks, (url) => {
    test('a dialog whose code cannot be loaded reports it and keeps its button working', async () => {
      const { page } = await openPage(`${url()}/?where=light`);
      await page.route(overlayCode, (route) => route.abort());
      await page.getByRole('button', { name: 'Open dialog' }).click();
      await page.getByText('failures 1').waitFor();
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Open dialog');
      await page.unroute(overlayCode);
      await page.getByRole('button', { name: 'Open dialog' }).click();
      await page.getByRole('dialog', { name: 'Edit list' }).waitFor();
      await page.close();
    });
  });
});

describe.each(published)('the published script, React $react host', (axis) => runChecks(axis, accountOverlayChecks));
