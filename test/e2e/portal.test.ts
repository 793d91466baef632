import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserArgs, findBrowser } from '../support/browser.mjs';
import { Keyboard } from './portal/keyboard';
import { focused, ordersIn, signInAs, visit } from './portal/visit';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(() => browser.close());

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const main = (page: Page) => page.getByRole('main');
const headerCart = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });
const juice = (page: Page) => main(page).getByRole('spinbutton', { name: /Sunmill Orange Juice/ }).first();

/** An order as it is found later: its page by its address, the first page by its number, the ledger by its count. */
async function isFoundAfterReload(page: Page): Promise<void> {
  const number = /\d{6,}/.exec((await heading(page, /^Order/).textContent()) ?? '')?.[0] ?? 'no number';
  await page.reload();
  await heading(page, `Order ${number} is placed`).waitFor();
  await page.getByRole('link', { name: 'Today' }).first().click();
  await page.getByRole('link', { name: number }).waitFor();
  expect((await ordersIn(page)).map((order) => order.number)).toEqual([number]);
}

describe('an order', () => {
  test('is placed in at most 12 interactions, and found after a reload', () =>
    visit(browser, {}, async ({ page, at }) => {
      let interactions = 0;
      const click = async (target: Locator) => {
        interactions += 1;
        await target.click();
      };
      const write = async (target: Locator, text: string) => {
        interactions += 1;
        await target.fill(text);
      };
      await page.goto(at('/'));
      await click(page.getByRole('button', { name: /Dana Whitlock/ }));
      await click(page.getByRole('navigation').getByRole('link', { name: 'Products' }));
      await write(juice(page), '6');
      await click(main(page).getByRole('button', { name: /Add Sunmill Orange Juice/ }).first());
      await click(headerCart(page));
      await click(page.getByRole('button', { name: 'Remove Bramrook Ginger Beer' }));
      await click(page.getByRole('button', { name: 'Check out' }));
      await write(page.getByRole('textbox', { name: 'PO number' }), 'PO-1117');
      await click(page.getByRole('checkbox', { name: /terms of sale/ }));
      await click(page.getByRole('button', { name: 'Place order' }));
      await heading(page, /^Order \d+ is placed/).waitFor();
      console.log(`An order from the first page to its confirmation: ${interactions} interactions`);
      expect(interactions).toBeLessThanOrEqual(12);
      await isFoundAfterReload(page);
    }));

  test('is placed by keyboard alone: the focus always shows, and begins each page at its heading', () =>
    visit(browser, {}, async ({ page, at }) => {
      const keys = new Keyboard(page);
      await page.goto(at('/'));
      await heading(page, 'Choose a demo buyer').waitFor();
      await keys.to(/Dana Whitlock/);
      await keys.press('Enter');
      await page.getByRole('region', { name: 'On the way' }).waitFor();
      await keys.to(/^Products$/);
      await keys.press('Enter');
      await keys.arrivesAt(/Products/);
      await juice(page).waitFor();
      await keys.to(/^Cases of Sunmill Orange Juice/);
      await keys.write('6');
      await keys.to(/Add Sunmill Orange Juice/);
      await keys.press('Enter');
      await expect.poll(() => headerCart(page).textContent()).toContain('40');
      await keys.to(/^Cart, /, { back: true });
      await keys.press('Enter');
      await keys.arrivesAt(/Cart/);
      await keys.to(/Remove Bramrook Ginger Beer/);
      await keys.press('Space');
      await keys.to(/^Check out/);
      await keys.press('Enter');
      await keys.arrivesAt(/Checkout/);
      await page.getByRole('button', { name: 'Place order' }).waitFor();
      await keys.to(/PO number/);
      await keys.write('PO-KEYS');
      await keys.to(/terms of sale/);
      // The words of the terms are a link of their own inside the label.
      await keys.press('Space');
      await keys.to(/^Place order/);
      await keys.press('Enter');
      await keys.arrivesAt(/Order \d+ is placed/);
      console.log(`By keyboard: ${keys.stops} stops, each with a visible focus`);
      await isFoundAfterReload(page);
    }));

  test('is placed by touch on a phone', () =>
    visit(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, async ({ page, at }) => {
      await page.goto(at('/'));
      await page.getByRole('button', { name: /Dana Whitlock/ }).tap();
      const tab = (name: RegExp | string) => page.getByRole('navigation').getByRole('link', { name });
      await tab('Products').tap();
      await juice(page).fill('6');
      await main(page).getByRole('button', { name: /Add Sunmill Orange Juice/ }).first().tap();
      await expect.poll(() => tab(/Cart/).textContent()).toContain('40');
      await tab(/Cart/).tap();
      await page.getByRole('button', { name: 'Remove Bramrook Ginger Beer' }).tap();
      await page.getByRole('button', { name: 'Check out' }).tap();
      await page.getByRole('textbox', { name: 'PO number' }).fill('PO-TOUCH');
      await page.getByRole('checkbox', { name: /terms of sale/ }).tap();
      await page.getByRole('button', { name: 'Place order' }).tap();
      await heading(page, /^Order \d+ is placed/).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await isFoundAfterReload(page);
    }));
});

