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

const taproom = 'harbor-lane-taproom';

async function open(
  page: Page,
  at: (path: string) => string,
  place: 'promotions' | 'rewards',
  heading: string,
  search = '',
): Promise<void> {
  await page.goto(at(`/${search}`));
  await signInAs(page, 'Dana Whitlock');
  await page.goto(at(`/en-US/${place}${search}`));
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

/** State of the ledger, read past all ports. */
const claims = (page: Page) => page.evaluate(async () => (await window.tradefrontDemo.peek()).rewardClaims);
const quantityOf = (page: Page, productId: string) =>
  page.evaluate(
    async ([id, account]) =>
      (await window.tradefrontDemo.peek()).carts
        .find(({ accountId }) => accountId === account)
        ?.lines.find((line) => line.productId === id)?.quantity ?? 0,
    [productId, taproom] as const,
  );

const points = async (page: Page): Promise<number> =>
  Number((await page.locator('.tf-figure').first().innerText()).replaceAll(',', ''));
const card = (page: Page, name: string) => page.getByRole('article', { name });
/** The outcome in its card: an announcement has the same text for a moment. */
const outcome = (page: Page) => page.locator('.tf-reward-outcome');

describe('promotions', () => {
  test('adding the missing cases earns one once, however often the button is pressed, and the cart shows it; undo reverts it', () =>
    visit(browser, {}, async ({ page, at }) => {
      await open(page, at, 'promotions', 'Promotions');
      const water = card(page, 'Bubbles with your water');
      await water.getByText('6 of 15 cases in your cart').waitFor();
      const add = water.getByRole('button', { name: 'Add 9 cases of Coldwell Still Water' });
      await add.dblclick();
      await water.getByText('You get 1 free case.').waitFor();
      expect(await quantityOf(page, 'p-415500')).toBe(15);
      await page.getByRole('link', { name: /43 cases/ }).waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await water.getByText('6 of 15 cases in your cart').waitFor();
      expect(await quantityOf(page, 'p-415500')).toBe(6);
      await water.getByRole('button', { name: 'Add 9 cases of Coldwell Still Water' }).click();
      await water.getByText('You get 1 free case.').waitFor();
      await page.goto(at('/en-US/cart'));
      await page.getByText('Free with 15 cases of Coldwell Still Water').waitFor();
    }));

  test('cases of several products count together, and filters stay in the address, by keyboard alone', () =>
    visit(browser, {}, async ({ page, at }) => {
      await open(page, at, 'promotions', 'Promotions');
      await card(page, 'Mix your seltzers').waitFor();
      const keys = new Keyboard(page);
      await keys.to(/^Free cases$/);
      await keys.press('Space');
      await page.waitForURL(/kind=free-goods/);
      await card(page, 'Halden November offer').waitFor({ state: 'detached' });
      await page.getByRole('heading', { level: 1 }).focus();
      await keys.to(/^Product to add$/);
      await keys.press('ArrowDown');
      await keys.to(/^Add 8 cases of Tarnwick Black Cherry Seltzer$/);
      await keys.press('Enter');
      await card(page, 'Mix your seltzers').getByText('You get 1 free case.').waitFor();
      expect(await quantityOf(page, 'p-440135')).toBe(8);
      // The button is removed: the focus moves to its result.
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent ?? ''))
        .toMatch(/^You get 1 free case/);
    }));
});

describe('rewards', () => {
  test('O08 F24: one is claimed once with a double click, its points are deducted once, and the history contains it', () =>
    visit(browser, {}, async ({ page, at }) => {
      await open(page, at, 'rewards', 'Rewards');
      const before = await points(page);
      await card(page, '24 pint glasses').getByRole('button', { name: 'Claim: 24 pint glasses' }).click();
      const box = page.getByRole('alertdialog');
      await box.getByText(/This uses 2,400 points/).waitFor();
      await box.getByRole('button', { name: 'Claim reward' }).dblclick();
      await outcome(page)
        .getByText(/^Claimed\. Your claim number is R-/)
        .waitFor();
      await box.waitFor({ state: 'detached' });
      expect(await claims(page)).toMatchObject([{ rewardId: 'glasses', points: 2400, accountId: taproom }]);
      await expect.poll(() => points(page)).toBe(before - 2400);
      await page.getByRole('region', { name: 'Points history' }).getByText('Being packed').waitFor();
      await page.reload();
      await expect.poll(() => points(page)).toBe(before - 2400);
      expect(await claims(page)).toHaveLength(1);
    }));

  test('O08 F02: a lost response is looked up, and the reward is claimed once', () =>
    visit(browser, {}, async ({ page, at }) => {
      await open(page, at, 'rewards', 'Rewards');
      await page.evaluate(() =>
        window.tradefrontDemo.setFaults([{ method: 'claimReward.commit', kind: 'commit-and-drop', times: 1 }]),
      );
      await page.getByRole('button', { name: 'Claim: 200 cork coasters' }).click();
      await page.getByRole('button', { name: 'Claim reward' }).click();
      await outcome(page)
        .getByText(/^Claimed\. Your claim number is R-/)
        .waitFor();
      expect(await claims(page)).toHaveLength(1);
    }));

  test('one is claimed on a phone, by keyboard alone: nothing is wider than the window', () =>
    visit(browser, { viewport: { width: 390, height: 844 } }, async ({ page, at }) => {
      await open(page, at, 'rewards', 'Rewards');
      await page.getByRole('button', { name: 'Claim: 200 cork coasters' }).waitFor();
      const keys = new Keyboard(page);
      await keys.to(/^Claim: 200 cork coasters$/);
      await keys.press('Enter');
      await page.getByRole('alertdialog').waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toMatch(/Claim reward/);
      await keys.press('Enter');
      await outcome(page)
        .getByText(/^Claimed\. Your claim number is R-/)
        .waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toMatch(/^Claimed/);
      expect(await claims(page)).toHaveLength(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await keys.to(/^Claim another: 200 cork coasters$/);
      await keys.press('Enter');
      await page.getByRole('alertdialog').waitFor();
      await keys.press('Escape');
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
      expect(await claims(page)).toHaveLength(1);
    }));

  test('a reward that is removed meanwhile is refused with its reason, and no points are deducted', () =>
    visit(browser, {}, async ({ page, at }) => {
      await open(page, at, 'rewards', 'Rewards', '?scenario=reward-gone');
      const before = await points(page);
      await page.getByRole('button', { name: 'Claim: 200 cork coasters' }).click();
      await page.getByRole('button', { name: 'Claim reward' }).click();
      await page.getByText('The last one is gone').waitFor();
      expect([await points(page), await claims(page)]).toEqual([before, []]);
    }));
});
