import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { signInAs } from '../e2e/portal/open-portal';
import { headerCart, heading, main } from '../e2e/portal/shop';
import { executions, type NetworkSite, openNetworkSite } from './site';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let browser: Browser;
let site: NetworkSite;

beforeAll(async () => {
  site = await openNetworkSite();
  browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserArgs,
    // Playwright turns the back/forward cache off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
afterAll(async () => {
  await browser.close();
  await site.close();
});
beforeEach(() => site.server.platform.reset({ scenario: 'full-cart' }));

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Opens the portal as a buyer of the demo, in a browser of its own. */
async function signedIn(): Promise<Page> {
  const page = await site.open(browser);
  await page.goto(`${site.url}/en-US`);
  await signInAs(page, 'Dana Whitlock');
  return page;
}

async function withPage(run: (page: Page) => Promise<void>): Promise<void> {
  const page = await signedIn();
  try {
    await run(page);
  } finally {
    await page.context().close();
  }
}

async function placeOrder(page: Page): Promise<void> {
  const { orders } = executions(site.server);
  await headerCart(page).click();
  await page.getByRole('button', { name: 'Check out' }).first().click();
  await page.getByRole('textbox', { name: 'PO number' }).fill('PO-1118');
  await page.getByRole('checkbox', { name: /terms of sale/ }).check();
  await page.getByRole('button', { name: 'Place order' }).click();
  await heading(page, /^Order \d+ placed/).waitFor();
  expect(executions(site.server).orders).toBe(orders + 1);
}

/** What the page holds after a garbage collection. */
async function measure(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  await cdp.detach();
  const value = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { heap: value('JSHeapUsedSize'), nodes: value('Nodes'), listeners: value('JSEventListeners') };
}

/** Runs all timers of a duration, on the page and with the server's clock, and leaves time for each response. */
async function pass(page: Page, duration: number): Promise<void> {
  for (let passed = 0; passed < duration; passed += 3 * MINUTE) {
    site.advance(3 * MINUTE);
    await page.clock.runFor(3 * MINUTE);
    await pause(50);
  }
}

describe('a page that is open for a day', () => {
  test('is about the new day, holds no more than after two hours, and takes an order', () =>
    withPage(async (page) => {
      const reads = new Map<string, number>();
      page.on('request', (request) => {
        const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
        reads.set(name, (reads.get(name) ?? 0) + 1);
      });
      await main(page).getByText('Tuesday, November 17').waitFor();
      await pass(page, 2 * HOUR);
      const early = await measure(page);
      await pass(page, 22 * HOUR);
      const late = await measure(page);
      const text = ({ heap, nodes, listeners }: typeof early): string =>
        `${(heap / 1e6).toFixed(2)} MB, ${nodes} nodes, ${listeners} listeners`;
      console.log(`After 2 h ${text(early)}; after 24 h ${text(late)}`);
      // Every three minutes the number of unread notifications, every half hour the rest: 440 and 44 times. What one of
      // them kept would be more than this.
      expect(late.heap).toBeLessThan(early.heap * 1.2);
      expect(late.nodes).toBeLessThan(early.nodes + 100);
      expect(late.listeners).toBeLessThan(early.listeners + 40);
      expect(reads.get('getUnreadNotifications')).toBeGreaterThan(440);
      expect(reads.get('getNextDelivery')).toBeGreaterThan(44);
      await main(page).getByText('Wednesday, November 18').waitFor();
      expect(await main(page).innerText()).not.toMatch(/(?:accept|Order) by Tue, Nov 17/);
      await placeOrder(page);
    }));
});

describe('a tab that the browser froze for an hour', () => {
  test('shows what changed meanwhile, keeps what was typed, and takes an order', () =>
    withPage(async (page) => {
      const shown = await headerCart(page).innerText();
      const field = page.getByRole('searchbox').first();
      await field.fill('Coldwell');
      const cdp = await page.context().newCDPSession(page);
      // A browser without windows hides no tab by itself.
      const become = (state: DocumentVisibilityState) =>
        page.evaluate((visibility) => {
          Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
          document.dispatchEvent(new Event('visibilitychange'));
        }, state);
      await become('hidden');
      await cdp.send('Page.setWebLifecycleState', { state: 'frozen' });
      await withPage(async (other) => {
        await other.goto(`${site.url}/en-US/products`);
        // The other page shows the change before the server has it.
        const changed = other.waitForResponse(
          (response) => response.request().method() !== 'GET' && /\/carts\//.test(response.url()),
        );
        await main(other).getByRole('button', { name: /^Add/ }).first().click();
        expect((await changed).ok()).toBe(true);
      });
      site.advance(HOUR);
      await cdp.send('Page.setWebLifecycleState', { state: 'active' });
      await page.clock.fastForward(HOUR);
      await become('visible');
      await expect.poll(() => headerCart(page).innerText()).not.toBe(shown);
      expect(await field.inputValue()).toBe('Coldwell');
      await placeOrder(page);
    }));
});

describe('a page that is left for another one', () => {
  test('has nothing that keeps it out of the back/forward cache', () =>
    withPage(async (page) => {
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Page.enable');
      const found = new Promise<readonly { readonly type: string; readonly reason: string }[]>((resolve) =>
        cdp.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => resolve(notRestoredExplanations)),
      );
      await page.goto('data:text/html,elsewhere');
      await page.goBack();
      // Chromium without a window has no such cache, and says so; a reason of the page's own would be listed too.
      // test/engines restores a page from the caches of Firefox and WebKit.
      expect((await found).filter(({ type }) => type !== 'Circumstantial')).toEqual([]);
      expect((await found).map(({ reason }) => reason)).toContain('BackForwardCacheDisabledForDelegate');
    }));
});
