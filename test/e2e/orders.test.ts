import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserArgs, findBrowser } from '../support/browser.mjs';
import { signInAs, visit } from './portal/visit';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(() => browser.close());

const sizes = { 'at 1280 px': {}, 'at 390 px, by touch': { viewport: { width: 390, height: 844 }, hasTouch: true } } as const;

async function toOrders(page: Page, at: (path: string) => string): Promise<void> {
  await page.goto(at('/en-US'));
  await signInAs(page, 'Dana Whitlock');
  await page.goto(at('/en-US/orders'));
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
}

test.each(Object.keys(sizes) as (keyof typeof sizes)[])('an order is found by its PO number and cancelled once, %s', { timeout: 90_000 }, (size) =>
  visit(browser, sizes[size], async ({ page, at }) => {
    await toOrders(page, at);
    await page.getByRole('searchbox', { name: 'Search orders' }).fill('PO-00897');
    await page.getByText('1 order', { exact: true }).waitFor();
    await page.getByRole('link', { name: '4500897' }).click();
    await page.getByRole('button', { name: 'Cancel order' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Cancel order' }).click();
    await question.getByText('Choose a reason.').waitFor();
    await question.getByRole('combobox').selectOption('Closed that day');
    await question.getByRole('button', { name: 'Cancel order' }).dblclick();
    await page.getByText('Order 4500897 is cancelled').waitFor();
    expect((await page.evaluate(() => window.tradefrontDemo.peek())).cancellations).toMatchObject([{ orderId: 'o-4500897', reason: 'Closed that day', buyerId: 'dana' }]);
    await page.reload();
    await page.getByText('Order 4500897 is cancelled').waitFor();
    expect(await page.getByRole('button', { name: 'Cancel order' }).count()).toBe(0);
  }));

test('six months of orders are saved as a file that a spreadsheet reads', { timeout: 90_000 }, () =>
  visit(browser, {}, async ({ page, at }) => {
    await toOrders(page, at);
    await page.getByRole('button', { name: 'Export' }).click();
    const box = page.getByRole('dialog');
    const [download] = await Promise.all([page.waitForEvent('download'), box.getByRole('button', { name: 'Export CSV' }).click()]);
    expect(download.suggestedFilename()).toBe('export.csv');
    const { data, errors } = Papa.parse<Record<string, string>>(await readFile(await download.path(), 'utf8'), { header: true });
    expect(errors).toEqual([]);
    expect(data.length).toBeGreaterThan(30);
    expect(data.find((row) => row['Order number'] === '4500871')).toMatchObject({ 'Cases short': '2', 'Invoice number': 'INV-80670', 'Delivery date': '2026-11-12' });
  }));

test('an order is put in the cart again, and says which two products differ', { timeout: 90_000 }, () =>
  visit(browser, {}, async ({ page, at }) => {
    await toOrders(page, at);
    await page.getByRole('link', { name: '4500871' }).click();
    await page.getByRole('checkbox', { name: 'Only differences (2)' }).check();
    await page.getByText('1 not loaded, not invoiced').waitFor();
    await page.getByRole('button', { name: 'Order again now' }).click();
    await page.getByText('7 of 8 products are in your cart as ordered').waitFor();
    await page.getByText(/^Bramrook Ginger Beer:/).waitFor();
  }));
