import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** Where the host page renders the widget. */
export const places = ['light', 'shadow', 'dialog', 'dialog-shadow'] as const;
export type Place = (typeof places)[number];

/** Addresses of the code of overlays, in every build. */
export const overlayCode = '**/overlay-runtime*';

/** One behavior that buyers rely on, which every build of the library has on a page that has just loaded. */
export interface OverlayCheck {
  name: string;
  /** `release` lets the overlay code arrive, in a check that holds it back. */
  run: (page: Page, place: Place, release: () => void) => Promise<void>;
  /** The check starts before the overlay code is there. */
  holdsCode?: boolean;
  /** The places where the check applies. */
  where?: (place: Place) => boolean;
}

export const inHostDialog = (place: Place) => place.startsWith('dialog');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit list' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const list = (page: Page, name: string) => page.getByRole('listbox', { name });
const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true });

/**
 * Waits for a state that a loaded machine may reach slowly; the duration is not under test. `expect.poll` is not an
 * option: it finds its test only when tests run one after another.
 */
export async function eventually<T>(read: () => Promise<T>, expected: T | ((value: T) => boolean)): Promise<void> {
  const isExpected = (value: T) => (expected instanceof Function ? expected(value) : value === expected);
  for (let tries = 0; tries < 200; tries += 1) {
    if (isExpected(await read())) return;
    await new Promise((again) => setTimeout(again, 50));
  }
  const value = await read();
  expect(isExpected(value), `still ${JSON.stringify(value)}, wanted ${String(expected)}`).toBe(true);
}

export const waitUntilRemoved = (locator: Locator) => locator.waitFor({ state: 'detached' });
export const focused = (locator: Locator) =>
  eventually(
    () =>
      locator.evaluate((element) => {
        const root = element.getRootNode();
        return (root instanceof Document || root instanceof ShadowRoot) && root.activeElement === element;
      }),
    true,
  );

/** Text of the focused element, also inside a shadow root. */
export const focusText = (page: Page) =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active === document.body ? 'body' : (active?.textContent?.trim() ?? '');
  });

const focusIn = (page: Page, role: string) =>
  page.evaluate(
    (expectedRole) =>
      document.activeElement?.closest('[role]:not([role=option], [role=combobox])')?.getAttribute('role') ===
      expectedRole,
    role,
  );

async function openDialog(page: Page): Promise<void> {
  await button(page, 'Open dialog').click();
  await dialog(page).waitFor();
  await focused(page.getByRole('textbox', { name: 'Name' }));
}

/** The drawn select: it replaces the native one after a pointer has hovered over it. */
async function drawn(page: Page, name: string): Promise<Locator> {
  const control = page.getByRole('combobox', { name });
  await control.hover();
  const trigger = page.locator(`button[role=combobox][aria-label="${name}"]`);
  await trigger.waitFor();
  return trigger;
}

async function openList(page: Page, name = 'Depot'): Promise<Locator> {
  const trigger = await drawn(page, name);
  await trigger.focus();
  await page.keyboard.press('Enter');
  await list(page, name).waitFor();
  // The list has to be positioned too: its first option gets the focus after that.
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('role')), 'option');
  return trigger;
}

const depot = (page: Page) =>
  page.locator('form[aria-label=Order]').evaluate((form) => new FormData(form as HTMLFormElement).get('depot'));

/** The mouse reaches the host's own button. */
async function expectMouse(page: Page, place: Place): Promise<void> {
  await button(page, inHostDialog(place) ? 'Host action' : 'Outside').click();
  expect(await page.locator('output').textContent()).toBe('Pressed 1');
}

