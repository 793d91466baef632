import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { UserInput } from '../order-journey/user-input';
import { like, messagesOf } from '../order-journey/texts';
import { signInAs } from '../portal/open-portal';

/** A buyer who pays: page and input mode. */
export interface Payer {
  readonly page: Page;
  readonly hand: UserInput;
  readonly at: (path: string) => string;
  /** On a narrow page the payment form is in a dialog. */
  readonly narrow: boolean;
}

const w = messagesOf('en-US')['pay-invoices'];
const row = (page: Page, nth: number) => page.locator('.tf-invoices-row').nth(nth);

/** Cents of an amount in English, in a sentence or alone; a minus counts only right before the amount. */
export const cents = (text: string): number => {
  const [, minus, amount = ''] = /([−–-]?)\$?(\d[\d,.]*)/.exec(text) ?? [];
  return Math.round(Number(amount.replace(/,/g, '')) * 100) * (minus ? -1 : 1);
};

/** The amount beside a label of the totals. */
export const amountOf = async (scope: Locator, label: string): Promise<number> =>
  cents(
    await scope
      .locator('.tf-totals')
      .getByText(label, { exact: true })
      .last()
      .locator('xpath=following::dd[1]')
      .innerText(),
  );

/** Opens the invoices as a buyer with the finance permission. */
export async function openInvoices({ page, at }: Pick<Payer, 'page' | 'at'>, scenario = 'default'): Promise<void> {
  await page.goto(at(`/en-US?scenario=${scenario}`));
  await signInAs(page, 'Dana Whitlock');
  await page.goto(at('/en-US/invoices'));
  await row(page, 0).waitFor();
}

/** Selects the first three invoices, the third with a part of its amount due. */
export async function chooseThree({ page, hand }: Payer, part: string): Promise<void> {
  await hand.choose(row(page, 0).getByRole('checkbox'));
  await hand.choose(row(page, 1).getByRole('checkbox'));
  await hand.write(row(page, 2).getByRole('textbox'), part);
}

/** The payment form: beside the list, or in a dialog on phones. */
export async function slipOf({ page, hand, narrow }: Payer): Promise<Locator> {
  if (!narrow) return page.locator('.tf-invoices-summary');
  await hand.press(page.locator('.tf-invoices-action-bar').getByRole('button'));
  const sheet = page.getByRole('dialog', { name: w.pay.title });
  await sheet.waitFor();
  return sheet;
}

/** Clicks the button of the summary card and confirms. Returns the agreed amount, in cents. */
export async function agree(payer: Payer, slip: Locator): Promise<number> {
  const { page, hand } = payer;
  const go = slip.locator('.tf-invoices-go');
  await expect.poll(() => go.getAttribute('aria-disabled')).toBeNull();
  const total = await amountOf(slip, w.pay.total);
  await hand.press(go);
  const question = page.getByRole('dialog', { name: like(w.confirm.title) });
  await question.waitFor();
  // The confirmation has the summary card's amount, surcharge included.
  expect(await amountOf(question, w.pay.total)).toBe(total);
  await hand.press(question.locator('.tf-invoices-agree'));
  await page.locator('.tf-invoices-receipt').waitFor();
  return total;
}

/** The texts of the saved receipt, in their order. */
export async function savedReceipt({ page, hand }: Payer): Promise<readonly string[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    hand.press(page.getByRole('button', { name: w.receipt.download })),
  ]);
  expect(download.suggestedFilename()).toMatch(/^PAY-\d+\.pdf$/);
  const text = await readFile(await download.path(), 'latin1');
  // The file contains its texts as the bytes of their characters.
  return [...text.matchAll(/<([\dA-F]*)> Tj/g)].map(([, written = '']) =>
    Buffer.from(written, 'hex').toString('latin1'),
  );
}
