import { changesOfPage, type PageChange, type PageReading, readPage } from '../../../hosts/compare-page';
import { perform, stories } from './stage';

/** Changes of the page's own elements, by moment. */
export interface PageOutcome {
  readonly failure: string | null;
  readonly moments: readonly { readonly moment: string; readonly changes: readonly PageChange[] }[];
  /** Number of compared computed values. */
  readonly values: number;
}

/** Functions that the test calls from outside. */
export interface PageHost {
  readonly stories: readonly { readonly id: string; readonly widget: string; readonly state: string }[];
  /** Enables one of the page's own stylesheets, or none. */
  readonly enableStylesheet: (title: string) => void;
  /** Differences that a stylesheet causes: the planted one as a control, or the library's alone. */
  readonly judgeSheet: (kind: 'planted' | 'ours') => Promise<PageOutcome>;
  /** Differences that a story causes, while it is rendered with the library's stylesheets and after it is unmounted. */
  readonly judgeStory: (id: string) => Promise<PageOutcome>;
}

/** Functions that the run adds to the page: simulates focus and hover on every element of the page, or ends that. */
interface PageRun {
  readonly pressAll: (on: boolean) => Promise<void>;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const links = (selector: string) => [...document.querySelectorAll<HTMLLinkElement>(`link[${selector}]`)];
function turn(selector: string, on: boolean): void {
  for (const { sheet } of links(selector)) if (sheet !== null) sheet.disabled = !on;
}

/** Compares the page at rest, and with simulated focus and hover on each element. */
async function readTwice(): Promise<readonly [PageReading, PageReading]> {
  // The run exposes this function before it calls `perform`.
  const { pressAll } = window as unknown as PageRun;
  const atRest = readPage();
  await pressAll(true);
  const pressed = readPage();
  await pressAll(false);
  return [atRest, pressed];
}

async function compare(alone: Awaited<ReturnType<typeof readTwice>>, moment: string) {
  const found = await readTwice();
  return [
    { moment, changes: changesOfPage(alone[0], found[0]) },
    { moment: `${moment}, focused`, changes: changesOfPage(alone[1], found[1]) },
  ];
}

const countOf = (readings: readonly PageReading[]) =>
  readings.flatMap(({ styles }) => styles).reduce((sum, { values }) => sum + values.length, 0);

const host: PageHost = {
  stories: stories.map((story) => {
    const { widget, state } = story.context({}).parameters;
    return { id: story.id, widget: text(widget), state: text(state) };
  }),
  enableStylesheet(title) {
    for (const { dataset, sheet } of links('data-lab')) if (sheet !== null) sheet.disabled = dataset.lab !== title;
  },
  async judgeSheet(kind) {
    const alone = await readTwice();
    turn(`data-${kind}`, true);
    const moments = await compare(alone, kind);
    turn(`data-${kind}`, false);
    return { failure: null, moments, values: countOf(alone) };
  },
  async judgeStory(id) {
    const story = stories.find((one) => one.id === id);
    if (story === undefined) throw new Error(`No story ${id}`);
    const alone = readPage();
    turn('data-ours', true);
    let changes: readonly PageChange[] = [];
    const { failure } = await perform(story, {}, () => {
      changes = changesOfPage(alone, readPage());
    });
    turn('data-ours', false);
    const after = readPage();
    const without = (marks: PageReading['marks'], others: PageReading['marks']) =>
      marks.filter((mark) => !others.includes(mark)).join();
    const [removed, left] = [without(alone.marks, after.marks), without(after.marks, alone.marks)];
    const marks = removed === left ? [] : [{ element: 'page', property: 'marks', alone: removed, found: left }];
    const moments = [
      { moment: 'with it', changes },
      { moment: 'after it', changes: [...changesOfPage(alone, after), ...marks] },
    ];
    return { failure, moments, values: countOf([alone]) };
  },
};
turn('data-lab', false);
turn('data-ours', false);
turn('data-planted', false);
Object.assign(window, { host });
