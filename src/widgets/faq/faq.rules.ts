import type { FaqItem } from '../../domain';
import { foldText } from '../../rules/fold-text';

/** Questions of one category, in the order of the backend's response. */
export interface FaqCategory {
  readonly name: string;
  readonly items: readonly FaqItem[];
}

/** Splits a search into terms. An item matches only if it contains all of them. */
export const toSearchTerms = (search: string): readonly string[] => foldText(search).split(/\s+/).filter(Boolean);

/** Items whose question or answer matches the search, grouped by category. */
export function faqCategories(items: readonly FaqItem[], search: string, otherName: string): readonly FaqCategory[] {
  const terms = toSearchTerms(search);
  const groups = new Map<string, FaqItem[]>();
  for (const item of items) {
    const text = foldText(`${item.question} ${item.answer} ${item.category}`);
    if (!terms.every((term) => text.includes(term))) continue;
    const name = item.category.trim() || otherName;
    const group = groups.get(name) ?? [];
    group.push(item);
    groups.set(name, group);
  }
  return [...groups].map(([name, group]) => ({ name, items: group }));
}

/** Part of a text, and whether it matches the search. */
export interface TextRange {
  readonly text: string;
  readonly hit: boolean;
}

/** Splits a text into matching and other parts. It splits only between whole characters, accents included. */
export function findMatches(text: string, search: string): readonly TextRange[] {
  const terms = toSearchTerms(search);
  if (terms.length === 0) return [{ text, hit: false }];
  // Normalizing can change the length of a text, so each character is normalized alone and keeps its source index.
  const characters = Array.from(
    new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
    ({ segment }) => segment,
  );
  const starts: number[] = [];
  let plain = '';
  characters.forEach((character, at) => {
    const bare = foldText(character);
    for (let unit = 0; unit < bare.length; unit++) starts.push(at);
    plain += bare;
  });
  const marked = new Array<boolean>(characters.length).fill(false);
  for (const term of terms) {
    for (let at = plain.indexOf(term); at >= 0; at = plain.indexOf(term, at + term.length)) {
      for (let unit = at; unit < at + term.length; unit++) marked[starts[unit] ?? 0] = true;
    }
  }
  return characters.reduce<TextRange[]>((stretches, character, at) => {
    const hit = marked[at] === true;
    const last = stretches.at(-1);
    if (last?.hit === hit) stretches[stretches.length - 1] = { text: last.text + character, hit };
    else stretches.push({ text: character, hit });
    return stretches;
  }, []);
}
