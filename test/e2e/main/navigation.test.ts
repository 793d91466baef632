import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserArgs, findBrowser } from '../../../scripts/browser.mjs';
import { headerCart, heading, juice, main } from '../portal/shop';
import { focused, signInAs, visit } from '../portal/open-portal';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(() => browser.close());

describe('the address', () => {
  test('contains search and page: back, forward, reload and a link restore them', () =>
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
      await main(page).getByText(/^11–/).waitFor();
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

  test('opens the question that it names', () =>
    visit(browser, {}, async ({ page, at }) => {
      await page.goto(at('/en-US/faq?search=pick'));
      const question = page.getByRole('button', { name: 'Can I pick up my order?' });
      await question.click();
      await page.waitForURL(/open=/);
      await page.reload();
      await expect.poll(() => question.getAttribute('aria-expanded')).toBe('true');
    }));

  test('gets a language when it has none, and shows a way out when its page does not exist', () =>
    visit(browser, { locale: 'fr-CA' }, async ({ page, at }) => {
      await page.goto(at('/faq?search=camion#top'));
      await page.waitForURL('**/fr-CA/faq?search=camion#top');
      await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('fr-CA');
      await page.goto(at('/en-US/no/such/page'));
      await heading(page, 'Page not found').waitFor();
      await page.getByRole('link', { name: 'Go to homepage' }).click();
      await heading(page, 'Order for your next delivery').waitFor();
    }));
});

describe('a visitor who is not signed in', () => {
  test('sees the first page, signs in on its page, and gets from an activation page to the portal’s first', () =>
    visit(browser, {}, async ({ page, at }) => {
      await page.goto(at('/'));
      await heading(page, 'Order for your next delivery').waitFor();
      expect(await page.getByRole('contentinfo').getByRole('link', { name: 'Resend activation' }).count()).toBe(1);
      await main(page).getByRole('link', { name: 'Sign in' }).click();
      await heading(page, 'Sign in').waitFor();
      await main(page).getByRole('heading', { level: 2, name: 'Choose a demo buyer' }).waitFor();
      await page.goto(at('/en-US/sign-in?return=%2Fen-US%2Fresend'));
      await page.getByRole('button', { name: 'Dana Whitlock' }).click();
      await heading(page, 'Today').waitFor();
      expect(await page.getByRole('link', { name: 'Resend activation' }).count()).toBe(0);
    }));

  test('takes a guest’s cart to the account of the sign-in, or leaves it', () =>
    visit(browser, {}, async ({ page, at }) => {
      await page.goto(at('/en-US/products?scenario=guest&search=orange+juice'));
      await juice(page).fill('6');
      await main(page)
        .getByRole('button', { name: /Add Sunmill Orange Juice/ })
        .first()
        .click();
      await headerCart(page).click();
      await main(page).getByRole('spinbutton').first().waitFor();
      await page.getByRole('button', { name: 'Sign in to check out' }).click();
      await heading(page, 'Sign in').waitFor();
      await page.getByRole('button', { name: 'Dana Whitlock' }).click();
      const question = main(page).getByRole('region', { name: 'Products you picked as a guest' });
      await question.getByText('Add the 1 product you picked as a guest to Harbor Lane Taproom’s cart?').waitFor();
      // After a reload the question is shown again, once on the page.
      await page.reload();
      await question.waitFor();
      expect(await question.count()).toBe(1);
      await question.getByRole('button', { name: 'Add' }).click();
      await question.waitFor({ state: 'detached' });
      await expect
        .poll(() =>
          main(page)
            .getByRole('spinbutton', { name: /Sunmill Orange Juice/ })
            .count(),
        )
        .toBeGreaterThan(0);
      await page.reload();
      await main(page).getByRole('spinbutton').first().waitFor();
      expect(await question.count()).toBe(0);
    }));
});

describe('the buyer', () => {
  test('switches account and language in place, and sees nothing of the other account', () =>
    visit(browser, {}, async ({ page, at }) => {
      await page.goto(at('/'));
      await signInAs(page, 'Dana Whitlock');
      const numbers = () =>
        main(page)
          .getByRole('link', { name: /^\d{6,}$/ })
          .allTextContents();
      await expect.poll(async () => (await numbers()).length).toBeGreaterThan(0);
      const ofTaproom = await numbers();
      await page.goto(at('/en-US/products?search=tonic'));
      await expect.poll(() => headerCart(page).textContent()).toContain('34');
      await page
        .getByRole('banner')
        .getByRole('button', { name: /Harbor Lane Taproom/ })
        .click();
      await page
        .getByRole('dialog')
        .getByRole('option', { name: /Brasserie du Canal/ })
        .click();
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
      await page
        .getByRole('banner')
        .getByRole('button', { name: /Brasserie du Canal/ })
        .waitFor();
      expect(await main(page).getByRole('searchbox').inputValue()).toBe('tonic');
    }));

  test('whose session expires gets one message, whatever the page shows', () =>
    visit(browser, {}, async ({ page, at }) => {
      await page.goto(at('/'));
      await signInAs(page, 'Dana Whitlock');
      // No card of the first page is still loading: one with an expired session would remove the link to the cart.
      await main(page).getByRole('heading', { name: 'Account balance' }).waitFor();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() =>
        window.tradefrontDemo.setFaults([
          { method: 'cart.*', kind: 'signed-out' },
          { method: 'orders.*', kind: 'signed-out' },
        ]),
      );
      await headerCart(page).click();
      await heading(page, 'Your session ended').waitFor();
      expect(await main(page).getByRole('link', { name: 'Sign in' }).count()).toBe(1);
      await page.getByRole('navigation').getByRole('link', { name: 'FAQ' }).click();
      await page.getByRole('button', { name: 'Can I pick up my order?' }).waitFor();
      expect(await page.getByText('Your session ended. Sign in again to continue.').count()).toBeGreaterThan(0);
    }));

  test('without the right to order sees no control to order', () =>
    visit(browser, {}, async ({ page, at }) => {
      await page.goto(at('/'));
      await signInAs(page, 'Priya Nair');
      await main(page).getByRole('heading', { name: 'Account balance' }).waitFor();
      expect(await main(page).getByRole('region', { name: 'Next delivery' }).count()).toBe(0);
      const places = await page.getByRole('navigation').getByRole('link').allTextContents();
      expect(places).toEqual(expect.arrayContaining(['Today', 'Invoices', 'Wallet', 'FAQ']));
      for (const place of ['Products', 'Order builder', 'Lists', 'Cart', 'Orders', 'Resend activation'])
        expect(places).not.toContain(place);
      expect(await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).count()).toBe(0);
    }));
});
