import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { allCases, conform, type Harness, formatReport } from '../../src/testing';
import { bundleOf } from '../docs/run-snippets';
import { snippetsOf } from '../docs/snippets';

const DOCUMENT = 'stories/docs/grading.mdx';

/**
 * The harness of the docs as readers copy it: it imports a second copy of the library, as in an app with its own
 * bundle.
 */
async function harnessOfDocs(): Promise<Harness> {
  const code = Buffer.from(await bundleOf(DOCUMENT, "export { harness } from './harness';")).toString('base64');
  const { harness } = await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`);
  return harness as Harness; // a separate test type-checks the snippets of the docs
}

/** Methods that the adapter of the docs implements: read, create and change a list. */
const had: readonly string[] = ['lists.list', 'lists.create', 'lists.addItems'];
const lacking = allCases
  .filter(({ port }) => port === 'lists')
  .flatMap(({ id, needs }): readonly (readonly [string, string])[] => {
    const missing = needs.filter((method) => !had.includes(method));
    return missing.length === 0 ? [] : [[id, `the adapter has no ${missing.join(', ')}`]];
  });

/** Cases that can't run without a catalog or without fault injection. */
const skipped = {
  ...Object.fromEntries(lacking),
  'lists/viewer': 'the harness has no viewer',
  'lists/list-fault': 'needs a harness that can inject faults (`injectFault`)',
};

describe('the adapter of the docs', () => {
  it('is 40 to 80 lines long', () => {
    const lines =
      snippetsOf(DOCUMENT)
        .find(({ title }) => title === 'lists-adapter.ts')
        ?.code.split('\n').length ?? 0;
    expect(lines).toBeGreaterThan(40);
    expect(lines).toBeLessThanOrEqual(80);
  });

  it('passes every case that can run', async () => {
    const report = await conform(await harnessOfDocs());
    console.log(formatReport(report));
    expect(report.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect(
      Object.fromEntries(report.flatMap((one) => (one.outcome === 'skipped' ? [[one.case, one.message]] : []))),
    ).toEqual(skipped);
    expect(report.filter(({ outcome }) => outcome === 'passed').length).toBeGreaterThanOrEqual(15);
  }, 60_000);

  it('gets a failure for a defect', async () => {
    const docs = await harnessOfDocs();
    const report = await conform({
      ...docs,
      open: async (seat) => {
        const opened = await docs.open(seat);
        const lists = opened?.adapter.lists;
        return opened && lists?.list
          ? {
              ...opened,
              adapter: {
                ...opened.adapter,
                lists: { ...lists, list: async (...call) => [...((await lists.list?.(...call)) ?? [])].reverse() },
              },
            }
          : opened;
      },
    });
    expect(report.flatMap((one) => (one.outcome === 'failed' ? [one.case] : []))).toEqual(['lists/newest-first']);
  }, 60_000);
});

describe('under node:test', () => {
  it('the loop of the docs runs the cases and reports skips', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kit-'));
    try {
      const file = join(folder, 'lists.test.mjs');
      const own =
        "import { casesFor } from 'tradefront/testing';\nimport test from 'node:test';\nimport { harness } from './harness';\nfor (const { title, run } of casesFor(harness, { ports: ['lists'] })) test(title, run);\n";
      writeFileSync(file, await bundleOf(DOCUMENT, own));
      const env = { ...process.env, NODE_TEST_CONTEXT: undefined };
      const { stdout } = await promisify(execFile)(process.execPath, ['--test', '--test-reporter=tap', file], { env });
      const figure = (name: string): number => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(stdout)?.[1]);
      expect({ fail: figure('fail'), skipped: figure('skipped'), passed: figure('pass') >= 15 }).toEqual({
        fail: 0,
        skipped: Object.keys(skipped).length,
        passed: true,
      });
      expect(stdout).toContain('# SKIP the adapter has no catalog.search');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }, 60_000);
});
