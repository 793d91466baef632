import { type CatalogItem, upcOf } from './catalog';
import type { CatalogIndex } from './catalog-index';
import { wordsOf } from './words';

/** Result of matching a text. */
export interface Matched {
  readonly item: CatalogItem | null;
  readonly near: readonly CatalogItem[];
}

/** Maximum number of suggestions. */
const NEAR = 6;
/** Minimum length of a code: shorter numbers are the start of too many. */
const SHORTEST_CODE = 3;

const nothing: Matched = { item: null, near: [] };

/** Finds the products for a text: by SKU or UPC, by name, by name and pack; otherwise suggestions. */
export function matchText(text: string, index: CatalogIndex): Matched {
  const { byCode, byName, vocabulary } = matchIndexOf(index);
  const code = codeOf(text);
  const words = wordsOf(text);
  if (words.length === 0) return nothing;
  const row = code === null ? undefined : byCode.get(code);
  if (row !== undefined) return { item: index.items[row] ?? null, near: [] };
  const named = byName.get(words.join(' ')) ?? [];
  if (named.length === 1) return { item: itemAt(index, named[0] ?? -1), near: [] };
  if (named.length > 1)
    return { item: null, near: named.slice(0, NEAR).flatMap((place) => itemAt(index, place) ?? []) };
  const rows = code !== null ? nearCodes(code, byCode) : nearNames(words, vocabulary, index);
  return { item: null, near: rows.flatMap((place) => itemAt(index, place) ?? []) };
}

const itemAt = ({ items }: CatalogIndex, row: number): CatalogItem | null => items[row] ?? null;

/** Parses a code with optional spaces, dashes and leading zeros; null for anything else. */
export function codeOf(text: string): string | null {
  const digits = text.normalize('NFKC').replace(/[\s\p{Pd}]/gu, '');
  return /^\d+$/.test(digits) ? digits.replace(/^0+/, '') : null;
}

interface MatchIndex {
  readonly byCode: ReadonlyMap<string, number>;
  /** Rows by name, and by name with pack; several packs can share a name. */
  readonly byName: ReadonlyMap<string, readonly number[]>;
  /** Rows by each word of a name or a pack. */
  readonly vocabulary: ReadonlyMap<string, readonly number[]>;
}

/** Creates the rows of a catalog by each word of names and packs. */
export const vocabularyOf = (index: CatalogIndex): ReadonlyMap<string, readonly number[]> =>
  matchIndexOf(index).vocabulary;

const known = new WeakMap<CatalogIndex, MatchIndex>();

function matchIndexOf(index: CatalogIndex): MatchIndex {
  const made = known.get(index) ?? createMatchIndex(index);
  known.set(index, made);
  return made;
}

function createMatchIndex({ items, facets }: CatalogIndex): MatchIndex {
  const byCode = new Map<string, number>();
  const byName = new Map<string, number[]>();
  const vocabulary = new Map<string, number[]>();
  const put = (map: Map<string, number[]>, key: string, row: number): void => {
    const rows = map.get(key);
    if (rows === undefined) map.set(key, [row]);
    else if (rows.at(-1) !== row) rows.push(row);
  };
  const packSizes = facets.find(({ key }) => key === 'packSize');
  items.forEach(({ sku, name }, row) => {
    for (const code of [sku, upcOf(sku)]) byCode.set(code.replace(/^0+/, ''), row);
    const pack = packSizes?.values[packSizes.column[row] ?? -1]?.label ?? '';
    put(byName, wordsOf(name).join(' '), row);
    put(byName, wordsOf(`${name} ${pack}`).join(' '), row);
    for (const word of wordsOf(`${name} ${pack}`)) put(vocabulary, word, row);
  });
  return { byCode, byName, vocabulary };
}

/** Finds codes with one wrong, missing, additional or swapped digit, then codes that start with it. */
function nearCodes(code: string, byCode: MatchIndex['byCode']): readonly number[] {
  if (code.length < SHORTEST_CODE) return [];
  const scored = new Map<number, number>();
  for (const [other, row] of byCode) {
    const distance = Math.abs(other.length - code.length) <= 1 ? editDistance(code, other, 1) : 2;
    const score = distance <= 1 ? 2 : other.startsWith(code) ? 1 : 0;
    if (score > (scored.get(row) ?? 0)) scored.set(row, score);
  }
  return ranked(scored);
}

/** Finds products whose names contain most of the words, complete, incomplete or misspelled. */
function nearNames(
  words: readonly string[],
  vocabulary: MatchIndex['vocabulary'],
  { items }: CatalogIndex,
): readonly number[] {
  const scored = new Map<number, number>();
  const hits = new Map<number, number>();
  for (const word of new Set(words)) {
    const best = new Map<number, number>();
    for (const [other, rows] of vocabulary) {
      const score = likeness(word, other);
      if (score > 0) for (const row of rows) best.set(row, Math.max(score, best.get(row) ?? 0));
    }
    for (const [row, score] of best) {
      scored.set(row, (scored.get(row) ?? 0) + score);
      hits.set(row, (hits.get(row) ?? 0) + 1);
    }
  }
  for (const row of scored.keys()) {
    if ((hits.get(row) ?? 0) * 2 < words.length) scored.delete(row);
    // With equal scores the shorter name wins.
    else scored.set(row, (scored.get(row) ?? 0) - (items[row]?.name.length ?? 0) / 1000);
  }
  return ranked(scored);
}

function likeness(word: string, other: string): number {
  if (word === other) return 3;
  if (/^\d/.test(word) || /^\d/.test(other)) return 0;
  if (word.length >= 2 && other.startsWith(word)) return 2;
  const allowed = word.length >= 6 ? 2 : word.length >= 4 ? 1 : 0;
  return allowed > 0 && Math.abs(word.length - other.length) <= allowed && editDistance(word, other, allowed) <= allowed
    ? 1
    : 0;
}

const ranked = (scored: ReadonlyMap<number, number>): readonly number[] =>
  [...scored]
    .filter(([, score]) => score > 0)
    .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b)
    .slice(0, NEAR)
    .map(([row]) => row);

/**
 * Edit distance of two words with insertion, deletion, substitution and transposition; `most + 1` for any larger
 * distance.
 */
export function editDistance(from: string, to: string, most: number): number {
  let before: readonly number[] = [];
  let above: readonly number[] = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const changed = from[i - 1] === to[j - 1] ? 0 : 1;
      let least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + changed);
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (isSwap) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    before = above;
    above = row;
  }
  return above[to.length] ?? most + 1;
}
