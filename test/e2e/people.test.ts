import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pack as esCA } from '../../src/locales/es-CA/pack';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { type UserInput, mouse } from './order-journey/user-input';
import { inputModes } from './order-journey/input-modes';
import { like, messagesOf } from './order-journey/texts';
import { signInAs, visit } from './portal/open-portal';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(() => browser.close());

const english = messagesOf('en-US');
const [users, profile, password] = [english['user-admin'], english['user-profile'], english['change-password']];
const both = [inputModes.mouse, inputModes.keyboard];

async function openAs(page: Page, at: (path: string) => string, path: string, buyer = 'Dana Whitlock'): Promise<void> {
  await page.goto(at('/en-US'));
  await signInAs(page, buyer);
  await page.goto(at(path));
}

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const field = (page: Page, label: string) => main(page).getByLabel(label);
const noWider = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

/** Finds a user by their email and opens the form. */
async function edit(page: Page, hand: UserInput, email: string): Promise<void> {
  await hand.write(main(page).getByRole('searchbox', { name: users.search }), email);
  await expect
    .poll(() => main(page).locator('[data-user]').allTextContents())
    .toEqual([expect.stringContaining(email)]);
  await hand.press(
    main(page)
      .getByRole('button', { name: like(users.edit) })
      .first(),
  );
  await main(page)
    .getByRole('heading', { level: 1, name: like(users.form.editing) })
    .waitFor();
}

describe('users', () => {
  test.each(both)(
    'O13: a user is created and changed, with a unique email, $way',
    { timeout: 90_000 },
    ({ options, inputOf }) =>
      visit(browser, options, async ({ page, at }) => {
        const hand = inputOf(page);
        await openAs(page, at, '/en-US/users');
        await hand.press(button(page, users.add));
        await hand.write(field(page, users.form.firstName), 'Robin');
        await hand.write(field(page, users.form.lastName), 'Vale');
        await hand.write(main(page).getByRole('textbox', { name: users.form.email }), 'sam@harborlane.example');
        await hand.write(main(page).getByRole('textbox', { name: users.form.phoneNumber }), '2075550163');
        await hand.pick(main(page).getByRole('combobox', { name: users.form.language }), 'English');
        await hand.choose(main(page).getByRole('checkbox', { name: /^Ordering/ }));
        await hand.choose(main(page).getByRole('checkbox', { name: /^Harbor Lane Taproom/ }));
        await hand.press(button(page, users.form.create));
        // Another user has that email: the form keeps its values.
        await main(page).getByText(users.problems.emailTaken).first().waitFor();
        await hand.write(main(page).getByRole('textbox', { name: users.form.email }), 'robin@harborlane.example');
        await hand.press(button(page, users.form.create));
        await main(page).getByText(like(users.created)).waitFor();

        await edit(page, hand, 'robin@harborlane.example');
        expect(
          await main(page).getByRole('textbox', { name: users.form.email }).getAttribute('readonly'),
        ).not.toBeNull();
        await hand.write(field(page, users.form.lastName), 'Valmont');
        await hand.press(button(page, users.form.save));
        await main(page).getByText(like(users.saved)).waitFor();
        await expect.poll(() => main(page).locator('[data-user]').textContent()).toContain('Valmont');
        await noWider(page);
      }),
  );

  test.each(both)('O13: a user is disabled, and the last Super User stays one, $way', ({ options, inputOf }) =>
    visit(browser, options, async ({ page, at }) => {
      const hand = inputOf(page);
      await openAs(page, at, '/en-US/users?search=sam%40');
      const row = main(page).locator('[data-user="sam"]');
      await hand.press(row.getByRole('button', { name: like(users.disableLong) }));
      await hand.press(page.getByRole('alertdialog').getByRole('button', { name: users.disabling.confirm }));
      await main(page).getByText(like(users.isDisabled)).waitFor();
      await expect.poll(() => row.getAttribute('data-disabled')).not.toBeNull();

      await edit(page, hand, 'dana@harborlane.example');
      const held = main(page).getByRole('checkbox', { name: /^Super User/ });
      // The checkbox is ticked: by mouse a click unticks it.
      await (hand === mouse ? held.click() : hand.choose(held));
      await hand.press(button(page, users.form.save));
      await main(page)
        .getByRole('link', { name: like(users.problems.lastSuper) })
        .waitFor();
      await page.goto(at('/en-US/users?search=dana'));
      await main(page).locator('[data-user="dana"]').waitFor();
      expect(await main(page).locator('[data-user="dana"]').textContent()).toContain(users.permissions.super);
    }),
  );
});

