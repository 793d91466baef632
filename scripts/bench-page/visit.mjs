// Browser visits with a slow connection, a slow device and a signed-in buyer.
import { chromium } from 'playwright';
import { browserArgs, findBrowser } from '../browser.mjs';
import { trustFlags } from './certificate.mjs';
import { setClock, watchPage } from './in-page.mjs';
import { createWireLog } from './wire.mjs';

/** Initial time of the demo. */
export const STORY_TIME = '2026-11-17T10:35:00-05:00';
const clockOffset = Date.parse(STORY_TIME) - Date.now();

/** 1.6 Mbit/s down, 750 kbit/s up. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const SLOWER_CPU = 4;
/** A page is idle after this time without requests or work. */
const QUIET_MS = 1000;
const MAX_WAIT_MS = 90_000;

export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export async function openBrowser() {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error('No Chromium: run node scripts/browser.mjs');
  const browser = await chromium.launch({ executablePath, args: [...browserArgs, ...trustFlags()] });
  return { version: browser.version(), close: () => browser.close(), visit: (state) => openVisit(browser, state) };
}

/** A browser context of one person: its pages share cache and storage. `state` is the result of `signedIn`. */
async function openVisit(browser, state) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, storageState: state });
  context.setDefaultTimeout(MAX_WAIT_MS);
  await context.addInitScript(setClock, clockOffset);
  await context.addInitScript(watchPage);
  return { context, open: (options) => openPage(context, options), close: () => context.close() };
}

/** A new page. `prepare` is a function that runs in each document before its scripts. */
async function openPage(context, { isThrottled = true, prepare } = {}) {
  const page = await context.newPage();
  if (prepare !== undefined) await page.addInitScript(prepare);
  const cdp = await context.newCDPSession(page);
  const wire = createWireLog();
  for (const name of wire.events) cdp.on(`Network.${name}`, (event) => wire.take(name, event));
  await cdp.send('Network.enable');
  if (isThrottled) {
    await cdp.send('Network.emulateNetworkConditions', slowLine);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  }
  return {
    page,
    cdp,
    requests: wire.requests,
    idle: () => untilIdle(page, wire),
    seen: () => page.evaluate(() => window.benchSeen),
    /** Milliseconds until the first text or image was painted. */
    firstContent: () =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null),
    close: () => page.close(),
  };
}

/** Waits until no request is pending, none has started, and the main thread is idle. */
async function untilIdle(page, wire) {
  const deadline = Date.now() + MAX_WAIT_MS;
  for (let quietSince = null, count = -1; ; await pause(50)) {
    if (Date.now() > deadline) throw new Error(`The page was not idle within ${MAX_WAIT_MS / 1000} s`);
    const isSame = wire.isQuiet() && wire.requests.length === count;
    count = wire.requests.length;
    if (!isSame) quietSince = null;
    else if (quietSince === null) {
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      quietSince = Date.now();
    } else if (Date.now() - quietSince > QUIET_MS) return;
  }
}

/** Signs a buyer in on a site and resolves with the browser's storage state. The site's data is reset. */
export async function signedIn(browser, { kind, url }, scenario = 'default') {
  const visit = await browser.visit();
  try {
    const { page } = await visit.open({ isThrottled: false });
    if (kind === 'platform')
      await visit.context.request.post(`${url}/__control/reset`, { data: { scenario }, ignoreHTTPSErrors: true });
    await page.goto(`${url}/en-US/sign-in${kind === 'demo' ? `?scenario=${scenario}` : ''}`);
    await page.getByRole('button', { name: /Dana Whitlock/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
    return await visit.context.storageState({ indexedDB: true });
  } finally {
    await visit.close();
  }
}
