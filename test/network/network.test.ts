import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { signInAs } from '../e2e/portal/open-portal';
import { headerCart, heading, main } from '../e2e/portal/shop';
import { openNetwork } from './proxy';
import { executions, type NetworkSite, openNetworkSite } from './site';

let browser: Browser;
let site: NetworkSite;
const open: Page[] = [];

beforeAll(async () => {
  site = await openNetworkSite();
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(async () => {
  await browser.close();
  await site.close();
});
beforeEach(() => {
  site.network.setConditions(null);
  site.network.setMode('pass');
  site.server.platform.reset({ scenario: 'full-cart' });
});
afterEach(() => Promise.all(open.splice(0).map((page) => page.context().close())));

async function openPage(hoursOff?: number): Promise<Page> {
  const page = await site.open(browser, hoursOff);
  open.push(page);
  return page;
}
async function signedIn(
  path: string,
  { url = site.network.url, hoursOff = 0 }: { readonly url?: string; readonly hoursOff?: number } = {},
): Promise<Page> {
  const page = await openPage(hoursOff);
  await page.goto(`${url}/en-US`);
  await signInAs(page, 'Dana Whitlock');
  await page.goto(`${url}${path}`);
  return page;
}

const agreeToTerms = (page: Page) => page.getByRole('checkbox', { name: /terms of sale/ }).check();
async function fillCheckout(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'PO number' }).fill('PO-1117');
  await agreeToTerms(page);
}

/** An operation that is executed at most once, in a page of its own. */
interface Commit {
  readonly name: string;
  readonly counted: keyof ReturnType<typeof executions>;
  /** First line of the request that executes it. */
  readonly request: RegExp;
  /** Opens a page and prepares everything but the last press. */
  readonly prepare: (url: string) => Promise<Page>;
  readonly press: (page: Page) => Promise<void>;
  /** Text of the page after a failure, from which the buyer can press again. */
  readonly notDone: RegExp;
  readonly again: (page: Page) => Promise<void>;
  readonly isDone: (page: Page) => Promise<void>;
}

const isConfirmed = (page: Page) => heading(page, /^Order \d+ placed/).waitFor();

/** Waits for the confirmation: there is one order then. */
async function isOrderedOnce(page: Page): Promise<void> {
  await isConfirmed(page);
  expect(executions(site.server).orders).toBe(1);
}

const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place order' }).click();
/** Places an order again after it was not placed: the terms must be accepted for each attempt. */
async function placeAgain(page: Page): Promise<void> {
  await agreeToTerms(page);
  await placeOrder(page);
}
const choosePayment = async (page: Page): Promise<void> => {
  await page.locator('.tf-invoices-summary .tf-invoices-go:not([aria-disabled])').click();
};
const cancelDialog = (page: Page) => page.getByRole('alertdialog');
async function openCancellation(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await cancelDialog(page).getByRole('combobox').selectOption('Closed that day');
}

const commits: readonly Commit[] = [
  {
    name: 'an order',
    counted: 'orders',
    request: /^POST \S*\/checkouts\/[^/]+\/orders/,
    async prepare(url) {
      const page = await signedIn('/en-US/checkout', { url });
      await fillCheckout(page);
      return page;
    },
    press: placeOrder,
    notDone: /The order was not placed/,
    again: placeAgain,
    isDone: isConfirmed,
  },
  {
    name: 'a payment',
    counted: 'payments',
    request: /^POST \S*\/payInvoices/,
    async prepare(url) {
      const page = await signedIn('/en-US/invoices', { url });
      await page.locator('.tf-invoices-row').first().getByRole('checkbox').check();
      await choosePayment(page);
      await page.locator('.tf-invoices-agree').waitFor();
      return page;
    },
    press: (page) => page.locator('.tf-invoices-agree').click(),
    notDone: /Nothing was paid/,
    async again(page) {
      await choosePayment(page);
      await page.locator('.tf-invoices-agree').click();
    },
    isDone: (page) => page.locator('.tf-invoices-receipt').waitFor(),
  },
  {
    name: 'a cancellation',
    counted: 'cancellations',
    request: /^POST \S*\/cancelOrder/,
    async prepare(url) {
      const page = await signedIn('/en-US/orders', { url });
      await page.getByRole('searchbox', { name: 'Search orders' }).fill('PO-00897');
      await page.getByRole('link', { name: '4500897' }).click();
      await openCancellation(page);
      return page;
    },
    press: (page) => cancelDialog(page).getByRole('button', { name: 'Cancel order' }).click(),
    notDone: /The order was not cancelled/,
    async again(page) {
      await openCancellation(page);
      await cancelDialog(page).getByRole('button', { name: 'Cancel order' }).click();
    },
    isDone: (page) => page.getByText('Order 4500897 cancelled', { exact: true }).waitFor(),
  },
];

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const FIVE_MINUTES = 300_000;
/** What a page says of an execution. */
const DONE = /Order \d+ (?:placed|cancelled)|^Paid \$/m;

