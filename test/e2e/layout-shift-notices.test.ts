import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { openPlainHost } from './hosts/embed/open-plain-host';
import { twelveWidgets } from './hosts/embed/twelve-widgets';
import { signInAs, visit } from './portal/open-portal';
import { expectShift, watchShifts } from './portal/shifts';

const plain = openPlainHost();

/** Waits until the last change is painted. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))));

/** Milliseconds after an input during which shifts are attributed to it. */
const INPUT_MS = 600;

/** Clears the recorded shifts once the page is stable and the last input no longer explains later shifts. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.locator('.tf-skeleton').count()).toBe(0);
  await page.waitForTimeout(INPUT_MS);
  await page.evaluate(() => void (window.shifts = []));
}

/** Goes offline and back, and asserts that nothing in the window has moved. */
async function goOfflineAndBack(page: Page, notice: string): Promise<void> {
  await settle(page);
  await page.context().setOffline(true);
  await page.locator(notice).filter({ visible: true }).first().waitFor();
  await painted(page);
  await expectShift(page, 0.01);
  await page.evaluate(() => void (window.shifts = []));
  await page.context().setOffline(false);
  await page.locator(notice).first().waitFor({ state: 'detached' });
  await painted(page);
  await expectShift(page, 0.01);
}

const sizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

describe.each(sizes)('at $width px', (size) => {
  test.each(['', '/products', '/order-builder', '/lists', '/cart', '/checkout', '/invoices', '/contact'])(
    'nothing moves on the page “%s” when the device goes offline and back',
    (path) =>
      visit(plain.browser, { viewport: size, unanswered: /./ }, async ({ page, at }) => {
        await page.addInitScript(watchShifts);
        await page.goto(at('/en-US?scenario=full-cart'));
        await signInAs(page, 'Dana Whitlock');
        await page.goto(at(`/en-US${path}?scenario=full-cart`));
        await page.locator('main h1').first().waitFor();
        await goOfflineAndBack(page, '.tf-portal-offline');
      }),
  );

  test('the content of a list does not move when its search appears', () =>
    visit(plain.browser, { viewport: size, unanswered: /./ }, async ({ page, at }) => {
      await page.goto(at('/en-US'));
      await signInAs(page, 'Dana Whitlock');
      await page.addInitScript(watchShifts);
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(/shopping-lists\.lazy/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(at('/en-US/lists/list-harbor-lane-taproom-1'));
      await page.locator('.tf-lists-item').first().waitFor();
      await painted(page);
      expect(await page.getByRole('searchbox', { name: 'Search this list' }).count()).toBe(0);
      await page.evaluate(() => void (window.shifts = []));
      release();
      await page.getByRole('searchbox', { name: 'Search this list' }).waitFor();
      await painted(page);
      await expectShift(page, 0.01);
    }));

  test('the end of the session is reported on an open page without moving its content', () =>
    visit(plain.browser, { viewport: size, unanswered: /./ }, async ({ page, at }) => {
      await page.goto(at('/en-US'));
      await signInAs(page, 'Dana Whitlock');
      await page.goto(at('/en-US/contact'));
      await page.locator('main h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      await expect.poll(() => page.locator('.tf-skeleton').count()).toBe(0);
      const before = await page.locator('main h1').first().boundingBox();
      const other = await page.context().newPage();
      await other.goto(at('/en-US'));
      await other.getByRole('button', { name: 'Your menu, Dana' }).click();
      await other.getByRole('button', { name: 'Sign out' }).click();
      await other.getByRole('heading', { level: 1, name: 'You’re signed out' }).waitFor();
      await page.bringToFront();
      await page.locator('.tf-portal-notices').waitFor();
      await painted(page);
      expect(await page.locator('main h1').first().boundingBox()).toEqual(before);
    }));

  test('the focused element is not under the bar that reports offline', () =>
    visit(plain.browser, { viewport: size, unanswered: /./ }, async ({ page, at }) => {
      await page.goto(at('/en-US?scenario=full-cart'));
      await signInAs(page, 'Dana Whitlock');
      await page.goto(at('/en-US/cart?scenario=full-cart'));
      await page.locator('main h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      const bar = page.locator('.tf-portal-offline');
      await bar.waitFor();
      const hidden: string[] = [];
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press('Tab');
        hidden.push(
          ...(await bar.evaluate((element) => {
            const focused = document.activeElement;
            if (focused === null || focused === document.body || element.contains(focused)) return [];
            const [over, under] = [element.getBoundingClientRect(), focused.getBoundingClientRect()];
            const isInside =
              under.top >= over.top &&
              under.bottom <= over.bottom &&
              under.left < over.right &&
              over.left < under.right;
            return isInside ? [focused.outerHTML.slice(0, 120)] : [];
          })),
        );
      }
      expect(hidden).toEqual([]);
    }));

  test('the end of the page can be scrolled above the bar that reports offline', () =>
    visit(plain.browser, { viewport: size, unanswered: /./ }, async ({ page, at }) => {
      await page.goto(at('/en-US'));
      await signInAs(page, 'Dana Whitlock');
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await page.locator('.tf-portal-offline').waitFor();
      // Parts of the page may still arrive and make it longer, so the measurement is repeated.
      await expect
        .poll(async () => {
          await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
          await painted(page);
          return page.evaluate(() => {
            const end = Math.max(
              ...[...document.querySelectorAll('.tf-portal-footer > *')].map(
                (element) => element.getBoundingClientRect().bottom,
              ),
            );
            return end - (document.querySelector('.tf-portal-offline')?.getBoundingClientRect().top ?? -Infinity);
          });
        })
        .toBeLessThanOrEqual(0);
    }));

  test('nothing moves on a plain page of twelve widgets when the device goes offline and back', async () => {
    const context = await plain.browser.newContext({ viewport: size, reducedMotion: 'reduce' });
    await context.addInitScript(watchShifts);
    const page = await context.newPage();
    await page.goto(`${plain.url}/many.html?widgets=${twelveWidgets.join(',')}`);
    await page
      .locator('.tf-root')
      .nth(twelveWidgets.length - 1)
      .waitFor({ timeout: 20_000 });
    await goOfflineAndBack(page, '.tf-offline');
    await context.close();
  });
});
