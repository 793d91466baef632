import type { Page } from 'playwright';
import { expect } from 'vitest';
import { eventually, focused, focusText, waitUntilRemoved, inHostDialog, type OverlayCheck } from './overlay-checks';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Switch account' });
const focusInside = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[role=dialog].tf-dialog') !== null);
const trigger = (page: Page) => page.locator('.tf-account-button');

async function openDialog(page: Page): Promise<void> {
  await trigger(page).focus();
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  await eventually(() => focusInside(page), true);
}

/** Behavior of the account switcher's dialog that every build of the script keeps. */
export const accountOverlayChecks: OverlayCheck[] = [
  {
    name: 'the focus goes in, and Tab, Shift Tab and a script of the host cannot take it out',
    async run(page) {
      await openDialog(page);
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let step = 0; step < 9; step += 1) {
          await page.keyboard.press(key);
          expect(await focusInside(page), `${key} ${step}`).toBe(true);
        }
      }
      await page.locator('button', { hasText: 'Outside' }).evaluate((element) => element.focus());
      expect(await focusInside(page)).toBe(true);
    },
  },
  {
    name: 'Escape closes it alone, the focus goes back into the element, and the host can be used',
    async run(page, place) {
      await openDialog(page);
      expect(
        await page.locator('button', { hasText: 'Outside' }).evaluate((element) => element.closest('[inert]') !== null),
      ).toBe(true);
      await page.keyboard.press('Escape');
      await waitUntilRemoved(dialog(page));
      await focused(trigger(page));
      expect(await page.locator('html[data-escaped]').count(), 'the host saw a key that was for us').toBe(0);
      await eventually(() => page.locator('[inert]').count(), 0);
      await page.getByRole('button', { name: inHostDialog(place) ? 'Host action' : 'Outside', exact: true }).click();
      expect(await page.locator('output').textContent()).toBe('Pressed 1');
      if (!inHostDialog(place)) return;
      await page.keyboard.press('Escape');
      await waitUntilRemoved(page.getByRole('dialog', { name: 'Host dialog' }));
    },
  },
  {
    name: 'an account chosen by keys is shown, and the focus goes back to the button that says so',
    async run(page) {
      const before = await trigger(page).textContent();
      await openDialog(page);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await waitUntilRemoved(dialog(page));
      await focused(trigger(page));
      await eventually(
        () => focusText(page),
        (text) => text !== before && text !== 'body',
      );
    },
  },
];