describe('the search of the header', () => {
  test('leads to the order, invoice or ticket that has the number, from a field that lies over it on a phone', () =>
    visit(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, async ({ page, at }) => {
      await page.goto(at('/'));
      await signInAs(page, 'Dana Whitlock');
      const button = page.getByRole('button', { name: 'Search', exact: true });
      const field = page.getByRole('searchbox', { name: 'Product or number (order, invoice, ticket)' });
      const hasFocus = (target: Locator) => expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);
      await button.tap();
      await hasFocus(field);
      expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await field.fill('INV-80670');
      await page.keyboard.press('Escape');
      await field.waitFor({ state: 'hidden' });
      await hasFocus(button);
      const leads = async (text: string, address: string) => {
        await button.tap();
        await field.fill(text);
        await page.keyboard.press('Enter');
        await page.waitForURL(`**/en-US/${address}`);
        await field.waitFor({ state: 'hidden' });
      };
      await leads('#4500871', 'orders/o-4500871');
      await heading(page, /4500871/).waitFor();
      await leads('C-208790', 'tickets/case-C-208790');
      await leads('9999999', 'products?search=9999999');
      await heading(page, 'Products').waitFor();
      // Last, since an invoice opens over the page.
      await leads('inv-80670', 'invoices/*');
    }));

  test('finds by number alone for who may see no products, and says what it did not find', () =>
    visit(browser, {}, async ({ page, at }) => {
      await page.goto(at('/'));
      await signInAs(page, 'Priya Nair');
      const search = page.getByRole('search').filter({ has: page.getByRole('searchbox', { name: 'By number: invoice' }) });
      const field = search.getByRole('searchbox');
      const enter = async (text: string) => {
        await field.fill(text);
        await page.keyboard.press('Enter');
      };
      await enter('INV-10');
      await search.getByText('Nothing has the number INV-10 (invoice)').waitFor();
      await page.keyboard.press('Escape');
      await search.getByText('Nothing has').waitFor({ state: 'hidden' });
      expect(await field.inputValue()).toBe('INV-10');
      await enter('99999999');
      await search.getByText('Nothing has the number 99999999 (invoice)').waitFor();
      await enter('inv-80670');
      await page.waitForURL('**/en-US/invoices/*');
    }));
});

describe('an order whose answer is lost', () => {
  const upToPlace = async (page: Page, url: string) => {
    await page.goto(url);
    await signInAs(page, 'Dana Whitlock');
    await headerCart(page).click();
    await page.getByRole('button', { name: 'Check out' }).click();
    await page.getByRole('textbox', { name: 'PO number' }).fill('PO-LOST');
    await page.getByRole('checkbox', { name: /terms of sale/ }).check();
  };
  const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place order' });

  test('is confirmed all the same, and there is one of it', () =>
    visit(browser, {}, async ({ page, at }) => {
      await upToPlace(page, at('/?scenario=commit-and-drop'));
      await placeOrder(page).dblclick();
      await heading(page, /^Order \d+ is placed/).waitFor();
      await isFoundAfterReload(page);
    }));

  test('is found when the page is reloaded while it is being looked up', () =>
    visit(browser, {}, async ({ page, at }) => {
      await upToPlace(page, at('/?scenario=processing'));
      await placeOrder(page).click();
      await expect.poll(async () => (await ordersIn(page)).length).toBe(1);
      await page.reload();
      await heading(page, /^Order \d+ is placed/).waitFor();
      await isFoundAfterReload(page);
    }));

  test('is told of on any page that is opened next, once', () =>
    visit(browser, {}, async ({ page, at }) => {
      await upToPlace(page, at('/?scenario=processing'));
      await placeOrder(page).click();
      await expect.poll(async () => (await ordersIn(page)).length).toBe(1);
      await page.goto(at('/en-US/faq'));
      await page.getByText('Checking what became of your order').first().waitFor();
      await page.getByRole('link', { name: /^See order/ }).click();
      await heading(page, /^Order \d+ is placed/).waitFor();
      await expect.poll(() => page.locator('.tf-portal-notices').count()).toBe(0);
      await isFoundAfterReload(page);
      expect(await page.locator('.tf-portal-notices').count()).toBe(0);
    }));

  test('left as it is sent, is told of as the ledger has it, and can be placed once more at most', () =>
    visit(browser, {}, async ({ page, at }) => {
      await upToPlace(page, at('/?scenario=full-cart'));
      // After the intent is stored, before any answer can come.
      await page.evaluate((href) => {
        const store = Object.getPrototypeOf(localStorage) as Storage; // the prototype holds the methods
        const { setItem } = store;
        store.setItem = function (key: string, value: string) {
          setItem.call(this, key, value);
          if (key.startsWith('tradefront:1:intent')) location.assign(href);
        };
      }, at('/en-US/faq'));
      await placeOrder(page).click();
      await page.waitForURL(at('/en-US/faq'));
      await page.locator('.tf-portal-notices').getByRole('link').waitFor();
      const orders = await ordersIn(page);
      const told = await page.locator('.tf-portal-notices').textContent();
      if (orders.length === 1) expect(told).toContain(`Order ${orders[0]?.number} was placed`);
      else {
        expect(told).toContain('Your order was not placed');
        await page.getByRole('link', { name: 'Back to checkout' }).click();
        await page.getByRole('checkbox', { name: /terms of sale/ }).check();
        await placeOrder(page).click();
        await heading(page, /^Order \d+ is placed/).waitFor();
      }
      expect(await ordersIn(page)).toHaveLength(1);
    }));
});

