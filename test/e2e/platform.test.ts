import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { type LoggedRequest, peek, type PlatformServer, startPlatformServer } from '../support/platform-server';
import { order } from './order-journey/journey';
import { inputModes } from './order-journey/input-modes';
import { signInAs, STORY_TIME, visit as visitSite } from './portal/open-portal';
import { callsOf } from './portal/page-calls';

const configFile = fileURLToPath(new URL('../support/platform-server/site/vite.config.ts', import.meta.url));

let browser: Browser;
let server: PlatformServer;
let siteFolder: string;

beforeAll(async () => {
  siteFolder = await mkdtemp(join(tmpdir(), 'tradefront-platform-'));
  await build({
    configFile,
    configLoader: 'runner',
    logLevel: 'error',
    build: { outDir: siteFolder, emptyOutDir: true },
  });
  server = await startPlatformServer({ siteFolder, clock: () => Date.parse(STORY_TIME) });
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(async () => {
  await browser.close();
  await server.close();
  await rm(siteFolder, { recursive: true, force: true });
});
beforeEach(() => server.platform.reset());

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const orders = () => peek(server.platform).orders;
const sent = (method: string, ending: string): readonly LoggedRequest[] =>
  server.platform.log.entries.filter((request) => request.method === method && request.path.endsWith(ending));

/** A separate browser at the site. Console errors of the page fail the test, except unsuccessful responses. */
async function visit(work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  const problems: string[] = [];
  context.on('page', (page) => {
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (
        (message.type() === 'error' || message.type() === 'warning') &&
        !message.text().startsWith('Failed to load resource')
      )
        problems.push(message.text());
    });
  });
  await context.clock.setFixedTime(STORY_TIME);
  const page = await context.newPage();
  try {
    await work(page);
    expect(problems).toEqual([]);
  } finally {
    await context.close();
  }
}

const headerCart = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });
const checkOut = (page: Page) => page.getByRole('button', { name: 'Check out' }).first();

/** From a full cart to the last button. */
async function upToPlace(page: Page): Promise<void> {
  await page.goto(`${server.url}/`);
  await signInAs(page, 'Dana Whitlock');
  await headerCart(page).click();
  await checkOut(page).click();
  await page.getByRole('textbox', { name: 'PO number' }).fill('PO-1117');
  await page.getByRole('checkbox', { name: /terms of sale/ }).check();
}
const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place order' });

describe('over the platform’s wire, an order', () => {
  test('is placed from the first page to its confirmation, and found after a reload', () =>
    visit(async (page) => {
      const main = page.getByRole('main');
      await page.goto(`${server.url}/`);
      await signInAs(page, 'Dana Whitlock');
      await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click();
      await main
        .getByRole('spinbutton', { name: /Sunmill Orange Juice/ })
        .first()
        .fill('6');
      await main
        .getByRole('button', { name: /Add Sunmill Orange Juice/ })
        .first()
        .click();
      await headerCart(page).click();
      await page.getByRole('button', { name: 'Remove Bramrook Ginger Beer' }).click();
      await checkOut(page).click();
      await page.getByRole('textbox', { name: 'PO number' }).fill('PO-1117');
      await page.getByRole('checkbox', { name: /terms of sale/ }).check();
      await placeOrder(page).click();
      await heading(page, /^Order \d+ placed/).waitFor();
      const [order, ...others] = orders();
      expect(others).toEqual([]);
      expect(order?.answers).toMatchObject({ purchaseOrderNumber: 'PO-1117', method: 'delivery', date: '2026-11-19' });
      await page.reload();
      await heading(page, `Order ${order?.number} placed`).waitFor();
      await page.getByRole('link', { name: 'Today' }).first().click();
      await page.getByRole('link', { name: order?.number }).waitFor();
      // Every write names its account and has its token.
      const writes = server.platform.log.entries.filter(({ method }) => method !== 'GET');
      expect(writes.every(({ headers }) => headers['csrf-token'] !== undefined)).toBe(true);
    }));

  test.each([
    ['after it was placed', { kind: 'drop', after: true }],
    ['after it was placed, by a proxy’s page', { kind: 'status', status: 502, body: 'html', after: true }],
    ['as its text was cut off', { kind: 'truncated' }],
  ] as const)('whose response is lost %s, exists once and is shown', (_, fault) =>
    visit(async (page) => {
      server.platform.reset({ scenario: 'full-cart' });
      server.platform.faults.set([{ method: 'POST', path: 'checkouts/*/orders', fault, times: 1 }]);
      await upToPlace(page);
      await placeOrder(page).dblclick();
      await heading(page, /^Order \d+ placed/).waitFor();
      expect(orders()).toHaveLength(1);
    }),
  );

  test('whose request is lost can be placed again and exists once', () =>
    visit(async (page) => {
      server.platform.reset({ scenario: 'full-cart' });
      server.platform.faults.set([{ method: 'POST', path: 'checkouts/*/orders', fault: { kind: 'drop' }, times: 1 }]);
      await upToPlace(page);
      await placeOrder(page).click();
      await page.getByText('The order was not placed').first().waitFor();
      expect(orders()).toEqual([]);
      await page.getByRole('checkbox', { name: /terms of sale/ }).check();
      await placeOrder(page).click();
      await heading(page, /^Order \d+ placed/).waitFor({ timeout: 20_000 });
      expect(orders()).toHaveLength(1);
      // The second attempt has a checkout of its own: a late request of the first could place nothing.
      expect(new Set(sent('POST', '/orders').map(({ path }) => path)).size).toBe(2);
    }));

  test('waits for prices that are being calculated, and for a checkout that is', () =>
    visit(async (page) => {
      server.platform.reset({
        scenario: 'full-cart',
        behaviour: { calculationReads: 1, checkoutReads: 2, orderReads: 3, afterClosed: 'gone' },
      });
      await upToPlace(page);
      await placeOrder(page).click();
      await heading(page, /^Order \d+ placed/).waitFor({ timeout: 20_000 });
      expect(orders()).toHaveLength(1);
    }));
});

