import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { root } from '../../scripts/surface.mjs';
import { type Layer, layers } from '../../scripts/scorecard/mutation-layers';

/** Least share of the changes that tests have to notice, in percent. */
const GOAL = 90;

const folder = join(root, 'test/mutations');
const results = join(root, 'test-results/mutations');

/** The parts of Stryker's report that are used here. */
const reportSchema = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.string(),
      mutants: z.array(
        z.object({
          mutatorName: z.string(),
          replacement: z.optional(z.string()),
          status: z.string(),
          location: z.object({ start: z.object({ line: z.number() }) }),
        }),
      ),
    }),
  ),
});
type Report = z.infer<typeof reportSchema>;

/** Installs Stryker, whose 160 packages are apart from the project's because nothing else needs them. */
function install(): void {
  const runner = join(folder, 'node_modules/@stryker-mutator/vitest-runner/dist/src');
  if (!existsSync(runner))
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  for (const name of ['stryker-setup.js', 'test-helpers.js']) selectTestsOfSuites(join(runner, name));
}

/**
 * Corrects how Stryker's runner selects tests: by the names of their suites and their own, with a space between, where
 * Vitest has ` > ` since version 4. Without the correction no test of a suite is selected, and every change survives.
 */
function selectTestsOfSuites(path: string): void {
  const text = readFileSync(path, 'utf8');
  const corrected = text.replaceAll("nameParts.join(' ')", "nameParts.join(' > ')");
  if (!corrected.includes("nameParts.join(' > ')")) throw new Error(`${path} joins names in another way`);
  if (corrected !== text) writeFileSync(path, corrected);
}

/** Runs Stryker for some files of a layer, or ranges of lines of them. */
function mutate({ name, tests }: Layer, code: readonly string[]): Report {
  const report = join(results, `${name}.json`);
  const config = join(results, `${name}.config.json`);
  writeFileSync(
    config,
    JSON.stringify({
      packageManager: 'npm',
      plugins: ['@stryker-mutator/vitest-runner'],
      testRunner: 'vitest',
      vitest: { configFile: 'test/mutations/vitest.config.ts', related: false },
      coverageAnalysis: 'perTest',
      concurrency: 2,
      mutate: code,
      // A change of a constant that is read when its module loads needs a run of all tests, and there are hundreds.
      ignoreStatic: true,
      incremental: isIncremental,
      incrementalFile: join(results, `${name}.incremental.json`),
      ignorePatterns: [
        '/dist',
        '/.types',
        '/.visual',
        '/storybook-static',
        '/site-dist',
        '/test-results',
        'node_modules',
      ],
      tempDirName: join(results, 'sandbox'),
      reporters: ['json', 'progress-append-only'],
      jsonReporter: { fileName: report },
      allowEmpty: true,
      disableTypeChecks: false,
    }),
  );
  // `npm test` makes ten times as many random runs, which would take most of the time of a change.
  const env = { ...process.env, LAYER_TESTS: tests.join(' '), MODEL_RUNS: '30' };
  const { status } = spawnSync(
    process.execPath,
    [join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', config],
    { cwd: root, stdio: 'inherit', env },
  );
  if (status !== 0) throw new Error(`Stryker ended with ${status} for ${name}`);
  return reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')));
}

/** Changes by outcome. A test that no longer ends notices the change too. */
function count({ files }: Report) {
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const number = (...statuses: readonly string[]) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const noticed = number('Killed', 'Timeout');
  const unnoticed = number('Survived', 'NoCoverage');
  const score = noticed + unnoticed === 0 ? 100 : (100 * noticed) / (noticed + unnoticed);
  return { noticed, unnoticed, static: number('Ignored'), score };
}

/** One line for each change that no test notices: where, what the code says, and what replaced it. */
const listSurvivors = ({ files }: Report): readonly string[] =>
  Object.entries(files).flatMap(([path, { source, mutants }]) => {
    const lines = source.split('\n');
    return mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(({ location: { start }, mutatorName, replacement = '', status }) => {
        const code = lines[start.line - 1]?.trim() ?? '';
        return `${path}:${start.line}  ${status}  ${mutatorName}  ${code}  =>  ${replacement.replace(/\s+/g, ' ').slice(0, 100)}`;
      });
  });

const given = process.argv.slice(2);
const since = given.find((option) => option.startsWith('--since='))?.slice('--since='.length);
const isIncremental = given.includes('--incremental');
const named = given.filter((option) => !option.startsWith('--'));
const unknown = named.filter((name) => !layers.some((layer) => layer.name === name));
if (unknown.length > 0) throw new Error(`No layer is called ${unknown.join(', ')}`);

/** Lines that Git prints about the files of a layer. */
function git({ code }: Layer, ...command: readonly string[]): readonly string[] {
  const patterns = code.map((pattern) => `:(glob)${pattern}`);
  const lines = execFileSync('git', [...command, '--', ...patterns], { cwd: root, encoding: 'utf8' }).split('\n');
  return lines.filter((line) => line !== '');
}

/** Ranges of lines that differ from a commit, as `path:first-last`. */
function changedRanges(layer: Layer, commit: string): readonly string[] {
  let path = '';
  return git(layer, 'diff', '--unified=0', '--diff-filter=d', '--no-color', commit).flatMap((line) => {
    path = /^\+\+\+ b\/(.+)/.exec(line)?.[1] ?? path;
    const [, first, count = '1'] = /^@@ \S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (first === undefined || count === '0') return [];
    return [`${path}:${first}-${Number(first) + Number(count) - 1}`];
  });
}

/** What to change of a layer: its files, or with `--since` the lines that differ from the commit. */
const codeOf = (layer: Layer): readonly string[] =>
  since === undefined ? git(layer, 'ls-files') : changedRanges(layer, since);

mkdirSync(results, { recursive: true });
install();
for (const layer of layers) {
  if (named.length > 0 && !named.includes(layer.name)) continue;
  const code = codeOf(layer);
  if (code.length === 0) continue;
  const report = mutate(layer, code);
  const { score, ...counts } = count(report);
  const survivors = listSurvivors(report);
  writeFileSync(join(results, `${layer.name}.survivors.txt`), survivors.join('\n'));
  const isEnough = score >= GOAL;
  console.log(
    `${isEnough ? 'passed' : 'failed'}: ${layer.name}: score ${score.toFixed(1)} %, goal ${GOAL} %, "mutants": ${JSON.stringify(counts)}`,
  );
  if (!isEnough) process.exitCode = 1;
}
