import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { expect, test } from 'vitest';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import type { Condition, ConditionHost, ConditionOutcome } from '../e2e/hosts/stories/condition-host';
import type { HostReact } from '../e2e/hosts/stories/serve';
import { labStates, toastStates } from './lab-states';
import { type LabCell, matrixOf } from './matrix';
import { serveConditions } from './serve-lab';

// Every widget in pages of other kinds: other versions and modes of React, in a host's dialogs, without storage, with
// changed prototypes, other colors, sizes and directions. Each row reports the number of states without problems.

type HostWindow = Window & { readonly host: ConditionHost };

/**
 * Each page shows every third state, and the next page the ones beside them. `LAB=all` shows all, in about 9 minutes.
 */
const EVERY = 3;

interface LabPage {
  readonly title: string;
  readonly condition: Condition;
  readonly react?: HostReact;
  readonly options?: BrowserContextOptions;
  /** States that it shows in addition, as `widget/state`. */
  readonly states?: readonly string[];
  /** Changes to the page before it loads, and after it has loaded. */
  readonly before?: (page: Page) => Promise<unknown>;
  readonly after?: (page: Page) => Promise<unknown>;
}

/** Gives a page an opaque origin, whose storage throws, as in a sandboxed frame. */
const withoutOrigin = (page: Page) =>
  page.route('**', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    await route.fulfill({
      response,
      headers: {
        ...headers,
        'access-control-allow-origin': '*',
        'content-security-policy': `${headers['content-security-policy'] ?? ''}; sandbox allow-scripts allow-forms`,
      },
    });
  });

const pages: readonly LabPage[] = [
  { title: 'React 19 in strict mode', condition: 'plain' },
  { title: 'React 18 in strict mode', condition: 'plain', react: 18 },
  { title: '<Activity> hidden and shown', condition: 'activity' },
  { title: 'in a host’s modal <dialog>', condition: 'native dialog' },
  { title: 'in a host’s dialog with a focus trap', condition: 'focus trap' },
  { title: 'in a sandbox without an origin', condition: 'sandbox', before: withoutOrigin },
  {
    title: 'with changed prototypes',
    condition: 'polluted',
    after: (page) =>
      page.evaluate(() => {
        Object.assign(Array.prototype, { hostAddition: () => 'added' });
        Object.assign(Object.prototype, { hostAddition: 'added' });
      }),
  },
  {
    title: 'in forced colours',
    condition: 'forced colours',
    options: { forcedColors: 'active', viewport: { width: 1280, height: 2000 } },
  },
  { title: 'at 400 %', condition: 'zoom', options: { viewport: { width: 320, height: 256 } } },
  {
    title: 'in a page from right to left',
    condition: 'rtl',
    after: (page) => page.evaluate(() => void (document.documentElement.dir = 'rtl')),
  },
  {
    title: 'under a header above all',
    condition: 'header',
    after: (page) =>
      page.evaluate(() => {
        const header = document.createElement('header');
        Object.assign(header.style, {
          position: 'sticky',
          top: '0',
          blockSize: '60px',
          zIndex: '2147483647',
          background: 'teal',
        });
        document.body.prepend(header);
        document.documentElement.style.setProperty('--tf-sticky-top', '60px');
      }),
  },
  {
    title: 'above a bar at the bottom that is above all',
    condition: 'bottom bar',
    states: toastStates,
    after: (page) =>
      page.evaluate(() => {
        const bar = document.createElement('footer');
        Object.assign(bar.style, {
          position: 'fixed',
          insetInline: '0',
          bottom: '0',
          blockSize: '96px',
          zIndex: '2147483647',
          background: 'teal',
        });
        document.body.append(bar);
        document.documentElement.style.setProperty('--tf-sticky-bottom', '96px');
      }),
  },
];

/** Known problems in a page, and why they stay. */
const known: readonly { readonly page: RegExp; readonly problem: RegExp; readonly why: string }[] = [
  {
    page: /^with changed prototypes$/,
    problem: /console: React does not recognize the `%s` prop/,
    why: 'React’s development build says so once of any element, as it looks at inherited names too.',
  },
  {
    page: /modal <dialog>$/,
    problem: /^layout-shell\/ready: expect\(element\)\.toHaveFocus/,
    why: 'The story walks the page from its start, and the focus starts in the dialog.',
  },
];

interface Found extends ConditionOutcome {
  readonly name: string;
}

