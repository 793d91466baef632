import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { headerCart, heading, isFoundAfterReload, juice, main } from './portal/shop';
import { ordersIn, signInAs, visit } from './portal/open-portal';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(() => browser.close());

describe('an order whose response is lost', () => {
  const upToPlace = async (page: Page, url: string) => {
    await page.goto(url);
    await signInAs(page, 'Dana Whitlock');
    await headerCart(page).click();
    await page.getByRole('button', { name: 'Check out' }).click();
    await page.getByRole('textbox', { name: 'PO number' }).fill('PO-LOST');
    await page.getByRole('checkbox', { name: /terms of sale/ }).check();
  };
  const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place order' });

  test('is confirmed, and exists once', () =>
    visit(browser, {}, async ({ page, at }) => {
      await upToPlace(page, at('/?scenario=commit-and-drop'));
      await placeOrder(page).dblclick();
      await heading(page, /^Order \d+ placed/).waitFor();
      await isFoundAfterReload(page);
    }));

  test('is found when the page is reloaded during its look-up', () =>
    visit(browser, {}, async ({ page, at }) => {
      await upToPlace(page, at('/?scenario=processing'));
      await placeOrder(page).click();
      await expect.poll(async () => (await ordersIn(page)).length).toBe(1);
      await page.reload();
      await heading(page, /^Order \d+ placed/).waitFor();
      await isFoundAfterReload(page);
    }));

  test('is shown once on the next page, whichever it is', () =>
    visit(browser, {}, async ({ page, at }) => {
      await upToPlace(page, at('/?scenario=processing'));
      await placeOrder(page).click();
      await expect.poll(async () => (await ordersIn(page)).length).toBe(1);
      await page.goto(at('/en-US/faq'));
      await page.getByText('Checking whether your order went through').first().waitFor();
      await page.getByRole('link', { name: /^See order/ }).click();
      await heading(page, /^Order \d+ placed/).waitFor();
      await expect.poll(() => page.locator('.tf-portal-notices').count()).toBe(0);
      await isFoundAfterReload(page);
      expect(await page.locator('.tf-portal-notices').count()).toBe(0);
    }));

  test('whose page is left while it is sent is shown as in the ledger, and can be placed at most once more', () =>
    visit(browser, {}, async ({ page, at }) => {
      await upToPlace(page, at('/?scenario=full-cart'));
      // After the intent is stored, before any response can arrive.
      await page.evaluate((href) => {
        const store = Object.getPrototypeOf(localStorage) as Storage; // the prototype has the methods
        const { setItem } = store;
        store.setItem = function (key: string, value: string) {
          setItem.call(this, key, value);
          if (!key.startsWith('tradefront:1:intent')) return;
          // The confirmation of an order that is placed quickly would replace the page that is opened.
          history.pushState = () => {};
          location.assign(href);
        };
      }, at('/en-US/faq'));
      await placeOrder(page).click();
      await page.waitForURL(at('/en-US/faq'));
      await page.locator('.tf-portal-notices').getByRole('link').waitFor();
      const orders = await ordersIn(page);
      const notices = await page.locator('.tf-portal-notices').textContent();
      if (orders.length === 1) expect(notices).toContain(`Order ${orders[0]?.number} was placed`);
      else {
        expect(notices).toContain('Your order was not placed');
        await page.getByRole('link', { name: 'Back to checkout' }).click();
        await page.getByRole('checkbox', { name: /terms of sale/ }).check();
        await placeOrder(page).click();
        await heading(page, /^Order \d+ placed/).waitFor();
      }
      expect(await ordersIn(page)).toHaveLength(1);
    }));
});

describe('a page that is left right after an edit of the cart', () => {
  const addJuice = (page: Page) => main(page).getByRole('button', { name: 'Add Sunmill Orange Juice' }).first();
  /** Presses a button of the page and follows a link, without time for anything in between. */
  const pressAndFollow = (button: Locator, href: string) =>
    button.evaluate((element, url) => {
      element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      location.assign(url);
    }, href);

  test('leaves it to the next page, which sends it once', () =>
    visit(browser, {}, async ({ page, at }) => {
      await page.goto(at('/?scenario=default'));
      await signInAs(page, 'Dana Whitlock');
      await page.goto(at('/en-US/products'));
      await pressAndFollow(addJuice(page), at('/en-US/cart'));
      await page.waitForURL(at('/en-US/cart'));
      const line = juice(page);
      await line.waitFor();
      await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain(':edits:');
      const quantity = await line.inputValue();
      await page.reload();
      await line.waitFor();
      expect(await line.inputValue()).toBe(quantity);
    }));
});
