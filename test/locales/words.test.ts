import { describe, expect, it } from 'vitest';
import { type Leaf, mainText, withoutPlaceholders } from './support/leaves';
import { englishLeaves, locales } from './support/locales';
import { mayBeLong, sameAsEnglish } from './support/untranslated';

/** A translation is longer: the pseudo-locale has 40 % more, and a button fits up to this factor. */
const MAX_GROWTH = 2.2;
/** Very short labels may grow more: no button is narrower than this number of letters. */
const ALWAYS_FITS = 12;
/** The longest English text of a button. */
const LONGEST_LABEL = 30;

const isLabel = (leaf: Leaf): boolean => {
  const text = mainText(leaf);
  return text.length <= LONGEST_LABEL && !/[.?:]$/.test(text);
};

/** English words that a reader of another language would notice. None of these is a word of French or Spanish. */
const ENGLISH =
  /(?<!\p{L})(?:the|your|and|with|this|that|order|cart|delivery|account|check|add|sign|please|sorry)(?!\p{L})/iu;

describe.each(locales)('$tag', ({ tag, at, leaves }) => {
  it('leaves nothing in English', () => {
    const same = englishLeaves.filter(
      (leaf) => /\p{L}/u.test(withoutPlaceholders(mainText(leaf))) && mainText(at(leaf.path)) === mainText(leaf),
    );
    expect(same.filter((leaf) => !sameAsEnglish[tag]?.includes(mainText(leaf)))).toEqual([]);
    const left = leaves.filter((leaf) =>
      Object.values(leaf.forms).some((text) => ENGLISH.test(withoutPlaceholders(text))),
    );
    expect(left.map((leaf) => leaf.path)).toEqual([]);
  });

  it('excuses only texts that are the same', () => {
    const same = new Set(
      englishLeaves.map(mainText).filter((text, n) => text === mainText(at(englishLeaves[n]?.path ?? ''))),
    );
    expect((sameAsEnglish[tag] ?? []).filter((text) => !same.has(text))).toEqual([]);
  });

  it('keeps labels short enough for a button, except those that never are in one', () => {
    const long = englishLeaves.filter(isLabel).filter((leaf) => {
      const english = withoutPlaceholders(mainText(leaf)).length;
      const own = Object.values(at(leaf.path)?.forms ?? {}).map((text) => withoutPlaceholders(text).length);
      return Math.max(...own) > Math.max(ALWAYS_FITS, english * MAX_GROWTH);
    });
    expect(long.map((leaf) => leaf.path).sort()).toEqual([...(mayBeLong[tag] ?? [])].sort());
  });

  it('ends a sentence where English ends one, and a label never', () => {
    const ends = (text: string): boolean => /[.。]$/.test(text);
    const wrong = englishLeaves.filter((leaf) => ends(mainText(leaf)) !== ends(mainText(at(leaf.path))));
    expect(wrong.map((leaf) => leaf.path)).toEqual([]);
  });

  it('asks a question where English asks one', () => {
    const isQuestion = (text: string): boolean => /[?？]$/.test(text);
    const wrong = englishLeaves.filter((leaf) => isQuestion(mainText(leaf)) !== isQuestion(mainText(at(leaf.path))));
    expect(wrong.map((leaf) => leaf.path)).toEqual([]);
  });
});