async function visit(browser: Browser, url: string, lab: LabPage): Promise<readonly Found[]> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...lab.options,
  });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(`thrown: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text().slice(0, 200)}`);
  });
  await page.exposeFunction('takePicture', async () => (await page.screenshot()).toString('base64'));
  await lab.before?.(page);
  await page.goto(url);
  await page.waitForFunction(() => 'host' in window);
  await lab.after?.(page);
  const stories = await page.evaluate(() => (window as unknown as HostWindow).host.stories);
  const only = process.env.LAB?.split(',');
  const isWhole = only?.includes('all') ?? false;
  const planted = (await page.evaluate(() => (window as unknown as HostWindow).host.judgePlanted())).join('\n');
  for (const problem of [
    'the page is',
    'is cut',
    'rgb(255, 255, 255) on rgb(255, 255, 255)',
    'has no edge',
    'is not in the picture',
  ])
    expect(planted, lab.title).toContain(problem);
  expect(planted.includes('from right to left')).toBe(lab.condition === 'rtl');
  const found: Found[] = [];
  for (const [index, { id, widget, state }] of labStates(stories, lab.states).entries()) {
    const isOwn = lab.states?.includes(`${widget}/${state}`) ?? false;
    const isTurn = isOwn || (index + pages.indexOf(lab)) % EVERY === 0;
    if (only === undefined ? !isTurn : !only.includes(widget) && !isWhole) continue;
    errors.length = 0;
    const show = () =>
      page.evaluate(([story, condition]) => (window as unknown as HostWindow).host.judge(story, condition), [
        id,
        lab.condition,
      ] as const);
    const first = await show();
    // A story that failed on a busy machine is played once more; its reports count all the same.
    const outcome = first.failure === null ? first : await show();
    const missing = isOwn && outcome.toasts === 0 ? ['shows no toast'] : [];
    found.push({ ...outcome, problems: [...errors, ...outcome.problems, ...missing], name: `${widget}/${state}` });
  }
  await page.close();
  return found;
}

test('every widget works in pages of other kinds', { timeout: 1_800_000, retry: 0 }, async () => {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  const hosts = { 18: await serveConditions(18), 19: await serveConditions(19) };
  const outlines = new Map<string, readonly string[]>();
  const rows: string[] = [];
  const cells: LabCell[] = [];
  const failures: string[] = [];
  const only = process.env.LAB_PAGE;
  for (const lab of pages) {
    if (only !== undefined && !new RegExp(only).test(lab.title)) continue;
    const found = await visit(browser, hosts[lab.react ?? 19].url, lab);
    expect(found.length, `${lab.title}: no state was shown`).toBeGreaterThan(0);
    const problems = found.map(({ name, failure, problems: mine, outline }) => {
      const usual = outlines.get(name) ?? outline;
      outlines.set(name, usual);
      // Every page renders the same where neither the window nor the widget's surroundings differ.
      const isComparable = ['plain', 'polluted', 'sandbox'].includes(lab.condition);
      const other = isComparable ? outline.findIndex((element, at) => element !== usual[at]) : -1;
      return [
        ...(failure === null ? [] : [failure]),
        ...[...new Set(mine)],
        ...(other === -1 ? [] : [`draws ${outline[other] ?? 'nothing'} in the place of ${usual[other] ?? 'nothing'}`]),
      ].map((problem) => ({
        text: `${lab.title}, ${name}: ${problem}`,
        isKnown: known.some((one) => one.page.test(lab.title) && one.problem.test(`${name}: ${problem}`)),
      }));
    });
    cells.push(
      ...problems.map((mine, at) => ({
        widget: found[at]?.name.replace(/\/.*/, '') ?? '',
        host: lab.title,
        result:
          mine.length === 0
            ? ('right' as const)
            : mine.every(({ isKnown }) => isKnown)
              ? ('known' as const)
              : ('wrong' as const),
      })),
    );
    const right = problems.filter((mine) => mine.length === 0).length;
    const explained = problems.filter((mine) => mine.length > 0 && mine.every(({ isKnown }) => isKnown)).length;
    rows.push(`${lab.title}: ${right} of ${found.length}, ${explained} with a known difference`);
    console.log(rows.at(-1));
    console.log(
      problems
        .flat()
        .map(({ text }) => text)
        .join('\n'),
    );
    failures.push(...problems.flat().flatMap(({ text, isKnown }) => (isKnown ? [] : [text])));
  }
  await browser.close();
  hosts[18].close();
  hosts[19].close();
  console.log([...rows, matrixOf(cells)].join('\n'));
  expect(failures).toEqual([]);
});
