import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { differs, differsInProse } from './reviewed/differs';
import enUS from './reviewed/en-US.json';
import esCA from './reviewed/es-CA.json';
import frCA from './reviewed/fr-CA.json';
import koKR from './reviewed/ko-KR.json';
import prose from './reviewed/prose.json';
import zhCN from './reviewed/zh-CN.json';
import { literalsOf } from './support/literals';

/**
 * Texts that a native reviewer approved: source file, then the path of the text in it. The path may omit its first
 * names, such as the variable's where the file has only one.
 */
type Reviewed = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The texts of a file that its source does not contain. A value without a key of its own is searched for in the whole
 * file.
 */
function differences(file: string, texts: Reviewed[string]): readonly string[] {
  const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  const literals = literalsOf(source);
  const hasText = (key: string, text: string): boolean => {
    const here = literals.filter(([path]) => path === key || path.endsWith(`.${key}`));
    return here.length === 0 ? source.includes(text) : here.some(([, own]) => own === text);
  };
  return Object.entries(texts)
    .filter(([key, text]) => !hasText(key, text))
    .map(([key]) => key);
}

/** Text on one line, with straight apostrophes: the docs use both kinds. */
const straight = (text: string): string => text.replaceAll('’', "'").replace(/\s+/g, ' ');
const proseOf = (path: string): string => straight(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));

/** Approved sentences of the docs that a file does not contain. */
const missingSentences = Object.entries(prose).flatMap(([file, sentences]) =>
  sentences.filter((sentence) => !proseOf(file).includes(straight(sentence))).map((sentence) => ({ file, sentence })),
);

const languages: readonly (readonly [string, Reviewed])[] = [
  ['en-US', enUS],
  ['fr-CA', frCA],
  ['es-CA', esCA],
  ['zh-CN', zhCN],
  ['ko-KR', koKR],
];

describe('the reviewed texts', () => {
  it('are found by their path', () => {
    expect(literalsOf("const words = { 'en-US': { none: { title: 'A' }, steps: ['B', `C`] } };")).toEqual([
      ['words.en-US.none.title', 'A'],
      ['words.en-US.steps.0', 'B'],
      ['words.en-US.steps.1', 'C'],
    ]);
  });

  it.each(languages)('are used in %s, except those with a reason', (_tag, reviewed) => {
    const without = Object.entries(reviewed).flatMap(([file, texts]) =>
      differences(file, texts)
        .filter((key) => differs[file]?.[key] === undefined)
        .map((key) => `${file} ${key}: ${texts[key]}`),
    );
    expect(without, 'Say the reviewed text, or give the reason in reviewed/differs.ts').toEqual([]);
  });

  it('have a reason only where they differ', () => {
    const all: Reviewed = Object.assign({}, ...languages.map(([, reviewed]) => reviewed));
    const stale = Object.entries(differs).flatMap(([file, reasons]) => {
      const different = differences(file, all[file] ?? {});
      return Object.keys(reasons)
        .filter((key) => !different.includes(key))
        .map((key) => `${file} ${key}`);
    });
    expect(stale).toEqual([]);
  });

  it('are used by README, changelog and docs, except those with a reason', () => {
    const without = missingSentences.filter(({ file, sentence }) => differsInProse[file]?.[sentence] === undefined);
    expect(without, 'Say the reviewed sentence, or give the reason in reviewed/differs.ts').toEqual([]);
    const stale = Object.entries(differsInProse).flatMap(([file, reasons]) =>
      Object.keys(reasons).filter(
        (sentence) => !missingSentences.some((one) => one.file === file && one.sentence === sentence),
      ),
    );
    expect(stale).toEqual([]);
  });
});
