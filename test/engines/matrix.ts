import type { Reporter, TestModule } from 'vitest/node';

const words = { passed: 'passed', failed: 'failed', skipped: 'not run', pending: 'not run' } as const;

/** Prints each test as a row, with its result in every engine. */
export class Matrix implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const columns = [...new Set(modules.map(({ project }) => project.name))];
    const rows = new Map<string, Map<string, string>>();
    for (const module of modules)
      for (const test of module.children.allTests()) {
        const row = rows.get(test.fullName) ?? new Map<string, string>();
        row.set(module.project.name, words[test.result().state]);
        rows.set(test.fullName, row);
      }
    const width = Math.max(...[...rows.keys()].map(({ length }) => length), 0);
    const line = (title: string, cells: readonly string[]) =>
      [title.padEnd(width), ...cells.map((cell) => cell.padEnd(8))].join('  ').trimEnd();
    console.log(
      [
        line('', columns),
        ...[...rows].map(([title, results]) =>
          line(
            title,
            columns.map((name) => results.get(name) ?? 'not run'),
          ),
        ),
      ].join('\n'),
    );
  }
}
