import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { inputModes } from './order-journey/input-modes';
import { like, messagesOf } from './order-journey/texts';
import { agree, amountOf, cents, chooseThree, openInvoices, savedReceipt, slipOf } from './payment/journey';
import { visit } from './portal/open-portal';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(() => browser.close());

const w = messagesOf('en-US')['pay-invoices'];

/** Payments and disputes in the demo's ledger, read past all ports. */
const ledger = (page: Page) =>
  page.evaluate(async () => {
    const { payments, disputes } = await window.tradefrontDemo.peek();
    return { payments, disputes };
  });

test.each(Object.values(inputModes))(
  'O02: three invoices, one in part, are paid once by card, $way',
  { timeout: 90_000 },
  ({ options, inputOf, narrow }) =>
    visit(browser, options, async ({ page, at }) => {
      const payer = { page, hand: inputOf(page), at, narrow };
      await openInvoices(payer);
      await chooseThree(payer, '250.00');
      const slip = await slipOf(payer);
      // The preselected method depends on the total, which is therefore read first.
      await slip.getByText(like(w.pay.surchargeAt)).first().waitFor();
      await payer.hand.choose(slip.getByRole('radio', { name: /House card/ }));
      const surcharge = await amountOf(slip, w.pay.surcharge);
      const total = await agree(payer, slip);

      const receipt = page.locator('.tf-invoices-receipt');
      const lines = (await receipt.locator('.tf-invoices-lines > li > .tf-number').allInnerTexts()).map(cents);
      expect(lines).toHaveLength(3);
      expect(lines[2]).toBe(25_000);
      const credits = -(await amountOf(receipt, w.receipt.credits));
      expect(lines.reduce((sum, line) => sum + line, 0) - credits + surcharge).toBe(total);
      expect(await amountOf(receipt, w.receipt.charged)).toBe(total);
      const saved = await savedReceipt(payer);
      expect(
        saved
          .filter((text) => /^-?\$[\d,]+\.\d\d$/.test(text))
          .map(cents)
          .sort((a, b) => a - b),
      ).toEqual([...lines, -credits, surcharge, total].sort((a, b) => a - b));
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

      await page.reload();
      await payer.hand.press(page.getByRole('button', { name: w.tools.payments, exact: true }));
      const [number = ''] = saved.filter((text) => /^PAY-\d+$/.test(text));
      const again = page.getByRole('dialog').getByRole('button', { name: like(w.payments.receipt, { number }) });
      await again.waitFor();
      expect(await again.count()).toBe(1);
      expect((await ledger(page)).payments.map(({ invoiceIds }) => invoiceIds.length)).toEqual([3]);
    }),
);

test.each([inputModes.keyboard, inputModes.touch])(
  'O02: all past due invoices are selected by one button, and paid, $way',
  { timeout: 90_000 },
  ({ options, inputOf, narrow }) =>
    visit(browser, options, async ({ page, at }) => {
      const payer = { page, hand: inputOf(page), at, narrow };
      await openInvoices(payer);
      // A phone has it above the list, a wide page in the summary card.
      const quick = page
        .locator(narrow ? '.tf-invoices-quick' : '.tf-invoices-summary')
        .getByRole('button', { name: like(w.pay.pastDue) });
      const late = cents(await quick.innerText());
      await payer.hand.press(quick);
      await quick.waitFor({ state: 'detached' });
      // The button is removed: the focus moves to its result, not to the top of the page.
      await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('tf-invoices-layout');
      const slip = await slipOf(payer);
      expect(await amountOf(slip, w.pay.invoices)).toBe(late);
      await agree(payer, slip);
      const { payments } = await ledger(page);
      expect(payments).toHaveLength(1);
      expect(payments[0]?.invoiceIds.length).toBeGreaterThan(1);
      await page.reload();
      await page.locator('.tf-invoices-row').first().waitFor();
      expect(
        await page.getByRole('button', { name: like(w.pay.pastDue) }).count(),
        'nothing is past due any more',
      ).toBe(0);
    }),
);