const dialogChecks: OverlayCheck[] = [
  {
    name: 'the first field has the focus, and Tab and Shift Tab stay in the dialog',
    async run(page) {
      await openDialog(page);
      const seen = new Set<string>();
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let step = 0; step < 9; step += 1) {
          await page.keyboard.press(key);
          expect(await focusIn(page, 'dialog'), `${key} ${step}`).toBe(true);
          seen.add(await focusText(page));
        }
      }
      expect(seen).toContain('Save');
    },
  },
  {
    name: 'a script of the host cannot take the focus out',
    async run(page) {
      await openDialog(page);
      await page.locator('button', { hasText: 'Outside' }).evaluate((element) => element.focus());
      expect(await focusIn(page, 'dialog')).toBe(true);
    },
  },
  {
    name: 'Escape closes the top layer only, one at a time, and the focus goes back each time',
    async run(page, place) {
      await openDialog(page);
      const trigger = await openList(page, 'Size');
      await page.keyboard.press('Escape');
      await waitUntilRemoved(list(page, 'Size'));
      await focused(trigger);
      expect(await dialog(page).isVisible()).toBe(true);

      await button(page, 'Delete').click();
      const question = page.getByRole('alertdialog', { name: 'Delete list?' });
      await question.waitFor();
      await page.keyboard.press('Escape');
      await waitUntilRemoved(question);
      await focused(button(page, 'Delete'));
      expect(await dialog(page).isVisible()).toBe(true);

      await page.keyboard.press('Escape');
      await waitUntilRemoved(dialog(page));
      await focused(button(page, 'Open dialog'));
      expect(await page.locator('html[data-escaped]').count(), 'the host saw a key that was for us').toBe(0);
      if (!inHostDialog(place)) return;
      const host = page.getByRole('dialog', { name: 'Host dialog' });
      expect(await host.isVisible()).toBe(true);
      await page.keyboard.press('Escape');
      await waitUntilRemoved(host);
    },
  },
  {
    name: 'a dialog without a trigger gives the focus back to what had it',
    async run(page) {
      await button(page, 'Ask').focus();
      await page.evaluate(() => window.dispatchEvent(new Event('open-late')));
      const late = page.getByRole('dialog', { name: 'Session ends soon' });
      await late.waitFor();
      await focused(button(page, 'Stay'));
      await page.keyboard.press('Enter');
      await waitUntilRemoved(late);
      await focused(button(page, 'Ask'));
    },
  },
  {
    name: 'the mouse works on the host after every way of closing, and no root is left behind',
    async run(page, place) {
      await openDialog(page);
      await button(page, 'Close').click();
      await waitUntilRemoved(dialog(page));
      await openDialog(page);
      await page.mouse.click(5, 5);
      await waitUntilRemoved(dialog(page));
      await openDialog(page);
      await page.keyboard.press('Escape');
      await waitUntilRemoved(dialog(page));
      await focused(button(page, 'Open dialog'));
      await eventually(() => page.locator('.tf-overlay-root').count(), 0);
      await expectMouse(page, place);
    },
  },
  {
    name: 'the page behind is hidden from assistive technology, inert and does not scroll, and comes back',
    async run(page, place) {
      await openDialog(page);
      expect(await button(page, 'Outside').count()).toBe(0);
      expect(await button(page, 'Open dialog').count()).toBe(0);
      expect(
        await page.locator('button', { hasText: 'Outside' }).evaluate((element) => element.closest('[inert]') !== null),
      ).toBe(true);
      const { overflow, barSize } = await page.evaluate(() => {
        const style = getComputedStyle(document.body);
        return { overflow: style.overflowY, barSize: style.getPropertyValue('--removed-body-scroll-bar-size') };
      });
      expect(overflow).toBe('hidden');
      // All elements would inherit this property of the scroll lock, and restyle. The host's own dialog sets it.
      if (!inHostDialog(place)) expect(barSize).toBe('');
      await page.keyboard.press('Escape');
      await waitUntilRemoved(dialog(page));
      await eventually(() => page.locator('[inert]').count(), 0);
    },
  },
  {
    name: 'the parent decides: a dialog that it keeps open stays open and keeps the trap',
    async run(page) {
      await openDialog(page);
      await page.getByRole('checkbox', { name: 'Hold open' }).check();
      await page.keyboard.press('Escape');
      await page.mouse.click(5, 5);
      expect(await dialog(page).isVisible()).toBe(true);
      await page.keyboard.press('Tab');
      expect(await focusIn(page, 'dialog')).toBe(true);
      await page.getByRole('checkbox', { name: 'Hold open' }).uncheck();
      await page.keyboard.press('Escape');
      await waitUntilRemoved(dialog(page));
    },
  },
  {
    name: 'a destructive answer does not have the focus: Enter keeps the list; a double click deletes once',
    async run(page) {
      await button(page, 'Ask').click();
      const question = page.getByRole('alertdialog', { name: 'Delete list?' });
      await question.waitFor();
      await focused(button(page, 'Keep list'));
      await page.keyboard.press('Enter');
      await waitUntilRemoved(question);
      await page.getByText('deleted 0').waitFor();
      await button(page, 'Ask').click();
      await question.waitFor();
      await button(page, 'Delete list').dblclick();
      await waitUntilRemoved(question);
      await page.getByText('deleted 1').waitFor();
    },
  },
  {
    name: 'the overlay looks like the widget that opened it: theme, density, language, direction and family',
    async run(page) {
      await openDialog(page);
      const root = page.locator('.tf-overlay-root');
      const names = ['data-tf-theme', 'data-tf-density', 'lang', 'dir'];
      expect(await root.evaluate((element, all) => all.map((name) => element.getAttribute(name)), names)).toEqual([
        'dark',
        'compact',
        'fr',
        'ltr',
      ]);
      expect(await dialog(page).evaluate((element) => getComputedStyle(element).fontFamily)).toContain('Georgia');
    },
  },
  {
    name: 'is not clipped, moved or covered by the host dialog it stands in',
    where: inHostDialog,
    async run(page) {
      await openDialog(page);
      await eventually(
        () =>
          dialog(page).evaluate((element) => {
            const box = element.getBoundingClientRect();
            const corners = [
              [box.left + 9, box.bottom - 9],
              [box.right - 9, box.bottom - 9],
            ] as const;
            return box.width > 500 && corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
          }),
        true,
      );
    },
  },
  {
    name: 'the page can be used after the host has closed its dialog under an open layer of ours',
    where: inHostDialog,
    async run(page) {
      await openList(page);
      await page.evaluate(() => window.dispatchEvent(new Event('close-host-dialog')));
      await waitUntilRemoved(page.locator('.host-dialog'));
      await eventually(() => page.evaluate(() => getComputedStyle(document.body).pointerEvents), 'auto');
      await button(page, 'Outside').click();
    },
  },
];

