import { describe, expect, it } from 'vitest';
import { tradeTerms } from '../../src/locales/glossary';
import { englishTerms, termsIn } from './support/english-terms';
import { mainText } from './support/leaves';
import { englishLeaves, locales } from './support/locales';
import { otherSense } from './support/other-sense';

const spoken = englishLeaves.flatMap((leaf) =>
  termsIn(mainText(leaf))
    .filter((term) => otherSense[leaf.path]?.term !== term)
    .map((term) => ({ path: leaf.path, term, english: mainText(leaf) })),
);

describe('the English spelling of terms', () => {
  it('exists once for each term', () => {
    expect(englishTerms.map(([term]) => term).sort()).toEqual([...tradeTerms].sort());
  });

  it('matches the longer term first', () => {
    expect(termsIn('Enter a purchase order number.')).toEqual(['purchase order number']);
    expect(termsIn('Call customer service about your order')).toEqual(['customer service', 'order']);
    expect(termsIn('{order} is here')).toEqual([]);
  });

  it('excuses only existing messages that contain the term', () => {
    const terms = new Map(englishLeaves.map((leaf) => [leaf.path, termsIn(mainText(leaf))]));
    const stale = Object.entries(otherSense).filter(([path, { term }]) => terms.get(path)?.includes(term) !== true);
    expect(stale).toEqual([]);
  });
});

describe.each(locales)('$tag', ({ glossary, forms, at, leaves }) => {
  it('translates every term', () => {
    expect(tradeTerms.filter((term) => glossary[term].trim() === '')).toEqual([]);
  });

  it('uses the glossary’s translation of a term in messages', () => {
    const astray = spoken.flatMap(({ path, term, english }) => {
      const text = mainText(at(path)).toLocaleLowerCase();
      const known = [glossary[term], ...(forms[term] ?? [])].map((form) => form.toLocaleLowerCase());
      return known.some((form) => text.includes(form))
        ? []
        : [`${path}: “${term}” of “${english}” is not in “${text}”`];
    });
    expect(astray).toEqual([]);
  });

  it('has no form that no message uses', () => {
    const all = leaves
      .flatMap((leaf) => Object.values(leaf.forms))
      .join('\n')
      .toLocaleLowerCase();
    const unused = Object.values(forms)
      .flat()
      .filter((form) => !all.includes(form.toLocaleLowerCase()));
    expect(unused).toEqual([]);
  });
});