describe('the address', () => {
  test('holds search and page: back, forward, reload and a link of it bring them again', () =>
    visit(browser, {}, async ({ page, at }) => {
      await page.goto(at('/'));
      await signInAs(page, 'Dana Whitlock');
      const found = () => main(page).getByRole('searchbox').inputValue();
      await page.getByRole('searchbox', { name: /^Product or number/ }).fill('water');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/en-US/products?search=water');
      await expect.poll(found).toBe('water');
      await page.getByRole('button', { name: 'Next page' }).click();
      await page.waitForURL('**/products?search=water&page=2');
      await main(page).getByText(/^11 to /).waitFor();
      const first = () => main(page).getByRole('heading', { level: 2 }).first().textContent();
      const second = await first();
      await headerCart(page).click();
      await heading(page, 'Cart').waitFor();
      expect(await page.title()).toBe('Cart · Northquay Trade');
      await page.goBack();
      await expect.poll(() => page.url()).toMatch(/search=water&page=2$/);
      await expect.poll(found).toBe('water');
      await expect.poll(() => focused(page)).toBe('h1 Products');
      await page.goBack();
      await expect.poll(() => page.url()).toMatch(/search=water$/);
      await page.goForward();
      await expect.poll(() => page.url()).toMatch(/page=2$/);
      await page.reload();
      await expect.poll(found).toBe('water');
      await expect.poll(first).toBe(second);
      await main(page).getByRole('heading', { level: 2 }).first().getByRole('link').click();
      await heading(page, second ?? '').waitFor();
      await expect.poll(() => page.title()).toBe(`${second} · Northquay Trade`);
    }));

  test('opens the question it names', () =>
    visit(browser, {}, async ({ page, at }) => {
      await page.goto(at('/en-US/faq?search=pick'));
      const question = page.getByRole('button', { name: 'Can I pick up my order?' });
      await question.click();
      await page.waitForURL(/open=/);
      await page.reload();
      await expect.poll(() => question.getAttribute('aria-expanded')).toBe('true');
    }));

  test('gets a language when it has none, and a way out when it leads nowhere', () =>
    visit(browser, { locale: 'fr-CA' }, async ({ page, at }) => {
      await page.goto(at('/faq?search=camion#top'));
      await page.waitForURL('**/fr-CA/faq?search=camion#top');
      await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('fr-CA');
      await page.goto(at('/en-US/no/such/page'));
      await heading(page, 'There is no such page').waitFor();
      await page.getByRole('link', { name: 'Go to the first page' }).click();
      await heading(page, 'Choose a demo buyer').waitFor();
    }));
});

