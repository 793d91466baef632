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
const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

/** The server ends the session, as a night does: whatever is asked next is answered so. */
const endSession = (page: Page) => page.evaluate(() => window.tradefrontDemo.signIn(null));

/** Chooses another account in the header. */
async function chooseAccount(page: Page, from: RegExp, to: RegExp): Promise<void> {
  await banner(page).getByRole('button', { name: from }).click();
  await page.getByRole('dialog').getByRole('option', { name: to }).click();
}

describe('a session that ends in the middle of checkout', () => {
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

  test('comes back to the same step with every answer, and the order is placed once', () =>
    visit(browser, {}, async ({ page, at }) => {
      await answered(page, at('/?scenario=full-cart'));
      // A reload on the way changes nothing.
      await page.reload();
      await page.getByRole('button', { name: /Dana Whitlock/ }).click();
      await page.waitForURL(at('/en-US/checkout'));
      await expect.poll(() => field(page, 'PO number').inputValue()).toBe('PO-NIGHT');
      expect(await page.getByRole('radio', { name: /House card/ }).isChecked()).toBe(true);
      // Consent is given to the order that stands here now.
      await page.getByRole('checkbox', { name: /terms of sale/ }).check();
      await page.getByRole('button', { name: 'Place order' }).click();
      await heading(page, /^Order \d+ placed/).waitFor();
      expect(await ordersIn(page)).toHaveLength(1);
    }));

  test('leaves nothing for anybody else who signs in', () =>
    visit(browser, {}, async ({ page, at }) => {
      await answered(page, at('/?scenario=full-cart'));
      expect(await kept(page)).toContain('PO-NIGHT');
      await page.getByRole('button', { name: /Sam Ortiz/ }).click();
      await page.waitForURL(at('/en-US/checkout'));
      await heading(page, 'Checkout').waitFor();
      await expect.poll(() => field(page, 'PO number').inputValue()).toBe('');
      expect(await kept(page)).not.toContain('PO-NIGHT');
    }));
});

describe('another account, chosen in the header', () => {
  test('takes every part of the page along, and an answer that is late for the one before is not shown', () =>
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
      // The late answer has come by now: its prices are in the other currency.
      await page.waitForTimeout(3000);
      expect(await main(page).innerText()).not.toMatch(/(?<!CA)\$\d/);
    }));

  test('is asked about where answers would be lost: staying keeps them, going takes none of them along', () =>
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
      // The list of accounts is back, to choose another or to leave.
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

  test('is told to other tabs, which stay where they are until they are asked along', () =>
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
      const told = other.getByText('You’re ordering for Brasserie du Canal in another tab.').first();
      await told.waitFor();
      expect(await other.getByText('prices for Harbor Lane Taproom').count()).toBeGreaterThan(0);
      await other.getByRole('button', { name: 'Switch here too' }).click();
      await other.getByText('prices for Brasserie du Canal').waitFor();
      await expect.poll(() => told.count()).toBe(0);
    }));
});
