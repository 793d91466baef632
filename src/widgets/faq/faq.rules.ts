import type { FaqItem } from '../../domain';

/** Questions of one category, in the order the backend gave them. */
export interface FaqCategory {
  readonly name: string;
  readonly items: readonly FaqItem[];
}

/** Letters as they are searched: without case and accents, so that “créer” finds “creer” and the other way round. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The words a search looks for; every one has to be found. */
export const searchWords = (search: string): readonly string[] => folded(search).split(/\s+/).filter(Boolean);

/** The items a search finds in question or answer, grouped by category. */
export function faqCategories(items: readonly FaqItem[], search: string, otherName: string): readonly FaqCategory[] {
  const words = searchWords(search);
  const groups = new Map<string, FaqItem[]>();
  for (const item of items) {
    const text = folded(`${item.question} ${item.answer} ${item.category}`);
    if (!words.every((word) => text.includes(word))) continue;
    const name = item.category.trim() || otherName;
    const group = groups.get(name) ?? [];
    group.push(item);
    groups.set(name, group);
  }
  return [...groups].map(([name, group]) => ({ name, items: group }));
}

/** A stretch of text, and whether the search hit it. */
export interface Stretch {
  readonly text: string;
  readonly hit: boolean;
}

/** A text cut where a search hits it. Cuts fall between whole characters, accents included. */
export function hits(text: string, search: string): readonly Stretch[] {
  const words = searchWords(search);
  if (words.length === 0) return [{ text, hit: false }];
  // Folding changes lengths, so each character is folded alone and remembers where it came from.
  const characters = Array.from(
    new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
    ({ segment }) => segment,
  );
  const starts: number[] = [];
  let plain = '';
  characters.forEach((character, at) => {
    const bare = folded(character);
    for (let unit = 0; unit < bare.length; unit++) starts.push(at);
    plain += bare;
  });
  const marked = new Array<boolean>(characters.length).fill(false);
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) {
      for (let unit = at; unit < at + word.length; unit++) marked[starts[unit] ?? 0] = true;
    }
  }
  return characters.reduce<Stretch[]>((stretches, character, at) => {
    const hit = marked[at] === true;
    const last = stretches.at(-1);
    if (last?.hit === hit) stretches[stretches.length - 1] = { text: last.text + character, hit };
    else stretches.push({ text: character, hit });
    return stretches;
  }, []);
}
