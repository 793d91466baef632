import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { inputModes } from './order-journey/input-modes';
import { like, messagesOf } from './order-journey/texts';
import { ordersIn, signInAs, visit } from './portal/open-portal';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(() => browser.close());

const w = messagesOf('en-US');
const b = w['order-builder'];

/** Cells of a spreadsheet: five products repeatedly, and one unknown product in fifteen lines. */
const skus = ['104417', '210031', '415500', '518820', '677105'];
const sheet = Array.from({ length: 300 }, (_, nth) =>
  nth % 15 === 7 ? `bad-${nth}\t2` : `${skus[nth % skus.length]}\t1`,
).join('\r\n');

const soon = { timeout: 15_000 };

/** Pastes with a synthetic event, without the browser's clipboard permission. */
const paste = (page: Page, text: string) =>
  page
    .locator('.tf-builder-row [data-column="product"]')
    .last()
    .evaluate((field, pasted) => {
      const data = new DataTransfer();
      data.setData('text/plain', pasted);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }, text);

async function openBuilder(page: Page, at: (path: string) => string): Promise<void> {
  await page.goto(at('/en-US?scenario=empty-cart'));
  await signInAs(page, 'Dana');
  await page.goto(at('/en-US/order-builder?scenario=empty-cart'));
  await page.locator('.tf-builder-sheet[data-tools]').waitFor();
}

test.each(Object.values(inputModes))(
  'a spreadsheet of 300 rows, 20 of them invalid, becomes an order, $way',
  { timeout: 90_000 },
  ({ options, inputOf }) =>
    visit(browser, options, async ({ page, at }) => {
      const hand = inputOf(page);
      await openBuilder(page, at);
      await paste(page, sheet);
      await expect.poll(() => page.locator('.tf-builder-row[data-open]').count(), soon).toBe(skus.length + 20);
      // Each of the five products comes to far more than usual: every row needs its own confirmation.
      const main = page.getByRole('main');
      expect(await main.getByRole('button', { name: b.questions.acceptAll }).count()).toBe(0);
      for (const _ of skus)
        await hand.press(main.getByRole('button', { name: like(b.questions.keepQuantityNamed) }).first());
      await expect.poll(() => page.locator('.tf-builder-row[data-ready]').count(), soon).toBe(skus.length);
      expect(await page.locator('.tf-builder-row[data-open]').count()).toBe(20);
      // A reload keeps all rows.
      await page.reload();
      await expect
        .poll(() => page.locator('.tf-builder-row:is([data-ready], [data-open])').count(), soon)
        .toBe(skus.length + 20);
      await hand.press(page.locator('.tf-builder-footer').getByRole('button').last());
      await hand.press(page.getByRole('link', { name: b.outcome.cart }));
      await hand.press(main.getByRole('button', { name: w.cart.summary.checkout, exact: true }).first());
      await hand.write(main.getByRole('textbox', { name: w.checkout.payment.purchaseOrderNumber }), 'PO-SHEET');
      await hand.choose(main.getByRole('checkbox', { name: new RegExp(w.checkout.summary.termsLink) }));
      await hand.press(
        main.getByRole('button', { name: w.checkout.summary.place, exact: true }).filter({ visible: true }).first(),
      );
      await expect.poll(async () => (await ordersIn(page)).length, soon).toBe(1);
    }),
);

test.each(Object.values(inputModes))(
  'last week’s order with two differences, $way',
  { timeout: 60_000 },
  ({ options, inputOf }) =>
    visit(browser, options, async ({ page, at }) => {
      const hand = inputOf(page);
      await openBuilder(page, at);
      const press = (name: string | RegExp) => hand.press(page.getByRole('main').getByRole('button', { name }).first());
      await press(b.fill.last);
      await expect.poll(() => page.locator('.tf-builder-row[data-open]').count(), soon).toBe(2);
      await press(/^Keep: Quillon Energy/);
      await press(/^Use it: Bramrook Ginger Beer/);
      await expect.poll(() => page.locator('.tf-builder-row[data-ready]').count(), soon).toBe(8);
      await press(/^Add all 8/);
      await page.getByText('8 products are in your cart').waitFor();
      expect(await page.locator('.tf-builder-row[data-ready]').count()).toBe(0);
    }),
);
