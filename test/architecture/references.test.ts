import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { absentDocuments } from '../../scripts/plain-comments.mjs';
import { root } from '../../scripts/surface.mjs';
import matrix from './fault-matrix.json';
import { sections } from './product-rules';

/** Files about such citations, or that quote a reviewed sentence with one. */
const aboutCitations = [
  'scripts/plain-comments.mjs',
  'test/package/plain-comments.test.ts',
  'test/locales/reviewed/differs.ts',
];

const written = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'stories', 'test', 'scripts', '*.md'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => /\.(tsx?|mjs|mdx?|css|tpl)$/.test(path) && path !== 'THIRD-PARTY-NOTICES.md');

const linesOf = (path: string): readonly string[] => readFileSync(`${root}${path}`, 'utf8').split('\n');
const decisions = linesOf('stories/docs/decisions.mdx')
  .flatMap((line) => /^(\d+)\. /.exec(line)?.[1] ?? [])
  .map(Number);
const rules = new Set(sections.flatMap((section) => section.rules.map(({ number }) => number)));
const faults = new Set(matrix.faults.map(({ id }) => id));

/** Numbers that a text cites after a keyword: `decisions 26 and 55` cites 26 and 55. */
const cited = (word: string, text: string): readonly number[] =>
  [...text.matchAll(new RegExp(String.raw`\b${word}s? (\d+(?:(?:,| and|, and) \d+)*)`, 'gi'))].flatMap(
    ([, list = '']) => [...list.matchAll(/\d+/g)].map(Number),
  );

/** Citations of a line that lead nowhere in the repository. */
const unknownIn = (line: string): readonly string[] => [
  ...(absentDocuments.exec(line) ?? []).slice(0, 1),
  ...cited('decision', line)
    .filter((number) => !decisions.includes(number))
    .map((number) => `decision ${number}`),
  ...cited('product rule', line)
    .filter((number) => !rules.has(number))
    .map((number) => `product rule ${number}`),
  ...[...line.matchAll(/\bfaults? (F\d\d)/g)].flatMap(([, id = '']) => (faults.has(id) ? [] : [`fault ${id}`])),
];

describe('citations of comments, titles and docs', () => {
  it('can be looked up in the repository', () => {
    const looked = written.filter(
      (path) => !aboutCitations.includes(path) && path !== 'test/architecture/references.test.ts',
    );
    expect(looked.length).toBeGreaterThan(1500);
    const unknown = looked.flatMap((path) =>
      linesOf(path).flatMap((line, at) => unknownIn(line).map((what) => `${path}:${at + 1} ${what}`)),
    );
    expect(unknown).toEqual([]);
  });

  it('lists decisions with consecutive numbers', () => {
    expect(decisions).toEqual(Array.from({ length: decisions.length }, (_, at) => at + 1));
    expect(decisions.length).toBeGreaterThanOrEqual(62);
  });

  it.each([
    '(spec §5)',
    'as the specification has it',
    '(TRUST F04)',
    '(PLATFORM §6)',
    'VISUAL.md 12',
    'see DESIGN.md',
    'decisions 3 and 999',
    'product rule 9999',
    'fault F99',
  ])('%s can not be looked up', (text) => expect(unknownIn(text)).toHaveLength(1));

  it.each(['decisions 26 and 55', 'product rule 419', '(fault F04)', 'PLATFORM_RELEASE', 'a cart line’s style'])(
    '%s can be looked up, or cites nothing',
    (text) => expect(unknownIn(text)).toEqual([]),
  );
});
