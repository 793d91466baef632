import { type Browser, chromium, type Page, type Route } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { ordersIn, signInAs, visit } from './portal/open-portal';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(() => browser.close());

test(
  'a cart whose tools cannot be loaded reports it, keeps its lines, and loads them on retry',
  { timeout: 60_000 },
  () =>
    visit(browser, { unanswered: /cart\.lazy/ }, async ({ page, at }) => {
      let requestCount = 0;
      await page.goto(at('/en-US?scenario=full-cart'));
      await signInAs(page, 'Dana Whitlock');
      await page.route(/cart\.lazy[^/]*\.js/, (route) => {
        requestCount += 1;
        return route.abort();
      });
      await page.goto(at('/en-US/cart?scenario=full-cart'));
      const cart = page.locator('[data-tf-widget="cart"]');
      const lost = cart.getByRole('alert').filter({ hasText: 'This part of the page isn’t available right now' });
      await lost.waitFor({ timeout: 20_000 });
      expect(requestCount).toBe(3);
      expect(await cart.locator('.tf-cart-line').count()).toBeGreaterThan(0);
      const tools = cart.locator('.tf-cart-header-tools').getByRole('button');
      expect(await tools.count()).toBe(0);
      await page.unroute(/cart\.lazy[^/]*\.js/);
      await lost.getByRole('button', { name: 'Try again' }).click();
      await lost.waitFor({ state: 'detached', timeout: 20_000 });
      await tools.first().waitFor();
    }),
);

test('a click on Replace before the tools have loaded opens the dialog when they load', () =>
  visit(browser, { unanswered: /cart\.lazy/ }, async ({ page, at }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.goto(at('/en-US'));
    await signInAs(page, 'Dana Whitlock');
    await page.route(/cart\.lazy[^/]*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(at('/en-US/cart'));
    const cart = page.locator('[data-tf-widget="cart"]');
    const replace = cart.getByRole('button', { name: 'Replace' }).first();
    await replace.click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    release();
    await page.getByRole('dialog', { name: /^Replace/ }).waitFor({ timeout: 20_000 });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // Only once: the dialog stays closed when the cart renders again.
    await cart.getByRole('spinbutton').first().fill('5');
    await cart.getByRole('spinbutton').first().blur();
    expect(await page.getByRole('dialog').count()).toBe(0);
  }));

/** Opens the checkout of a buyer whose lazy part waits until the test releases it or fails it. */
async function checkoutWithout(page: Page, at: (path: string) => string, answer: (route: Route) => Promise<void>) {
  await page.goto(at('/en-US?scenario=full-cart'));
  await signInAs(page, 'Dana Whitlock');
  await page.route(/checkout\.lazy[^/]*\.js/, answer);
  await page.goto(at('/en-US/checkout?scenario=full-cart'));
  const checkout = page.locator('[data-tf-widget="checkout"]');
  const place = checkout.getByRole('button', { name: 'Place order' }).first();
  await place.waitFor();
  await checkout.getByRole('checkbox', { name: /terms of sale/ }).check();
  return { checkout, place };
}

test(
  'an order that is placed before its code has loaded is validated and sent once when the code loads',
  { timeout: 60_000 },
  () =>
    visit(browser, { unanswered: /checkout\.lazy/ }, async ({ page, at }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      const { checkout, place } = await checkoutWithout(page, at, async (route) => {
        await held;
        await route.continue();
      });
      const before = (await ordersIn(page)).length;
      await place.click();
      await checkout.locator('[aria-busy="true"], [aria-disabled="true"]').first().waitFor();
      expect(await ordersIn(page)).toHaveLength(before);
      release();
      // Missing fields are shown as if the code had been loaded from the start.
      const po = checkout.getByRole('textbox', { name: 'PO number' });
      await po.waitFor({ timeout: 20_000 });
      await checkout.getByText('Enter a PO number. Every order needs one.').first().waitFor();
      expect(await ordersIn(page)).toHaveLength(before);
      await po.fill('PO-EARLY');
      await place.click();
      await page.getByRole('heading', { level: 1, name: /placed/ }).waitFor({ timeout: 20_000 });
      expect(await ordersIn(page)).toHaveLength(before + 1);
    }),
);

test(
  'an order whose code does not load is not sent: the button is enabled again and the page offers a retry',
  { timeout: 60_000 },
  () =>
    visit(browser, { unanswered: /checkout\.lazy/ }, async ({ page, at }) => {
      const { checkout, place } = await checkoutWithout(page, at, (route) => route.abort());
      const before = (await ordersIn(page)).length;
      await place.click();
      const lost = checkout.getByRole('alert').filter({ hasText: 'This part of the page isn’t available right now' });
      await lost.waitFor({ timeout: 20_000 });
      expect(await place.isEnabled()).toBe(true);
      await page.unroute(/checkout\.lazy[^/]*\.js/);
      await lost.getByRole('button', { name: 'Try again' }).click();
      await checkout.getByRole('textbox', { name: 'PO number' }).fill('PO-LATE');
      expect(await ordersIn(page)).toHaveLength(before);
      await place.click();
      await page.getByRole('heading', { level: 1, name: /placed/ }).waitFor({ timeout: 20_000 });
      expect(await ordersIn(page)).toHaveLength(before + 1);
    }),
);
