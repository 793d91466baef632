import { type Browser, chromium, type Locator } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { heading } from './portal/shop';
import { signInAs, visit } from './portal/open-portal';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(() => browser.close());

describe('the search of the header', () => {
  test('opens the order, invoice or ticket with the number, from a field that overlays the header on a phone', () =>
    visit(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, async ({ page, at }) => {
      await page.goto(at('/'));
      await signInAs(page, 'Dana Whitlock');
      const button = page.getByRole('button', { name: 'Search', exact: true });
      const field = page.getByRole('searchbox', { name: 'Product or number (order, invoice, ticket)' });
      const hasFocus = (target: Locator) =>
        expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);
      await button.tap();
      await hasFocus(field);
      expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await field.fill('INV-80670');
      await page.keyboard.press('Escape');
      await field.waitFor({ state: 'hidden' });
      await hasFocus(button);
      const leads = async (text: string, address: string) => {
        await button.tap();
        await field.fill(text);
        await page.keyboard.press('Enter');
        await page.waitForURL(`**/en-US/${address}`);
        await field.waitFor({ state: 'hidden' });
      };
      await leads('#4500871', 'orders/o-4500871');
      await heading(page, /4500871/).waitFor();
      await leads('C-208790', 'tickets/case-C-208790');
      await page.getByRole('heading', { name: /C-208790/ }).waitFor();
      await leads('9999999', 'products?search=9999999');
      await heading(page, 'Products').waitFor();
      // Last, since an invoice opens over the page.
      await leads('inv-80670', 'invoices/*');
    }));

  test('finds numbers only for a buyer without the right to products, and reports what it did not find', () =>
    visit(browser, {}, async ({ page, at }) => {
      await page.goto(at('/'));
      await signInAs(page, 'Priya Nair');
      const search = page
        .getByRole('search')
        .filter({ has: page.getByRole('searchbox', { name: 'By number: invoice' }) });
      const field = search.getByRole('searchbox');
      const enter = async (text: string) => {
        await field.fill(text);
        await page.keyboard.press('Enter');
      };
      await enter('INV-10');
      await search.getByText('No match for INV-10 (invoice)').waitFor();
      await page.keyboard.press('Escape');
      await search.getByText('Nothing has').waitFor({ state: 'hidden' });
      expect(await field.inputValue()).toBe('INV-10');
      await enter('99999999');
      await search.getByText('No match for 99999999 (invoice)').waitFor();
      await enter('inv-80670');
      await page.waitForURL('**/en-US/invoices/*');
    }));
});