describe('with 300 ms there and back, 20 kB/s and 3 % of packets lost', () => {
  test('a buyer orders from the first page to the confirmation, once', async () => {
    site.network.setConditions({ roundTripMs: 300, bytesPerSecond: 20_000, loss: 0.03 });
    const began = Date.now();
    const page = await openPage();
    await page.goto(`${site.network.url}/en-US`, { waitUntil: 'commit' });
    await signInAs(page, 'Dana Whitlock');
    const signedInAfter = Date.now() - began;
    await headerCart(page).click();
    await page.getByRole('button', { name: 'Check out' }).first().click();
    await fillCheckout(page);
    await placeOrder(page);
    await isOrderedOnce(page);
    console.log(
      `Signed in after ${(signedInAfter / 1_000).toFixed(0)} s, ordered after ${((Date.now() - began) / 1_000).toFixed(0)} s`,
    );
  });
});

describe.each([
  { when: 'before', what: 'before the server gets it' },
  { when: 'after', what: 'before its answer arrives' },
] as const)('a network that is silent for five minutes from a commit on, $what', ({ when }) => {
  // Each in a network of its own, at the same time: five minutes for all of them.
  test('executes an order, a payment and a cancellation once', async () => {
    const before = executions(site.server);
    await Promise.all(
      commits.map(async (commit) => {
        const network = await openNetwork(site.url);
        try {
          const done = (): number => executions(site.server)[commit.counted] - before[commit.counted];
          const page = await commit.prepare(network.url);
          network.silenceAt(commit.request, when);
          await commit.press(page);
          await expect.poll(() => network.matched, { message: commit.name }).toBe(1);
          await pause(FIVE_MINUTES);
          // The buyer reads that the page waits, checks or failed, and is never told that it is done.
          expect(await page.locator('body').innerText()).not.toMatch(DONE);
          network.setMode('pass');
          const check = page.getByRole('button', { name: 'Check again' }).first();
          const outcome = async (): Promise<'open' | 'done' | 'not done'> => {
            // A page that has given up asks the buyer to check.
            if (await check.isVisible()) await check.click();
            const text = await page.locator('body').innerText();
            return DONE.test(text) ? 'done' : commit.notDone.test(text) ? 'not done' : 'open';
          };
          await expect.poll(outcome, { timeout: 240_000, interval: 2_000, message: commit.name }).not.toBe('open');
          if ((await outcome()) === 'not done') {
            expect(done(), commit.name).toBe(0);
            await commit.again(page);
          }
          await commit.isDone(page);
          // Time for a request that is late.
          await pause(10_000);
          expect(done(), commit.name).toBe(1);
        } finally {
          await network.close();
        }
      }),
    );
  });
});

describe('without a route to the server', () => {
  test('a page says so, keeps what was typed, and goes on when the network is back', async () => {
    const page = await signedIn('/en-US/checkout');
    await fillCheckout(page);
    site.network.setMode('refuse');
    await placeOrder(page);
    await page
      .getByText(/The order was not placed|We’re checking/)
      .first()
      .waitFor();
    expect(await page.getByRole('textbox', { name: 'PO number' }).inputValue()).toBe('PO-1117');
    site.network.setMode('pass');
    await page.getByText('The order was not placed').first().waitFor();
    await placeAgain(page);
    await isOrderedOnce(page);
  });
});

