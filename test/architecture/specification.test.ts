import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { commonMessages } from '../../src/widgets/common/common.messages';
import { root } from '../../scripts/surface.mjs';
import { coverage, type CoverageRow, type Section, sections } from './specification.coverage';

const parse = (path: string): ts.SourceFile => ts.createSourceFile(path, readFileSync(`${root}${path}`, 'utf8'), ts.ScriptTarget.Latest, true);

const runners = new Set(['describe', 'test', 'it']);

/** `test`, also of `test.each(…)('…')` and `describe.concurrent.each(…)('…')`. */
function runnerOf(callee: ts.Expression): string | null {
  if (ts.isIdentifier(callee)) return runners.has(callee.text) ? callee.text : null;
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) return runnerOf(callee.expression);
  return null;
}

/** What a title says; holes of a template are left out. */
function textOf(title: ts.Node): string | null {
  if (ts.isStringLiteralLike(title)) return title.text;
  return ts.isTemplateExpression(title) ? [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)].join('') : null;
}

/** Titles of the tests of a file, and of what they stand in. */
function titlesIn(path: string): readonly string[] {
  const titles: string[] = [];
  const look = (node: ts.Node): void => {
    const title = ts.isCallExpression(node) && runnerOf(node.expression) !== null && node.arguments[0] !== undefined ? textOf(node.arguments[0]) : null;
    if (title !== null) titles.push(title);
    ts.forEachChild(node, look);
  };
  look(parse(path));
  return titles;
}

/** Names that a file exports as constants: its stories. */
const exportsIn = (path: string): readonly string[] =>
  parse(path).statements.flatMap((statement) =>
    ts.isVariableStatement(statement) && statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      ? statement.declarationList.declarations.map(({ name }) => name.getText())
      : [],
  );

const known = new Map<string, readonly string[]>();
const namesIn = (path: string): readonly string[] => {
  const found = known.get(path) ?? (path.startsWith('stories/') ? exportsIn(path) : titlesIn(path));
  known.set(path, found);
  return found;
};

/** Why a pointer leads nowhere; null when it leads to a test or a story. */
function pointerProblem(pointer: string): string | null {
  const [path = '', name = ''] = pointer.split(/#(.*)/s);
  if (!/^(test\/.*\.test|stories\/.*\.stories)\.tsx?$/.test(path) || name === '') return 'is no test and no story';
  if (!existsSync(`${root}${path}`)) return 'is not there';
  const found = path.startsWith('stories/') ? namesIn(path).includes(name) : namesIn(path).some((title) => title.includes(name));
  return found ? null : 'has no test or story of that name';
}

/** Everything that is wrong with a list of rows. */
function problemsOf(rows: readonly CoverageRow[]): readonly string[] {
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const id = `§${row.section} ${row.row}`;
    const twice = seen.has(id) ? [`${id} stands there twice`] : [];
    seen.add(id);
    if ('open' in row) return row.open === '' ? [...twice, `${id} does not say why`] : twice;
    const empty = row.shownBy.length === 0 ? [`${id} points nowhere`] : [];
    const wrong = row.shownBy.flatMap((pointer) => {
      const problem = pointerProblem(pointer);
      return problem === null ? [] : [`${id}: ${pointer} ${problem}`];
    });
    return [...twice, ...empty, ...wrong];
  });
}

const numbers = Object.keys(sections).map(Number) as readonly Section[]; // its own keys

describe('the specification', () => {
  it('has every row shown by a test or a story that is there, or open with the reason', () => {
    expect(problemsOf(coverage)).toEqual([]);
  });

  it('is counted', () => {
    const openIn = (rows: readonly CoverageRow[]) => rows.flatMap((row) => ('open' in row ? [`    open, ${row.open}: ${row.row}`] : []));
    const lines = numbers.map((section) => {
      const rows = coverage.filter((row) => row.section === section);
      return [`  §${section} ${sections[section]}: ${rows.length - openIn(rows).length} of ${rows.length}`, ...openIn(rows)].join('\n');
    });
    console.log(`specification: ${coverage.length - openIn(coverage).length} of ${coverage.length} rows shown\n${lines.join('\n')}`);
    expect(coverage.length).toBeGreaterThanOrEqual(220);
    for (const section of numbers) expect(coverage.some((row) => row.section === section)).toBe(true);
  });

  it('says the default error in the specification’s words', () => {
    expect(commonMessages.errors.unexpected).toBe('An unexpected error occurred. Try again later.');
  });
});

describe('a row of the specification', () => {
  const self = 'test/architecture/specification.test.ts';
  const row = (...shownBy: readonly string[]): CoverageRow => ({ section: 2, row: 'Cart', shownBy });

  it.each([
    ['points nowhere', row()],
    ['a file that is not there', row('test/nowhere.test.ts#x')],
    ['a test that is not there', row(`${self}#a title nobody ${'wrote'}`)],
    ['a test without a name', row(self)],
    ['a story that is not there', row('stories/ui/Button.stories.tsx#Variant')],
    ['a file that is no test', row('src/index.ts#Cart')],
    ['text of a test that is no title', row(`${self}#expect(problemsOf`)],
  ])('fails: %s', (_how, wrong) => {
    expect(problemsOf([wrong])).toHaveLength(1);
  });

  it('fails when it stands there twice', () => {
    const right = row(`${self}#is counted`, 'stories/ui/Button.stories.tsx#Variants');
    expect(problemsOf([right])).toEqual([]);
    expect(problemsOf([right, right])).toEqual(['§2 Cart stands there twice']);
  });
});
