import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import type { UserInput } from './order-journey/user-input';
import { inputModes } from './order-journey/input-modes';
import { like, within, messagesOf } from './order-journey/texts';
import { signInAs, visit } from './portal/open-portal';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(() => browser.close());

const messages = messagesOf('en-US');
const w = messages['shopping-lists'];

/** The lists in the demo's ledger, newest first. */
const storedLists = (page: Page) =>
  page.evaluate(async () =>
    (await window.tradefrontDemo.peek()).lists.filter(({ accountId }) => accountId === 'harbor-lane-taproom'),
  );

async function openLists(page: Page, at: (path: string) => string, scenario: string): Promise<void> {
  await page.goto(at(`/en-US?scenario=${scenario}`));
  await signInAs(page, 'Dana Whitlock');
  await page.goto(at('/en-US/lists'));
  await page.getByRole('heading', { level: 1, name: w.title }).waitFor();
}

const newList = (page: Page) => page.getByRole('main').getByRole('button', { name: w.newList, exact: true });
const form = (page: Page) => page.getByRole('dialog', { name: w.form.newTitle });

/** Creates a list, from the button to the page of the list. */
async function make(page: Page, hand: UserInput, name: string): Promise<void> {
  await hand.press(newList(page));
  await hand.write(form(page).getByRole('textbox', { name: w.form.name }), name);
  await hand.press(form(page).getByRole('button', { name: w.form.create }));
  await form(page).waitFor({ state: 'detached' });
}

/** On a phone the new list covers the others. */
async function backToAll(page: Page, hand: UserInput, narrow: boolean): Promise<void> {
  if (narrow) await hand.press(page.getByRole('main').getByText(w.back, { exact: true }));
}

test.each(Object.values(inputModes))(
  'O12: ten lists are created, and the eleventh is refused before it starts, $way',
  { timeout: 90_000 },
  ({ options, inputOf, narrow }) =>
    visit(browser, options, async ({ page, at }) => {
      const hand = inputOf(page);
      await openLists(page, at, 'no-lists');
      for (let nth = 1; nth <= 10; nth += 1) {
        await make(page, hand, `Night ${nth}`);
        await expect.poll(async () => (await storedLists(page)).length).toBe(nth);
        await backToAll(page, hand, narrow);
      }
      await expect.poll(() => newList(page).getAttribute('aria-disabled')).toBe('true');
      await page.getByText(within(w.limit, { count: '10', most: '10' })).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect((await storedLists(page)).map(({ name }) => name).sort()).toEqual(
        Array.from({ length: 10 }, (_, nth) => `Night ${nth + 1}`).sort(),
      );
    }),
);

test(
  'O12 F20: a list that exceeds the limit meanwhile is refused beside its name, and the name is kept',
  { timeout: 60_000 },
  () =>
    visit(browser, {}, async ({ page, at }) => {
      await openLists(page, at, 'no-lists');
      for (let nth = 1; nth <= 9; nth += 1) await make(page, inputModes.mouse.inputOf(), `Night ${nth}`);
      await newList(page).click();
      await form(page).getByRole('textbox', { name: w.form.name }).fill('The eleventh');
      // Another buyer of the account creates the tenth.
      const other = await page.context().newPage();
      await other.goto(at('/en-US/lists?scenario=no-lists'));
      await make(other, inputModes.mouse.inputOf(), 'Night 10');
      await form(page).getByRole('button', { name: w.form.create }).click();
      await form(page).getByText(w.refused['too-many-lists']).waitFor();
      expect(await form(page).getByRole('textbox', { name: w.form.name }).inputValue()).toBe('The eleventh');
      expect(await storedLists(page)).toHaveLength(10);
    }),
);

test.each(Object.values(inputModes))(
  'O12: a list is sorted, shared and corrected, $way',
  { timeout: 90_000 },
  ({ options, inputOf }) =>
    visit(browser, options, async ({ page, at }) => {
      const hand = inputOf(page);
      const main = page.getByRole('main');
      await openLists(page, at, 'default');
      const list = main.locator('[data-list]').filter({ hasText: 'Thursday order' });
      await hand.press(list);
      await main.getByRole('heading', { name: 'Thursday order' }).waitFor();
      const onList = async () =>
        ((await storedLists(page)).find(({ name }) => name === 'Thursday order')?.items ?? []).map(
          ({ productId }) => productId,
        );
      const before = await onList();

      await hand.press(main.getByRole('button', { name: w.arrange, exact: true }));
      await hand.press(main.getByRole('button', { name: like(w.down) }).first());
      await expect.poll(onList).toEqual([before[1], before[0], ...before.slice(2)]);
      await hand.press(main.getByRole('button', { name: w.arranged, exact: true }));

      await hand.press(main.getByRole('button', { name: w.share, exact: true }));
      const sharing = page.getByRole('dialog', { name: like(w.sharing.title) });
      const person = sharing.getByRole('combobox').first();
      await person.waitFor();
      await hand.pick(person, w.sharing.levels.edit);
      await expect.poll(() => person.inputValue()).toBe('edit');
      await hand.press(sharing.getByRole('button', { name: w.sharing.close }));
      await main.locator('.tf-lists-shared').first().waitFor({ state: 'attached' });

      await hand.press(main.getByRole('button', { name: like(w.remove) }).first());
      await expect.poll(async () => (await onList()).length).toBe(before.length - 1);
      await hand.press(page.getByRole('button', { name: w.undo, exact: true }).last());
      await expect.poll(onList).toEqual([before[1], before[0], ...before.slice(2)]);
      await page.reload();
      await main.getByRole('heading', { name: 'Thursday order' }).waitFor();
      expect(await onList()).toEqual([before[1], before[0], ...before.slice(2)]);
    }),
);

test.each([inputModes.keyboard, inputModes.touch])(
  'an order is filled from a list, $way',
  { timeout: 60_000 },
  ({ options, inputOf }) =>
    visit(browser, options, async ({ page, at }) => {
      const hand = inputOf(page);
      const b = messages['order-builder'];
      await openLists(page, at, 'empty-cart');
      await page.goto(at('/en-US/order-builder'));
      await page.locator('.tf-builder-sheet[data-tools]').waitFor();
      await hand.press(page.getByRole('button', { name: b.fill.list, exact: true }));
      await hand.press(page.getByRole('dialog').getByRole('button', { name: /^Cocktail bar/ }));
      await expect.poll(() => page.locator('.tf-builder-row:is([data-ready], [data-open])').count()).toBe(6);
      // The buyer then opens the cart.
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('.tf-builder-row') !== null))
        .toBe(true);
      await hand.press(page.getByRole('button', { name: b.lastAction.undo, exact: true }));
      await expect.poll(() => page.locator('.tf-builder-row:is([data-ready], [data-open])').count()).toBe(0);
    }),
);
