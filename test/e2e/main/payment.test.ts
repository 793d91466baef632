import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserArgs, findBrowser } from '../../../scripts/browser.mjs';
import { inputModes } from '../order-journey/input-modes';
import { agree, amountOf, chooseThree, openInvoices, slipOf } from '../payment/journey';
import { messagesOf } from '../order-journey/texts';
import { visit } from '../portal/open-portal';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(() => browser.close());

const w = messagesOf('en-US')['pay-invoices'];

// By keyboard, by touch, in part and refused: `invoices.test.ts` beside this folder.
test('three invoices are paid once, for the agreed amount', () =>
  visit(browser, {}, async ({ page, at }) => {
    const payer = { page, hand: inputModes.mouse.inputOf(), at, narrow: false };
    await openInvoices(payer);
    await chooseThree(payer, '250.00');
    const total = await agree(payer, await slipOf(payer));
    expect(total).toBeGreaterThan(25_000);
    expect(await amountOf(page.locator('.tf-invoices-receipt'), w.receipt.charged)).toBe(total);
    await page.reload();
    await page.locator('.tf-invoices-row').first().waitFor();
    const { payments } = await page.evaluate(() => window.tradefrontDemo.peek());
    expect(payments.map(({ invoiceIds }) => invoiceIds.length)).toEqual([3]);
  }));
