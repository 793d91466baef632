import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { Keyboard } from './portal/keyboard';
import { signInAs, visit } from './portal/open-portal';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(() => browser.close());

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
const unread = (page: Page) => expect.poll(() => bell(page).getAttribute('aria-label'), { timeout: 15_000 });
/** Records all texts of a page's live regions; returns how often a text was among them. */
async function listen(page: Page): Promise<(text: string) => Promise<number>> {
  await page.evaluate(() => {
    const dataset = document.documentElement.dataset;
    dataset.announced = '';
    new MutationObserver((changes) => {
      const regions = new Set(
        changes.map(({ target }) =>
          (target instanceof Element ? target : target.parentElement)?.closest('[aria-live]'),
        ),
      );
      for (const region of regions) dataset.announced += `${region?.textContent ?? ''}\n`;
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return (text) =>
    page.evaluate((part) => (document.documentElement.dataset.announced ?? '').split(part).length - 1, text);
}
const rows = (page: Page) => page.locator('.tf-notifications-row');
// The region exists before its first text.
const reminderToast = (page: Page) =>
  page.getByRole('region', { name: 'Reminder alerts', exact: true }).filter({ hasText: /\S/ });

async function openNotifications(page: Page, at: (path: string) => string): Promise<void> {
  await page.goto(at('/en-US'));
  await signInAs(page, 'Dana Whitlock');
  await unread(page).toBe('Notifications, 6 unread');
  await bell(page).click();
  await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
  await rows(page).first().waitFor();
}

/** Advances the clock, and makes the page resume as after a device's sleep. */
async function resumeAt(page: Page, time: string): Promise<void> {
  await page.context().clock.setFixedTime(time);
  for (const one of page.context().pages()) await one.evaluate(() => window.dispatchEvent(new Event('focus')));
}

/** Half an hour after a reminder two hours before the cut-off of 2 PM. */
const AFTER = '2026-11-17T12:30:00-05:00';

test(
  'a reminder is set by keyboard alone, and one of two tabs reports it when the device resumes',
  { timeout: 60_000 },
  () =>
    visit(browser, {}, async ({ page, at }) => {
      await openNotifications(page, at);
      const keys = new Keyboard(page);
      await keys.to(/^New reminder$/);
      await keys.press('Enter');
      const form = page.getByRole('dialog', { name: 'New order reminder' });
      await form.getByText('Next on Tue, Nov 17, 12:00 PM ET').waitFor();
      await keys.to(/^Set reminder/);
      await keys.press('Enter');
      await form.waitFor({ state: 'detached' });
      await page.getByText('2 hours before each cut-off').waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('New reminder');

      const other = await page.context().newPage();
      await other.goto(at('/en-US/products'));
      await unread(other).toBe('Notifications, 6 unread');
      await page.bringToFront();
      await resumeAt(page, AFTER);
      const both = () => Promise.all([page, other].map((one) => reminderToast(one).count()));
      await expect.poll(async () => (await both()).reduce((sum, count) => sum + count, 0), { timeout: 15_000 }).toBe(1);
      const [here] = await both();
      const teller = here === 1 ? page : other;
      await expect
        .poll(async () => (await reminderToast(teller).innerText()).replaceAll('\u00a0', ' '))
        .toContain(
          'Time to order. It was due Tue, Nov 17, 12:00 PM ET · Orders for Thu, Nov 19 close Tue, Nov 17, 2:00 PM ET',
        );
      await unread(page).toBe('Notifications, 7 unread');
      await unread(other).toBe('Notifications, 7 unread');
      // After the next resume nothing is reported twice, and the next reminder is for the next cut-off.
      await resumeAt(page, AFTER);
      await rows(page).filter({ hasText: 'Time to order' }).waitFor();
      await page.getByText(/^Next on /).waitFor();
      expect((await both()).reduce((sum, count) => sum + count, 0)).toBe(1);
      await reminderToast(teller).getByRole('button', { name: 'Go to cart' }).click();
      await teller.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
    }),
);

test('a read notification is read in every tab, and marking all can be undone', { timeout: 60_000 }, () =>
  visit(browser, {}, async ({ page, at }) => {
    await openNotifications(page, at);
    const other = await page.context().newPage();
    await other.goto(at('/en-US/notifications?show=unread'));
    await expect.poll(() => rows(other).count()).toBe(6);
    await page.getByRole('button', { name: /^Mark as read: Order 4500892/ }).click();
    await unread(page).toBe('Notifications, 5 unread');
    await unread(other).toBe('Notifications, 5 unread');
    await expect.poll(() => rows(other).count()).toBe(5);
    await page.getByRole('button', { name: /^Mark as unread: Order 4500892/ }).click();
    await unread(page).toBe('Notifications, 6 unread');
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await unread(page).toBe('Notifications');
    await other.getByRole('heading', { name: 'You’re all caught up' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await unread(page).toBe('Notifications, 6 unread');
    await page.reload();
    await unread(page).toBe('Notifications, 6 unread');
    // The subject of a notification is one click away, and the link marks it as read.
    await page.getByRole('link', { name: /^Order 4500898 is confirmed/ }).click();
    await page.waitForURL(/\/orders\/o-4500898$/);
    await unread(page).toBe('Notifications, 5 unread');
    await page.goBack();
    await rows(page).first().waitFor();
    // The earlier list is shown until the response arrives.
    await expect.poll(() => rows(page).filter({ hasText: 'Order 4500898' }).getAttribute('data-unread')).toBeNull();
  }),
);

test(
  'a phone has the list, its pages and filters in the address, and reminders that are changed, off and removed',
  { timeout: 60_000 },
  () =>
    visit(browser, { viewport: { width: 390, height: 844 }, hasTouch: true }, async ({ page, at }) => {
      await openNotifications(page, at);
      await page.getByRole('button', { name: 'Next page' }).tap();
      await page.waitForURL(/[?&]page=2/);
      await page.getByText('11–20 of 34').waitFor();
      await page.getByLabel('Topic').selectOption('Invoices');
      await page.waitForURL(/topic=invoices/);
      await expect.poll(() => rows(page).filter({ hasNotText: 'Invoice' }).count()).toBe(0);
      await page.getByRole('button', { name: 'New reminder' }).tap();
      const form = page.getByRole('dialog');
      await form.getByRole('radio', { name: /^Every week/ }).check();
      await form.getByLabel('Time', { exact: true }).fill('');
      await form.getByRole('button', { name: 'Set reminder' }).tap();
      await form.getByText('Enter a time.').waitFor();
      await form.getByLabel('Time', { exact: true }).fill('08:15');
      await form.getByLabel('Day of the week', { exact: true }).selectOption('Friday');
      await form.getByRole('button', { name: 'Set reminder' }).tap();
      const reminder = page.locator('.tf-notifications-reminder');
      await reminder.getByText('Every Friday, 8:15 AM ET').waitFor();
      await reminder.getByRole('button', { name: /^Change: / }).tap();
      await form.getByLabel('Day of the week', { exact: true }).selectOption('Monday');
      await form.getByRole('button', { name: 'Save reminder' }).tap();
      await reminder.getByText('Every Monday, 8:15 AM ET').waitFor();
      await reminder.getByRole('checkbox').tap();
      await reminder.getByText('Turned off').waitFor();
      await page.reload();
      await reminder.getByText('Turned off').waitFor();
      await reminder.getByRole('button', { name: /^Remove: / }).tap();
      await reminder.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Undo' }).tap();
      await reminder.getByText('Every Monday, 8:15 AM ET').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }),
);

test(
  'a device that allows it shows a reminder on its own, and asks for permission only after a click',
  { timeout: 60_000 },
  () =>
    visit(browser, {}, async ({ page, at }) => {
      await page.addInitScript(() => {
        const seen: { readonly title: string; readonly body: string; click: () => void }[] = [];
        let permission: NotificationPermission = 'default';
        let requestCount = 0;
        class Stub {
          static get permission() {
            return permission;
          }
          static requestPermission() {
            requestCount += 1;
            permission = 'granted';
            return Promise.resolve(permission);
          }
          onclick: (() => void) | null = null;
          constructor(title: string, { body = '' }: NotificationOptions = {}) {
            seen.push({ title, body, click: () => this.onclick?.() });
          }
          close() {}
        }
        Object.assign(window, { Notification: Stub, shownOnDevice: seen, askedDevice: () => requestCount });
      });
      await openNotifications(page, at);
      await page.getByRole('button', { name: 'New reminder' }).click();
      const form = page.getByRole('dialog');
      const ask = form.getByRole('button', { name: 'Show reminders on this device' });
      await ask.waitFor();
      expect(await page.evaluate('window.askedDevice()')).toBe(0);
      await ask.click();
      await form.getByText('This device shows your reminders while a page of the store is open.').waitFor();
      await form.getByRole('button', { name: 'Set reminder' }).click();
      await page.getByText('2 hours before each cut-off').waitFor();
      await resumeAt(page, '2026-11-17T12:00:10-05:00');
      await expect
        .poll(() =>
          page.evaluate(
            'window.shownOnDevice.map(({ title, body }) => `${title}. ${body}`.replaceAll(String.fromCharCode(160), " "))',
          ),
        )
        .toEqual(['Time to order. Orders for Thu, Nov 19 close Tue, Nov 17, 2:00 PM ET']);
      expect(await reminderToast(page).count()).toBe(0);
      await page.evaluate('window.shownOnDevice[0].click()');
      await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
    }),
);

test('offline is announced once with what still works, and being online again once', { timeout: 60_000 }, () =>
  visit(browser, { unanswered: /./ }, async ({ page, at }) => {
    await openNotifications(page, at);
    const countAnnounced = await listen(page);
    await page.context().setOffline(true);
    await page.locator('.tf-portal-offline').getByText('To order, pay or save, you need a connection.').waitFor();
    await expect.poll(() => countAnnounced('To order, pay or save, you need a connection.')).toBe(1);
    await page.context().setOffline(false);
    await page.locator('.tf-portal-offline').waitFor({ state: 'detached' });
    await expect.poll(() => countAnnounced('You’re back online.')).toBe(1);
    expect(await countAnnounced('To order, pay or save, you need a connection.')).toBe(1);
  }),
);
