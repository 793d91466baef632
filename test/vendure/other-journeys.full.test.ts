import { openAsBlob } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { inputModes } from '../e2e/order-journey/input-modes';
import { placed } from '../e2e/order-journey/journey';
import { like, messagesOf, within } from '../e2e/order-journey/texts';
import type { UserInput } from '../e2e/order-journey/user-input';
import { agree, amountOf, cents, chooseThree, slipOf } from '../e2e/payment/journey';
import { visit } from '../e2e/portal/open-portal';
import { pdfPages } from '../support/pdf-text';
import { accountNamed, clearCart, signIn as signInTo } from './server/support/client';
import { cartChanged, openSite, type VendureSite } from './support/site';

const { trade } = inject('vendureUrls');
const messages = messagesOf('en-US');
const modes = [inputModes.mouse, inputModes.keyboard] as const;

let browser: Browser;
let site: VendureSite;

beforeAll(async () => {
  site = await openSite({ url: trade, trade: true });
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(async () => {
  await browser.close();
  await site.close();
});
beforeEach(async () => {
  await fetch(`${trade}/__reset`, { method: 'POST' });
  // The seeded cart has a product that is sold out: another journey replaces it.
  const token = await signInTo(trade, 'dana@harborlane.example');
  await clearCart({ url: trade, token, account: await accountNamed({ url: trade, token }, 'Harbor Lane Taproom') });
});

/** A person at the portal. */
interface Person {
  readonly page: Page;
  readonly hand: UserInput;
  readonly at: (path: string) => string;
}

const walk = (
  { options, inputOf }: (typeof modes)[number],
  journey: (person: Person) => Promise<void>,
  unanswered?: RegExp,
): Promise<void> =>
  visit(browser, { ...options, site: site.url, now: null, unanswered }, ({ page, at }) =>
    journey({ page, at, hand: inputOf(page) }),
  );

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });

async function signIn({ page, hand, at }: Person, buyer = /Dana Whitlock/): Promise<void> {
  await page.goto(at('/en-US/sign-in'));
  await hand.press(page.getByRole('button', { name: buyer }));
  await page.waitForURL((url) => !url.pathname.includes('sign-in'));
}

/** Orders forty cases of the first product, and returns the number of the order. */
async function orderFirst({ page, hand, at }: Person): Promise<string> {
  const { cart, checkout } = messages;
  await page.goto(at('/en-US/products'));
  await hand.write(main(page).getByRole('spinbutton').first(), '40');
  const added = cartChanged(page);
  await hand.press(
    main(page)
      .getByRole('button', { name: like(messages['product-grid'].addProduct) })
      .first(),
  );
  await page.getByRole('banner').getByText('40 cases').first().waitFor();
  // The header counts at once, before the server has the product.
  await added;
  await page.goto(at('/en-US/cart'));
  await hand.press(main(page).getByRole('button', { name: cart.summary.checkout, exact: true }).first());
  await hand.write(main(page).getByRole('textbox', { name: checkout.payment.purchaseOrderNumber }), 'PO-1');
  await hand.choose(main(page).getByRole('checkbox', { name: new RegExp(checkout.summary.termsLink) }));
  await hand.press(main(page).getByRole('button', { name: checkout.summary.place, exact: true }).first());
  return placed(page, 'en-US');
}

/** The secret of the newest message to an address. */
async function secretFor(address: string): Promise<string> {
  const mailbox = (await (await fetch(`${trade}/mailbox`)).json()) as readonly { to: string; secret: string }[]; // The server's own messages.
  const message = mailbox.findLast(({ to }) => to === address);
  if (message === undefined) throw new Error(`No message was sent to ${address}`);
  return message.secret;
}

