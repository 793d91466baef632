import { describe, expect, it } from 'vitest';
import { conform, type Harness, printReport } from '../../src/testing';
import { exportsOf } from '../docs/run-snippets';
import { snippetsOf } from '../docs/snippets';

const DOCUMENT = 'stories/docs/grading.mdx';

/** The harness as a reader copies it: the library in it is a second copy, as in an app that bundles its own. */
async function harnessOfDocs(): Promise<Harness> {
  const { harness } = await exportsOf(DOCUMENT, 'harness.ts');
  return harness as Harness; // the documents’ snippets are type-checked by a test of their own
}

/** What a store without a catalog and a harness that breaks nothing can not be asked. */
const unasked = {
  'lists/full': 'the adapter has no catalog.search',
  'lists/onlooker': 'the harness has no onlooker',
  'lists/list-trouble': 'needs a harness that can break its backend (`trouble`)',
};

describe('the adapter that the docs show', () => {
  it('is a page of code', () => {
    const lines = snippetsOf(DOCUMENT).find(({ title }) => title === 'lists-adapter.ts')?.code.split('\n').length ?? 0;
    expect(lines).toBeGreaterThan(40);
    expect(lines).toBeLessThanOrEqual(80);
  });

  it('keeps every promise it can be asked for', async () => {
    const report = await conform(await harnessOfDocs());
    console.log(printReport(report));
    expect(report.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect(Object.fromEntries(report.flatMap((one) => (one.outcome === 'skipped' ? [[one.case, one.message]] : [])))).toEqual(unasked);
    expect(report.filter(({ outcome }) => outcome === 'passed').length).toBeGreaterThanOrEqual(15);
  }, 60_000);

  it('is told what it breaks', async () => {
    const docs = await harnessOfDocs();
    const report = await conform({
      ...docs,
      open: async (seat) => {
        const opened = await docs.open(seat);
        const lists = opened?.adapter.lists;
        return opened && lists?.list ? { ...opened, adapter: { ...opened.adapter, lists: { ...lists, list: async (...call) => [...((await lists.list?.(...call)) ?? [])].reverse() } } } : opened;
      },
    });
    expect(report.flatMap((one) => (one.outcome === 'failed' ? [one.case] : []))).toEqual(['lists/newest-first']);
  }, 60_000);
});
