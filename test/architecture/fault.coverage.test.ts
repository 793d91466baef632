import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/surface.mjs';
import { applicable, type Cell, cellsIn, known, pointed, present, reasonFor } from './fault.coverage';

const isRunner = (callee: ts.Expression): boolean => {
  if (ts.isIdentifier(callee)) return callee.text === 'it' || callee.text === 'test';
  return (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) && isRunner(callee.expression);
};

const textOf = (node: ts.Node): string | null => {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('')
    : null;
};

/** The first text of each row of a table, also of a table that is declared elsewhere in the file. */
function rowsOf(table: ts.Node | undefined, file: ts.SourceFile): readonly string[] {
  if (table === undefined) return [];
  if (ts.isAsExpression(table) || ts.isSatisfiesExpression(table)) return rowsOf(table.expression, file);
  if (ts.isIdentifier(table)) {
    const named = file.statements
      .concat(file.statements.flatMap(inCallbacks))
      .flatMap((statement) => (ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : []));
    return rowsOf(named.find(({ name }) => ts.isIdentifier(name) && name.text === table.text)?.initializer, file);
  }
  if (!ts.isArrayLiteralExpression(table)) return [];
  return table.elements.flatMap((row) => {
    const first = ts.isArrayLiteralExpression(row) ? row.elements[0] : row;
    const text = first === undefined ? null : textOf(first);
    return text === null ? [] : [text];
  });
}

/** Statements at the top level of the callbacks of a `describe`. */
function inCallbacks(statement: ts.Statement): readonly ts.Statement[] {
  if (!ts.isExpressionStatement(statement) || !ts.isCallExpression(statement.expression)) return [];
  return statement.expression.arguments.flatMap((given) =>
    ts.isArrowFunction(given) && ts.isBlock(given.body) ? [...given.body.statements] : [],
  );
}

/** Titles of a file's tests; of a table of tests, the title of each row that starts with a text. */
function titlesIn(source: string, path: string): readonly string[] {
  const titles: string[] = [];
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isRunner(node.expression)) {
      const [title] = node.arguments;
      const text = title === undefined ? null : textOf(title);
      const rows =
        text?.includes('%s') === true && ts.isCallExpression(node.expression)
          ? rowsOf(node.expression.arguments[0], file)
          : [];
      if (text !== null) titles.push(text, ...rows.map((row) => text.replace('%s', row)));
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return titles;
}

const files = readdirSync(`${root}test`, { recursive: true, encoding: 'utf8' })
  .map((path) => `test/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.test\.tsx?$/.test(path));
const titles = new Map(files.map((path) => [path, titlesIn(readFileSync(`${root}${path}`, 'utf8'), path)]));
const named = new Map<Cell, string[]>();
for (const [path, found] of titles) {
  for (const title of found)
    for (const cell of cellsIn(title)) named.set(cell, [...(named.get(cell) ?? []), `${path}#${title}`]);
}

/** References to missing tests. */
const astray = (pointers: Iterable<string>): readonly string[] =>
  [...new Set(pointers)].filter((pointer) => {
    const [path = '', title = ''] = pointer.split(/#(.*)/s);
    const found = titles.get(path);
    return found === undefined || found.length === 0 || !found.some((text) => text.includes(title));
  });

const covered = applicable.filter((cell) => named.has(cell) || pointed.has(cell));
const open = applicable.filter((cell) => !covered.includes(cell));

/** Covered cells, which must stay covered. */
const FEWEST_COVERED = 1_282;

describe('the faults of the existing operations', () => {
  it('are covered by existing tests, or listed as open with the reason', () => {
    expect(astray([...pointed.values()].flat())).toEqual([]);
    expect(open.filter((cell) => reasonFor(cell) === '')).toEqual([]);
    expect([...named.keys()].filter((cell) => !known(cell))).toEqual([]);
    expect([...pointed.keys()].filter((cell) => !applicable.includes(cell)).sort()).toEqual([]);
  });

  it('are counted, and the coverage does not decrease', () => {
    const byReason = new Map<string, Cell[]>();
    for (const cell of open) byReason.set(reasonFor(cell), [...(byReason.get(reasonFor(cell)) ?? []), cell]);
    const lines = Object.keys(present).map((operation) => {
      const of = (cells: readonly Cell[]) => cells.filter((cell) => cell.startsWith(operation)).length;
      return `  ${operation} ${of(covered)} of ${of(applicable)}: ${present[operation]}`;
    });
    const reasons = [...byReason].map(([reason, cells]) => `  open, ${reason} (${cells.length}): ${grouped(cells)}`);
    console.log(`faults: ${covered.length} / ${applicable.length}\n${[...lines, ...reasons].join('\n')}`);
    expect(covered.length).toBeGreaterThanOrEqual(FEWEST_COVERED);
  });
});

/** `O11 F17 F18, O20 F08`. */
function grouped(cells: readonly Cell[]): string {
  const byOperation = new Map<string, string[]>();
  for (const cell of cells) {
    const [operation = '', fault = ''] = cell.split(' ');
    byOperation.set(operation, [...(byOperation.get(operation) ?? []), fault]);
  }
  return [...byOperation].map(([operation, faults]) => `${operation} ${faults.join(' ')}`).join(', ');
}

describe('a title', () => {
  it.each([
    ['O11 F12: reads again', ['O11 F12']],
    ['O18 O20 F06 F07: waits', ['O18 F06', 'O18 F07', 'O20 F06', 'O20 F07']],
    ['reads again after O11 F12:', []],
    ['O11: F12', []],
  ])('%j names its cells', (title, cells) => expect(cellsIn(title)).toEqual(cells));

  it('a title that no test has is detected', () => {
    expect(
      astray([
        'test/faults/cart.test.ts#a title nobody wrote',
        'test/nowhere.test.ts#x',
        'test/faults/cart.test.ts#O11 F02',
      ]),
    ).toHaveLength(2);
  });
});