describe('the portal on Vendure with the plugin', () => {
  const w = messages['self-register'];
  const email = 'robin@harborlane.example';

  test.each(modes)(
    'a person registers, confirms the address with the email and places a first order, $way',
    { timeout: 180_000 },
    (mode) =>
      walk(mode, async (person) => {
        const { page, hand, at } = person;
        const next = (name: string) =>
          hand.press(page.locator('.tf-register-form').getByRole('button', { name, exact: true }));
        await page.goto(at('/en-US/Register'));
        await hand.write(field(page, w.account.number), '0048-2207');
        await next(w.next);
        await hand.choose(page.getByRole('radio', { name: within(w.verify.code) }));
        await hand.write(field(page, w.verify.code), 'nq-2207-har');
        await next(w.next);
        await hand.write(field(page, w.details.firstName), 'Robin');
        await hand.write(field(page, w.details.lastName), 'Marsh');
        await hand.write(field(page, w.details.email), email);
        await hand.write(field(page, w.details.phoneNumber), '2075550111');
        await next(w.details.send);
        await page.getByText(like(w.ends.activationText, { address: email })).waitFor();

        // The link of the email leads to a page of the shop, which calls this.
        const confirmed = await page.evaluate(
          async (token) => {
            const answer = await fetch('/shop-api', {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({
                query:
                  'mutation ($token: String!) { verifyCustomerAccount(token: $token, password: "Bottle-Shop-2215") { __typename } }',
                variables: { token },
              }),
            });
            return answer.text();
          },
          await secretFor(email),
        );
        expect(confirmed).toContain('"CurrentUser"');

        const number = await orderFirst(person);
        await page.reload();
        expect(await placed(page, 'en-US')).toBe(number);
      }),
  );

  test.each(modes)('an order is placed and cancelled, once for the whole account, $way', { timeout: 180_000 }, (mode) =>
    walk(mode, async (person) => {
      const { page, hand, at } = person;
      await signIn(person);
      const number = await orderFirst(person);
      await page.goto(at('/en-US/orders'));
      await hand.press(page.getByRole('link', { name: number }).first());
      await hand.press(page.getByRole('button', { name: 'Cancel order' }));
      const question = page.getByRole('alertdialog');
      await hand.pick(question.getByRole('combobox'), 'Closed that day');
      await hand.press(question.getByRole('button', { name: 'Cancel order' }));
      await page.getByText(`Order ${number} cancelled`, { exact: true }).waitFor();
      await page.reload();
      await page.getByText(`Order ${number} cancelled`, { exact: true }).waitFor();
      expect(await page.getByRole('button', { name: 'Cancel order' }).count()).toBe(0);
    }),
  );

  test.each(modes)(
    'three invoices, one in part, are paid once with credits and from a bank account, $way',
    { timeout: 180_000 },
    (mode) =>
      walk(mode, async (person) => {
        const { page, hand, at } = person;
        const invoices = messages['pay-invoices'];
        const payer = { page, hand, at, narrow: false };
        await signIn(person);
        await page.goto(at('/en-US/invoices'));
        await page.locator('.tf-invoices-row').first().waitFor();
        await chooseThree(payer, '10.00');
        const total = await agree(payer, await slipOf(payer));
        const receipt = page.locator('.tf-invoices-receipt');
        const lines = (await receipt.locator('.tf-invoices-lines > li > .tf-number').allInnerTexts()).map(cents);
        expect(lines).toHaveLength(3);
        expect(lines[2]).toBe(1_000);
        const credits = await amountOf(receipt, invoices.receipt.credits);
        expect(credits).toBeLessThan(0);
        expect(lines.reduce((sum, line) => sum + line, credits)).toBe(total);
        const [number = ''] = /P-\d{6}/.exec(await receipt.innerText()) ?? [];
        expect(number).not.toBe('');
        expect(await receipt.innerText()).toContain('Casco Bay Savings ··6720');

        const [download] = await Promise.all([
          page.waitForEvent('download'),
          hand.press(page.getByRole('button', { name: invoices.receipt.download })),
        ]);
        expect(download.suggestedFilename()).toBe(`${number}.pdf`);
        const [printed = ''] = await pdfPages(await openAsBlob(await download.path()));
        expect(printed).toContain('Casco Bay Savings');
        expect(cents(/Charged (.+)/.exec(printed)?.[1] ?? '')).toBe(total);

        await page.reload();
        await hand.press(main(page).getByRole('button', { name: invoices.tools.payments, exact: true }));
        const payments = page.getByRole('dialog', { name: invoices.payments.title });
        await payments.getByText(number).waitFor();
        expect(await payments.getByText(number).count()).toBe(1);
      }),
  );

  test.each(modes)(
    'a bank account is named, becomes the default one, and is removed, $way',
    { timeout: 180_000 },
    (mode) =>
      walk(mode, async (person) => {
        const { page, hand, at } = person;
        const wallet = messages.wallet;
        await signIn(person);
        await page.goto(at('/en-US/wallet'));
        const rows = main(page).locator('.tf-wallet-row');
        const rowOf = (digits: string) => rows.filter({ hasText: digits });
        await hand.press(rowOf('5512').getByRole('button', { name: like(wallet.actions.renameLong) }));
        await hand.write(main(page).getByRole('textbox', { name: wallet.naming.label }), 'Tips');
        await hand.press(main(page).getByRole('button', { name: wallet.naming.save, exact: true }));
        await rowOf('5512').getByText('Tips').first().waitFor();
        await hand.press(rowOf('5512').getByRole('button', { name: like(wallet.actions.makeDefaultLong) }));
        await rowOf('5512').getByText(wallet.tags.default, { exact: true }).waitFor();
        await page.reload();
        await rowOf('5512').getByText('Tips').first().waitFor();
        expect(await rows.first().innerText()).toContain('5512');
        await hand.press(rowOf('5512').getByRole('button', { name: like(wallet.actions.removeLong) }));
        const question = page.getByRole('alertdialog', { name: like(wallet.removing.title) });
        await hand.press(question.getByRole('button', { name: wallet.removing.confirm, exact: true }));
        await expect.poll(() => rowOf('5512').count()).toBe(0);
        await page.reload();
        await rowOf('6720').getByText(wallet.tags.default, { exact: true }).waitFor();
        expect(await rowOf('5512').count()).toBe(0);
      }),
  );

  test.each(modes)('a list is created and still there after a reload, $way', { timeout: 180_000 }, (mode) =>
    walk(mode, async (person) => {
      const { page, hand, at } = person;
      const lists = messages['shopping-lists'];
      await signIn(person);
      await page.goto(at('/en-US/lists'));
      await hand.press(main(page).getByRole('button', { name: lists.newList, exact: true }));
      const form = page.getByRole('dialog', { name: lists.form.newTitle });
      await hand.write(form.getByRole('textbox', { name: lists.form.name }), 'Terrace');
      await hand.press(form.getByRole('button', { name: lists.form.create }));
      await form.waitFor({ state: 'detached' });
      await page.reload();
      await main(page).getByText('Terrace').first().waitFor();
    }),
  );

  test.each(modes)('a user is created and disabled, $way', { timeout: 180_000 }, (mode) =>
    walk(mode, async (person) => {
      const { page, hand, at } = person;
      const users = messages['user-admin'];
      const label = (name: string) => main(page).getByLabel(name);
      await signIn(person);
      await page.goto(at('/en-US/users'));
      await hand.press(main(page).getByRole('button', { name: users.add, exact: true }));
      await hand.write(label(users.form.firstName), 'Robin');
      await hand.write(label(users.form.lastName), 'Vale');
      await hand.write(main(page).getByRole('textbox', { name: users.form.email }), 'sam@harborlane.example');
      await hand.write(main(page).getByRole('textbox', { name: users.form.phoneNumber }), '2075550163');
      await hand.pick(main(page).getByRole('combobox', { name: users.form.language }), 'English');
      await hand.choose(main(page).getByRole('checkbox', { name: /^Ordering/ }));
      await hand.choose(main(page).getByRole('checkbox', { name: /^Harbor Lane Taproom/ }));
      await hand.press(main(page).getByRole('button', { name: users.form.create, exact: true }));
      await main(page).getByText(users.problems.emailTaken).first().waitFor();
      await hand.write(main(page).getByRole('textbox', { name: users.form.email }), email);
      await hand.press(main(page).getByRole('button', { name: users.form.create, exact: true }));
      await main(page).getByText(like(users.created)).waitFor();
      await hand.write(main(page).getByRole('searchbox', { name: users.search }), email);
      const row = main(page).locator('[data-user]');
      await expect.poll(() => row.allTextContents()).toEqual([expect.stringContaining(email)]);
      await hand.press(row.getByRole('button', { name: like(users.disableLong) }));
      await hand.press(page.getByRole('alertdialog').getByRole('button', { name: users.disabling.confirm }));
      await main(page).getByText(like(users.isDisabled)).waitFor();
    }),
  );

  test.each(modes)(
    'an equipment ticket is created without photos, and another ticket is answered, $way',
    { timeout: 180_000 },
    (mode) =>
      walk(mode, async (person) => {
        const { page, hand, at } = person;
        const { 'support-ticket-wizard': w, 'support-tickets': t } = messages;
        const step = (name: keyof typeof w.steps) =>
          main(page).getByRole('heading', { name: w.steps[name], exact: true }).waitFor();
        const goOn = () => hand.press(main(page).getByRole('button', { name: w.next, exact: true }));
        await signIn(person);
        await page.goto(at('/en-US/new-ticket'));
        await hand.choose(main(page).getByRole('radio', { name: new RegExp(`^${w.what.equipment}`) }));
        await goOn();
        await step('equipment');
        await hand.choose(main(page).getByRole('radio', { description: /NQ-30418/ }));
        await goOn();
        await step('problem');
        await hand.pick(main(page).getByLabel(w.problem.type), 'Not cooling');
        await hand.pick(main(page).getByLabel(w.problem.reason), 'Repair');
        await hand.write(main(page).getByLabel(w.problem.message), 'It stays at 11 degrees.');
        expect(await main(page).locator('input[type=file]').count()).toBe(0);
        await goOn();
        await step('times');
        await hand.press(main(page).getByRole('button', { name: w.times.workdays }));
        await goOn();
        await step('people');
        await goOn();
        await step('review');
        await hand.press(main(page).getByRole('button', { name: w.send, exact: true }));
        await hand.press(main(page).getByRole('link', { name: w.made.see }));
        await main(page).getByText('It stays at 11 degrees.').waitFor();
        await main(page).getByText('NQ-30418').first().waitFor();

        await page.goto(at('/en-US/tickets'));
        await hand.write(main(page).getByRole('searchbox', { name: t.search }), '208790');
        await hand.press(main(page).getByRole('button', { name: /208790/ }));
        await main(page).getByText(t.waiting).waitFor();
        await hand.write(main(page).getByLabel(t.comment.label), 'A credit, please.');
        await hand.press(main(page).getByRole('button', { name: t.comment.send }));
        await main(page).getByText('A credit, please.').waitFor();
        await main(page).getByText(t.waiting).waitFor({ state: 'detached' });
      }),
  );
});
