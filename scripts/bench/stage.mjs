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
      await Promise.race([shown, late(`${address} showed no “${what}”`)]);
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

  return { open, traced, version: browser.version(), close: () => browser.close() };
}

const late = (what) => new Promise((_, reject) => setTimeout(() => reject(new Error(what)), 20_000).unref());

export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Rotates a list by the round, so that no item is always first. */
export const turned = (things, round) => things.map((_, at) => things[(at + round) % things.length]);
