import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { factsOf, type IdPage, idPages, type KnownPage, plainPages } from '../../src/portal/pages';
import { type PlatformServer, startPlatformServer } from '../support/platform-server';
import { servePlain } from './hosts/embed/serve';
import { twelveWidgets } from './hosts/embed/twelve-widgets';
import { signInAs, STORY_TIME } from './portal/open-portal';
import { expectShift, watchShifts } from './portal/shifts';

const configFile = fileURLToPath(new URL('../support/platform-server/site/vite.config.ts', import.meta.url));

let browser: Browser;
let server: PlatformServer;
let host: { url: string; close: () => void };
let siteFolder: string;

beforeAll(async () => {
  siteFolder = await mkdtemp(join(tmpdir(), 'tradefront-shift-'));
  await build({
    configFile,
    configLoader: 'runner',
    logLevel: 'error',
    build: { outDir: siteFolder, emptyOutDir: true },
  });
  server = await startPlatformServer({ siteFolder, clock: () => Date.parse(STORY_TIME) });
  [browser, host] = await Promise.all([
    chromium.launch({ executablePath: findBrowser(), args: browserArgs }),
    servePlain(),
  ]);
}, 300_000);
afterAll(async () => {
  host.close();
  await browser.close();
  await server.close();
  await rm(siteFolder, { recursive: true, force: true });
});

/**
 * Timeouts of seconds become ten times as long: a busy machine is not a slow connection. Cards that wait for others do
 * so for four seconds.
 */
const waitLonger = () => {
  const set = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (run: TimerHandler, milliseconds = 0, ...rest: unknown[]) =>
      set(run, milliseconds >= 2000 ? milliseconds * 10 : milliseconds, ...rest),
  });
};

/** A pseudo-random number below a limit, derived from an address and the same in every run. */
const spread = (address: string, limit: number): number =>
  [...address].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, 7) % limit;

/** Delay of a response in milliseconds: the font last, lazy code after its importer, calls in an order of their own. */
function lateness(address: string): number {
  const { pathname } = new URL(address);
  if (pathname.endsWith('.woff2')) return 1500;
  if (/\/(?:[\w-]+\.lazy|cards|rest|forms|more|overlay-runtime|cart\.sync)-[^/]*\.js$/.test(pathname)) return 900;
  if (pathname.endsWith('.js')) return spread(pathname.replace(/-[\w-]{8}\.js$/, ''), 200);
  return pathname.startsWith('/services/') ? 100 + spread(pathname, 400) : 0;
}

async function deliverLate(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, lateness(route.request().url())));
    // A closed page cancels its requests.
    await route.continue().catch(() => {});
  });
}

/** The sum of shifts, after all requests have ended. */
async function expectSteady(page: Page, limit: number): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expectShift(page, limit);
}

const sizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

const isGuests = (name: KnownPage) => factsOf(name).isWayIn === true;

/** Pages that link to detail pages. */
const linkedFrom: Readonly<Record<Exclude<IdPage, 'ticket'>, string>> = {
  product: 'products',
  list: 'lists',
  order: 'orders',
  'order-placed': 'orders',
  invoice: 'invoices',
};

/** The address of a detail page, from the page that lists its items. */
async function addressOf(page: Page, name: IdPage): Promise<string> {
  // A ticket opens by a button.
  if (name === 'ticket') return `${server.url}/en-US/tickets/case-C-207913`;
  const from = linkedFrom[name];
  await page.goto(`${server.url}/en-US/${from}`);
  const href = await page.locator(`main a[href*="/${from}/"]`).first().getAttribute('href');
  return server.url + (href ?? '').replace(`/${from}/`, `/${factsOf(name).path}/`);
}

describe.each(sizes)('at $width px', (size) => {
  let context: BrowserContext;
  const addresses = new Map<KnownPage, string>();

  beforeAll(async () => {
    context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' });
    await context.clock.setFixedTime(STORY_TIME);
    const page = await context.newPage();
    await page.goto(`${server.url}/`);
    await signInAs(page, 'Dana Whitlock');
    for (const name of plainPages) addresses.set(name, `${server.url}/en-US/${factsOf(name).path}`);
    for (const name of idPages) addresses.set(name, await addressOf(page, name));
    await page.close();
    await context.addInitScript(watchShifts);
    await context.addInitScript(waitLonger);
    await deliverLate(context);
  }, 120_000);
  afterAll(() => context.close());

  test.each([...plainPages, ...idPages].filter((name) => !isGuests(name) || name === 'home'))(
    'nothing moves while the page “%s” loads for a buyer',
    async (name) => {
      const page = await context.newPage();
      await page.goto(addresses.get(name) ?? '');
      await page.locator('main h1, [role=dialog] h2').first().waitFor();
      await expect.poll(() => page.locator('main .tf-skeleton, [role=dialog] .tf-skeleton').count()).toBe(0);
      await expectSteady(page, 0.01);
      await page.close();
    },
  );

  test.each(plainPages.filter(isGuests))('nothing moves while the page “%s” loads for a guest', async (name) => {
    const guest = await browser.newContext({ viewport: size, reducedMotion: 'reduce' });
    await guest.addInitScript(watchShifts);
    await guest.addInitScript(waitLonger);
    await deliverLate(guest);
    const page = await guest.newPage();
    await page.goto(addresses.get(name) ?? '');
    await page.locator('h1').first().waitFor();
    await expect.poll(() => page.locator('.tf-skeleton').count()).toBe(0);
    await expectSteady(page, 0.01);
    await guest.close();
  });

  test('nothing moves while twelve widgets of a plain page load', async () => {
    const plain = await browser.newContext({ viewport: size, reducedMotion: 'reduce' });
    await plain.addInitScript(watchShifts);
    await plain.addInitScript(waitLonger);
    await deliverLate(plain);
    const page = await plain.newPage();
    await page.goto(`${host.url}/many.html?widgets=${twelveWidgets.join(',')}`);
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            [...document.querySelectorAll('main > *')].filter(
              ({ shadowRoot }) => shadowRoot?.querySelector('.tf-root') && !shadowRoot.querySelector('.tf-skeleton'),
            ).length,
        ),
      )
      .toBe(twelveWidgets.length);
    await expectSteady(page, 0.02);
    await plain.close();
  });
});
