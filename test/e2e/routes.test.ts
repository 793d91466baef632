import { type Browser, chromium, type Page as Tab } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idPages, plainPages } from '../../src/portal/pages';
import { type Page, pageAt, pathOf } from '../../src/portal/routes';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { expectedAt, grantedBy, type Role, roles, messagesIn } from './portal/roles';
import {
  findAxeViolations,
  followAddress,
  readPage,
  type PageState,
  findOverflow,
  waitForPage,
} from './portal/page-snapshot';
import { visit } from './portal/open-portal';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(() => browser.close());

const desktop = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

/** Pages that were checked before: a page that is the same for many roles is checked by axe once in each size. */
const known = new Set<string>();

type Named = Exclude<Page, { name: 'not-found' }>;

/** Problems of a page for a role. */
function faults(page: Named, role: Role, sight: PageState, base: string): readonly string[] {
  const messages = messagesIn(role.locale);
  const denied = grantedBy(page, messages);
  const { title, text } = messages.common.signedOut;
  const found =
    sight.text.includes(denied) && page.name !== 'home'
      ? 'denied'
      : sight.text.includes(text) && sight.headings.includes(title)
        ? 'signed-out'
        : 'content';
  const expected = expectedAt(page, role);
  const name = messages.portal.pages[page.name];
  const titles = [name, messages.portal.pages['sign-in'], ...sight.headings].map((one) => `${one} · Northquay Trade`);
  const back = `return=${encodeURIComponent(pathOf(page, base))}`;
  return [
    found !== expected && `${expected} was expected, “${sight.text.slice(0, 160).replace(/\s+/g, ' ')}” is there`,
    sight.headings.length !== 1 && `${sight.headings.length} headings of the first rank: ${sight.headings.join(', ')}`,
    !titles.includes(sight.title) && `the title is “${sight.title}”`,
    expected === 'signed-out' && !sight.signIn?.includes(back) && `the way to sign in is ${sight.signIn}`,
    sight.over > 0 && `${sight.over} pixels stick out`,
  ].filter((one) => one !== false);
}

/** The detail pages that a page links to, with their ids. */
const thingsAt = ({ paths }: PageState, base: string): readonly (readonly [page: string, id: string])[] =>
  paths
    .filter((path) => path.startsWith(`${base}/`))
    .map((path) => pageAt(path.slice(base.length)))
    .flatMap((page) => ('id' in page ? [[page.name, page.id] as const] : []));

/** Opens a public page as a buyer, or as a guest; from there on links are followed. */
async function enter(tab: Tab, base: string, buyer: string | null): Promise<void> {
  await tab.goto(`${base}/faq`);
  await tab.evaluate((id) => window.tradefrontDemo.signIn(id), buyer);
  await tab.goto(`${base}/faq`);
  // A link that is clicked before the page handles it loads a page of its own.
  await tab.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
}

/** One role's way through all pages, in a window and on a phone. */
async function walk(tab: Tab, role: Role, base: string): Promise<readonly string[]> {
  const wrong: string[] = [];
  /** Ids of linked items, by their detail page. */
  const things = new Map<string, string>();

  /** A page is first checked in the size of the page before. */
  let size: typeof desktop | typeof phone = desktop;

  async function at(page: Named): Promise<void> {
    const addProblem = (what: string) =>
      void wrong.push(
        `${role.who} at ${'id' in page ? `${page.name} ${page.id}` : page.name}, ${size.width} wide: ${what}`,
      );
    const expected = expectedAt(page, role);
    await followAddress(tab, pathOf(page, base));
    await waitForPage(tab).catch(() => addProblem('it does not stand, or the focus is not on its heading'));
    for (const turn of ['first', 'second'] as const) {
      if (turn === 'second') {
        // A page without access is the same for all roles without it.
        const refusal = `${page.name} ${expected} ${role.locale}`;
        if (expected !== 'content' && known.has(refusal)) return;
        known.add(refusal);
        size = size === desktop ? phone : desktop;
        await tab.setViewportSize(size);
      }
      const sight = await readPage(tab);
      faults(page, role, sight, base).forEach(addProblem);
      for (const [name, id] of thingsAt(sight, base)) if (!things.has(name)) things.set(name, id);
      const screen = `${expected === 'content' ? `${page.name} ${role.buyer === null}` : expected} ${size.width}`;
      if (known.has(screen)) continue;
      known.add(screen);
      (await findAxeViolations(tab)).forEach(addProblem);
    }
  }

  for (const name of plainPages) await at({ name });
  for (const name of idPages) await at({ name, id: things.get(name) ?? 'nothing-of-this-name' });
  return wrong;
}

test('every page prints its content, without the parts for the screen', { timeout: 90_000 }, () =>
  visit(browser, {}, async ({ page: tab, at }) => {
    await enter(tab, at('/en-US'), 'dana');
    await tab.emulateMedia({ media: 'print' });
    const wrong: string[] = [];
    for (const name of plainPages) {
      await followAddress(tab, pathOf({ name }, '/en-US'));
      await waitForPage(tab);
      const { headings, over } = await readPage(tab);
      const screenParts = await tab
        .locator('.tf-portal-top, .tf-portal-nav, .tf-portal-footer, .tf-skip')
        .evaluateAll((parts) => parts.filter((part) => part.checkVisibility()).map(({ className }) => className));
      // The page to resend an activation has a layout of its own, with a footer (decision 23).
      if (screenParts.length > 0 && name !== 'resend') wrong.push(`${name}: ${screenParts.join(', ')}`);
      if (headings.length !== 1 || over > 0)
        wrong.push(`${name}: ${headings.length} headings, ${over} pixels too wide`);
    }
    expect(wrong).toEqual([]);
  }),
);

/** A small phone (WCAG 1.4.10), a phone in landscape, tablets, and windows side by side. */
const between = [320, 480, 600, 700, 768, 834, 960, 1024, 1100] as const;

test(
  'no page overflows or breaks a word between letters, at any width, in the language with the longest words',
  { timeout: 180_000 },
  () =>
    visit(browser, {}, async ({ page: tab, at }) => {
      const base = '/fr-CA';
      await enter(tab, at(base), 'dana');
      const wrong: string[] = [];
      const things = new Map<string, string>();
      const atWidths = async (page: Named): Promise<void> => {
        await tab.setViewportSize(desktop);
        await followAddress(tab, pathOf(page, base));
        await waitForPage(tab);
        // The last one that a page links to: for orders a delivered one, with all possible figures.
        for (const [name, id] of thingsAt(await readPage(tab), base)) things.set(name, id);
        for (const width of between) {
          await tab.setViewportSize({ width, height: 900 });
          wrong.push(...(await findOverflow(tab)).map((what) => `${page.name}, ${width} wide: ${what}`));
        }
      };
      for (const name of plainPages) await atWidths({ name });
      for (const name of idPages) await atWidths({ name, id: things.get(name) ?? 'nothing-of-this-name' });
      expect(wrong).toEqual([]);
    }),
);

describe('every page of the portal, in a window and on a phone', () => {
  // The titles are full names: a table would shorten them, and two roles would have the same.
  test.each(roles.map((role) => [role.who, role] as const))(
    'shows %s their content, or who can grant access',
    { timeout: 180_000 },
    (_, role) =>
      visit(browser, {}, async ({ page: tab, at, problems }) => {
        const base = `/${role.locale}`;
        await tab.goto(at(`${base}/resend?scenario=${role.scenario}`));
        await enter(tab, at(base), role.buyer);
        const wrong = await walk(tab, role, base);
        if (wrong.length > 0) throw new Error([...wrong, ...problems].join('\n'));
      }),
  );
});
