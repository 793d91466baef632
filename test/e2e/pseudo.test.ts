import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import type { ServedHost } from '../support/strict-server';
import { serveStories } from './hosts/stories/serve';
import type { TextsHost } from './hosts/stories/texts-host';

/** Fewer than this mean that the run looks in the wrong place, or at empty pages. */
const FEWEST_STORIES = 125;
const FEWEST_TEXTS = 4000;

let browser: Browser;
let host: ServedHost;
let page: Page;
beforeAll(async () => {
  [browser, host] = await Promise.all([
    chromium.launch({ executablePath: findBrowser(), args: browserArgs }),
    serveStories('texts-host.tsx', 19),
  ]);
  // A phone: longer texts must not make it scroll horizontally.
  page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await page.goto(host.url);
  await page.waitForFunction(() => 'host' in window);
});
afterAll(async () => {
  await browser.close();
  host.close();
});

const perform = (id: string) =>
  page.evaluate((story) => (window as unknown as { readonly host: TextsHost }).host.perform(story), id);

test('detects texts that are in no message, wherever they are, codes too; data and formats are accepted', async () => {
  const { literals, overflow } = await perform('Planted');
  expect([...literals].sort()).toEqual([
    'Danae, Dana',
    'Planted content',
    'Planted hint',
    'Planted label',
    'Planted moment',
    'Planted text',
    'dana',
  ]);
  expect(overflow).toBeGreaterThan(100);
});

test(
  'no widget and no page of the portal shows a text outside its messages, nor scrolls horizontally on a phone',
  { timeout: 900_000, retry: 0 },
  async () => {
    const ids = await page.evaluate(() => (window as unknown as { readonly host: TextsHost }).host.ids);
    const literals: string[] = [];
    const wide: string[] = [];
    let [mounted, texts, early] = [0, 0, 0];
    for (const id of ids) {
      const outcome = await perform(id);
      mounted += Number(outcome.mounted);
      texts += outcome.texts;
      early += Number(outcome.failure !== null);
      literals.push(...outcome.literals.map((text) => `${id}: ${text}`));
      if (outcome.overflow > 0) wide.push(`${id}: ${outcome.overflow} px`);
    }
    console.log(
      `pseudo-locale: ${mounted} of ${ids.length} stories, ${texts} texts, ${literals.length} outside the messages, ${wide.length} wider than 390 px; ${early} play functions stopped at an English word`,
    );
    expect({ literals, wide }).toEqual({ literals: [], wide: [] });
    expect(mounted).toBe(ids.length);
    expect(mounted).toBeGreaterThanOrEqual(FEWEST_STORIES);
    expect(texts).toBeGreaterThanOrEqual(FEWEST_TEXTS);
  },
);
