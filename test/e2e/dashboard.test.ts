import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { Keyboard } from './portal/keyboard';
import { signInAs, visit } from './portal/open-portal';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(() => browser.close());

const card = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const textOf = async (page: Page, name: string) => ((await card(page, name).textContent()) ?? '').replace(/\s+/g, ' ');

/** Waits until every card has loaded. */
async function whole(page: Page): Promise<void> {
  await page.locator('.tf-chart-bar').nth(12).waitFor();
  await card(page, 'On the way').getByRole('listitem').nth(5).waitFor();
  await card(page, 'Account balance').getByText('Open invoices').waitFor();
}

describe('the dashboard', () => {
  test(
    'has the numbers of the pages that it links to',
    () =>
      visit(browser, {}, async ({ page, at }) => {
        await page.goto(at('/'));
        await signInAs(page, 'Dana Whitlock');
        await whole(page);
        const said = await textOf(page, 'Account balance');
        const [, owed = 'no balance'] = /Balance(\$[\d,]+\.\d\d)/.exec(said) ?? [];
        const [, unpaid = 'nothing open'] = /Open invoices(\$[\d,]+\.\d\d)/.exec(said) ?? [];
        const [, late = 'nothing late'] =
          /(\$[\d,]+\.\d\d) in all/.exec(await textOf(page, 'Needs your attention')) ?? [];
        expect(said).toContain(`Past due${late}`);
        const cart = await textOf(page, 'Next delivery');
        const [, total = 'no total'] = /in the cart, (\$[\d,]+\.\d\d)/.exec(cart) ?? [];
        const numbers = await card(page, 'On the way').getByRole('link', { name: /^\d+$/ }).allTextContents();
        expect(numbers).toHaveLength(6);

        await card(page, 'Account balance').getByRole('link', { name: 'Invoices' }).click();
        await heading(page, 'Invoices').waitFor();
        for (const amount of [owed, unpaid])
          await page.getByRole('main').getByText(amount, { exact: true }).first().waitFor();
        await page.goBack();
        await whole(page);
        await page.getByRole('link', { name: 'Review cart' }).click();
        await heading(page, 'Cart').waitFor();
        await page.getByRole('main').getByText(total, { exact: true }).first().waitFor();
        await page.goBack();
        await whole(page);
        await card(page, 'On the way').getByRole('link', { name: 'All orders' }).click();
        await heading(page, 'Orders').waitFor();
        for (const number of numbers) await page.getByRole('main').getByText(number, { exact: true }).first().waitFor();
        await page.goBack();
        await whole(page);
        await card(page, 'Needs your attention').getByRole('link', { name: 'Review' }).click();
        await page.getByText('Proposed for Thu, Nov 19').first().waitFor();
      }),
    60_000,
  );

  test(
    'works by keyboard: every stop shows the focus, and the weeks are reached one by one',
    () =>
      visit(browser, {}, async ({ page, at }) => {
        const keys = new Keyboard(page);
        await page.goto(at('/'));
        await signInAs(page, 'Dana Whitlock');
        await whole(page);
        await keys.to(/^Review cart$/);
        await keys.to(/^See invoices$/);
        await keys.to(/^Spend$/);
        await keys.press('Enter');
        await card(page, 'Spend per week').waitFor();
        await keys.to(/^Show table$/);
        await keys.press('Space');
        await page.getByRole('table', { name: 'Orders, cases and spend per week' }).waitFor();
        await keys.to(/^Week$/);
        await keys.press('ArrowLeft');
        await page.getByText('Week of Nov 9: 47 cases, $1,706.49, 4 orders').waitFor();
        await keys.press('Home');
        await page.getByText('Week of Aug 24: 98 cases, $2,727.07, 2 orders').waitFor();
        await keys.to(/^Invoices$/);
        await keys.press('Enter');
        await keys.arrivesAt(/Invoices/);
      }),
    60_000,
  );

  test(
    'fits a phone, where whole rows are links',
    () =>
      visit(
        browser,
        { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
        async ({ page, at }) => {
          await page.goto(at('/sign-in'));
          await page.getByRole('button', { name: /Dana Whitlock/ }).tap();
          await whole(page);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
          await card(page, 'Needs your attention')
            .getByRole('listitem')
            .first()
            .tap({ position: { x: 120, y: 24 } });
          await heading(page, 'Invoices').waitFor();
        },
      ),
    60_000,
  );
});
