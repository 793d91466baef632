import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import type { UserInput } from './order-journey/user-input';
import { inputModes } from './order-journey/input-modes';
import { like, within, messagesOf } from './order-journey/texts';
import { focused, visit } from './portal/open-portal';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(() => browser.close());

const all = messagesOf('en-US');
const w = all['self-register'];
const accountNumber = '0048-2207';

interface Visitor {
  readonly page: Page;
  readonly hand: UserInput;
}

const registrations = (page: Page) => page.evaluate(async () => (await window.tradefrontDemo.peek()).registrations);
const box = ({ page }: Visitor, name: string) => page.getByRole('textbox', { name, exact: true });
const next = ({ page, hand }: Visitor, name: string = w.next) =>
  hand.press(page.locator('.tf-register-form').getByRole('button', { name, exact: true }));

/** Asserts that the step is shown, its heading has the focus, and the page's title names it. */
async function at({ page }: Visitor, step: 'account' | 'verify' | 'details'): Promise<void> {
  await expect.poll(() => focused(page)).toBe(`h2 ${w.steps[step]}`);
  expect(await page.title()).toBe(`${w.steps[step]} · ${all.portal.pages.register} · Northquay Trade`);
}

/** From the first page of a guest to the second step, after an unknown account number. */
async function toVerify(visitor: Visitor, url: string, number = accountNumber): Promise<void> {
  const { page, hand } = visitor;
  await page.goto(url);
  await hand.write(box(visitor, w.account.number), number);
  await next(visitor);
  await at(visitor, 'verify');
}

async function details(visitor: Visitor, email: string): Promise<void> {
  const { hand } = visitor;
  await at(visitor, 'details');
  await hand.write(box(visitor, w.details.firstName), 'Robin');
  await hand.write(box(visitor, w.details.lastName), 'Marsh');
  await hand.write(box(visitor, w.details.email), email);
  await hand.write(box(visitor, w.details.phoneNumber), '2075550111');
  expect(await box(visitor, w.details.phoneNumber).inputValue()).toBe('(207) 555-0111');
  await next(visitor, w.details.send);
}

/** Asserts a final page with a link to the homepage. */
async function ends({ page, hand }: Visitor, title: string): Promise<void> {
  await page.getByRole('heading', { name: title, exact: true }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.className ?? '')).toContain('tf-register-end');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await hand.press(page.locator('.tf-register-end').getByRole('link', { name: w.ends.home }));
  await expect.poll(() => page.evaluate(() => location.pathname)).toMatch(/\/en-US\/?$/);
}

test.each([inputModes.mouse, inputModes.keyboard])(
  'O09: by the code of a sales rep: a wrong account and a wrong code are refused there, the email is in use, and an activation email is sent, $way',
  { timeout: 60_000 },
  ({ options, inputOf }) =>
    visit(browser, options, async ({ page, at: url }) => {
      const visitor = { page, hand: inputOf(page) };
      await page.goto(url('/en-US/Register'));
      await visitor.hand.write(box(visitor, w.account.number), '9999-0000');
      await next(visitor);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.className ?? ''))
        .toContain('tf-error-summary');
      await page.getByText(w.problems.notFound).first().waitFor();
      await visitor.hand.write(box(visitor, w.account.number), accountNumber);
      await next(visitor);
      await at(visitor, 'verify');
      await visitor.hand.choose(page.getByRole('radio', { name: within(w.verify.code) }));
      await visitor.hand.write(box(visitor, w.verify.code), 'NQ-0000-XXX');
      await next(visitor);
      await page
        .getByText(like(w.problems.notVerified, { count: '4' }))
        .first()
        .waitFor();
      await visitor.hand.write(box(visitor, w.verify.code), 'nq-2207-har');
      await next(visitor);
      await details(visitor, 'dana@harborlane.example');
      // The page offers alternatives, and a retry keeps all typed values.
      const taken = page.getByRole('alert').filter({ hasText: w.registered.text });
      await taken.getByRole('link', { name: w.registered.signIn }).waitFor();
      expect(await taken.getByRole('link', { name: w.registered.reset }).getAttribute('href')).toBe(
        'https://login.northquay.example/reset',
      );
      await visitor.hand.write(box(visitor, w.details.email), 'robin@harborlane.example');
      await next(visitor, w.details.send);
      await page.getByText(like(w.ends.activationText, { address: 'robin@harborlane.example' })).waitFor();
      await ends(visitor, w.ends.activation);
      expect((await registrations(page)).map(({ outcome }) => outcome)).toEqual(['activation-email-sent']);
    }),
);