describe('over the platform’s wire, a page', () => {
  // Waves of calls when it is the first page of a tab, and when the tab has loaded the buyer before. None may grow.
  test.each([
    { path: '', title: 'Today', calls: 21, first: 4, later: 3 },
    { path: 'products', title: 'Products', calls: 14, first: 3, later: 2 },
    { path: 'cart', title: 'Cart', calls: 15, first: 4, later: 3 },
    { path: 'checkout', title: 'Checkout', calls: 11, first: 4, later: 3 },
    { path: 'orders', title: 'Orders', calls: 11, first: 3, later: 2 },
    { path: 'invoices', title: 'Invoices', calls: 14, first: 3, later: 2 },
  ])(
    '/$path sends no request twice, in at most $first waves of calls, and $later on the next visit',
    { timeout: 120_000 },
    ({ path, title, calls, first, later }) =>
      visit(async (page) => {
        server.platform.reset({ scenario: 'full-cart' });
        await page.request.post(`${server.url}/login`, { data: { username: 'dana' } });
        for (const most of [first, later]) {
          const pageCalls = await callsOf(page, async () => {
            await page.goto(`${server.url}/en-US/${path}`);
            await heading(page, title).waitFor();
          });
          expect(pageCalls.repeated).toEqual([]);
          expect(pageCalls.waves.length, JSON.stringify(pageCalls.waves)).toBeLessThanOrEqual(most);
          expect(pageCalls.waves.flat().length, JSON.stringify(pageCalls.waves)).toBeLessThanOrEqual(calls);
        }
      }),
  );
});

test('an expired session leads to signing in again, and back', () =>
  visit(async (page) => {
    await page.goto(`${server.url}/`);
    await signInAs(page, 'Dana Whitlock');
    server.platform.sessions.expire();
    await page.goto(`${server.url}/en-US/cart`);
    await heading(page, 'Your session ended').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: /Dana Whitlock/ }).click();
    await heading(page, 'Cart').waitFor();
  }));

/**
 * Requests that the platform answers with 404 although nothing is wrong: there is no checkout to end yet, and an order
 * is still being created.
 */
const usual404s = /\/(checkouts\/active|order-summaries\/actions\/lookup)\?/;

describe('the ordering journey of the demo, unchanged, over the platform’s wire', () => {
  test.each([
    { ...inputModes.mouse, locale: 'en-US' },
    { ...inputModes.keyboard, locale: 'fr-CA' },
    { ...inputModes.touch, locale: 'en-US' },
  ] as const)('$way, $locale', { timeout: 180_000 }, ({ options, inputOf, locale, narrow }) =>
    visitSite(browser, { ...options, site: server.url, unanswered: usual404s }, ({ page, at }) =>
      order({ page, hand: inputOf(page), locale, at, narrow }),
    ),
  );
});

test('the list of products loads one stylesheet and no code for the calls of orders; another page loads its own', () =>
  visit(async (page) => {
    await page.goto(`${server.url}/`);
    await signInAs(page, 'Dana Whitlock');
    const other = await page.context().newPage();
    const addresses: string[] = [];
    other.on('request', (request) => addresses.push(request.url()));
    const fetched = (part: RegExp) =>
      addresses.filter((address) => part.test(address)).map((address) => address.replace(/.*\/|-[\w-]{8}(?=\.)/g, ''));
    const sheet = /\.css$/;
    const ports = /\/platform-[\w-]+\.js$/;
    await other.goto(`${server.url}/en-US/products`);
    await other.getByRole('main').getByRole('button', { name: /^Add/ }).first().waitFor();
    await other.waitForLoadState('networkidle');
    expect(fetched(sheet)).toEqual(['main.css']);
    expect(fetched(ports)).toEqual([]);
    await other.goto(`${server.url}/en-US/orders`);
    await heading(other, 'Orders').waitFor();
    await other.waitForLoadState('networkidle');
    expect(fetched(sheet)).toContain('orders-page.css');
    expect(fetched(ports)).toEqual(['platform-orders.js']);
    // The code for the calls of orders waits for no code that renders.
    const code = await (await other.request.get(addresses.find((address) => ports.test(address)) ?? '')).text();
    expect(code.match(/from\s*["'][^"']+["']/g)?.join(' ')).not.toMatch(/react|shared|pages|main/);
  }));

test('over the platform’s wire, a product that is added right before the page is left is added once by the next page', () =>
  visit(async (page) => {
    await page.goto(`${server.url}/`);
    await signInAs(page, 'Dana Whitlock');
    await page.goto(`${server.url}/en-US/products`);
    const add = page.getByRole('main').getByRole('button', { name: 'Add Sunmill Orange Juice' }).first();
    await add.waitFor();
    await add.evaluate((button, url) => {
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      location.assign(url);
    }, `${server.url}/en-US/cart`);
    await page.waitForURL(`${server.url}/en-US/cart`);
    await page
      .getByRole('main')
      .getByRole('spinbutton', { name: /Sunmill Orange Juice/ })
      .waitFor();
    const additions = () => [...sent('POST', '/cart-items'), ...sent('POST', '/cart-items/batch')];
    await expect.poll(() => additions().length).toBe(1);
    await page.reload();
    await page
      .getByRole('main')
      .getByRole('spinbutton', { name: /Sunmill Orange Juice/ })
      .waitFor();
    expect(additions()).toHaveLength(1);
  }));
