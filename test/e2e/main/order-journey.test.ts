import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserArgs, findBrowser } from '../../../scripts/browser.mjs';
import { checkoutLazyMessages } from '../../../src/widgets/checkout/checkout.lazy.messages';
import { order, placed } from '../order-journey/journey';
import { type LocaleInputMode, inputModes } from '../order-journey/input-modes';
import { like, messagesOf } from '../order-journey/texts';
import { ordersIn, visit } from '../portal/open-portal';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(() => browser.close());

// The other input modes and languages: `order-journey.test.ts` beside this folder.
const journeys: readonly LocaleInputMode[] = [
  { ...inputModes.mouse, locale: 'en-US' },
  { ...inputModes.touch, locale: 'fr-CA' },
];

test.each(journeys)(
  'from the choice of a buyer to a stored order, $way, $locale',
  { timeout: 180_000 },
  ({ options, inputOf, locale, narrow }) =>
    visit(browser, options, ({ page, at }) => order({ page, hand: inputOf(page), locale, at, narrow })),
);

test('a guest orders where the store allows guest checkout, and has the confirmation after a reload', () =>
  visit(browser, { permissions: ['clipboard-read', 'clipboard-write'] }, async ({ page, at }) => {
    const w = messagesOf('en-US');
    const main = page.getByRole('main');
    await page.goto(at('/en-US/products?scenario=guest-checkout'));
    await page.getByRole('heading', { level: 1, name: w['product-grid'].title }).waitFor();
    await main
      .getByRole('button', { name: like(w['product-grid'].addProduct) })
      .first()
      .click();
    await page
      .getByRole('link', { name: new RegExp(`^${w.cart.title}`) })
      .first()
      .click();
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

    const { placed: p } = checkoutLazyMessages;
    const products = main.getByRole('list').filter({ hasText: '×' });
    const readConfirmation = async () => ({
      products: (await products.getByRole('listitem').allTextContents()).map((text) => text.replace(/\s+/g, ' ')),
      place: await main
        .getByText(new RegExp(`^(?:${p.place}|${p.address})$`))
        .locator('xpath=following-sibling::dd[1]')
        .textContent(),
    });
    const before = await readConfirmation();
    expect(before.products.length).toBeGreaterThan(1);
    expect(before.place).toContain('40 Quarry Road');
    await page.addInitScript(
      () => (window.print = () => void document.documentElement.setAttribute('data-printed', '')),
    );
    await page.reload();
    expect(await placed(page, 'en-US')).toBe(number);
    expect(await readConfirmation()).toEqual(before);
    await main.getByRole('button', { name: p.copy }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(number);
    await main.getByRole('button', { name: p.print }).click();
    await page.locator('html[data-printed]').waitFor({ state: 'attached' });
    // Only once, however often the page loads.
    expect((await ordersIn(page)).map((order) => order.number)).toEqual([number]);
  }));