describe('the buyer', () => {
  test('switches account and language in place, and sees nothing of the other account', () =>
    visit(browser, {}, async ({ page, at }) => {
      await page.goto(at('/'));
      await signInAs(page, 'Dana Whitlock');
      const numbers = () => main(page).getByRole('link', { name: /^\d{6,}$/ }).allTextContents();
      await expect.poll(async () => (await numbers()).length).toBeGreaterThan(0);
      const ofTaproom = await numbers();
      await page.goto(at('/en-US/products?search=tonic'));
      await expect.poll(() => headerCart(page).textContent()).toContain('34');
      await page.getByRole('banner').getByRole('button', { name: /Harbor Lane Taproom/ }).click();
      await page.getByRole('dialog').getByRole('option', { name: /Brasserie du Canal/ }).click();
      await page.getByText('prices for Brasserie du Canal').waitFor();
      expect(page.url()).toBe(at('/en-US/products?search=tonic'));
      await expect.poll(() => headerCart(page).textContent()).not.toContain('34');
      await page.getByRole('navigation').getByRole('link', { name: 'Today' }).click();
      await expect.poll(async () => (await numbers()).length).toBeGreaterThan(0);
      expect((await numbers()).filter((number) => ofTaproom.includes(number))).toEqual([]);

      await page.goBack();
      await page.getByRole('combobox', { name: 'Language' }).selectOption('fr-CA');
      await page.waitForURL('**/fr-CA/products?search=tonic');
      await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('fr-CA');
      await heading(page, 'Produits').waitFor();
      await page.getByRole('banner').getByRole('button', { name: /Brasserie du Canal/ }).waitFor();
      expect(await main(page).getByRole('searchbox').inputValue()).toBe('tonic');
    }));

  test('who signs out leaves nothing of theirs in the tab, and comes back to choose', () =>
    visit(browser, {}, async ({ page, at }) => {
      await page.goto(at('/?scenario=full-cart'));
      await signInAs(page, 'Dana Whitlock');
      await page.getByRole('banner').getByRole('button', { name: /Harbor Lane Taproom/ }).click();
      await page.getByRole('dialog').getByRole('option', { name: /Pinehouse/ }).click();
      await page.getByRole('banner').getByRole('button', { name: /Pinehouse/ }).click();
      await page.getByRole('dialog').getByRole('option', { name: /Harbor Lane Taproom/ }).click();
      await page.getByRole('banner').getByRole('button', { name: /Harbor Lane Taproom/ }).waitFor();
      await page.goto(at('/en-US/checkout'));
      await page.getByRole('textbox', { name: 'PO number' }).fill('PO-SECRET');
      const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage }));
      await expect.poll(kept).toContain('PO-SECRET');
      await page.getByRole('button', { name: 'Your menu, Dana' }).click();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.waitForURL(at('/webruntime/logout'));
      await heading(page, 'You are signed out').waitFor();
      expect(await kept()).not.toMatch(/PO-SECRET|harbor|pinehouse/);
      await page.getByRole('link', { name: 'Back to the portal' }).click();
      await heading(page, 'Choose a demo buyer').waitFor();
      await page.goto(at('/en-US/cart'));
      await main(page).getByRole('link', { name: 'Sign in' }).click();
      await page.waitForURL('**/sign-in?reason=needs-sign-in&return=%2Fen-US%2Fcart');
      await page.getByRole('button', { name: /Sam Ortiz/ }).click();
      await page.waitForURL(at('/en-US/cart'));
      await heading(page, 'Cart').waitFor();
    }));

  test('whose session ends is told once, whatever stood on the page', () =>
    visit(browser, {}, async ({ page, at }) => {
      await page.goto(at('/'));
      await signInAs(page, 'Dana Whitlock');
      await page.evaluate(() => window.tradefrontDemo.setFaults([{ method: 'cart.*', kind: 'signed-out' }, { method: 'orders.*', kind: 'signed-out' }]));
      await headerCart(page).click();
      await heading(page, 'Your session ended').waitFor();
      expect(await main(page).getByRole('link', { name: 'Sign in' }).count()).toBe(1);
      await page.getByRole('navigation').getByRole('link', { name: 'FAQ' }).click();
      await page.getByRole('button', { name: 'Can I pick up my order?' }).waitFor();
      expect(await page.getByText('Your session ended. Sign in again to go on.').count()).toBeGreaterThan(0);
    }));

  test('who may not order is offered no place to order', () =>
    visit(browser, {}, async ({ page, at }) => {
      await page.goto(at('/'));
      await signInAs(page, 'Priya Nair');
      await main(page).getByRole('heading', { name: 'Account balance' }).waitFor();
      expect(await main(page).getByRole('region', { name: 'Next delivery' }).count()).toBe(0);
      const places = await page.getByRole('navigation').getByRole('link').allTextContents();
      expect(places).toEqual(expect.arrayContaining(['Today', 'Invoices', 'Wallet', 'FAQ', 'Resend activation']));
      for (const place of ['Products', 'Order builder', 'Lists', 'Cart', 'Orders']) expect(places).not.toContain(place);
      expect(await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).count()).toBe(0);
    }));

  test('who is offline is told in one bar', () =>
    // What is fetched ahead of its use goes nowhere now, and a browser complains of each such request.
    visit(browser, { unanswered: /./ }, async ({ page, at }) => {
      await page.goto(at('/'));
      await signInAs(page, 'Dana Whitlock');
      await headerCart(page).click();
      await heading(page, 'Cart').waitFor();
      await page.context().setOffline(true);
      await page.locator('.tf-portal-offline').waitFor();
      expect(await main(page).getByText('You are offline').count()).toBe(0);
      await page.context().setOffline(false);
      await page.locator('.tf-portal-offline').waitFor({ state: 'detached' });
    }));
});
