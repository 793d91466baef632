// Pages of the benchmark in one Chromium, each in a separate process.
import { chromium } from 'playwright';
import { browserArgs, findBrowser } from '../browser.mjs';
import { categories, spansOf } from './trace.mjs';

const viewport = { width: 1280, height: 900 };

export async function openStage(url) {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error('No Chromium: run node scripts/browser.mjs');
  const browser = await chromium.launch({ executablePath, args: browserArgs });

  /** Opens a page and waits until it can mount. A separate context gives it a separate process. */
  async function open(address) {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    const waiting = new Map();
    await page.exposeBinding('onBenchFrame', (_, what) => waiting.get(what)?.());
    page.on('pageerror', (error) => console.error(`${address}: ${error.message}`));
    const cdp = await context.newCDPSession(page);
    const until = (what) => new Promise((resolve) => waiting.set(what, resolve));
    const load = async () => {
      await page.goto(`${url}/${address}`);
      await page.waitForFunction(() => 'bench' in window);
    };
    const act = async (what, action) => {
      const shown = until(what);
      await action();
      await Promise.race([shown, rejectAfterTimeout(`${address} showed no “${what}”`)]);
    };
    await load();
    return {
      page,
      cdp,
      load,
      act,
      until,
      mount: () => act('mount', () => page.evaluate(() => window.bench.mount())),
      close: () => context.close(),
    };
  }

  /**
   * Mounts a page without `page.evaluate`, and resolves once it has been idle for a second. Playwright's first script
   * stays in the page, with 0.6 MB of objects that are not the page's.
   */
  async function openForMemory(address) {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.goto(`${url}/${address}`);
    const expression = `(async () => {
      while (!('bench' in window)) await new Promise(requestAnimationFrame);
      window.bench.mount();
      await new Promise((done) => setTimeout(done, 1000));
    })()`;
    await cdp.send('Runtime.evaluate', { expression, awaitPromise: true });
    return { cdp, close: () => context.close() };
  }

  /** Runs a function under a trace. Returns CPU times by the page's name and action, such as `ours cart`. */
  async function traced(run) {
    await browser.startTracing(undefined, { categories });
    // Always ended, because a running trace prevents the next one.
    const outcome = await run().then(
      () => null,
      (error) => error,
    );
    const trace = await browser.stopTracing();
    if (outcome !== null) throw outcome;
    return spansOf(trace);
  }

  return { open, openForMemory, traced, version: browser.version(), close: () => browser.close() };
}

const rejectAfterTimeout = (what) =>
  new Promise((_, reject) => setTimeout(() => reject(new Error(what)), 20_000).unref());

export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Rotates a list by the round, so that no item is always first. */
export const rotate = (things, round) => things.map((_, at) => things[(at + round) % things.length]);

/**
 * Throws if a reference displays something else than the widget: it would be measured at less work. `read` runs in each
 * page and returns a list of what a buyer reads there.
 */
export async function compareDisplays(pages, read) {
  const [first, ...others] = await Promise.all(
    pages.map(async ({ name, page }) => ({ name, texts: await page.evaluate(read) })),
  );
  for (const { name, texts } of others) {
    const at = first.texts.findIndex((text, place) => text !== texts[place]);
    if (at !== -1) throw new Error(`${first.name} displays “${first.texts[at]}”, ${name} “${texts[at]}”`);
  }
}
