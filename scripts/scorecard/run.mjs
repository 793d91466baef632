// Runs checks and writes their counts into the scorecard of the docs: `npm run scorecard`, or `npm run scorecard -- network
// soak` for some of them. The other rows keep the results of their last run.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTs } from '../run-ts.mjs';
import { root } from '../surface.mjs';

const { checks } = await runTs(`${root}scripts/scorecard/checks.ts`);

const file = `${root}stories/docs/parts/scorecard.json`;
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

const only = process.argv.slice(2);
const unknown = only.filter((id) => !checks.some((check) => check.id === id));
if (unknown.length > 0) throw new Error(`No check is called ${unknown.join(', ')}`);

/** Runs a script of package.json and shows its output; failures are results too. */
function run(script, args, stdout) {
  const { error, stdout: text } = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e9,
    stdio: ['ignore', stdout, 'inherit'],
  });
  if (error !== undefined) throw error;
  return text ?? '';
}

/** Tests that a page names. */
const testsIn = (page) => [
  ...new Set([...readFileSync(`${root}${page}`, 'utf8').matchAll(/`(test\/[\w./-]+)`/g)].map(([, path]) => path)),
];

/** Counts of a run of Vitest. */
function countTests({ script, args = [], testsOf }) {
  const folder = mkdtempSync(join(tmpdir(), 'tradefront-scorecard-'));
  const results = join(folder, 'results.json');
  try {
    const files = testsOf === undefined ? [] : testsIn(testsOf);
    run(
      script,
      [...args, ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${results}`],
      'inherit',
    );
    const { numPassedTests, numFailedTests, numTotalTests, testResults } = JSON.parse(readFileSync(results, 'utf8'));
    // A file that fails before its tests has none.
    const broken = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    return {
      passed: numPassedTests,
      failed: numFailedTests + broken.length,
      notRun: numTotalTests - numPassedTests - numFailedTests,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Counts of lines of output. */
function countLines({ script, args = [], lines }) {
  const text = run(script, args, 'pipe');
  console.log(text);
  const results = [...text.matchAll(lines)].map(({ groups }) => groups.result);
  const count = (wanted) => results.filter((result) => result === wanted).length;
  return { passed: count('passed'), failed: count('failed'), notRun: 0 };
}

/** Counts that the output names. */
function readTotals({ script, args = [], totals }) {
  const text = run(script, args, 'pipe');
  console.log(text);
  const { passed, failed, notRun } = totals.exec(text)?.groups ?? {};
  if (passed === undefined) throw new Error(`${script} printed no counts`);
  return { passed: Number(passed), failed: Number(failed), notRun: Number(notRun) };
}

/** A run is one count, added to those before it: passed if every test passed and none was skipped. */
function addRun(check, before) {
  const counts = countTests(check);
  const isGood = counts.failed + counts.notRun === 0;
  const passed = (before?.passed ?? 0) + Number(isGood);
  const failed = (before?.failed ?? 0) + Number(!isGood);
  return { passed, failed, notRun: Math.max(0, check.wantedRuns - passed - failed) };
}

const readResults = () => JSON.parse(readFileSync(file, 'utf8'));

function countsOf(check) {
  if (check.wantedRuns !== undefined) return addRun(check, readResults()[check.id]);
  if (check.totals !== undefined) return readTotals(check);
  return check.lines === undefined ? countTests(check) : countLines(check);
}

const commit = git('rev-parse', '--short', 'HEAD');
if (git('status', '--porcelain', '--untracked-files=no') !== '')
  throw new Error('The scorecard names a commit: commit your changes first');
for (const check of checks.filter(({ id }) => only.length === 0 || only.includes(id))) {
  console.log(`\n${check.what}`);
  const began = Date.now();
  const counts = countsOf(check);
  if (counts.passed + counts.failed === 0) throw new Error(`${check.id}: no test was run`);
  const seconds = Math.round((Date.now() - began) / 1_000);
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(
    file,
    `${JSON.stringify({ ...readResults(), [check.id]: { day, commit, ...counts, seconds } }, null, 2)}\n`,
  );
  console.log(`${check.id}: ${counts.passed} passed, ${counts.failed} failed, ${counts.notRun} not run, ${seconds} s`);
}
