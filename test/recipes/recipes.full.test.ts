import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/surface.mjs';
import { copyTree, type Edit, type Said, type TreeCopy } from './copy-of-tree';

type Edits = Readonly<Record<string, readonly Edit[]>>;

/** A text of an order that a backend may leave out: the sales representative. */
const field: Edits = {
  'src/domain/order-history.ts': [
    [
      '  readonly createdBy: string | null;\n',
      '  readonly createdBy: string | null;\n  /** Who looks after the account; absent or null where the backend does not say. */\n  readonly salesRep?: string | null;\n',
    ],
  ],
  'src/testing/schemas/order.ts': [
    [
      '  createdBy: z.nullable(label),\n',
      '  createdBy: z.nullable(label),\n  salesRep: z.exactOptional(z.nullable(label)),\n',
    ],
  ],
  'src/adapters/salesforce/orders/orders.methods.ts': [
    [
      '  createdBy: optionalText(),\n',
      '  createdBy: optionalText(),\n  /** First and last name of who looks after the account; missing or null where nobody does. */\n  salesRep: optionalText(),\n',
    ],
  ],
  'src/adapters/demo/engine/order-rows.ts': [
    [
      '    createdBy: buyer === undefined',
      "    salesRep: account.region === 'quebec' ? 'Élise Fortin' : 'Tom Reyes',\n    createdBy: buyer === undefined",
    ],
  ],
  'src/widgets/order-detail/parts/facts.tsx': [
    [
      '    [m.references.createdBy, order.createdBy],\n',
      '    [m.references.createdBy, order.createdBy],\n    [m.references.salesRep, order.salesRep],\n',
    ],
  ],
  'test/dom/widgets/order-detail.test.tsx': [
    [
      "      'Created by': order.createdBy,\n",
      "      'Created by': order.createdBy,\n      'Sales representative': order.salesRep,\n",
    ],
  ],
};
const label = [
  'scripts/new-text.mjs',
  'order-detail',
  'references.salesRep',
  'Sales representative',
  'fr-CA=Représentant',
  'es-CA=Representante de ventas',
  'zh-CN=销售代表',
  'ko-KR=영업 담당자',
] as const;
const labelled = [
  'src/locales/es-CA/order-detail.ts',
  'src/locales/fr-CA/order-detail.ts',
  'src/locales/ko-KR/order-detail.ts',
  'src/locales/zh-CN/order-detail.ts',
  'src/widgets/order-detail/order-detail.messages.ts',
  'test/locales/translated-from.txt',
];

/** A server method that returns the days on which nobody answers the phone. */
const serverMethod: Edits = {
  'src/adapters/salesforce/contact/contact.methods.ts': [
    [
      'export const sendMessage = defineCommit({',
      `export const getServiceHolidays = defineMethod({
  name: 'getServiceHolidays',
  http: 'GET',
  request: z.object(callerFields()),
  response: z.object({
    /** Days of the next months on which nobody is there, in their order. */
    closed: z.array(
      z.object({
        date: day(),
        /** Why, in the buyer's language. */
        name: optionalText(),
      }),
    ),
  }),
  docs: {
    purpose: 'Days on which customer service is closed, beside those of \`getContactDetails\`.',
    without: 'The page shows the days of \`getContactDetails\` alone.',
  },
});

export const sendMessage = defineCommit({`,
    ],
  ],
  'src/adapters/salesforce/contact/contact.port.ts': [
    ['import { getContactDetails, sendMessage }', 'import { getContactDetails, getServiceHolidays, sendMessage }'],
    [
      '        call?.signal,\n      );\n',
      `        call?.signal,
      );
      const holidays = await methods.callIfAvailable(
        getServiceHolidays,
        { effectiveAccountId: accountId, language: locale },
        call?.signal,
      );
`,
    ],
    [
      'closed: hours.closed.map(({ date, name }) => ({ date, name: plain(name) })),',
      `closed: [...hours.closed, ...(holidays?.closed ?? [])].map(({ date, name }) => ({
                date,
                name: plain(name),
              })),`,
    ],
  ],
  'test/support/platform-server/server-methods/contact.ts': [
    [
      'interface ContactInput {',
      `const getServiceHolidays: Handler<'getServiceHolidays'> = () => ({
  closed: [{ date: '2026-12-24', name: 'Christmas Eve' }],
});

interface ContactInput {`,
    ],
    [
      'serving({ getContactDetails, ...sendMessage })',
      'serving({ getContactDetails, getServiceHolidays, ...sendMessage })',
    ],
  ],
};