describe('the own record', () => {
  test.each(both)(
    'O14: is reached from the menu, changed, undone and there after a reload, $way',
    ({ options, inputOf }) =>
      visit(browser, options, async ({ page, at }) => {
        const hand = inputOf(page);
        await openAs(page, at, '/en-US/faq', 'Priya Nair');
        const menu = page.getByRole('button', { name: like(english.portal.menu.label) });
        await hand.press(menu);
        await hand.press(page.getByRole('link', { name: english.portal.menu.profile }));
        await page.getByRole('heading', { level: 1, name: profile.title }).waitFor();
        const first = field(page, profile.fields.firstName);
        await hand.write(first, '');
        await hand.write(main(page).getByRole('textbox', { name: profile.fields.phoneNumber }), '20755');
        await hand.press(button(page, profile.save));
        await main(page).getByRole('link', { name: profile.problems.firstName }).waitFor();
        await hand.write(first, 'Rosa');
        await hand.write(main(page).getByRole('textbox', { name: profile.fields.phoneNumber }), '12075550163');
        await hand.choose(
          main(page)
            .getByRole('checkbox', { name: like(profile.notices.byEmail) })
            .last(),
        );
        await hand.press(button(page, profile.save));
        await main(page).getByText(profile.saved).waitFor();
        await expect.poll(() => menu.getAttribute('aria-label')).toContain('Rosa');
        await page.reload();
        await expect.poll(() => first.inputValue()).toBe('Rosa');
        expect(await main(page).getByRole('textbox', { name: profile.fields.phoneNumber }).inputValue()).toBe(
          '(207) 555-0163',
        );
        expect(
          await main(page)
            .getByRole('checkbox', { name: like(profile.notices.byEmail) })
            .last()
            .isChecked(),
        ).toBe(true);
        await hand.write(first, 'Rosalind');
        await hand.press(button(page, profile.save));
        await hand.press(button(page, profile.undo));
        await main(page).getByText(profile.undone).waitFor();
        expect(await first.inputValue()).toBe('Rosa');
        await noWider(page);
      }),
  );
});

const secrets = { current: 'Taproom-2207', next: 'Zebra-Kiosk-9941' };

/** Fills all three fields and submits. */
async function changePassword(page: Page, hand: UserInput, current: string, next: string, again = next): Promise<void> {
  await hand.write(main(page).getByLabel(password.current, { exact: true }), current);
  await hand.write(main(page).getByLabel(password.next, { exact: true }), next);
  await hand.write(main(page).getByLabel(password.again, { exact: true }), again);
  await hand.press(main(page).getByRole('button', { name: password.submit }));
}

describe('the password', () => {
  test.each(both)(
    'O14: is changed, and refused where it is wrong, weak, mistyped or an old one, $way',
    ({ options, inputOf }) =>
      visit(browser, options, async ({ page, at }) => {
        const hand = inputOf(page);
        await openAs(page, at, '/en-US/password');
        await changePassword(page, hand, secrets.current, 'short', 'shore');
        await main(page).getByRole('link', { name: password.problems.weak }).waitFor();
        await main(page).getByRole('link', { name: password.problems.same }).waitFor();
        await changePassword(page, hand, 'Not-this-one-7', secrets.next);
        await main(page).getByRole('link', { name: password.problems.currentWrong }).waitFor();
        await changePassword(page, hand, secrets.current, secrets.next);
        await main(page).getByText(password.done.title).waitFor();
        await hand.press(main(page).getByRole('button', { name: password.done.again }));
        await changePassword(page, hand, secrets.next, secrets.current);
        await main(page).getByRole('link', { name: password.problems.usedBefore }).waitFor();
        const left = await page.evaluate(() =>
          [
            document.documentElement.outerHTML,
            ...[...document.querySelectorAll('input')].map(({ value }) => value),
            JSON.stringify({ ...localStorage, ...sessionStorage }),
          ].join('\n'),
        );
        for (const secret of Object.values(secrets)) expect(left).not.toContain(secret);
      }),
  );
});

