import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { type Control, controlsOf, press, settled } from './support/controls';
import { openSite, type VendureSite } from './support/site';

let browser: Browser;
let context: BrowserContext;
let page: Page;
let site: VendureSite;
const problems: string[] = [];

beforeAll(async () => {
  site = await openSite({ url: inject('vendureUrls').plain, trade: false });
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  page = await context.newPage();
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('response', (response) => {
    if (!response.url().endsWith('/shop-api') && !response.url().includes('/shop-api?')) return;
    void response.json().then(
      (body: { errors?: readonly { message: string }[] }) => {
        if (body.errors !== undefined)
          problems.push(`${response.request().postData()?.slice(0, 80)}: ${body.errors[0]?.message}`);
      },
      // The page was left before the response was complete.
      () => undefined,
    );
  });
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** Sends a document as the signed-in buyer of the page. */
const ask = (query: string): Promise<{ data: Record<string, unknown> }> =>
  page.evaluate(
    async (text) =>
      (
        await fetch('/shop-api', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: text }),
        })
      ).json(),
    query,
  );

/** A buyer with an order and with something in the cart. */
async function begin(): Promise<void> {
  await fetch(`${inject('vendureUrls').plain}/__reset`, { method: 'POST' });
  await context.clearCookies();
  await page.goto(site.url);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${site.url}/en-US/sign-in`);
  await page.getByRole('button', { name: /Dana Whitlock/ }).click();
  await page.waitForURL((url) => !url.pathname.includes('sign-in'));
  await settled(page);
  await ask(
    'mutation { a: addItemToOrder(productVariantId: 1, quantity: 30) { __typename } b: addItemToOrder(productVariantId: 2, quantity: 12) { __typename } }',
  );
}

/** A path without what differs between objects of the same kind, and without its language. */
const kindOf = (path: string): string =>
  path.replace(/^\/[a-z]{2}-[A-Z]{2}/, '').replace(/\/(products|orders|order-placed)\/[^/]+/, '/$1/:id');

/** One of each kind of page that the links lead to, with its controls, and those of the dialogs that they open. */
it('a buyer of plain Vendure can press nothing that does nothing', { timeout: 1_800_000 }, async () => {
  const silent: string[] = [];
  const failed: string[] = [];
  const seen = new Set<string>();
  const queue = ['/en-US'];
  const visited = new Set<string>();
  let pressed = 0;

  const note = (href: string | null): void => {
    if (href === null || !href.startsWith(site.url)) return;
    const path = new URL(href).pathname;
    if (![...visited, ...queue].some((one) => kindOf(one) === kindOf(path))) queue.push(path);
  };

  async function open(path: string, opener: Control | null): Promise<readonly Control[]> {
    await page.goto(site.url + path);
    await settled(page);
    // One of the controls signs out.
    if ((await ask('query { activeCustomer { id } }')).data['activeCustomer'] === null) {
      await begin();
      await page.goto(site.url + path);
      await settled(page);
    }
    const controls = await controlsOf(page);
    if (opener === null) return controls;
    await press(page, opener);
    await settled(page);
    return controlsOf(page);
  }

  async function pressAll(path: string, opener: Control | null): Promise<void> {
    for (const control of await open(path, opener)) {
      note(control.href);
      const name = `${kindOf(path)}${opener === null ? '' : ` › ${opener.label}`} › ${control.label}`;
      if (seen.has(control.key) || (control.href !== null && !control.href.startsWith('http'))) continue;
      seen.add(control.key);
      const before = problems.length;
      const now = await open(path, opener);
      if (!now.some(({ key }) => key === control.key)) continue;
      const effect = await press(page, control)
        .catch(async (thrown: unknown) => {
          if (opener === null) throw thrown;
          // An open menu covers it. A buyer closes the menu first.
          await open(path, null);
          return press(page, control);
        })
        .catch((thrown: unknown) => `not pressed: ${String(thrown).slice(0, 200)}`);
      pressed += 1;
      await settled(page).catch(() => undefined);
      if (effect === null || effect.startsWith('not pressed')) silent.push(`${name}: ${effect ?? 'nothing happens'}`);
      if (problems.length > before) failed.push(`${name}: ${problems.slice(before).join(', ').slice(0, 300)}`);
      note(page.url());
      // What it has opened: a dialog, a menu, further rows.
      const isNew = ({ key }: Control): boolean => !seen.has(key) && !now.some((known) => known.key === key);
      if (opener === null && new URL(page.url()).pathname === path && (await controlsOf(page)).some(isNew))
        await pressAll(path, control);
    }
  }

  await begin();
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    visited.add(path);
    await begin();
    await pressAll(path, null);
  }
  console.log(`${pressed} controls of ${visited.size} pages: ${[...visited].map(kindOf).join(', ')}`);
  expect({ silent, failed }).toEqual({ silent: [], failed: [] });
  // Fewer means that the crawl has stopped at a closed door.
  expect(visited.size).toBeGreaterThan(6);
});
