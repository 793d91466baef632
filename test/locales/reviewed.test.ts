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
 * Texts as a reviewer who speaks the language settled them: source file, then the path of the text in it. The path may
 * leave out its first names, such as the variable’s where the file has one.
 */
type Reviewed = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The texts of a file that its source does not say. A value without a key of its own is looked for anywhere in the file. */
function differences(file: string, texts: Reviewed[string]): readonly string[] {
  const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  const literals = literalsOf(source);
  const says = (key: string, text: string): boolean => {
    const here = literals.filter(([path]) => path === key || path.endsWith(`.${key}`));
    return here.length === 0 ? source.includes(text) : here.some(([, own]) => own === text);
  };
  return Object.entries(texts)
    .filter(([key, text]) => !says(key, text))
    .map(([key]) => key);
}

/** Prose on one line, its apostrophes straight: the docs write both kinds. */
const straight = (text: string): string => text.replaceAll('’', "'").replace(/\s+/g, ' ');
const proseOf = (path: string): string => straight(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));

/** The sentences of the docs as a reviewer settled them that a file does not say. */
const unsaid = Object.entries(prose).flatMap(([file, sentences]) =>
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

  it.each(languages)('are said in %s, but for those that give a reason', (_tag, reviewed) => {
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

  it('are said by README, changelog and docs, but for those that give a reason', () => {
    const without = unsaid.filter(({ file, sentence }) => differsInProse[file]?.[sentence] === undefined);
    expect(without, 'Say the reviewed sentence, or give the reason in reviewed/differs.ts').toEqual([]);
    const stale = Object.entries(differsInProse).flatMap(([file, reasons]) =>
      Object.keys(reasons).filter((sentence) => !unsaid.some((one) => one.file === file && one.sentence === sentence)),
    );
    expect(stale).toEqual([]);
  });
});