describe('input that is not stored anywhere', () => {
  test.each(both)(
    'needs a confirmation before a link, the browser’s Back or a reload would lose it, $way',
    ({ options, inputOf }) =>
      visit(browser, options, async ({ page, at }) => {
        const hand = inputOf(page);
        const { leave } = english.portal;
        const question = page.getByRole('alertdialog', { name: leave.title });
        const answer = (name: string) => hand.press(question.getByRole('button', { name, exact: true }));
        const typed = () => main(page).getByLabel(password.next, { exact: true }).inputValue();
        const contact = page.getByRole('contentinfo').getByRole('link', { name: english.portal.places.contact });
        await openAs(page, at, '/en-US/faq');
        await hand.press(contact);
        await page.waitForURL('**/contact');
        await page.evaluate(() => {
          const link = Object.assign(document.createElement('a'), { href: '/en-US/password' });
          document.body.append(link);
          link.click();
          link.remove();
        });
        // Without input there is no confirmation.
        await main(page).getByRole('heading', { level: 1, name: password.title }).waitFor();
        await page.goBack();
        await page.waitForURL('**/contact');
        await page.goForward();
        await hand.write(main(page).getByLabel(password.next, { exact: true }), secrets.next);

        await hand.press(contact);
        await question.waitFor();
        await answer(leave.stay);
        await question.waitFor({ state: 'detached' });
        expect(page.url()).toContain('/password');
        expect(await typed()).toBe(secrets.next);

        await page.evaluate(() => history.back());
        await question.waitFor();
        expect(page.url()).toContain('/password');
        await answer(leave.stay);
        await question.waitFor({ state: 'detached' });
        expect(await typed()).toBe(secrets.next);

        const dialogEvent = page.waitForEvent('dialog');
        const reload = page.reload().catch(() => null);
        const dialog = await dialogEvent;
        expect(dialog.type()).toBe('beforeunload');
        await dialog.dismiss();
        await reload;
        expect(await typed()).toBe(secrets.next);

        await page.evaluate(() => history.back());
        await question.waitFor();
        await answer(leave.go);
        await page.waitForURL('**/contact');
        await main(page).getByRole('heading', { level: 1 }).waitFor();
        await page.goBack();
        await page.waitForURL('**/faq');
      }),
  );

  test('a form that stores its input needs no confirmation', () =>
    visit(browser, {}, async ({ page, at }) => {
      await openAs(page, at, '/en-US/profile');
      await field(page, profile.fields.firstName).fill('Rosa');
      await page.getByRole('contentinfo').getByRole('link', { name: english.portal.places.contact }).click();
      await page.waitForURL('**/contact');
      await page.goBack();
      await expect.poll(() => field(page, profile.fields.firstName).inputValue()).toBe('Rosa');
    }));
});

describe('the language', () => {
  test('O14 O29: of a product’s page is changed with its query kept, and is saved in the record', () =>
    visit(browser, {}, async ({ page, at }) => {
      await openAs(page, at, '/en-US/products/p-104417?from=list&page=2');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('combobox', { name: english['language-switcher'].title }).selectOption('fr-CA');
      await page.waitForURL('**/fr-CA/products/p-104417?from=list&page=2');
      await page.goto(at('/fr-CA/profile'));
      const french = messagesOf('fr-CA')['user-profile'];
      await expect.poll(() => main(page).getByLabel(french.language.label).inputValue()).toBe('fr-CA');
    }));

  test('O14: is changed in the record by keyboard alone, and other typed values are kept', () =>
    visit(browser, {}, async ({ page, at }) => {
      const hand = inputModes.keyboard.inputOf(page);
      await openAs(page, at, '/en-US/profile?from=menu');
      await hand.write(field(page, profile.fields.firstName), 'Rosa');
      await hand.pick(main(page).getByLabel(profile.language.label), 'Español');
      await hand.press(button(page, profile.language.change));
      await page.waitForURL('**/es-CA/profile?from=menu');
      const spanish = esCA.messages['user-profile'];
      await main(page).getByText(spanish.unsaved.title).waitFor();
      expect(await field(page, spanish.fields.firstName).inputValue()).toBe('Rosa');
      expect(await main(page).getByLabel(spanish.language.label).inputValue()).toBe('es-CA');
    }));
});
