import { type Layer, layers } from './mutation-layers';

/** A check of the scorecard: one command whose tests are counted. */
export interface Check {
  /** Names the check on the command line. */
  readonly id: string;
  /** Heading on the page. */
  readonly part: string;
  /** What the command checks. */
  readonly what: string;
  /** Script of package.json. */
  readonly script: string;
  readonly args?: readonly string[];
  /** The arguments are the tests that this page names. */
  readonly testsOf?: string;
  /** For a script that does not run Vitest: its lines of output, with `passed` or `failed` in the group `result`. */
  readonly lines?: RegExp;
  /** For a script that counts itself: its line of output, with numbers in the groups `passed`, `failed` and `notRun`. */
  readonly totals?: RegExp;
  /** The row counts runs instead of tests, and each run is added to those before it. This many are wanted. */
  readonly wantedRuns?: number;
}

const engine = (id: string, title: string): Check => ({
  id,
  part: 'Browsers',
  what: `Main journeys, overlays and embeds in ${title}`,
  script: 'test:engines',
  args: ['--project', id, 'journeys', 'overlays', 'embed'],
});

const vendure = (id: string, what: string, ...args: readonly string[]): Check => ({
  id: `vendure-${id}`,
  part: 'A server that others wrote',
  what,
  script: 'test:vendure:all',
  args,
});

const mutations = ({ name, what }: Layer): Check => ({
  id: `mutations-${name}`,
  part: 'Tests that can fail',
  what: `Changes of every expression of ${what}: passed are those that a test notices; the goal is nine of ten`,
  script: 'test:mutations',
  args: [name],
  totals: /"noticed":(?<passed>\d+),"unnoticed":(?<failed>\d+),"static":(?<notRun>\d+)/,
});

/** Every check, in the order of the page. */
export const checks: readonly Check[] = [
  engine('chromium', 'Chromium'),
  engine('firefox', 'Firefox'),
  engine('webkit', 'WebKit'),
  {
    id: 'pictures',
    part: 'Browsers',
    what: 'Pictures of forty states of pages in each browser, beside those of Chromium',
    script: 'test:engines',
    args: ['pictures'],
  },
  {
    id: 'speech',
    part: 'Screen reader',
    what: 'Eight journeys in Firefox and Chromium: what Orca says at each stop, and each outcome once',
    script: 'test:speech',
    lines: /^(?:firefox|chromium) {2}.+ {2}(?<result>passed|failed) {2}/gm,
  },
  {
    id: 'network',
    part: 'Networks and long days',
    what: 'A slow and lossy network, five minutes without one in a commit, a Wi-Fi portal, responses that are cut off, wrong clocks; a page open for a day, and one frozen for an hour',
    script: 'test:network',
  },
  {
    id: 'soak',
    part: 'Networks and long days',
    what: 'Two thousand random schedules of each kind of once-only commit, with crashes, lost and late messages and several tabs; one count for each kind of commit and server',
    script: 'soak',
    args: ['2000'],
    lines: /^(?<result>passed|failed): .+"schedules":/gm,
  },
  {
    id: 'tabs',
    part: 'Networks and long days',
    what: 'Chunks that a new version has removed, storage that is full or cleared, sessions that end, several tabs',
    script: 'test:all',
    args: ['lazy-parts', 'e2e/session', 'faults/local', 'lost-answers'],
  },
  vendure('kit', 'The conformance kit against Vendure, with the plugin and without', 'kit'),
  vendure('faults', 'Faults over HTTP between the adapter and Vendure', 'faults'),
  vendure('journeys', 'Journeys in the browser against Vendure', 'journey', 'own-shop'),
  vendure('crawl', 'A press of every control of the portal against Vendure', 'crawl'),
  vendure('server', 'Vendure’s own operations, restarts, and once-only schedules on one and two processes', 'server/'),
  {
    id: 'threats',
    part: 'Security',
    what: 'Every test that the threat model names',
    script: 'test:all',
    testsOf: 'stories/docs/threat-model.mdx',
  },
  ...layers.map(mutations),
  {
    id: 'tests',
    part: 'Tests that can fail',
    what: 'The whole of npm test, run again and again without repeating a test: runs in which every test passed, and others',
    script: 'test',
    wantedRuns: 20,
  },
];