test(
  'O09 F32: by an invoice of one of the last orders, with a reload and Back in between: typed values are kept, the verification’s are not',
  { timeout: 60_000 },
  () =>
    visit(browser, {}, async ({ page, at: url }) => {
      const visitor = { page, hand: inputModes.mouse.inputOf() };
      await toVerify(visitor, url('/en-US/Register'));
      const invoice =
        (await page.locator('.site-help bdi').allInnerTexts()).find((text) => text.startsWith('INV-')) ?? '';
      await page.getByRole('radio', { name: within(w.verify.invoice) }).check();
      await box(visitor, w.verify.invoice).fill(invoice);
      await page.reload();
      await page.getByText(w.restored.title).waitFor();
      await expect.poll(() => box(visitor, w.verify.invoice).inputValue()).toBe('');
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(invoice);
      await box(visitor, w.verify.invoice).fill(invoice.replace('INV-', ''));
      await next(visitor);
      await at(visitor, 'details');
      await box(visitor, w.details.firstName).fill('Robin');
      await page.getByRole('button', { name: w.back, exact: true }).click();
      await page.getByText(like(w.verify.done, { name: 'Harbor Lane Taproom' })).waitFor();
      await page.getByRole('button', { name: w.back, exact: true }).click();
      await expect.poll(() => box(visitor, w.account.number).inputValue()).toBe(accountNumber);
      await next(visitor);
      await next(visitor);
      await at(visitor, 'details');
      expect(await box(visitor, w.details.firstName).inputValue()).toBe('Robin');
      await details(visitor, 'robin@harborlane.example');
      await ends(visitor, w.ends.activation);
      expect(
        await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('registration'))),
      ).toEqual([]);
    }),
);

test.each([inputModes.keyboard, inputModes.touch])(
  'O09: by a code on a phone of the account, after which the buyer can sign in at once, $way',
  { timeout: 60_000 },
  ({ options, inputOf }) =>
    visit(browser, options, async ({ page, at: url }) => {
      const visitor = { page, hand: inputOf(page) };
      await toVerify(visitor, url('/en-US/Register'));
      await visitor.hand.choose(page.getByRole('radio', { name: within(w.verify.mobile) }));
      await visitor.hand.write(box(visitor, w.verify.mobile), '2075550190');
      await page.getByText(within(w.verify.stop)).waitFor();
      await next(visitor, w.verify.send);
      // The code's field has the focus, and another code can not be requested at once.
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('one-time-code');
      const again = page.getByRole('button', { name: w.verify.again });
      expect([
        await again.getAttribute('aria-disabled'),
        await page.getByText(like(w.verify.againSoon)).count(),
      ]).toEqual(['true', 1]);
      await visitor.hand.write(box(visitor, w.verify.texted), '000000');
      await next(visitor);
      await page
        .getByText(like(w.problems.notVerified, { count: '4' }))
        .first()
        .waitFor();
      await visitor.hand.write(box(visitor, w.verify.texted), '204816');
      await next(visitor);
      await details(visitor, 'robin@harborlane.example');
      await page.locator('.tf-register-end').getByRole('link', { name: w.ends.signIn, exact: true }).waitFor();
      await ends(visitor, w.ends.verified);
      expect((await registrations(page)).map(({ outcome }) => outcome)).toEqual(['verified']);
    }),
);

test(
  'O09: a registration that needs a person is sent to customer service, and so is one without attempts left',
  { timeout: 60_000 },
  () =>
    visit(browser, inputModes.touch.options, async ({ page, at: url }) => {
      const visitor = { page, hand: inputModes.touch.inputOf() };
      await toVerify(visitor, url('/en-US/Register'), '0050-7741');
      await page.getByRole('radio', { name: within(w.verify.code) }).check();
      await box(visitor, w.verify.code).fill('NQ-7741-LOW');
      await next(visitor);
      await details(visitor, 'robin@lowtide.example');
      await page
        .locator('.tf-register-end')
        .getByRole('link', { name: /1-888-555-01/ })
        .waitFor();
      await ends(visitor, w.ends.rejected);
      await page.goto(url('/en-US/Register'));
      await page.getByRole('button', { name: w.restored.over }).click();
      await box(visitor, w.account.number).fill(accountNumber);
      await next(visitor);
      await page.getByRole('radio', { name: within(w.verify.code) }).check();
      for (const left of ['4', '3', '2', '1']) {
        await box(visitor, w.verify.code).fill(`wrong ${left}`);
        await next(visitor);
        await page
          .getByText(like(w.problems.notVerified, { count: left }))
          .first()
          .waitFor();
      }
      await box(visitor, w.verify.code).fill('wrong');
      await next(visitor);
      await page.getByText(w.ends.noTries).waitFor();
      expect(await registrations(page)).toEqual([]);
    }),
);

test('O09 F02: a lost response is looked up, and the buyer is registered once', { timeout: 60_000 }, () =>
  visit(browser, {}, async ({ page, at: url }) => {
    const visitor = { page, hand: inputModes.mouse.inputOf() };
    await toVerify(visitor, url('/en-US/Register'));
    await page.getByRole('radio', { name: within(w.verify.code) }).check();
    await box(visitor, w.verify.code).fill('NQ-2207-HAR');
    await next(visitor);
    await page.evaluate(() =>
      window.tradefrontDemo.setFaults([{ method: 'register.commit', kind: 'commit-and-drop', times: 1 }]),
    );
    await details(visitor, 'robin@harborlane.example');
    await ends(visitor, w.ends.activation);
    expect(await registrations(page)).toHaveLength(1);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('intent')))).toEqual([]);
  }),
);