const selectChecks: OverlayCheck[] = [
  {
    name: 'a select works by keyboard before its code is there, and does not change under the focus',
    holdsCode: true,
    async run(page, _, release) {
      const control = page.getByRole('combobox', { name: 'Depot' });
      await control.focus();
      const arrived = page.waitForResponse(overlayCode);
      release();
      await (await arrived).finished();
      // Time for the page to run the code and to render.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
      expect(await control.evaluate((element) => element.tagName)).toBe('SELECT');
      await page.keyboard.press('ArrowDown');
      expect(await depot(page)).toBe('br');
      await control.blur();
      await page.locator('button[role=combobox][aria-label=Depot]').waitFor();
      expect(await depot(page)).toBe('br');
    },
  },
  {
    name: 'nothing moves when the drawn select takes the place of the native one',
    holdsCode: true,
    async run(page, _, release) {
      const before = await page.getByRole('combobox', { name: 'Depot' }).boundingBox();
      expect(before).not.toBeNull();
      release();
      const trigger = await drawn(page, 'Depot');
      expect(await trigger.boundingBox()).toEqual(before);
    },
  },
  {
    name: 'arrows go one option at a time past disabled ones, Home and End to the ends, Enter chooses for the form',
    async run(page) {
      const trigger = await openList(page);
      await focused(option(page, 'Beta'));
      const steps = [
        ['ArrowDown', 'Bravo'],
        ['End', 'Érable'],
        ['ArrowUp', 'Cedar'],
        ['Home', 'Alder'],
      ] as const;
      for (const [key, label] of steps) {
        await page.keyboard.press(key);
        await eventually(
          () => focusText(page),
          (text) => text.includes(label),
        );
      }
      await page.keyboard.press('Enter');
      await waitUntilRemoved(list(page, 'Depot'));
      await focused(trigger);
      expect(await depot(page)).toBe('a');
      expect(await trigger.textContent()).toBe('Alder');
    },
  },
  {
    name: 'the mouse opens the list and chooses, and works on the host afterwards',
    async run(page, place) {
      const trigger = await drawn(page, 'Depot');
      await trigger.click();
      await list(page, 'Depot').waitFor();
      await option(page, 'Bravo').click();
      await waitUntilRemoved(list(page, 'Depot'));
      expect(await depot(page)).toBe('br');
      await expectMouse(page, place);
    },
  },
  {
    name: 'a press outside closes the list only',
    async run(page, place) {
      await openList(page);
      const box = await page.getByRole('option', { name: 'Érable' }).boundingBox();
      await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + (box?.height ?? 0) + 40);
      await waitUntilRemoved(list(page, 'Depot'));
      if (inHostDialog(place)) expect(await page.locator('.host-dialog').isVisible()).toBe(true);
      await expectMouse(page, place);
    },
  },
];

/** Types two letters with a pause on the page's own clock; the labels show whether they counted as one search. */
const typed = (pause: number, open: boolean, expected: string): OverlayCheck => ({
  name: `type-ahead, ${open ? 'open list' : 'closed'}: ${pause} ms between letters ${expected === 'Bravo' ? 'makes one word' : 'starts over'}`,
  async run(page) {
    const trigger = await (open ? openList(page) : drawn(page, 'Depot'));
    if (open) await page.keyboard.press('Home');
    await trigger.evaluate((element, isOpen) => isOpen || element.focus(), open);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.keyboard.press('b');
    await page.clock.runFor(pause);
    await page.keyboard.press(expected === 'Bravo' ? 'r' : 'a');
    await page.clock.runFor(1);
    const focused = open ? await focusText(page) : await trigger.textContent();
    expect(focused).toContain(expected);
    await page.clock.resume();
  },
});

/** Every check, in reading order. The page's clock must be installed before it loads. */
export const overlayChecks: OverlayCheck[] = [
  ...dialogChecks,
  ...selectChecks,
  typed(650, true, 'Bravo'),
  typed(750, true, 'Alder'),
  typed(650, false, 'Bravo'),
  typed(750, false, 'Alder'),
];

