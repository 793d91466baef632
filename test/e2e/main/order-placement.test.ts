import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserArgs, findBrowser } from '../../../scripts/browser.mjs';
import { Keyboard } from '../portal/keyboard';
import { headerCart, heading, isFoundAfterReload, juice, main } from '../portal/shop';
import { visit } from '../portal/open-portal';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(() => browser.close());

/** Records the texts of the current live regions from now on, also on the pages that follow. */
async function listenToRegions(page: Page): Promise<() => Promise<string>> {
  const announced = await page.evaluateHandle(() => {
    const texts: string[] = [];
    for (const region of document.querySelectorAll('[aria-live]')) {
      new MutationObserver(() => void (region.isConnected && texts.push(region.textContent))).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    }
    return texts;
  });
  return () => announced.evaluate((texts) => texts.join('\n'));
}

describe('an order', () => {
  test('is placed in at most 12 interactions, and found after a reload', () =>
    visit(browser, {}, async ({ page, at }) => {
      let interactions = 0;
      const click = async (target: Locator) => {
        interactions += 1;
        await target.click();
      };
      const write = async (target: Locator, text: string) => {
        interactions += 1;
        await target.fill(text);
      };
      await page.goto(at('/sign-in'));
      await click(page.getByRole('button', { name: /Dana Whitlock/ }));
      await heading(page, 'Today').waitFor();
      await click(page.getByRole('navigation').getByRole('link', { name: 'Products' }));
      await write(juice(page), '6');
      await click(
        main(page)
          .getByRole('button', { name: /Add Sunmill Orange Juice/ })
          .first(),
      );
      await click(headerCart(page));
      await click(page.getByRole('button', { name: 'Remove Bramrook Ginger Beer' }));
      await click(page.getByRole('button', { name: 'Check out' }));
      await write(page.getByRole('textbox', { name: 'PO number' }), 'PO-1117');
      await click(page.getByRole('checkbox', { name: /terms of sale/ }));
      await click(page.getByRole('button', { name: 'Place order' }));
      await heading(page, /^Order \d+ placed/).waitFor();
      console.log(`An order from the first page to its confirmation: ${interactions} interactions`);
      expect(interactions).toBeLessThanOrEqual(12);
      await isFoundAfterReload(page);
    }));

  test('is placed by keyboard alone: the focus is always visible, and starts each page at its heading', () =>
    visit(browser, {}, async ({ page, at }) => {
      const keys = new Keyboard(page);
      await page.goto(at('/sign-in'));
      await heading(page, 'Sign in').waitFor();
      await keys.to(/Dana Whitlock/);
      await keys.press('Enter');
      await page.getByRole('region', { name: 'On the way' }).waitFor();
      await keys.to(/^Products$/);
      await keys.press('Enter');
      await keys.arrivesAt(/Products/);
      await juice(page).waitFor();
      await keys.to(/^Cases of Sunmill Orange Juice/);
      await keys.write('6');
      await keys.to(/Add Sunmill Orange Juice/);
      await keys.press('Enter');
      await expect.poll(() => headerCart(page).textContent()).toContain('40');
      await keys.to(/^Cart, /, { back: true });
      await keys.press('Enter');
      await keys.arrivesAt(/Cart/);
      await keys.to(/Remove Bramrook Ginger Beer/);
      await keys.press('Space');
      await keys.to(/^Check out/);
      await keys.press('Enter');
      await keys.arrivesAt(/Checkout/);
      await page.getByRole('button', { name: 'Place order' }).waitFor();
      await keys.to(/PO number/);
      await keys.write('PO-KEYS');
      await keys.to(/terms of sale/);
      // The text of the terms is a link of its own inside the label.
      await keys.press('Space');
      await keys.to(/^Place order/);
      const announced = await listenToRegions(page);
      await keys.press('Enter');
      await keys.arrivesAt(/Order \d+ placed/);
      // By a region that existed on the page before.
      await expect.poll(announced).toMatch(/Order \d+ placed/);
      console.log(`By keyboard: ${keys.stops} stops, each with a visible focus`);
      await isFoundAfterReload(page);
    }));

  test('is placed by touch on a phone', () =>
    visit(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, async ({ page, at }) => {
      await page.goto(at('/sign-in'));
      await page.getByRole('button', { name: /Dana Whitlock/ }).tap();
      await heading(page, 'Today').waitFor();
      const tab = (name: RegExp | string) => page.getByRole('navigation').getByRole('link', { name });
      await tab('Products').tap();
      await juice(page).fill('6');
      await main(page)
        .getByRole('button', { name: /Add Sunmill Orange Juice/ })
        .first()
        .tap();
      await expect.poll(() => tab(/Cart/).textContent()).toContain('40');
      await tab(/Cart/).tap();
      await page.getByRole('button', { name: 'Remove Bramrook Ginger Beer' }).tap();
      await page.getByRole('button', { name: 'Check out' }).tap();
      await page.getByRole('textbox', { name: 'PO number' }).fill('PO-TOUCH');
      await page.getByRole('checkbox', { name: /terms of sale/ }).tap();
      await page.getByRole('button', { name: 'Place order' }).tap();
      await heading(page, /^Order \d+ placed/).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await isFoundAfterReload(page);
    }));
});
