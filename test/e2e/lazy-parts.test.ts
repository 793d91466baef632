import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { signInAs, visit } from './portal/open-portal';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(() => browser.close());

test(
  'a cart whose tools cannot be fetched says so, keeps its lines, and fetches them when asked to try again',
  { timeout: 60_000 },
  () =>
    visit(browser, { unanswered: /cart\.lazy/ }, async ({ page, at }) => {
      let asked = 0;
      await page.goto(at('/en-US?scenario=full-cart'));
      await signInAs(page, 'Dana Whitlock');
      await page.route(/cart\.lazy[^/]*\.js/, (route) => {
        asked += 1;
        return route.abort();
      });
      await page.goto(at('/en-US/cart?scenario=full-cart'));
      const cart = page.locator('[data-tf-widget="cart"]');
      const lost = cart.getByRole('alert').filter({ hasText: 'This part of the page isn’t available right now' });
      await lost.waitFor({ timeout: 20_000 });
      expect(asked).toBe(3);
      expect(await cart.locator('.tf-cart-line').count()).toBeGreaterThan(0);
      const tools = cart.locator('.tf-cart-header-tools').getByRole('button');
      expect(await tools.count()).toBe(0);
      await page.unroute(/cart\.lazy[^/]*\.js/);
      await lost.getByRole('button', { name: 'Try again' }).click();
      await lost.waitFor({ state: 'detached', timeout: 20_000 });
      await tools.first().waitFor();
    }),
);
