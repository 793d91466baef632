import { readFileSync } from 'node:fs';
import type { TestModule } from 'vitest/node';
import { expect, it, vi } from 'vitest';
import { RunSummary } from '../../scripts/run-summary';
import { root } from '../../scripts/surface.mjs';

/** A file with one test that took this many seconds. */
function fileOf(name: string, seconds: number, { state = 'passed', isFlaky = false, errors = 0 } = {}): TestModule {
  const module = {
    moduleId: `${process.cwd()}/test/${name}`,
    project: { name: 'node' },
    diagnostic: () => ({ duration: seconds * 1000, collectDuration: 0, setupDuration: 0, environmentSetupDuration: 0 }),
    errors: () => Array.from({ length: errors }, () => new Error('Not loaded')),
    children: {
      allTests: () => [
        {
          project: { name: 'node' },
          module,
          fullName: 'a test',
          diagnostic: () => ({ flaky: isFlaky }),
          result: () => ({ state }),
        },
      ],
    },
  };
  return module as unknown as TestModule; // the part of a file that the summary reads
}

function closes(modules: readonly TestModule[], unhandled: readonly unknown[] = []): string {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  new RunSummary().onTestRunEnd(modules, unhandled);
  const said = log.mock.calls.flat().join('\n');
  log.mockRestore();
  return said;
}

it('a run ends with its ten slowest files, slowest first, and its counts', () => {
  const said = closes(Array.from({ length: 12 }, (_, at) => fileOf(`${at}.test.ts`, at)));
  expect(said.match(/\d+(?=\.test\.ts)/g)).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2']);
  expect(said.split('\n').at(-1)).toBe('12 passed, 0 failed, 0 skipped');
});

it('a file that does not load and an unhandled error are failures', () => {
  expect(
    closes(
      [
        fileOf('a.test.ts', 1, { errors: 1 }),
        fileOf('b.test.ts', 1, { state: 'failed' }),
        fileOf('c.test.ts', 1, { state: 'skipped' }),
      ],
      [new Error('Unhandled')],
    ),
  ).toBe('1 passed, 3 failed, 1 skipped');
});

it('a test that passed only after a repeat is named', () => {
  expect(closes([fileOf('a.test.ts', 1, { isFlaky: true })])).toContain(
    'Passed only when repeated:\n  node  test/a.test.ts > a test',
  );
});

it('npm test repeats no test', () => {
  const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(`${root}package.json`, 'utf8'),
  );
  expect(
    ['test', 'test:all', 'test:changed', 'test:watch'].map((name) => scripts[name] ?? 'missing').join(' '),
  ).not.toMatch(/missing|retry/);
  expect(readFileSync(`${root}vitest.config.ts`, 'utf8')).not.toMatch(/\bretry\b/);
});
