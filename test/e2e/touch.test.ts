import { type Browser, chromium, type Page as Tab } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idPages, plainPages } from '../../src/portal/pages';
import { type Page, pageAt, pathOf } from '../../src/portal/routes';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { followAddress, readPage, waitForPage } from './portal/page-snapshot';
import { smallTargets } from './portal/touch';
import { visit } from './portal/open-portal';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(() => browser.close());

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Opens a public page as a buyer, or as a guest. */
async function enter(tab: Tab, base: string, buyer: string | null): Promise<void> {
  await tab.goto(`${base}/faq`);
  await tab.evaluate((id) => window.tradefrontDemo.signIn(id), buyer);
  await tab.goto(`${base}/faq`);
  await tab.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
}

test.each([
  ['a buyer in the language with the shortest texts', 'zh-CN', 'dana', 'default'],
  ['a buyer in the language with the longest texts', 'fr-CA', 'dana', 'default'],
  ['a guest who may check out', 'en-US', null, 'guest-checkout'],
] as const)('a finger hits every control of every page: %s', { timeout: 180_000 }, (_, locale, buyer, scenario) =>
  visit(browser, phone, async ({ page: tab, at }) => {
    const base = `/${locale}`;
    await tab.goto(at(`${base}/resend?scenario=${scenario}`));
    await enter(tab, at(base), buyer);
    const wrong: string[] = [];
    const things = new Map<string, string>();
    const measure = async (page: Exclude<Page, { name: 'not-found' }>): Promise<void> => {
      await followAddress(tab, pathOf(page, base));
      await waitForPage(tab);
      for (const path of (await readPage(tab)).paths) {
        const to = pageAt(path.slice(base.length));
        if ('id' in to) things.set(to.name, to.id);
      }
      wrong.push(...(await smallTargets(tab)).map((what) => `${page.name}: ${what}`));
    };
    for (const name of plainPages) await measure({ name });
    for (const name of idPages) await measure({ name, id: things.get(name) ?? 'nothing-of-this-name' });
    expect(wrong).toEqual([]);
  }),
);
