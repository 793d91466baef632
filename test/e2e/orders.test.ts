import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { inputModes } from './order-journey/input-modes';
import { signInAs, visit } from './portal/open-portal';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(() => browser.close());

async function toOrders(page: Page, at: (path: string) => string): Promise<void> {
  await page.goto(at('/en-US'));
  await signInAs(page, 'Dana Whitlock');
  await page.goto(at('/en-US/orders'));
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
}

test.each(Object.values(inputModes))(
  'O06: an order is found by its PO number and cancelled once, $way',
  { timeout: 90_000 },
  ({ options, inputOf }) =>
    visit(browser, options, async ({ page, at }) => {
      const hand = inputOf(page);
      await toOrders(page, at);
      await hand.write(page.getByRole('searchbox', { name: 'Search orders' }), 'PO-00897');
      await page.getByText('1 order', { exact: true }).waitFor();
      await hand.press(page.getByRole('link', { name: '4500897' }));
      await hand.press(page.getByRole('button', { name: 'Cancel order' }));
      const question = page.getByRole('alertdialog');
      const go = question.getByRole('button', { name: 'Cancel order' });
      await hand.press(go);
      await question.getByText('Choose a reason.').waitFor();
      await hand.pick(question.getByRole('combobox'), 'Closed that day');
      await hand.press(go);
      await page.getByText('Order 4500897 cancelled', { exact: true }).waitFor();
      expect((await page.evaluate(() => window.tradefrontDemo.peek())).cancellations).toMatchObject([
        { orderId: 'o-4500897', reason: 'Closed that day', buyerId: 'dana' },
      ]);
      await page.reload();
      await page.getByText('Order 4500897 cancelled', { exact: true }).waitFor();
      expect(await page.getByRole('button', { name: 'Cancel order' }).count()).toBe(0);
    }),
);

test.each([inputModes.keyboard, inputModes.touch])(
  'six months of orders are saved as a file that a spreadsheet reads, $way',
  { timeout: 90_000 },
  ({ options, inputOf }) =>
    visit(browser, options, async ({ page, at }) => {
      const hand = inputOf(page);
      await toOrders(page, at);
      await hand.press(page.getByRole('button', { name: 'Export' }));
      const box = page.getByRole('dialog');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        hand.press(box.getByRole('button', { name: 'Export CSV' })),
      ]);
      expect(download.suggestedFilename()).toBe('export.csv');
      const { data, errors } = Papa.parse<Record<string, string>>(await readFile(await download.path(), 'utf8'), {
        header: true,
      });
      expect(errors).toEqual([]);
      expect(data.length).toBeGreaterThan(30);
      expect(data.find((row) => row['Order number'] === '4500871')).toMatchObject({
        'Cases short': '2',
        'Invoice number': 'INV-80670',
        'Delivery date': '2026-11-12',
      });
    }),
);

test('an order is added to the cart again, and the two products that differ are named', { timeout: 90_000 }, () =>
  visit(browser, {}, async ({ page, at }) => {
    await toOrders(page, at);
    await page.getByRole('link', { name: '4500871' }).click();
    await page.getByRole('checkbox', { name: 'Only differences (2)' }).check();
    await page.getByText('1 not loaded, not invoiced').waitFor();
    await page.getByRole('button', { name: 'Order again now' }).click();
    await page.getByText('7 of 8 products are in your cart as ordered').waitFor();
    await page.getByText(/^Bramrook Ginger Beer:/).waitFor();
  }),
);
