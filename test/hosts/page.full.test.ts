import { chromium, type Page } from 'playwright';
import { expect, test } from 'vitest';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import type { PageHost, PageOutcome } from '../e2e/hosts/stories/page-host';
import type { PageChange } from './compare-page';
import { servePlainPage } from './serve-lab';
import { openStates } from './lab-states';

// The page's own elements beside the published stylesheets and the widgets: the browser's computed values for each have
// to equal those on a page without the library.

type HostWindow = Window & { readonly host: PageHost };

/** Pages with stylesheets of their own, and one without. */
const pages = ['bootstrap 3', 'bootstrap 5', 'tailwind 4'];

/** Changes that an open dialog or list makes to the page behind it, until it closes. */
const allowed: readonly { readonly change: RegExp; readonly why: string }[] = [
  { change: /with it: body (overflow|overscroll-behavior)-/, why: 'The page does not scroll behind it.' },
  { change: /with it: \S+ interactivity auto → inert$/, why: 'Nothing behind it can be reached, by keyboard either.' },
  { change: /with it: \S+ pointer-events auto → none$/, why: 'Nothing behind it can be pressed.' },
];

/** Simulates focus and hover on every element of the page, or ends that. */
async function openPage(page: Page, url: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  let nodeIds: readonly number[] = [];
  await page.exposeFunction('pressAll', async (on: boolean) => {
    const forcedPseudoClasses = on ? ['focus', 'focus-visible', 'focus-within', 'hover'] : [];
    for (const nodeId of nodeIds) await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
  });
  await page.goto(url);
  await page.waitForFunction(() => 'host' in window);
  // Only once: the browser loses the simulated states of nodes when the document is requested again.
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const found = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '#host, #host *' });
  nodeIds = found.nodeIds;
}

const described = ({ element, property, alone, found }: PageChange) => `${element} ${property} ${alone} → ${found}`;
const isAllowed = (change: string) =>
  openStates.some((name) => change.includes(name)) && allowed.some((one) => one.change.test(change));
const changesOf = ({ moments }: PageOutcome) =>
  moments.flatMap(({ moment, changes }) => changes.map((change) => `${moment}: ${described(change)}`));

test(
  'a page’s own elements are unchanged beside the library’s stylesheets and widgets',
  { timeout: 600_000, retry: 0 },
  async () => {
    const host = await servePlainPage(pages);
    const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    await openPage(page, host.url);
    const stories = await page.evaluate(() => (window as unknown as HostWindow).host.stories);
    const idOf = (name: string) => stories.find(({ widget, state }) => `${widget}/${state}` === name)?.id ?? name;
    const judgeSheet = (kind: 'planted' | 'ours') =>
      page.evaluate((given) => (window as unknown as HostWindow).host.judgeSheet(given), kind);
    const judgeStory = (name: string) =>
      page.evaluate((id) => (window as unknown as HostWindow).host.judgeStory(id), idOf(name));

    const planted = changesOf(await judgeSheet('planted')).join('\n');
    const failures: string[] = [];
    const rows: string[] = [];
    for (const title of ['none', ...pages]) {
      await page.evaluate((given) => (window as unknown as HostWindow).host.enableStylesheet(given), title);
      const outcomes: (readonly [string, PageOutcome])[] = [['sheets', await judgeSheet('ours')]];
      // The effect of a script on the page is the same under each stylesheet.
      for (const name of [
        'cart/ready',
        ...(title === 'none' ? openStates.slice(0, Number(process.env.LAB ?? Infinity)) : ['cart/import-preview']),
      ])
        outcomes.push([name, await judgeStory(name)]);
      const all = outcomes.flatMap(([name, outcome]) => [
        ...(outcome.failure === null ? [] : [`${title}, ${name}: ${outcome.failure}`]),
        ...changesOf(outcome).map((change) => `${title}, ${name}, ${change}`),
      ]);
      failures.push(...all.filter((change) => !isAllowed(change)));
      const values = outcomes.reduce((sum, [, outcome]) => sum + outcome.values, 0);
      rows.push(
        `page with ${title}: ${outcomes.length} comparisons, ${values} values, ${all.filter((change) => !isAllowed(change)).length} differences, ${all.filter(isAllowed).length} that an open dialog makes`,
      );
    }
    await browser.close();
    host.close();
    console.log(rows.join('\n'));
    for (const change of [
      'planted: hr color',
      'planted: blockquote::before content false → true',
      'planted, focused: button opacity 1 → 0.5',
      'planted: html --x  → 1',
    ])
      expect(planted).toContain(change);
    expect([...new Set(failures)].slice(0, 40)).toEqual([]);
  },
);
