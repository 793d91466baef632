import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { build } from 'vite';
import { browserArgs, findBrowser } from '../../../scripts/browser.mjs';
import { startPlatformServer } from '../platform-server';

const configFile = fileURLToPath(new URL('../platform-server/site/vite.config.ts', import.meta.url));
const NOW = '2026-11-17T10:35:00-05:00';

/** Files of src whose functions ran between a click and its result on the screen, in alphabetical order. */
export interface Walks {
  /** From a click on plus in the cart to the total that the server confirms. */
  readonly quantity: readonly string[];
  /** From a click on *Place order* to the confirmation. */
  readonly order: readonly string[];
}

/**
 * Clicks the two buttons of the portal over the platform's wire in Chromium and records which modules run, from the
 * browser's own coverage. The site is built with a file for each module, named by its path.
 */
export async function recordWalks(): Promise<Walks> {
  const siteFolder = await mkdtemp(join(tmpdir(), 'tradefront-walks-'));
  await build({
    configFile,
    configLoader: 'runner',
    logLevel: 'error',
    build: {
      outDir: siteFolder,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        output: {
          codeSplitting: undefined,
          preserveModules: true,
          entryFileNames: 'assets/[name].js',
          chunkFileNames: 'assets/[name].js',
        },
      },
    },
  });
  const server = await startPlatformServer({ siteFolder, clock: () => Date.parse(NOW), scenario: 'full-cart' });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    await context.clock.setFixedTime(NOW);
    const page = await context.newPage();
    await page.goto(`${server.url}/`);
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Dana Whitlock' }).click();
    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
    const plus = page
      .getByRole('main')
      .getByRole('button', { name: /^One more of/ })
      .first();
    await plus.waitFor();
    await page.waitForLoadState('networkidle');
    const quantity = await running(page, async () => {
      const answered = page.waitForResponse((response) => response.request().method() === 'PATCH');
      await plus.click();
      await answered;
      // The cart is read after the change: only that read makes the total final.
      await page.getByRole('main').locator('.tf-cart-checking[data-idle]').first().waitFor({ state: 'attached' });
    });
    await page.getByRole('button', { name: 'Check out' }).first().click();
    await page.getByRole('textbox', { name: 'PO number' }).fill('PO-1117');
    await page.getByRole('checkbox', { name: /terms of sale/ }).check();
    await page.waitForLoadState('networkidle');
    const order = await running(page, async () => {
      await page.getByRole('button', { name: 'Place order' }).click();
      await page.getByRole('heading', { level: 1, name: /^Order \d+ placed/ }).waitFor();
    });
    return { quantity, order };
  } finally {
    await browser.close();
    await server.close();
    await rm(siteFolder, { recursive: true, force: true });
  }
}

async function running(page: Page, act: () => Promise<void>): Promise<readonly string[]> {
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  await act();
  const scripts = await page.coverage.stopJSCoverage();
  // A module that loads during the walk runs from its first character to its last: it counts only if one of its
  // functions runs.
  const ran = scripts.filter(({ functions, source }) =>
    functions.some(({ ranges }) =>
      ranges.some(
        ({ count, startOffset, endOffset }) => count > 0 && !(startOffset === 0 && endOffset === source?.length),
      ),
    ),
  );
  const paths = ran.flatMap(({ url }) => /\/assets\/(.+)\.js/.exec(url)?.[1] ?? []);
  return [...new Set(paths)].filter((path) => path.startsWith('src/')).sort();
}
