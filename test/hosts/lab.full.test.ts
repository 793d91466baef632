import { type CDPSession, chromium, type Page } from 'playwright';
import { expect, test } from 'vitest';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import type { LabHost } from '../e2e/hosts/stories/lab-host';
import type { LabOutcome, StyleChange } from './compare-styles';
import { labStates } from './lab-states';
import { matrixOf } from './matrix';
import { serveLab } from './serve-lab';

// The published stylesheets beside those of other pages: published releases, and single lines. The browser's computed
// values for every element of a widget have to equal those on a page without styles.

type LabWindow = Window & { readonly host: LabHost };

/** Stylesheets that change something, their changes, and why those stay. */
const known: readonly {
  /** All pages unless one is named. */
  readonly state?: string;
  readonly sheet: RegExp;
  readonly change: RegExp;
  readonly why: string;
}[] = [
  {
    sheet: /^wordpress themes, after ours/,
    change: /^a\b.* text-decoration-line none → underline$/,
    why: '`:root :where(a)` weighs one class, so the later of the two sheets decides.',
  },
  {
    sheet: /^single lines/,
    change: /^(p|h\d|div)\b.* outline-style solid → none$/,
    why: 'What only a script gives the focus to: the page says with `!important` that it shows no outline.',
  },
  {
    state: 'checkout/adding-method',
    sheet: /^(bootstrap 3|wordpress themes|single lines)/,
    change: /\bbox\b|^div\.tf-story-frame /,
    why: 'The payment fields in the slot are the page’s own: their height is in rem, which these sheets set.',
  },
];

/** Simulates hover on every element: a real pointer also hovers all ancestors of a link. */
async function hoverAll(session: CDPSession): Promise<void> {
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '.tf-root, .tf-root *',
  });
  for (const nodeId of nodeIds) await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] });
}

async function openLab(page: Page, url: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await page.exposeFunction('hoverAll', () => hoverAll(session));
  await page.goto(url);
  await page.waitForFunction(() => 'host' in window);
}

const described = ({ element, property, neutral, found }: StyleChange) =>
  `${element} ${property} ${neutral} → ${found}`;

test('every widget looks the same under the stylesheets of other pages', { timeout: 1_200_000, retry: 0 }, async () => {
  const host = await serveLab();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await openLab(page, host.url);
  const stories = await page.evaluate(() => (window as unknown as LabWindow).host.stories);
  const widgets = new Set(stories.map(({ widget }) => widget).filter((name) => name !== ''));
  const only = process.env.LAB?.split(',');
  const chosen = labStates(stories);
  const outcomes: (LabOutcome & { readonly name: string })[] = [];
  for (const { id, widget, state } of chosen) {
    if (only !== undefined && !only.includes('all') && !only.includes(widget)) continue;
    const outcome = await page.evaluate((story) => (window as unknown as LabWindow).host.judge(story), id);
    outcomes.push({ ...outcome, name: `${widget}/${state}` });
  }
  await browser.close();
  host.close();

  const cells = outcomes.flatMap(({ name, sheets }) =>
    sheets.map(({ title, changes }) => {
      const texts = changes.map(described);
      const reasonOf = (change: string) =>
        known.find((one) => (one.state ?? name) === name && one.sheet.test(title) && one.change.test(change));
      return { name, title, changes: texts, unexplained: texts.filter((change) => reasonOf(change) === undefined) };
    }),
  );
  const titles = [...new Set(cells.map(({ title }) => title))];
  const rows = titles.map((title) => {
    const mine = cells.filter((cell) => cell.title === title);
    const same = mine.filter(({ changes }) => changes.length === 0).length;
    const explained = mine.filter(({ changes, unexplained }) => changes.length > 0 && unexplained.length === 0).length;
    return `${title}: ${same} of ${mine.length} the same, ${explained} with a known difference`;
  });
  const elements = outcomes.reduce((sum, outcome) => sum + outcome.elements, 0);
  const matrix = matrixOf(
    cells.map(({ name, title, changes, unexplained }) => ({
      widget: name.replace(/\/.*/, ''),
      host: title.replace(/,.*/, ''),
      result: changes.length === 0 ? 'right' : unexplained.length === 0 ? 'known' : 'wrong',
    })),
  );
  console.log(
    [`${outcomes.length} states of ${widgets.size} widgets, ${elements} elements`, ...rows, matrix].join('\n'),
  );
  expect(outcomes.flatMap(({ name, failure }) => (failure === null ? [] : [`${name}: ${failure}`]))).toEqual([]);
  expect(
    cells.flatMap(({ name, title, unexplained }) =>
      [...new Set(unexplained)].slice(0, 5).map((change) => `${name}, ${title}: ${change}`),
    ),
  ).toEqual([]);
});
