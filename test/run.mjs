// npm test [-- vitest arguments]: every project, one after another, two files at a time; three of those that mostly wait
// for pages. More would fight over two cores, and a browser that starves looks like a test that fails.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = new URL('..', import.meta.url).pathname;
const folder = join(root, '.vitest');
const groups = [
  { projects: ['node'], workers: 2 },
  { projects: ['dom', 'stories'], workers: 2 },
  { projects: ['e2e'], workers: 3 },
];
let passed = 0;
let failed = 0;
let broken = false;
const names = [];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const { projects, workers } of groups) {
  const results = join(folder, `${projects.join('-')}.json`);
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'), 'run',
      ...projects.flatMap((project) => ['--project', project]),
      // Vitest leaves one of two cores alone, and much of what drives a browser is waiting.
      `--maxWorkers=${workers}`,
      '--reporter=default', '--reporter=json', `--outputFile.json=${results}`,
      ...process.argv.slice(2),
    ],
    { cwd: root, stdio: 'inherit' },
  );
  broken ||= status !== 0;
  if (!existsSync(results)) continue;
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(results, 'utf8'));
  passed += numPassedTests;
  failed += numFailedTests;
  for (const { name, message, assertionResults } of testResults) {
    if (message) names.push(`${relative(root, name)}: ${message.split('\n')[0]}`);
    for (const { status: became, fullName, failureMessages } of assertionResults) {
      if (became === 'failed') names.push(`${relative(root, name)} > ${fullName}: ${failureMessages[0]?.split('\n')[0] ?? ''}`);
    }
  }
}
// Once more at the end, where a long report is looked at first.
for (const name of names) console.log(`failed: ${name}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = broken || passed === 0 ? 1 : 0;
