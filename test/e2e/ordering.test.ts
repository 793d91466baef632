import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserArgs, findBrowser } from '../support/browser.mjs';
import { type Hand, keysOf, mouse, touch } from './ordering/hand';
import { arrive, checkOut, enterFast, findAndAdd, isKept, placed, settleCart, type Shopper, switchAccountAndBack } from './ordering/journey';
import { like, wordsOf } from './ordering/words';
import { ordersIn, visit } from './portal/visit';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(() => browser.close());

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** From the list of buyers to an order that is there after a reload. */
async function journey(shopper: Shopper): Promise<void> {
  const answers = { purchaseOrderNumber: 'PO-4471', notes: 'Ring at the rear door' };
  await arrive(shopper, /Dana Whitlock/);
  await switchAccountAndBack(shopper);
  await findAndAdd(shopper);
  await enterFast(shopper);
  await settleCart(shopper);
  const number = await checkOut(shopper, answers);
  await isKept(shopper, number, answers);
}

interface Way {
  readonly way: string;
  readonly options: BrowserContextOptions;
  readonly handOf: (page: Page) => Hand;
  readonly narrow: boolean;
}

const ways: readonly Way[] = [
  { way: 'by mouse', options: {}, handOf: () => mouse, narrow: false },
  { way: 'by keyboard alone', options: {}, handOf: keysOf, narrow: false },
  { way: 'by touch on a phone', options: phone, handOf: () => touch, narrow: true },
];
const languages = ['en-US', 'fr-CA'] as const;

test.each(ways.flatMap((way) => languages.map((locale) => ({ ...way, locale }))))(
  'from choosing a buyer to an order that stays, $way, $locale',
  { timeout: 180_000 },
  ({ options, handOf, locale, narrow }) =>
    visit(browser, options, async ({ page, at }) => {
      await journey({ page, hand: handOf(page), locale, at, narrow });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }),
);

test('a guest orders where the store lets guests check out', () =>
  visit(browser, {}, async ({ page, at }) => {
    const w = wordsOf('en-US');
    const main = page.getByRole('main');
    await page.goto(at('/en-US/products?scenario=guest-checkout'));
    await page.getByRole('heading', { level: 1, name: w['product-grid'].title }).waitFor();
    await main.getByRole('button', { name: like(w['product-grid'].addProduct) }).first().click();
    await page.getByRole('link', { name: new RegExp(`^${w.cart.title}`) }).first().click();
    await main.getByRole('button', { name: w.cart.summary.checkout, exact: true }).first().click();
    await main.getByRole('textbox', { name: w.checkout.guest.lastName }).fill('Almeida');
    await main.getByRole('textbox', { name: w.checkout.guest.email }).fill('rui@almeida.example');
    await main.getByRole('textbox', { name: w.checkout.guest.phoneNumber }).fill('(207) 555-0117');
    await main.getByRole('button', { name: w.checkout.guest.next }).click();
    await main.getByRole('textbox', { name: w.checkout.payment.purchaseOrderNumber }).fill('PO-GUEST');
    await main.getByRole('checkbox', { name: new RegExp(w.checkout.summary.termsLink) }).check();
    await main.getByRole('button', { name: w.checkout.summary.place, exact: true }).first().click();
    const number = await placed(page, 'en-US');
    expect((await ordersIn(page)).map((order) => [order.number, order.buyerId])).toEqual([[number, null]]);
  }));
