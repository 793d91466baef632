import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import type { UserInput } from './order-journey/user-input';
import { type InputMode, inputModes } from './order-journey/input-modes';
import { like, within, messagesOf } from './order-journey/texts';
import { signInAs, visit } from './portal/open-portal';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(() => browser.close());

const messages = messagesOf('en-US');
const { 'support-ticket-wizard': w, 'support-tickets': t, 'contact-us': c, 'pay-invoices': invoices } = messages;
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const main = (page: Page): Locator => page.getByRole('main');
const made = (page: Page) => page.evaluate(async () => (await window.tradefrontDemo.peek()).cases);
const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

async function signedIn(page: Page, at: (path: string) => string, path: string): Promise<void> {
  await page.goto(at('/en-US'));
  await signInAs(page, 'Dana Whitlock');
  await page.goto(at(path));
}

const goOn = (page: Page, hand: UserInput) => hand.press(main(page).getByRole('button', { name: w.next, exact: true }));
const step = (page: Page, name: keyof typeof w.steps) =>
  main(page).getByRole('heading', { name: w.steps[name], exact: true }).waitFor();

/** Sends the answers, and opens the created ticket. */
async function send(page: Page, hand: UserInput): Promise<string> {
  await hand.press(main(page).getByRole('button', { name: w.send, exact: true }));
  const title = main(page).getByRole('heading', { name: like(w.made.title) });
  await title.waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.classList.contains('tf-focus-on-mount')))
    .toBe(true);
  const number = /C-\d+/.exec((await title.textContent()) ?? '')?.[0] ?? '';
  await hand.press(main(page).getByRole('link', { name: w.made.see }));
  await main(page)
    .getByRole('heading', { name: like(t.ticket, { number }) })
    .waitFor();
  return number;
}

test.each([inputModes.keyboard, inputModes.touch])(
  'O07: an equipment ticket with photos survives a reload and is created once, $way',
  { timeout: 60_000 },
  ({ options, inputOf }) =>
    visit(browser, options, async ({ page, at }) => {
      const hand = inputOf(page);
      await signedIn(page, at, '/en-US/new-ticket');
      await hand.choose(main(page).getByRole('radio', { name: new RegExp(`^${w.what.equipment}`) }));
      await goOn(page, hand);
      await step(page, 'equipment');
      await hand.choose(main(page).getByRole('radio', { description: /NQ-30418/ }));
      await goOn(page, hand);
      await step(page, 'problem');
      await hand.pick(main(page).getByLabel(w.problem.type), 'Not cooling');
      await hand.pick(main(page).getByLabel(w.problem.reason), 'Repair');
      await hand.write(main(page).getByLabel(w.problem.message), 'It stays at 11 degrees.');
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        hand.press(main(page).getByRole('button', { name: w.photos.add })),
      ]);
      await chooser.setFiles([
        { name: 'cooler.png', mimeType: 'image/png', buffer: pixel },
        { name: 'manual.pdf', mimeType: 'application/pdf', buffer: pixel },
      ]);
      await main(page)
        .getByRole('button', { name: like(w.photos.remove, { name: 'cooler.png' }) })
        .waitFor();
      await main(page)
        .getByText(like(w.photos.typeMismatch, { name: 'manual.pdf' }))
        .waitFor();

      await page.reload();
      await main(page).getByText(w.restored.title).waitFor();
      expect(await main(page).getByLabel(w.problem.message).inputValue()).toBe('It stays at 11 degrees.');
      await goOn(page, hand);
      await step(page, 'times');
      await goOn(page, hand);
      await main(page).getByRole('link', { name: w.problems.availability }).waitFor();
      await hand.press(main(page).getByRole('button', { name: w.times.workdays }));
      await goOn(page, hand);
      await step(page, 'people');
      await goOn(page, hand);
      await step(page, 'review');
      await main(page).getByText('cooler.png').waitFor();
      await fits(page);
      const number = await send(page, hand);
      await main(page).getByText('It stays at 11 degrees.').waitFor();
      await main(page).getByText('cooler.png').first().waitFor();
      expect((await made(page)).map((one) => one.number)).toEqual([number]);
      // No value of it is left for the next one.
      await page.goto(at('/en-US/new-ticket'));
      await step(page, 'what');
      expect(await main(page).getByText(w.restored.title).count()).toBe(0);
    }),
);