describe('behind the page of a Wi-Fi portal, which answers everything with status 200', () => {
  test('nothing of it is shown as data, and a retry works once the buyer is connected', async () => {
    const page = await signedIn('/en-US/products');
    await main(page).getByRole('button', { name: /^Add/ }).first().waitFor();
    site.network.setMode('captive');
    await page.getByRole('link', { name: 'Invoices' }).first().click();
    const retry = main(page)
      .getByRole('button', { name: /Try again|Reload/ })
      .first();
    await retry.waitFor();
    expect(await page.locator('body').innerText()).not.toContain('Accept and connect');
    site.network.setMode('pass');
    await retry.click();
    await page.locator('.tf-invoices-row').first().waitFor();
  });

  test('an order that it swallowed is not placed, and placed once afterwards', async () => {
    const page = await signedIn('/en-US/checkout');
    await fillCheckout(page);
    site.network.setMode('captive');
    await placeOrder(page);
    await page
      .getByText(/The order was not placed|We’re checking|could not confirm/)
      .first()
      .waitFor();
    site.network.setMode('pass');
    await page.getByText('The order was not placed').first().waitFor();
    expect(executions(site.server).orders).toBe(0);
    await placeAgain(page);
    await isOrderedOnce(page);
  });
});

describe('a response that is cut off', () => {
  test('of a list leads to an error with a retry, which works', async () => {
    const page = await signedIn('/en-US/products');
    await main(page).getByRole('button', { name: /^Add/ }).first().waitFor();
    const { matched } = site.network;
    // Reads are repeated by themselves, so that all of them are cut off.
    const cutting = setInterval(() => site.network.truncate(/^\S+ \S*\/getInvoices(?:\?|\s|$)/, 300), 50);
    await page.getByRole('link', { name: 'Invoices' }).first().click();
    const retry = main(page)
      .getByRole('button', { name: /Try again/ })
      .first();
    await retry.waitFor();
    clearInterval(cutting);
    expect(site.network.matched).toBeGreaterThan(matched);
    site.network.truncate(/^no request/, 0);
    await retry.click();
    await page.locator('.tf-invoices-row').first().waitFor();
  });

  test('of an order leads to its confirmation', async () => {
    const page = await signedIn('/en-US/checkout');
    await fillCheckout(page);
    site.network.truncate(/^POST \S*\/checkouts\/[^/]+\/orders/, 120);
    await placeOrder(page);
    await isOrderedOnce(page);
  });
});

describe.each([-3, 3])('on a device whose clock is off by %i hours', (hoursOff) => {
  test('deliveries are those of the server’s clock, and an order is placed', async () => {
    const COUNTDOWN = /(\d+):(\d\d):(\d\d) left/;
    const deliveriesOf = async (page: Page) => {
      await page.getByRole('radio', { name: /Nov/ }).first().waitFor();
      const texts = await page
        .getByRole('radio', { name: /Nov|Dec/ })
        .evaluateAll((radios) => radios.map((radio) => radio.closest('label')?.textContent ?? ''));
      const [, hours, minutes, seconds] = COUNTDOWN.exec(texts.join()) ?? [];
      return {
        dates: texts.map((text) => text.replace(COUNTDOWN, '')),
        left: (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds),
      };
    };
    const right = await deliveriesOf(await signedIn('/en-US/checkout'));
    const page = await signedIn('/en-US/checkout', { hoursOff });
    const here = await deliveriesOf(page);
    expect(here.dates).toEqual(right.dates);
    // The second page is opened some seconds later.
    expect(right.left - here.left).toBeGreaterThanOrEqual(0);
    expect(right.left - here.left).toBeLessThan(120);
    await fillCheckout(page);
    await placeOrder(page);
    await isOrderedOnce(page);
  });
});
