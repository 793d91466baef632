import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { widgets } from '../../scripts/surface.mjs';
import { englishMessages } from '../../src/locales/english';
import type { CompletePack } from '../../src/locales/translation';
import { LANGUAGE_TAGS } from '../../src/rules/languages';
import { mergeMessages } from '../../src/runtime/messages/messages';
import { placeholdersOf, leavesOf } from './support/leaves';
import { englishLeaves, locales } from './support/locales';
import { countsPoints, pluralFormsOf, pluralProblems } from './support/plural-forms';

const folders = (path: string): readonly string[] =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

describe('the locales', () => {
  it.each(locales)('have a file for each widget, and one for shared messages: $tag', ({ tag }) => {
    const files = readdirSync(new URL(`../../src/locales/${tag}`, import.meta.url));
    const names = [...widgets(), 'portal', 'common', 'glossary', 'pack', 'index'];
    expect(files.sort()).toEqual(names.map((name) => `${name}.ts`).sort());
  });

  it('are all the languages of the portal except English', () => {
    const tags = locales.map(({ tag }) => tag).sort();
    expect(['en-US', ...tags].sort()).toEqual([...LANGUAGE_TAGS].sort());
    expect([...folders('../../src/locales')].sort()).toEqual(tags);
  });

  it('are refused by type when a message is missing', () => {
    const { faq: _taken, ...rest } = locales[0]!.pack.messages; // the list is not empty, see above
    // @ts-expect-error -- a pack without the FAQ is not complete
    const short: CompletePack = { tag: 'fr-CA', direction: 'ltr', messages: rest };
    expect(Object.keys(short.messages)).not.toContain('faq');
  });
});

describe('the English messages', () => {
  it('have the key "other" for plurals, which a pack needs to override them', () => {
    expect(pluralProblems('en-US', englishLeaves)).toEqual([]);
  });
});

describe('the forms a language needs', () => {
  it.each([
    { tag: 'ko-KR', needed: ['other'] },
    { tag: 'fr-CA', needed: ['one', 'other'] },
    { tag: 'pl-PL', needed: ['few', 'many', 'one', 'other'] },
    { tag: 'ar-SA', needed: ['few', 'many', 'one', 'other', 'two', 'zero'] },
    // Lithuanian uses "many" for fractions only.
    { tag: 'lt-LT', needed: ['few', 'one', 'other'] },
  ])('are those it uses for whole numbers: $tag', ({ tag, needed }) => {
    expect([...pluralFormsOf(tag).needed].sort()).toEqual(needed);
  });

  it('are reported where a pack leaves one out, and no other is accepted', () => {
    const polish = { one: 'karton', few: 'kartony', many: 'kartonów', other: 'kartonu' };
    const { few: _few, ...short } = polish;
    expect(pluralProblems('pl-PL', leavesOf({ cases: polish, title: 'Koszyk' }))).toEqual([]);
    expect(pluralProblems('pl-PL', leavesOf({ cases: short }))).toEqual(['cases: few is missing']);
    expect(pluralProblems('pl-PL', leavesOf({ cases: { ...polish, two: 'dwa' } }))).toEqual([
      'cases: two is never chosen',
    ]);
    expect(pluralProblems('ar-SA', leavesOf({ cases: { one: 'a', two: 'b', many: 'c', other: 'd' } }))).toEqual([
      'cases: zero is missing',
      'cases: few is missing',
    ]);
  });
});

describe.each(locales)('$tag', ({ tag, pack, at, leaves }) => {
  it('is a locale that formats and reads left to right', () => {
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    expect(Intl.PluralRules.supportedLocalesOf(tag)).toEqual([tag]);
    expect(pack.direction).toBe('ltr');
  });

  it('has every English message and no other', () => {
    expect(leaves.map((leaf) => leaf.path).sort()).toEqual(englishLeaves.map((leaf) => leaf.path).sort());
  });

  it('shows no English when it overrides the English messages', () => {
    const laid = Object.entries(englishMessages).map(([widget, messages]) => [
      widget,
      mergeMessages<object>(messages, Reflect.get(pack.messages, widget)),
    ]);
    expect(Object.fromEntries(laid)).toEqual(pack.messages);
  });

  it('has a plural where English has one, with the forms its counts need', () => {
    expect(englishLeaves.filter((leaf) => at(leaf.path)?.plural !== leaf.plural).map((leaf) => leaf.path)).toEqual([]);
    expect(pluralProblems(tag, leaves)).toEqual([]);
  });

  it('has the form for whole millions where points are counted, and nowhere else', () => {
    const form = new Intl.PluralRules(tag).select(1_000_000);
    const reached = form === 'other' ? [] : englishLeaves.filter(countsPoints).map(({ path }) => path);
    const many = leaves.filter(({ forms }) => Object.hasOwn(forms, 'many')).map(({ path }) => path);
    expect(many.sort()).toEqual(reached.sort());
  });

  it('has the same placeholders in every form', () => {
    const wrong = englishLeaves.filter((leaf) => {
      const holes = placeholdersOf(leaf.forms.other ?? '').join();
      return Object.values(at(leaf.path)?.forms ?? {}).some((text) => placeholdersOf(text).join() !== holes);
    });
    expect(wrong.map((leaf) => leaf.path)).toEqual([]);
  });
});