const question = (page: Page) => page.getByRole('dialog', { name: 'Host question' });
const answer = (page: Page) => page.getByRole('textbox', { name: 'Answer' });

async function openQuestion(page: Page): Promise<void> {
  await openDialog(page);
  await button(page, 'Ask the host').click();
  await question(page).waitFor();
  await focused(answer(page));
}

/** Every element of the page is reachable after all overlays are closed. */
const expectAllInReach = (page: Page) =>
  eventually(
    () =>
      page.evaluate(() => {
        const hidden = document.querySelectorAll('[inert], [aria-hidden=true]:not(svg, form select)');
        return `${hidden.length} ${document.body.style.pointerEvents}`.trim();
      }),
    '0',
  );

/** A host opens its own dialog from inside an overlay of the library; all overlays are closed afterwards. */
export const hostLayerChecks: OverlayCheck[] = [
  {
    name: 'a dialog of the host opened inside ours has the focus, takes what is typed and keeps Tab',
    where: (place) => !place.endsWith('shadow'),
    async run(page) {
      await openQuestion(page);
      await page.keyboard.type('Yes');
      expect(await answer(page).inputValue()).toBe('Yes');
      const seen = new Set<string>();
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let step = 0; step < 5; step += 1) {
          await page.keyboard.press(key);
          seen.add(await page.evaluate(() => document.activeElement?.closest('.host-dialog')?.textContent ?? 'left'));
        }
      }
      expect([...seen].join()).toContain('Host question');
      expect(seen.size).toBe(1);
    },
  },
  {
    name: 'a dialog of the host opened inside ours stands above it and takes the mouse, and leaves ours open',
    where: (place) => !place.endsWith('shadow'),
    async run(page) {
      await openQuestion(page);
      await answer(page).click();
      await page.keyboard.type('Yes');
      expect(await answer(page).inputValue()).toBe('Yes');
      await button(page, 'Done').click();
      await waitUntilRemoved(question(page));
      await focused(button(page, 'Ask the host'));
      expect(await dialog(page).isVisible()).toBe(true);
      await button(page, 'Save').click();
      await waitUntilRemoved(dialog(page));
    },
  },
  {
    name: 'Escape closes a dialog of the host inside ours, then ours, then the one around, and nothing stays hidden',
    where: (place) => !place.endsWith('shadow'),
    async run(page, place) {
      await openQuestion(page);
      await page.keyboard.press('Escape');
      await waitUntilRemoved(question(page));
      await focused(button(page, 'Ask the host'));
      expect(await dialog(page).isVisible()).toBe(true);
      await page.keyboard.press('Escape');
      await waitUntilRemoved(dialog(page));
      await focused(button(page, 'Open dialog'));
      if (inHostDialog(place)) {
        const host = page.getByRole('dialog', { name: 'Host dialog' });
        expect(await host.isVisible()).toBe(true);
        await page.keyboard.press('Escape');
        await waitUntilRemoved(host);
      }
      await expectAllInReach(page);
      await button(page, 'Outside').click();
    },
  },
  {
    name: 'the page can be used after ours was closed under or together with a dialog of the host',
    where: (place) => !place.endsWith('shadow'),
    async run(page, place) {
      await openQuestion(page);
      await button(page, 'Done with both').click();
      await waitUntilRemoved(question(page));
      await waitUntilRemoved(dialog(page));
      await expectMouse(page, place);
      await openQuestion(page);
      await button(page, 'Done with the list').click();
      await waitUntilRemoved(dialog(page));
      await waitUntilRemoved(question(page));
      if (inHostDialog(place)) await page.evaluate(() => window.dispatchEvent(new Event('close-host-dialog')));
      await waitUntilRemoved(page.locator('.host-dialog'));
      await expectAllInReach(page);
      await button(page, 'Outside').click();
    },
  },
  {
    name: 'text is typed into a field of our dialog and the choice of a list in it is taken, in a dialog of the host too',
    async run(page) {
      await openDialog(page);
      await page.keyboard.press('End');
      await page.keyboard.type(' order');
      expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Weekly order');
      const trigger = await openList(page, 'Size');
      await page.keyboard.press('End');
      await focused(option(page, 'Large'));
      await page.keyboard.press('Enter');
      await waitUntilRemoved(list(page, 'Size'));
      await focused(trigger);
      expect(await trigger.textContent()).toBe('Large');
      await trigger.click();
      await option(page, 'Small').click();
      await waitUntilRemoved(list(page, 'Size'));
      expect(await trigger.textContent()).toBe('Small');
      await page.keyboard.press('Escape');
      await waitUntilRemoved(dialog(page));
    },
  },
];
