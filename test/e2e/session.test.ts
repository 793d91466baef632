import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { ordersIn, signInAs, visit } from './portal/open-portal';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(() => browser.close());

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const main = (page: Page) => page.getByRole('main');
const banner = (page: Page) => page.getByRole('banner');
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const readSessionStorage = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

/** Expires the session on the server: every later request gets that response. */
const endSession = (page: Page) => page.evaluate(() => window.tradefrontDemo.signIn(null));

/** Selects another account in the header. */
async function chooseAccount(page: Page, from: RegExp, to: RegExp): Promise<void> {
  await banner(page).getByRole('button', { name: from }).click();
  await page.getByRole('dialog').getByRole('option', { name: to }).click();
}

describe('a session that expires during checkout', () => {
  const answered = async (page: Page, url: string) => {
    await page.goto(url);
    await signInAs(page, 'Dana Whitlock');
    await banner(page).getByRole('link', { name: /^Cart/ }).click();
    await page.getByRole('button', { name: 'Check out' }).click();
    await field(page, 'PO number').fill('PO-NIGHT');
    await page.getByRole('radio', { name: /House card/ }).check();
    await page.getByRole('checkbox', { name: /terms of sale/ }).check();
    await endSession(page);
    await page.getByRole('button', { name: 'Place order' }).click();
    await heading(page, 'Your session ended').waitFor();
    expect(await main(page).getByRole('link', { name: 'Sign in' }).count()).toBe(1);
    expect(await ordersIn(page)).toEqual([]);
    await main(page).getByRole('link', { name: 'Sign in' }).click();
    await page.waitForURL('**/sign-in?reason=session-ended&return=%2Fen-US%2Fcheckout');
  };

  test('returns to the same step with every value, and the order is placed once', () =>
    visit(browser, {}, async ({ page, at }) => {
      await answered(page, at('/?scenario=full-cart'));
      // A reload in between changes nothing.
      await page.reload();
      await page.getByRole('button', { name: /Dana Whitlock/ }).click();
      await page.waitForURL(at('/en-US/checkout'));
      await expect.poll(() => field(page, 'PO number').inputValue()).toBe('PO-NIGHT');
      expect(await page.getByRole('radio', { name: /House card/ }).isChecked()).toBe(true);
      // Consent belongs to the order that is on the page now.
      await page.getByRole('checkbox', { name: /terms of sale/ }).check();
      await page.getByRole('button', { name: 'Place order' }).click();
      await heading(page, /^Order \d+ placed/).waitFor();
      expect(await ordersIn(page)).toHaveLength(1);
    }));

  test('leaves nothing for another buyer who signs in', () =>
    visit(browser, {}, async ({ page, at }) => {
      await answered(page, at('/?scenario=full-cart'));
      expect(await readSessionStorage(page)).toContain('PO-NIGHT');
      await page.getByRole('button', { name: /Sam Ortiz/ }).click();
      await page.waitForURL(at('/en-US/checkout'));
      await heading(page, 'Checkout').waitFor();
      await expect.poll(() => field(page, 'PO number').inputValue()).toBe('');
      expect(await readSessionStorage(page)).not.toContain('PO-NIGHT');
    }));
});

describe('another account, selected in the header', () => {
  test('updates every part of the page, and a late response for the former account is not shown', () =>
    visit(browser, {}, async ({ page, at }) => {
      await page.goto(at('/'));
      await signInAs(page, 'Dana Whitlock');
      await page.evaluate(() =>
        window.tradefrontDemo.setFaults([{ method: 'catalog.search', kind: 'delay', latency: 2500, times: 1 }]),
      );
      await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click();
      await heading(page, 'Products').waitFor();
      await chooseAccount(page, /Harbor Lane Taproom/, /Brasserie du Canal/);
      await main(page).getByText('prices for Brasserie du Canal').waitFor();
      await expect.poll(() => main(page).innerText()).toContain('CA$');
      await expect.poll(() => banner(page).getByRole('link', { name: /^Cart/ }).textContent()).not.toContain('34');
      // The late response has arrived by now: its prices are in the other currency.
      await page.waitForTimeout(3000);
      expect(await main(page).innerText()).not.toMatch(/(?<!CA)\$\d/);
    }));

  test('needs a confirmation where values would be lost: staying keeps them, switching discards them', () =>
    visit(browser, {}, async ({ page, at }) => {
      await page.goto(at('/?scenario=full-cart'));
      await signInAs(page, 'Dana Whitlock');
      await banner(page).getByRole('link', { name: /^Cart/ }).click();
      await page.getByRole('button', { name: 'Check out' }).click();
      await field(page, 'PO number').fill('PO-ASK');
      await chooseAccount(page, /Harbor Lane Taproom/, /Brasserie du Canal/);
      const question = page.getByRole('alertdialog', { name: /Brasserie du Canal/ });
      await question.getByText('What you entered at checkout').waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Stay');
      await page.keyboard.press('Enter');
      await question.waitFor({ state: 'detached' });
      // The list of accounts is back, to select another or to close it.
      await page.keyboard.press('Escape');
      expect(await field(page, 'PO number').inputValue()).toBe('PO-ASK');
      await chooseAccount(page, /Harbor Lane Taproom/, /Brasserie du Canal/);
      await question.getByRole('button', { name: 'Switch account' }).click();
      await banner(page)
        .getByRole('button', { name: /Brasserie du Canal/ })
        .waitFor();
      await main(page)
        .getByRole('link', { name: 'Browse products' })
        .or(main(page).getByRole('button', { name: 'Place order' }))
        .first()
        .waitFor();
      const answers = await main(page)
        .locator('input')
        .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value)); // its own selector
      expect(answers).not.toContain('PO-ASK');
    }));

  test('is reported to other tabs, which keep theirs until they are asked to switch', () =>
    visit(browser, {}, async ({ page, at }) => {
      await page.goto(at('/'));
      await signInAs(page, 'Dana Whitlock');
      const other = await page.context().newPage();
      await other.goto(at('/en-US/products'));
      await other.getByText('prices for Harbor Lane Taproom').waitFor();
      await chooseAccount(page, /Harbor Lane Taproom/, /Brasserie du Canal/);
      await banner(page)
        .getByRole('button', { name: /Brasserie du Canal/ })
        .waitFor();
      const notice = other.getByText('You’re ordering for Brasserie du Canal in another tab.').first();
      await notice.waitFor();
      expect(await other.getByText('prices for Harbor Lane Taproom').count()).toBeGreaterThan(0);
      await other.getByRole('button', { name: 'Switch here too' }).click();
      await other.getByText('prices for Brasserie du Canal').waitFor();
      await expect.poll(() => notice.count()).toBe(0);
    }));
});
