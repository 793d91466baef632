import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainPages } from '../../src/portal/pages';
import { pathOf } from '../../src/portal/routes';
import { type StoredKind, storedKeys } from '../../src/runtime/storage';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { headerCart, heading, main } from './portal/shop';
import { followAddress, waitForPage } from './portal/page-snapshot';
import { signInAs, visit } from './portal/open-portal';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(() => browser.close());

/**
 * All stored entries of a tab, each with its kind from the table of storage keys; null where it is not in the table.
 */
async function storedEntries(page: Page) {
  const found = await page.evaluate(() =>
    [sessionStorage, localStorage].flatMap((store, at) =>
      Object.keys(store).map((key) => ({ key, local: at === 1, value: store.getItem(key) })),
    ),
  );
  return found.map((entry) => {
    const [name = '', version, kind = ''] = entry.key.split(':');
    return {
      ...entry,
      kind:
        `${name}:${version}` === 'tradefront:1' && Object.hasOwn(storedKeys, kind)
          ? (kind as StoredKind) /* in the table */
          : null,
    };
  });
}

describe('the buyer', () => {
  // It opens every page of the portal, which takes longer than other journeys.
  test(
    'who signs out leaves no data in the tab or in others, after opening every page, and returns to the sign-in page',
    { timeout: 120_000 },
    () =>
      visit(browser, {}, async ({ page, at }) => {
        await page.goto(at('/?scenario=full-cart'));
        await signInAs(page, 'Dana Whitlock');
        await page
          .getByRole('banner')
          .getByRole('button', { name: /Harbor Lane Taproom/ })
          .click();
        await page
          .getByRole('dialog')
          .getByRole('option', { name: /Pinehouse/ })
          .click();
        await page
          .getByRole('banner')
          .getByRole('button', { name: /Pinehouse/ })
          .click();
        await page
          .getByRole('dialog')
          .getByRole('option', { name: /Harbor Lane Taproom/ })
          .click();
        await page
          .getByRole('banner')
          .getByRole('button', { name: /Harbor Lane Taproom/ })
          .waitFor();
        for (const name of plainPages.filter((one) => one !== 'home' && one !== 'sign-in')) {
          await followAddress(page, pathOf({ name }, '/en-US'));
          await waitForPage(page);
        }
        await page.goto(at('/en-US/cart'));
        await main(page).getByRole('spinbutton').first().waitFor();
        await page.goto(at('/en-US/checkout'));
        await page.getByRole('textbox', { name: 'PO number' }).fill('PO-SECRET');
        const other = await page.context().newPage();
        await other.goto(at('/en-US/checkout?scenario=full-cart'));
        await other.getByRole('textbox', { name: 'PO number' }).fill('PO-OTHER');
        await expect
          .poll(async () => JSON.stringify(await Promise.all([page, other].map(storedEntries))))
          .toMatch(/PO-SECRET.*PO-OTHER/);
        for (const tab of [page, other]) {
          const keys = await storedEntries(tab);
          expect(keys.filter(({ kind }) => kind !== null && storedKeys[kind] === 'visit').length).toBeGreaterThan(0);
          // Each entry is stored as the table of storage keys defines.
          expect(keys.filter(({ kind, local }) => kind !== null && (storedKeys[kind] === 'visit') === local)).toEqual(
            [],
          );
          expect(keys.filter(({ kind, key }) => kind === null && !key.startsWith('tradefront-site:'))).toEqual([]);
        }

        await page.bringToFront();
        await page.getByRole('button', { name: 'Your menu, Dana' }).click();
        await page.getByRole('button', { name: 'Sign out' }).click();
        await page.waitForURL(at('/webruntime/logout'));
        await heading(page, 'You’re signed out').waitFor();
        await heading(other, 'Your session ended').waitFor();
        expect(await other.locator('body').innerText()).not.toMatch(/Dana|Harbor Lane|PO-OTHER/);
        for (const tab of [page, other]) {
          await expect
            .poll(async () =>
              (await storedEntries(tab)).filter(({ kind }) => kind !== null && storedKeys[kind] !== 'browser'),
            )
            .toEqual([]);
          expect(JSON.stringify(await storedEntries(tab))).not.toMatch(/PO-|harbor|pinehouse|dana/i);
        }
        // The one database is the demo's server: it contains orders, and nothing about the signed-in buyer.
        expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([
          'tradefront-demo',
        ]);
        expect(await page.evaluate(() => window.tradefrontDemo.currentBuyer())).toBeNull();

        // The browser may have cached the page: it must not restore its content.
        await page.goBack();
        await expect.poll(() => page.locator('body').innerText()).not.toMatch(/Dana|Harbor Lane/);
        await page.goto(at('/webruntime/logout'));
        await page.getByRole('link', { name: 'Back to the portal' }).click();
        await heading(page, 'Order for your next delivery').waitFor();
        await page.goto(at('/en-US/cart'));
        await main(page).getByRole('link', { name: 'Sign in' }).click();
        await page.waitForURL('**/sign-in?reason=needs-sign-in&return=%2Fen-US%2Fcart');
        await page.getByRole('button', { name: /Sam Ortiz/ }).click();
        await page.waitForURL(at('/en-US/cart'));
        await heading(page, 'Cart').waitFor();
      }),
  );

  test('a buyer who is offline gets one bar', () =>
    // Prefetches fail now, and a browser logs an error for each of them.
    visit(browser, { unanswered: /./ }, async ({ page, at }) => {
      await page.goto(at('/'));
      await signInAs(page, 'Dana Whitlock');
      await headerCart(page).click();
      await heading(page, 'Cart').waitFor();
      await page.context().setOffline(true);
      await page.locator('.tf-portal-offline').waitFor();
      expect(await main(page).getByText('You’re offline').count()).toBe(0);
      await page.context().setOffline(false);
      await page.locator('.tf-portal-offline').waitFor({ state: 'detached' });
    }));
});
