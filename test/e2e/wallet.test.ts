import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { inputModes } from './order-journey/input-modes';
import { visit } from './portal/open-portal';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(() => browser.close());

/** Opens the wallet as a buyer with the finance permission. */
async function openWallet(page: Page, at: (path: string) => string): Promise<void> {
  await page.goto(at('/sign-in'));
  await page.getByRole('button', { name: /Dana Whitlock/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
  await page.goto(at('/en-US/wallet'));
  await page.getByRole('heading', { level: 1, name: 'Wallet' }).waitFor();
}

const fields = (page: Page) => page.frameLocator('iframe.tf-payment-frame');
const rows = (page: Page) => page.locator('.tf-wallet-row');

/** The wallet of the taproom, read past all ports. */
const storedWallet = (page: Page) =>
  page.evaluate(async () =>
    (await window.tradefrontDemo.peek()).wallets.find(({ accountId }) => accountId === 'harbor-lane-taproom'),
  );

/** Tabs until the element has the focus, as a person does who watches the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const element = document.activeElement;
      const labelled = element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : '';
      return `${element?.tagName.toLowerCase() ?? ''} ${element?.getAttribute('aria-label') ?? element?.getAttribute('title') ?? (labelled || (element?.textContent ?? ''))}`;
    });
    if (name.test(at)) return;
  }
  throw new Error(`The focus never came to ${name.source}`);
}

describe('the wallet', () => {
  test('O05: adds a card through the provider’s frame, and autopay uses it', () =>
    visit(browser, {}, async ({ page, at }) => {
      await openWallet(page, at);
      await page.getByRole('button', { name: 'Add payment method' }).click();
      const frame = fields(page);
      await frame.getByLabel('Card number').fill('4242 4242 4242 4241');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('Card number doesn’t look right.').waitFor();
      await frame.getByText('Check this. A digit looks wrong.').waitFor();
      await frame.getByLabel('Card number').fill('4000 0566 5566 5556');
      await frame.getByLabel(/Expiration/).fill('0431');
      await frame.getByLabel('Security code').fill('123');
      await page.getByRole('textbox', { name: /^Name/ }).fill('Patio card');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.locator('.tf-wallet-name', { hasText: 'Patio card' }).first().waitFor();
      expect(await rows(page).count()).toBe(5);
      expect((await storedWallet(page))?.methods.filter(({ lastFour }) => lastFour === '5556')).toHaveLength(1);

      await page.getByRole('button', { name: 'Change autopay' }).click();
      await page.getByRole('radio', { name: /Patio card/ }).check();
      await page.getByRole('radio', { name: /On each invoice/ }).check();
      await page.getByRole('checkbox', { name: /Set a limit/ }).uncheck();
      await page.getByText('From now on, each invoice will be paid with Patio card on its due date.').waitFor();
      await page.getByRole('button', { name: 'Save changes' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByText('Each due date').first().waitFor();
      const wallet = await storedWallet(page);
      expect(wallet?.methods.find(({ id }) => id === wallet.autopay.methodId)?.lastFour).toBe('5556');

      await page.reload();
      await page.getByText('Patio card').first().waitFor();
      await page.getByRole('button', { name: 'Remove Patio card' }).click();
      await page.getByRole('heading', { name: 'Autopay uses Patio card' }).waitFor();
      await page.getByRole('button', { name: 'Back' }).click();
      await page.getByRole('button', { name: 'Turn off' }).click();
      await page.getByRole('button', { name: 'Turn off autopay' }).click();
      await page.getByText('You pay each invoice yourself.').waitFor();
      expect((await storedWallet(page))?.autopay.methodId).toBeNull();
    }));

  test('adds a bank account by keyboard alone, through the frame and out of it', () =>
    visit(browser, {}, async ({ page, at }) => {
      await openWallet(page, at);
      await page.getByRole('button', { name: 'Add payment method' }).waitFor();
      await tabTo(page, /^button Add payment method/);
      await page.keyboard.press('Enter');
      await tabTo(page, /^input Card$/);
      await page.keyboard.press('ArrowDown');
      await fields(page).getByLabel('Routing number').waitFor();
      await tabTo(page, /^iframe/);
      await page.keyboard.type('021000021');
      await page.keyboard.press('Tab');
      await page.keyboard.type('000123456789');
      await tabTo(page, /^input Name/);
      await page.keyboard.type('Side account');
      await page.keyboard.press('Enter');
      await page.locator('.tf-wallet-name', { hasText: 'Side account' }).waitFor();
      expect((await storedWallet(page))?.methods.filter(({ lastFour }) => lastFour === '6789')).toHaveLength(1);
      await page.waitForFunction(() => document.activeElement?.textContent === 'Add payment method');
    }));

  test('works on a phone: nothing is wider than the window, and a card is added', () =>
    visit(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, async ({ page, at }) => {
      await openWallet(page, at);
      await page.getByRole('button', { name: 'Add payment method' }).tap();
      const frame = fields(page);
      await frame.getByLabel('Card number').fill('5555555555554444');
      await frame.getByLabel(/Expiration/).fill('1230');
      await frame.getByLabel('Security code').fill('123');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await page.getByRole('button', { name: 'Save', exact: true }).tap();
      await page.locator('.tf-wallet-name', { hasText: 'Mastercard ending in 4444' }).first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }));

  test.each([inputModes.keyboard, inputModes.touch])(
    'O04: autopay is changed and turned off, $way',
    ({ options, inputOf }) =>
      visit(browser, options, async ({ page, at }) => {
        const hand = inputOf(page);
        await openWallet(page, at);
        await hand.press(page.getByRole('button', { name: 'Change autopay' }));
        const box = page.getByRole('dialog');
        await hand.choose(box.getByRole('radio', { name: /House card/ }));
        await hand.choose(box.getByRole('radio', { name: /On each invoice/ }));
        await box.getByText('From now on, each invoice will be paid with House card on its due date.').waitFor();
        await hand.press(box.getByRole('button', { name: 'Save changes' }));
        await box.waitFor({ state: 'detached' });
        await expect
          .poll(async () => (await storedWallet(page))?.autopay)
          .toMatchObject({ methodId: 'pm-harbor-lane-taproom-1', day: null, limit: 250_000 });
        await hand.press(page.getByRole('button', { name: 'Turn off', exact: true }));
        await hand.press(page.getByRole('button', { name: 'Turn off autopay' }));
        await page.getByText('You pay each invoice yourself.').waitFor();
        expect(await storedWallet(page)).toMatchObject({ autopay: { methodId: null } });
        expect((await storedWallet(page))?.autopayChanges).toHaveLength(2);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }),
  );

  test('O05 F59: a provider that does not load leaves the wallet unchanged, with a retry and no field for a number', () =>
    visit(browser, { unanswered: /payment-fields/ }, async ({ page, at }) => {
      let comes = false;
      await page.route('**/payment-fields/fields.js', (route) =>
        comes ? route.continue() : route.fulfill({ status: 503, body: '' }),
      );
      // The ten seconds are not waited for: the page's clock is advanced.
      await openWallet(page, at);
      await page.getByRole('button', { name: 'Add payment method' }).click();
      await page.getByText('The card form did not load').waitFor({ timeout: 15_000 });
      expect(
        await page
          .locator('.tf-wallet-adding input')
          .evaluateAll(
            (inputs) => inputs.filter((input) => input instanceof HTMLInputElement && input.type === 'text').length,
          ),
      ).toBe(1);
      expect(await page.locator('[autocomplete^="cc-"]').count()).toBe(0);
      comes = true;
      await page.getByRole('button', { name: 'Try again' }).click();
      await fields(page).getByLabel('Card number').waitFor();
    }));
});
