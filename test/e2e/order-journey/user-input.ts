import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** Actions of a person on a page. A journey is written once and runs with each input mode. */
export interface UserInput {
  press(target: Locator): Promise<void>;
  /** Replaces the value of a field, and leaves the field. */
  write(target: Locator, text: string): Promise<void>;
  /** Ticks a checkbox or selects a radio button. */
  choose(target: Locator): Promise<void>;
  /** Selects an option of a native list by its text. */
  pick(target: Locator, label: string): Promise<void>;
  /** Selects an option of an open list by its name. */
  take(list: Locator, name: RegExp): Promise<void>;
}

export const mouse: UserInput = {
  press: (target) => target.click(),
  write: async (target, text) => {
    await target.fill(text);
    await target.blur();
  },
  choose: (target) => target.check(),
  pick: async (target, label) => void (await target.selectOption({ label })),
  take: (list, name) => list.getByRole('option', { name }).click(),
};

export const touch: UserInput = { ...mouse, press: (target) => target.tap() };

/** Number of Tab presses after which a control counts as unreachable. */
const MAX_TABS = 400;

/** Keys only: a control that they can't reach fails, and a stop without visible focus fails too. */
export function keysOf(page: Page): UserInput {
  const isAt = (target: Locator) => target.evaluate((node) => node === document.activeElement);
  const reach = async (target: Locator) => {
    await target.waitFor();
    for (let at = 0; at < MAX_TABS; at++) {
      if (await isAt(target)) return expectRing(page);
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${String(target)}`);
  };
  return {
    async press(target) {
      await reach(target);
      await page.keyboard.press('Enter');
    },
    async write(target, text) {
      await reach(target);
      await page.keyboard.press('Control+A');
      await page.keyboard.press('Delete');
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    },
    async choose(target) {
      if ((await target.getAttribute('type')) !== 'radio') {
        await reach(target);
        return page.keyboard.press('Space');
      }
      // A group has one stop; arrow keys move on from there.
      const name = (await target.getAttribute('name')) ?? '';
      // The current element: after an arrow key the locator may match another one.
      const current = await target.elementHandle();
      const group = `input[type=radio][name="${name}"]`;
      const checked = page.locator(`${group}:checked`);
      await reach((await checked.count()) > 0 ? checked : page.locator(`${group}:not(:disabled)`).first());
      for (let at = 0; at < 12 && !(await current?.isChecked()); at++) await page.keyboard.press('ArrowDown');
      expect(await current?.isChecked()).toBe(true);
    },
    async pick(target, label) {
      await reach(target);
      const readLabel = () =>
        target.evaluate((node) => (node instanceof HTMLSelectElement ? node.selectedOptions[0]?.text : undefined));
      await page.keyboard.press('Home');
      for (let at = 0; at < 12 && (await readLabel()) !== label; at++) await page.keyboard.press('ArrowDown');
      expect(await readLabel()).toBe(label);
    },
    async take(list, name) {
      await list.waitFor();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null))
        .toBe(true);
      // A list of accounts finds typed text, in its search or by its first letters.
      await page.keyboard.type(name.source);
      await expect.poll(() => list.getByRole('option').first().textContent()).toMatch(name);
      await page.keyboard.press('Enter');
    },
  };
}

/** Whether the focus is visible: a ring on the focused element, or on the frame of a stepper or tile around it. */
async function expectRing(page: Page): Promise<void> {
  const ring = await page.evaluate(() => {
    const node = document.activeElement;
    const chain = [node, node?.parentElement, node?.parentElement?.parentElement].filter(
      (one) => one instanceof Element,
    );
    return chain.some(
      (one) => getComputedStyle(one).outlineStyle !== 'none' && parseFloat(getComputedStyle(one).outlineWidth) >= 2,
    );
  });
  expect(ring, `the focus shows on ${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160))}`).toBe(
    true,
  );
}