test(
  'O02 F19: paid and refused invoices are in two lists, and only the refused ones are selected again',
  { timeout: 60_000 },
  () =>
    visit(browser, {}, async ({ page, at }) => {
      const payer = { page, hand: inputModes.mouse.inputOf(), at, narrow: false };
      await openInvoices(payer, 'paid-partial');
      await chooseThree(payer, '250.00');
      await agree(payer, await slipOf(payer));
      const receipt = page.locator('.tf-invoices-receipt');
      const [paid = 0, left = 0] = await Promise.all(
        [receipt.locator('.tf-invoices-lines').first(), receipt.locator('.tf-banner .tf-invoices-lines')].map((list) =>
          list.locator('> li').count(),
        ),
      );
      expect([paid + left, paid > 0, left > 0]).toEqual([3, true, true]);
      await receipt.getByRole('button', { name: like(w.receipt.retry) }).click();
      await expect.poll(() => page.locator('.tf-invoices-row[data-selected]').count()).toBe(left);
      expect((await ledger(page)).payments.map(({ invoiceIds }) => invoiceIds.length)).toEqual([paid]);
    }),
);

test.each([inputModes.keyboard, inputModes.touch])(
  'an invoice is disputed once, $way',
  { timeout: 60_000 },
  ({ options, inputOf }) =>
    visit(browser, options, async ({ page, at }) => {
      const hand = inputOf(page);
      await openInvoices({ page, at });
      await hand.press(page.locator('.tf-invoices-row').nth(3).getByRole('link'));
      await hand.press(page.getByRole('dialog').getByRole('button', { name: w.detail.openDispute }));
      const form = page.getByRole('dialog', { name: like(w.dispute.title) });
      await form.waitFor();
      await hand.press(form.getByRole('button', { name: w.dispute.send }));
      // Missing fields are listed, and the first of them has the focus.
      await form.getByText(w.dispute.problems.reason).waitFor();
      await hand.choose(form.getByRole('radio', { name: w.dispute.reasons.short }));
      await hand.write(form.getByRole('textbox', { name: w.dispute.details }), 'Two cases less than the slip says.');
      await hand.press(form.getByRole('button', { name: w.dispute.send }));
      await page.getByRole('heading', { name: like(w.dispute.done) }).waitFor();
      expect((await ledger(page)).disputes).toHaveLength(1);
      await hand.press(page.getByRole('dialog').getByRole('button', { name: w.dispute.close }).last());
      await page.reload();
      await page.getByText(w.status.disputed).first().waitFor();
      expect((await ledger(page)).disputes).toHaveLength(1);
    }),
);

test('O23: a missing document is reported with the customer service number', { timeout: 60_000 }, () =>
  visit(browser, {}, async ({ page, at }) => {
    await openInvoices({ page, at }, 'no-documents');
    await page.locator('.tf-invoices-row').first().getByRole('link').click();
    await page.getByRole('dialog').getByRole('button', { name: w.detail.download }).click();
    await page.getByText(w.file.notFound).waitFor();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /1-888-555-01/ })
      .waitFor();
  }),
);

test.each([inputModes.keyboard, inputModes.touch])(
  'O05 O02: a card that is added during a payment is used for it, $way',
  { timeout: 90_000 },
  ({ options, inputOf, narrow }) =>
    visit(browser, options, async ({ page, at }) => {
      const payer = { page, hand: inputOf(page), at, narrow };
      const add = messagesOf('en-US')['add-method'];
      await openInvoices(payer);
      await payer.hand.choose(page.locator('.tf-invoices-row').first().getByRole('checkbox'));
      const slip = await slipOf(payer);
      await payer.hand.press(slip.getByRole('button', { name: add.add }));
      const form = page.getByRole('dialog', { name: add.add });
      const number = page.frameLocator('iframe.tf-payment-frame').getByLabel('Card number');
      await number.waitFor();
      await payer.hand.press(form.getByRole('button', { name: add.adding.save, exact: true }));
      await form.getByText(`${add.fields.names.number} ${add.fields.problems.valueMissing}.`).waitFor();
      // The provider focuses its first invalid field; typing starts there.
      await expect.poll(() => number.evaluate((field) => field === field.ownerDocument.activeElement)).toBe(true);
      await page.keyboard.type('4000056655665556');
      await page.keyboard.press('Tab');
      await page.keyboard.type('0431');
      await page.keyboard.press('Tab');
      await page.keyboard.type('123');
      await payer.hand.press(form.getByRole('button', { name: add.adding.save, exact: true }));
      await form.waitFor({ state: 'detached' });
      await expect.poll(() => slip.getByRole('radio', { name: /5556/ }).isChecked()).toBe(true);
      await agree(payer, slip);
      await page.locator('.tf-invoices-receipt').getByText(/5556/).first().waitFor();
      expect((await ledger(page)).payments).toHaveLength(1);
    }),
);
