import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLuhnValid } from '../../src/rules';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { visit } from './portal/open-portal';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(() => browser.close());

/**
 * Numbers that pass their checks, the same in every run: cards in the formats people type, and routing with account
 * numbers.
 */
function numbers(count: number): readonly string[] {
  let state = 2207;
  const digit = () => Math.floor(((state = (state * 48271) % 2147483647) / 2147483647) * 10);
  const digits = (length: number) => Array.from({ length }, digit).join('');
  return Array.from({ length: count }, (_, at) => {
    if (at % 4 === 3) return `021000021 ${digits(10)}`;
    const start = `${4 + (at % 2)}${digits(14)}`;
    const card = Array.from({ length: 10 }, (_unused, check) => `${start}${check}`).find(isLuhnValid) ?? '';
    return at % 3 === 0 ? card : card.replace(/(.{4})(?=.)/g, at % 3 === 1 ? '$1 ' : '$1-');
  });
}

/** All text that a page stores or shows, except the values of its fields. */
const traces = (page: Page) =>
  page.evaluate(async () => {
    const stores = [localStorage, sessionStorage].flatMap((store) =>
      Object.keys(store).map((key) => `${key} ${store.getItem(key) ?? ''}`),
    );
    const databases = await indexedDB.databases();
    const databaseRows = await Promise.all(
      databases.map(
        ({ name }) =>
          new Promise<string>((resolve) => {
            const opening = indexedDB.open(name ?? '');
            opening.onerror = () => resolve('');
            opening.onsuccess = () => {
              const tables = [...opening.result.objectStoreNames];
              if (tables.length === 0) return resolve('');
              const reading = opening.result
                .transaction(tables)
                .objectStore(tables[0] ?? '')
                .getAll();
              reading.onsuccess = () => (opening.result.close(), resolve(JSON.stringify(reading.result)));
            };
          }),
      ),
    );
    // The markup of fields is searched too, except the value that a field shows while it is being edited.
    const copy = document.documentElement.cloneNode(true);
    if (copy instanceof HTMLElement)
      copy
        .querySelectorAll('input, textarea')
        .forEach((field) => (field.removeAttribute('value'), field.replaceChildren()));
    return [...stores, ...databaseRows, copy instanceof HTMLElement ? copy.outerHTML : '', location.href].join('\n');
  });

/** Types each number into a field in one task, as a paste does, and counts those without a problem. */
const unflagged = (page: Page, selector: string, typed: readonly string[]) =>
  page.evaluate(
    async ({ selector, typed }) => {
      const missed: string[] = [];
      for (const number of typed) {
        const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
        if (field === null) throw new Error(`No ${selector}`);
        const type = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
        Object.getOwnPropertyDescriptor(type, 'value')?.set?.call(field, `Use ${number}`);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        // React has rendered the value at the end of the task.
        await Promise.resolve();
        await Promise.resolve();
        if (field.getAttribute('aria-invalid') !== 'true') missed.push(number);
      }
      return missed;
    },
    { selector, typed },
  );

/** Data that left the page while a test ran: requests and console lines. */
function listenTo(page: Page): readonly string[] {
  const said: string[] = [];
  page.on('request', (request) => said.push(`${request.url()} ${request.postData() ?? ''}`));
  page.on('console', (message) => said.push(message.text()));
  return said;
}

const found = (typed: readonly string[], text: string): readonly string[] => {
  const plain = text.replace(/[\s-]/g, '');
  return typed.filter((number) => plain.includes(number.replace(/[\s-]/g, '')));
};

describe('card and account numbers', () => {
  test(
    'O05 O01: 1,000 of them, typed into the right and the wrong fields, are refused and found nowhere else',
    () =>
      visit(browser, {}, async ({ page, at }) => {
        const all = numbers(1000);
        const said = listenTo(page);
        // Data for hosts: every event of the library's elements that reaches the page and every signal, with its
        // detail.
        await page.addInitScript(() => {
          const heard: string[] = [];
          Object.assign(window, { heard });
          const dispatch = EventTarget.prototype.dispatchEvent;
          EventTarget.prototype.dispatchEvent = function (event) {
            if (event instanceof CustomEvent) heard.push(`${event.type} ${JSON.stringify(event.detail)}`);
            return dispatch.call(this, event);
          };
        });
        await page.goto(at('/sign-in?scenario=full-cart'));
        await page.getByRole('button', { name: /Dana Whitlock/ }).click();
        await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();

        // They are allowed in the provider's frame: the page contains nothing of them, wherever a method is added.
        const cards = all.filter((number) => !number.includes('021000021'));
        const frame = page.frameLocator('iframe.tf-payment-frame');
        const addWith = async (numbers: readonly string[]) => {
          for (const number of numbers) await frame.getByLabel('Card number').fill(number);
          await frame.getByLabel(/Expiration/).fill('0431');
          await frame.getByLabel('Security code').fill('123');
          await page.getByRole('button', { name: 'Save', exact: true }).click();
          await frame.locator('body').waitFor({ state: 'detached' });
        };
        await page.goto(at('/en-US/wallet'));
        await page.getByRole('button', { name: 'Add payment method' }).click();
        await addWith(cards.slice(0, 20));
        await page.locator('.tf-wallet-row').nth(4).waitFor();
        expect(found(all, await traces(page))).toEqual([]);

        await page.getByRole('button', { name: 'Rename House card' }).click();
        await page.locator('.tf-wallet-naming input').waitFor();
        expect(await unflagged(page, '.tf-wallet-naming input', all.slice(20, 400))).toEqual([]);
        await page.getByRole('button', { name: 'Save name' }).click();
        expect(found(all, await traces(page))).toEqual([]);

        await page.goto(at('/en-US/invoices'));
        await page.locator('.tf-invoices-row').first().getByRole('checkbox').check();
        await page.getByRole('button', { name: 'Add a payment method' }).click();
        await frame.getByLabel('Card number').waitFor();
        expect(await unflagged(page, '[role=dialog] form input[type=text]', all.slice(20, 60))).toEqual([]);
        await page.locator('[role=dialog] form input[type=text]').fill('Bar card');
        await addWith(cards.slice(20, 30));
        await page.getByText('Bar card saved').waitFor();
        expect(found(all, await traces(page))).toEqual([]);

        await page.goto(at('/en-US/cart'));
        await page.getByRole('button', { name: 'Check out' }).click();
        await page.locator('input[name=purchaseOrderNumber]').waitFor();
        expect(await unflagged(page, 'input[name=purchaseOrderNumber]', all.slice(400, 700))).toEqual([]);
        expect(await unflagged(page, 'textarea[name=notes]', all.slice(700))).toEqual([]);
        await page.getByRole('button', { name: 'Add a payment method' }).click();
        await addWith(cards.slice(30, 40));
        await page.getByText(/ saved$/).waitFor();
        expect(found(all, await traces(page))).toEqual([]);

        const heard = await page.evaluate(() => ('heard' in window ? JSON.stringify(window.heard) : ''));
        expect(heard).toContain('tradefront-signal');
        expect(found(all, heard)).toEqual([]);
        expect(found(all, said.join('\n'))).toEqual([]);
      }),
    120_000,
  );
});