test.each<InputMode>([inputModes.mouse])(
  'O07: a ticket about an invoice starts with its data, and its fields are validated on blur, $way',
  { timeout: 60_000 },
  ({ options, inputOf }) =>
    visit(browser, options, async ({ page, at }) => {
      const hand = inputOf(page);
      await signedIn(page, at, '/en-US/invoices/INV-80670');
      await hand.press(page.getByRole('dialog').getByRole('link', { name: invoices.detail.report }));
      await main(page)
        .getByText(like(w.about.invoiceNamed, { number: 'INV-80670' }))
        .waitFor();
      await goOn(page, hand);
      await step(page, 'problem');
      const type = main(page).getByLabel(w.problem.type);
      await expect
        .poll(() => type.evaluate((node) => (node instanceof HTMLSelectElement ? node.selectedOptions[0]?.text : '')))
        .toBe('Invoice or credit');
      const message = main(page).getByLabel(w.problem.message);
      await hand.write(message, '');
      await main(page).getByText(w.problems.message).waitFor();
      expect(
        await main(page)
          .getByRole('group', { name: within(w.wrong, { count: '1' }) })
          .count(),
      ).toBe(0);
      await hand.pick(main(page).getByLabel(w.problem.reason), 'Wrong price');
      await hand.write(message, 'The price of cola is not the agreed one.');
      await main(page).getByText(w.problems.message).waitFor({ state: 'detached' });
      await fits(page);
      await goOn(page, hand);
      await step(page, 'times');
      await goOn(page, hand);
      await step(page, 'people');
      await goOn(page, hand);
      await step(page, 'review');
      await send(page, hand);
      expect(await main(page).getByRole('link', { name: t.facts.invoice }).getAttribute('href')).toContain(
        '/invoices/',
      );
      expect(await made(page)).toHaveLength(1);
    }),
);

test.each([inputModes.keyboard])(
  'O27: a ticket is answered, and a closed ticket is rated, $way',
  { timeout: 60_000 },
  ({ options, inputOf }) =>
    visit(browser, options, async ({ page, at }) => {
      const hand = inputOf(page);
      await signedIn(page, at, '/en-US/tickets');
      await hand.write(main(page).getByRole('searchbox', { name: t.search }), '208790');
      await hand.press(main(page).getByRole('button', { name: /208790/ }));
      await main(page).getByText(t.waiting).waitFor();
      await hand.write(main(page).getByLabel(t.comment.label), 'A credit, please.');
      await hand.press(main(page).getByRole('button', { name: t.comment.send }));
      await main(page).getByText('A credit, please.').waitFor();
      await main(page).getByText(t.waiting).waitFor({ state: 'detached' });

      await page.goto(at('/en-US/tickets/case-C-207913'));
      await main(page).getByText(t.closed).waitFor();
      await hand.choose(main(page).getByRole('radio', { name: t.rating.stars[4], exact: true }));
      await hand.write(main(page).getByLabel(t.rating.comment), 'Quick and clean.');
      await hand.press(main(page).getByRole('button', { name: t.rating.send }));
      await main(page).getByText(t.rating.sent).first().waitFor();
      await page.reload();
      await expect
        .poll(() => main(page).getByRole('radio', { name: t.rating.stars[4], exact: true }).isChecked())
        .toBe(true);
    }),
);

test.each([
  { ...inputModes.keyboard, who: 'of a buyer' },
  { ...inputModes.touch, who: 'of a guest' },
])(
  'a message to customer service $who is kept over a reload and sent once, $way',
  { timeout: 60_000 },
  ({ options, inputOf, who }) =>
    visit(browser, options, async ({ page, at }) => {
      const hand = inputOf(page);
      const guest = who === 'of a guest';
      if (guest) await page.goto(at('/en-US/contact?scenario=guest'));
      else await signedIn(page, at, '/en-US/contact');
      await main(page).getByText(like(c.hours.open)).waitFor();
      expect(await main(page).getByRole('link', { name: '1-888-555-0142' }).getAttribute('href')).toBe(
        'tel:18885550142',
      );
      await hand.pick(main(page).getByLabel(c.form.topic), 'An order or a delivery');
      await hand.write(main(page).getByLabel(c.form.subject), 'Two cases short');
      await hand.write(main(page).getByLabel(c.form.text), 'Two cases of tonic were on the slip and not on the truck.');
      await page.reload();
      await main(page).getByText(c.form.restored.title).waitFor();
      if (guest) {
        await hand.press(main(page).getByRole('button', { name: c.form.send }));
        await main(page).getByRole('link', { name: c.problems.name }).waitFor();
        await hand.write(main(page).getByRole('textbox', { name: c.form.name, exact: true }), 'Alma Reyes');
        await hand.write(main(page).getByRole('textbox', { name: c.form.email, exact: true }), 'alma@pier.example');
      }
      await fits(page);
      await hand.press(main(page).getByRole('button', { name: c.form.send }));
      await main(page)
        .getByRole('heading', { name: like(c.sent.title) })
        .waitFor();
      expect(await page.evaluate(async () => (await window.tradefrontDemo.peek()).messages)).toMatchObject([
        { topic: 'order', subject: 'Two cases short', accountId: guest ? null : 'harbor-lane-taproom' },
      ]);
      await page.reload();
      await main(page).getByRole('button', { name: c.form.send }).waitFor();
      expect(await main(page).getByLabel(c.form.subject).inputValue()).toBe('');
    }),
);
