// Tests accessibility and writes the report of the docs: axe in every story, and the other tests that criteria.ts names.
// `npm run accessibility`; with --write it only writes the page from the results of the last runs.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { runTs } from '../run-ts.mjs';
import { root } from '../surface.mjs';

const load = (name) => runTs(`${root}scripts/accessibility/${name}.ts`);
const { criteria } = await load('criteria');
const { parseResults, RESULTS_FILE } = await load('results-reporter');
const { reportPage } = await load('report');

/** Runs tests with the reporter that collects their results. Failures are results too. */
function collect(args) {
  const reporters = ['--reporter=default', '--reporter=./scripts/accessibility/results-reporter.ts'];
  try {
    execFileSync(`${root}node_modules/.bin/vitest`, ['run', ...reporters, ...args], { cwd: root, stdio: 'inherit' });
  } catch {
    console.log('Some tests failed; the report says which.');
  }
}

if (!process.argv.includes('--write')) {
  rmSync(RESULTS_FILE, { force: true });
  collect(['--project', 'stories-full']);
  const files = new Set(criteria.flatMap(({ tests = [] }) => tests.map(({ file }) => file)));
  collect(['--project', 'dom', '--project', 'e2e-full', '--project', 'e2e', ...files]);
}
const results = parseResults(readFileSync(RESULTS_FILE, 'utf8'));
// A page from an aborted run would claim that nothing is tested.
if (results.stories === 0) throw new Error('axe has checked no story: the report stays as it is');
writeFileSync(`${root}stories/docs/accessibility-report.mdx`, reportPage(results));
