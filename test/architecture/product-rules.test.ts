import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { commonMessages } from '../../src/widgets/common/common.messages';
import { root } from '../../scripts/surface.mjs';
import { type OpenRule, type Rule, sections } from './product-rules';

const parse = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, readFileSync(`${root}${path}`, 'utf8'), ts.ScriptTarget.Latest, true);

const runners = new Set(['describe', 'test', 'it']);

/** `test`, also as `test.each(…)('…')` and `describe.concurrent.each(…)('…')`. */
function runnerOf(callee: ts.Expression): string | null {
  if (ts.isIdentifier(callee)) return runners.has(callee.text) ? callee.text : null;
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) return runnerOf(callee.expression);
  return null;
}

/** The text of a title, without the placeholders of a template. */
function textOf(title: ts.Node): string | null {
  if (ts.isStringLiteralLike(title)) return title.text;
  return ts.isTemplateExpression(title)
    ? [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)].join('')
    : null;
}

/** Titles of the tests of a file, and of their `describe` blocks. */
function titlesIn(path: string): readonly string[] {
  const titles: string[] = [];
  const look = (node: ts.Node): void => {
    const title =
      ts.isCallExpression(node) && runnerOf(node.expression) !== null && node.arguments[0] !== undefined
        ? textOf(node.arguments[0])
        : null;
    if (title !== null) titles.push(title);
    ts.forEachChild(node, look);
  };
  look(parse(path));
  return titles;
}

/** Names of a file's exported constants: its stories. */
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

/** Why a reference leads nowhere; null when it leads to a test or a story. */
function pointerProblem(pointer: string): string | null {
  const [path = '', name = ''] = pointer.split(/#(.*)/s);
  if (!/^(test\/.*\.test|stories\/.*\.stories)\.tsx?$/.test(path) || name === '') return 'is no test and no story';
  if (!existsSync(`${root}${path}`)) return 'is not there';
  const found = path.startsWith('stories/')
    ? namesIn(path).includes(name)
    : namesIn(path).some((title) => title.includes(name));
  return found ? null : 'has no test or story of that name';
}

/** All problems of a list of rules. */
function problemsOf(rules: readonly Rule[]): readonly string[] {
  let last = 0;
  return rules.flatMap((rule) => {
    const order = rule.number > last ? [] : [`${rule.number} stands after ${last}`];
    last = rule.number;
    if ('open' in rule) return rule.open === '' ? [...order, `${rule.number} does not say why`] : order;
    const empty = rule.provenBy.length === 0 ? [`${rule.number} points nowhere`] : [];
    const wrong = rule.provenBy.flatMap((pointer) => {
      const problem = pointerProblem(pointer);
      return problem === null ? [] : [`${rule.number}: ${pointer} ${problem}`];
    });
    return [...order, ...empty, ...wrong];
  });
}

const openIn = (rules: readonly Rule[]): readonly OpenRule[] => rules.filter((rule) => 'open' in rule);

describe('product rules', () => {
  it.each(sections)('$title: each is proven by an existing test or story, or open with the reason', ({ rules }) => {
    expect(problemsOf(rules)).toEqual([]);
  });

  it('are counted', () => {
    const lines = sections.map(({ title, rules }) =>
      [
        `  ${title}: ${rules.length - openIn(rules).length} of ${rules.length}`,
        ...openIn(rules).map(({ number, text, open }) => `    open: ${number} ${text}: ${open}`),
      ].join('\n'),
    );
    const all = sections.flatMap(({ rules }) => rules);
    console.log(`product rules: ${all.length - openIn(all).length} of ${all.length} shown\n${lines.join('\n')}`);
    expect(all.length).toBeGreaterThanOrEqual(424);
    for (const { rules } of sections) expect(rules).not.toEqual([]);
  });

  it('have unique numbers', () => {
    const numbers = sections.flatMap(({ rules }) => rules.map(({ number }) => number));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('quote the default error’s text', () => {
    expect(commonMessages.errors.unexpected).toBe('An unexpected error occurred. Try again later.');
  });
});

describe('a product rule', () => {
  const self = 'test/architecture/product-rules.test.ts';
  const rule = (...provenBy: readonly string[]): Rule => ({ number: 1, text: 'A cart has lines', provenBy });

  it.each([
    ['points nowhere', rule()],
    ['a file that is not there', rule('test/nowhere.test.ts#x')],
    ['a test that is not there', rule(`${self}#a title nobody ${'wrote'}`)],
    ['a test without a name', rule(self)],
    ['a story that is not there', rule('stories/ui/Button.stories.tsx#Variant')],
    ['a file that is no test', rule('src/index.ts#Cart')],
    ['text of a test that is no title', rule(`${self}#expect(problemsOf`)],
  ])('fails: %s', (_how, wrong) => {
    expect(problemsOf([wrong])).toHaveLength(1);
  });

  it('fails when its number is used twice', () => {
    const right = rule(`${self}#are counted`, 'stories/ui/Button.stories.tsx#Variants');
    expect(problemsOf([right])).toEqual([]);
    expect(problemsOf([right, right])).toEqual(['1 stands after 1']);
  });
});