const widget = 'sample-orders';
/** Files that `npm run new:widget` writes and edits: none of them by hand. */
const widgetFiles = [
  'package.json',
  `src/embed/chunks/${widget}.ts`,
  'src/embed/registry.ts',
  'src/index.ts',
  'src/locales/english.ts',
  ...['es-CA', 'fr-CA', 'ko-KR', 'zh-CN'].flatMap((tag) => [
    `src/locales/${tag}/pack.ts`,
    `src/locales/${tag}/portal.ts`,
    `src/locales/${tag}/${widget}.ts`,
  ]),
  'src/portal/pages.ts',
  'src/portal/pages/lazy-pages.ts',
  `src/portal/pages/${widget}-page.tsx`,
  'src/portal/portal.messages.ts',
  'src/styles/styles.css',
  'src/widgets/common/isolation/widget-sheets.ts',
  `src/widgets/${widget}/index.ts`,
  `src/widgets/${widget}/parts/order-row.tsx`,
  ...['contract.ts', 'css', 'messages.ts', 'reads.ts', 'rules.ts', 'types.ts', 'view.tsx', 'widget.tsx'].map(
    (kind) => `src/widgets/${widget}/${widget}.${kind}`,
  ),
  `stories/widgets/${widget}/${widget}.states.ts`,
  `stories/widgets/${widget}/${widget}.stories.tsx`,
  'test/e2e/portal/roles.ts',
  'test/locales/translated-from.txt',
  `test/widgets/${widget}.rules.test.ts`,
].sort();

/** Tests the field and the method over the platform's wire; no recipe writes such a test. */
const checks = `import { expect, it } from 'vitest';
import { serverMethodJson } from '../../scripts/server-methods.mjs';
import { serverMethodContract } from '../../src/adapters/salesforce/server-methods/contract';
import { openStore } from '../adapters/salesforce/support/store';

it('the field comes over the wire', async () => {
  const store = await openStore();
  const at = { accountId: await store.accountId(), locale: 'en-US' };
  const { items } = await store.adapter.orders.search({
    ...at, text: '', placed: { start: null, end: null }, statuses: [], sort: 'CreatedDateDesc', page: 0, pageSize: 2,
  });
  expect(items.map((order) => Reflect.get(order, 'salesRep'))).toEqual(['Tom Reyes', 'Tom Reyes']);
  const detail = await store.adapter.orders.detail({ ...at, orderId: items[0]?.id ?? '' });
  expect(Reflect.get(detail ?? {}, 'salesRep')).toBe('Tom Reyes');
  await store.close();
});

it('the method is asked over the wire, and is in the contract', async () => {
  const store = await openStore();
  const { hours } = await store.adapter.contact.read({ accountId: await store.accountId(), locale: 'en-US' });
  expect(hours?.closed.at(-1)).toEqual({ date: '2026-12-24', name: 'Christmas Eve' });
  await store.close();
  const method = serverMethodJson(serverMethodContract).find(({ name }) => name === 'getServiceHolidays');
  expect(method).toMatchObject({ http: 'GET', without: expect.stringContaining('alone') });
  expect(method?.response.properties?.closed?.description).toContain('nobody is there');
});
`;

