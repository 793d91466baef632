import { changesOfPage, type PageChange, type PageReading, readPage } from '../../../hosts/compare-page';
import { perform, stories } from './stage';

/** What became of the page's own elements, by moment. */
export interface PageOutcome {
  readonly failure: string | null;
  readonly moments: readonly { readonly moment: string; readonly changes: readonly PageChange[] }[];
  /** Computed values that were compared. */
  readonly values: number;
}

/** What the test calls from outside. */
export interface PageHost {
  readonly stories: readonly { readonly id: string; readonly widget: string; readonly state: string }[];
  /** Turns one of the page's own sheets on, or none. */
  readonly wear: (title: string) => void;
  /** What a sheet changes that is written to change something: `planted`, or ours alone. */
  readonly judgeSheet: (kind: 'planted' | 'ours') => Promise<PageOutcome>;
  /** What a story changes, while it stands with our sheets and after it has left. */
  readonly judgeStory: (id: string) => Promise<PageOutcome>;
}

/** What the run puts on the page: has every element of the page look as if it had the focus and the pointer, or not. */
interface PageRun {
  readonly pressAll: (on: boolean) => Promise<void>;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const links = (selector: string) => [...document.querySelectorAll<HTMLLinkElement>(`link[${selector}]`)];
function turn(selector: string, on: boolean): void {
  for (const { sheet } of links(selector)) if (sheet !== null) sheet.disabled = !on;
}

/** The page at rest, and as if each element had the focus and the pointer. */
async function readTwice(): Promise<readonly [PageReading, PageReading]> {
  // The run puts this function on the page before it asks.
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
  wear(title) {
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
    const [gone, left] = [without(alone.marks, after.marks), without(after.marks, alone.marks)];
    const marks = gone === left ? [] : [{ element: 'page', property: 'marks', alone: gone, found: left }];
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