/** Opens the widget's page by its path, in the portal. */
const pageStory = `import { expect, waitFor } from 'storybook/test';
import '../../src/portal/portal.css';
import { pageAt } from '../../src/portal/routes';
import { PortalStory } from './portal-story';

export default { title: 'Portal/Made page', component: PortalStory, parameters: { layout: 'fullscreen', bare: true } };

export const Opens = {
  args: { page: pageAt('/${widget}'), locale: 'en-US' },
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main h1')).toHaveTextContent('Your orders'), { timeout: 8000 });
    await waitFor(() => expect(canvasElement.querySelectorAll('main .tf-${widget}-row').length).toBeGreaterThan(1), { timeout: 8000 });
  },
};
`;

const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');

/** Paths that a recipe of CONTRIBUTING.md numbers, as patterns: `<capability>` matches any name. */
const recipe = (title: string): readonly RegExp[] => {
  const [, section = ''] = guide.split(`\n### ${title}\n`);
  return [...(section.split(/\n##/)[0] ?? '').matchAll(/^\d+\. `([^`]+)`/gm)].map(
    ([, path = '']) => new RegExp(`^${path.replaceAll('.', '\\.').replace(/<\w+>/g, '[^/]+')}$`),
  );
};

/** End of a command's output: of tests, those that failed. */
const passes = ({ status, said }: Said) => {
  const failed = said.search(/^not ok/m);
  expect(status, failed < 0 ? said.slice(-4000) : said.slice(failed, failed + 4000)).toBe(0);
};

describe('a recipe of CONTRIBUTING.md', { timeout: 300_000 }, () => {
  let copy: TreeCopy;
  /** Files by recipe, which `npm run stats` prints. */
  const counts: Record<string, { readonly byHand: readonly string[]; readonly byCommand: readonly string[] }> = {};

  const vitest = (projects: readonly string[], ...args: readonly string[]): Said =>
    copy.run(
      'node_modules/vitest/vitest.mjs',
      ...['run', '--config', 'vitest.copy.config.ts', '--reporter=tap-flat'],
      ...projects.map((name) => `--project=${name}`),
      ...args,
    );

  /** Records the files of a recipe; all that were not edited by hand were written by its command. */
  function count(name: string, byHand: readonly string[]): readonly string[] {
    const changed = copy.changes();
    const byCommand = changed.filter((path) => !byHand.includes(path));
    expect(byHand.filter((path) => !changed.includes(path))).toEqual([]);
    counts[name] = { byHand, byCommand };
    console.log(
      `${name}: ${byHand.length} files by hand, ${byCommand.length} by a command\n${byHand.map((path) => `  ${path}\n`).join('')}`,
    );
    return byCommand;
  }

  beforeAll(() => {
    copy = copyTree();
    copy.write('test/recipes/check.test.ts', checks);
    copy.write(`stories/portal/made-page.stories.tsx`, pageStory);
  }, 120_000);
  afterAll(() => copy.remove(), 60_000);

  it('an edit fails where the text that it replaces does not occur', () => {
    expect(() => copy.edit({ 'package.json': [['no such text', '']] })).toThrow('package.json has 0 of these');
    expect(() => copy.edit({ 'package.json': [['"', '']] })).toThrow('and a recipe needs one');
    expect(copy.changes()).toEqual([]);
  });

  it('needs six files for a field of an order, and one command for its label', () => {
    const wire = 'src/adapters/salesforce/orders/orders.methods.ts';
    const { [wire]: declaration = [], ...others } = field;
    copy.edit(others);
    // A forgotten step is detected: here one step of the field, and all of the method.
    const early = vitest(['node'], 'test/recipes/check.test.ts', 'test/adapters/salesforce/orders.test.ts');
    const failed = early.said.match(/^not ok .*/gm);
    expect(failed).toHaveLength(3);
    for (const name of [
      'the field comes',
      'the method is asked',
      'has the same data over the wire format as in the demo',
    ])
      expect(failed).toContainEqual(expect.stringContaining(name));
    copy.edit({ [wire]: declaration });
    passes(copy.run(...label));
    const files = Object.keys(field);
    expect(count('a field of an order', files)).toEqual(labelled);
    expect(recipe('A field of an order').map((path) => files.filter((file) => path.test(file)))).toEqual(
      files.map((file) => [file]),
    );
    expect(files.length).toBeLessThanOrEqual(6);
  });

  it('needs three files for a server method of the platform', () => {
    copy.edit(serverMethod);
    const files = Object.keys(serverMethod);
    expect(count('a server method', files)).toEqual([]);
    expect(recipe('A server method of the platform').map((path) => files.filter((file) => path.test(file)))).toEqual(
      files.map((file) => [file]),
    );
    expect(files.length).toBeLessThanOrEqual(3);
  });

  it('needs no file for a widget with a page in the portal, only its command', () => {
    passes(copy.run('scripts/new-widget.mjs', widget));
    expect(count('a widget with a page', [])).toEqual(widgetFiles);
    expect(copy.read(`src/widgets/${widget}/${widget}.widget.tsx`)).not.toMatch(/__\w+__(?!\s*\*\/)/);
    passes(copy.run('scripts/sync.mjs', '--check'));
    for (const name of [widget, 'Order History', '']) expect(copy.run('scripts/new-widget.mjs', name).status).toBe(1);
  });

  it('has a result that compiles, is formatted, lints and respects the boundaries', () => {
    const touched = Object.values(counts)
      .flatMap(({ byHand, byCommand }) => [...byHand, ...byCommand])
      .filter((path) => /\.(tsx?|css)$/.test(path));
    expect(touched.length).toBeGreaterThan(40);
    passes(copy.run('node_modules/typescript/bin/tsc', '-p', '.'));
    passes(copy.run('node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', ...touched));
    const sources = touched.filter((path) => !path.endsWith('.css'));
    passes(copy.run('node_modules/eslint/bin/eslint.js', '--max-warnings', '0', ...sources));
    passes(copy.run('scripts/boundaries.mjs'));
  });

  it('has a field, a method and texts that work over the wire, and that every list of the tree contains', () => {
    passes(
      vitest(
        ['node'],
        'test/recipes/check.test.ts',
        'test/adapters/salesforce/contract.test.ts',
        'test/adapters/salesforce/orders.test.ts',
        `test/widgets/${widget}.rules.test.ts`,
        'test/portal',
        'test/package/surface.test.ts',
        'test/locales',
        'test/architecture/file-roles.test.ts',
        'test/architecture/states.test.ts',
        // Whether every role has a file does not depend on a new widget.
        '-t',
        '^(?!finds the files of every widget)',
      ),
    );
    const title = 'covers every method';
    const covered = vitest(['node-full'], 'test/adapters/salesforce/mutated-responses.full.test.ts', '-t', title);
    passes(covered);
    // A title that no test has would skip all of them, which passes too.
    expect(covered.said).toMatch(new RegExp(`^ok (?!.*# SKIP).*${title}`, 'm'));
  });

  it('has a field on the page of an order, and a widget with a story for each state and a page at its address', () => {
    const text = copy.read(`src/widgets/${widget}/${widget}.contract.ts`);
    const states = /states: \[([^\]]*)\]/.exec(text)?.[1]?.match(/'[^']+'/g) ?? [];
    expect(states.length).toBeGreaterThan(0);
    const result = vitest(
      ['dom', 'stories'],
      'test/dom/widgets/order-detail.test.tsx',
      `stories/widgets/${widget}`,
      'stories/portal/made-page',
      '-t',
      'shows all data of the order|stories.tsx|^[A-Z][A-Za-z ]+$',
    );
    passes(result);
    const ran = (result.said.match(/^ok .*/gm) ?? []).filter((line) => !line.includes('# SKIP'));
    expect(ran.filter((line) => line.includes('shows all data of the order'))).toHaveLength(1);
    expect(ran.filter((line) => line.includes('made-page'))).toHaveLength(1);
    expect(ran.filter((line) => line.includes(`${widget}.stories`))).toHaveLength(states.length);
    mkdirSync(join(root, 'test-results'), { recursive: true });
    writeFileSync(join(root, 'test-results/recipes.json'), JSON.stringify(counts, null, 1));
  });
});
