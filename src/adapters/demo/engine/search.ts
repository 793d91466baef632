import type { Facet, ProductQuery } from '../../../domain';
import type { DemoMessages } from '../messages';
import type { SortKey } from '../messages/demo-messages';
import type { Ordered } from './ordered-products';
import type { CatalogItem } from './catalog';
import type { CatalogIndex } from './catalog-index';
import { foldText } from '../../../rules/fold-text';
import { codeOf, vocabularyOf } from './match';

/** The searched products and the account's orders of them. */
export interface SearchOptions {
  readonly index: CatalogIndex;
  readonly messages: DemoMessages;
  /** By product id; the same map while its content is the same. Null for guests, who have no history. */
  readonly ordered: ReadonlyMap<string, Ordered> | null;
  /** False where prices are hidden, which disables sorting by price. */
  readonly priced: boolean;
}

/** Search results before paging. */
export interface SearchAnswer {
  readonly items: readonly CatalogItem[];
  readonly facets: readonly Facet[];
  readonly sorts: readonly { readonly id: string; readonly label: string }[];
}

type SearchQuery = Pick<ProductQuery, 'text' | 'sort' | 'facets'>;

/** Number of cached searches per index, because the pages of one are requested separately. */
const MAX_CACHED = 20;

const remembered = new WeakMap<
  CatalogIndex,
  Map<string, { readonly ordered: SearchOptions['ordered']; readonly answer: SearchAnswer }>
>();

/**
 * Searches, filters, counts and sorts. A facet's own selection does not reduce its counts, so that further values can
 * be selected.
 */
export function searchItems({ text, sort, facets }: SearchQuery, options: SearchOptions): SearchAnswer {
  const { index, ordered, priced } = options;
  const answers =
    remembered.get(index) ?? new Map<string, { ordered: SearchOptions['ordered']; answer: SearchAnswer }>();
  remembered.set(index, answers);
  const key = JSON.stringify([foldText(text).trim(), sort, facets, ordered === null, priced]);
  const known = answers.get(key);
  if (known !== undefined && known.ordered === ordered) return known.answer;
  const answer = search({ text, sort, facets }, options);
  answers.delete(key);
  answers.set(key, { ordered, answer });
  if (answers.size > MAX_CACHED) answers.delete(answers.keys().next().value ?? '');
  return answer;
}

const sorts = ['most-ordered', 'name', 'price-low', 'price-high', 'newest'] as const satisfies readonly SortKey[];

function search(
  { text, sort, facets }: SearchQuery,
  { index, messages, ordered, priced }: SearchOptions,
): SearchAnswer {
  const columns = [...(ordered === null ? [] : [historyColumn(index, ordered, messages)]), ...index.facets];
  const chosen = columns.flatMap(({ key, values, column }, at) => {
    const ids: readonly string[] = Object.hasOwn(facets, key) ? (facets[key] ?? []) : [];
    return ids.length === 0
      ? []
      : [{ at, column, ids: new Set(ids), allowed: values.map(({ id }) => ids.includes(id)) }];
  });
  const sortKeys = sorts.filter(
    (key) => (key !== 'most-ordered' || ordered !== null) && (priced || !key.startsWith('price-')),
  );
  const sortKey = sortKeys.find((key) => key === sort) ?? sortKeys[0] ?? 'name';
  const found: number[] = [];
  /** Rows that match all facets except one: another value of that facet would include them. */
  const nearly = columns.map((): number[] => []);
  const isFound = matcher(text, index);
  const missedAt = missedFacet(chosen);
  for (const row of sortKey === 'most-ordered' ? mostOrdered(index, ordered) : index.order(sortKey)) {
    if (!isFound(row)) continue;
    const missed = missedAt(row);
    if (missed === NONE_MISSED) found.push(row);
    else if (missed !== SEVERAL_MISSED) nearly[missed]?.push(row);
  }
  const counts = columns.map(({ values, column }, at) => {
    const counted = new Uint32Array(values.length);
    countValues(found, column, counted);
    countValues(nearly[at] ?? [], column, counted);
    return counted;
  });
  return {
    items: found.map((row) => index.items[row] as CatalogItem), // A row is a valid index of the list.
    facets: columns.flatMap(({ key, values }, at): Facet[] => {
      const ids = chosen.find((choice) => choice.at === at)?.ids;
      const shownValues = values
        .map(({ id, label }, place) => ({ id, label, count: counts[at]?.[place] ?? 0 }))
        .filter((value) => value.count > 0 || ids?.has(value.id));
      return shownValues.length === 0 ? [] : [{ id: key, label: messages.facets[key], values: shownValues }];
    }),
    sorts: sortKeys.map((id) => ({ id, label: messages.sorts[id] })),
  };
}

interface ChosenFacet {
  /** Index of the facet's column. */
  readonly at: number;
  readonly column: Int32Array;
  /** Whether a value of the column is selected, by its place. */
  readonly allowed: readonly boolean[];
}

const NONE_MISSED = -1;
const SEVERAL_MISSED = -2;

/** Returns which facet's selection a row misses: the index of its column, or one of the constants. */
function missedFacet(chosen: readonly ChosenFacet[]): (row: number) => number {
  if (chosen.length === 0) return () => NONE_MISSED;
  return (row) => {
    let missed = NONE_MISSED;
    for (const { at, column, allowed } of chosen) {
      if (allowed[column[row] ?? -1] === true) continue;
      if (missed !== NONE_MISSED) return SEVERAL_MISSED;
      missed = at;
    }
    return missed;
  };
}

/** Counts the values that a column has in the given rows. One column at a time is faster than one row at a time. */
function countValues(rows: readonly number[], column: Int32Array, counted: Uint32Array): void {
  for (let at = 0; at < rows.length; at += 1) {
    const place = column[rows[at] ?? -1] ?? -1;
    if (place >= 0) counted[place] = (counted[place] ?? 0) + 1;
  }
}

/** Minimum number of digits to search product codes; shorter numbers are sizes and counts. */
const LEAST_CODE_DIGITS = 6;
/** Minimum length of a word in which one typing error is tolerated (decision 58). */
const LEAST_LETTERS = 5;

/**
 * Returns whether a row matches: by its product code with any spacing, or by every word, complete, incomplete or with
 * one typing error.
 */
function matcher(text: string, index: CatalogIndex): (row: number) => boolean {
  const { texts, codes } = index;
  const code = codeOf(text);
  if (code !== null && code.length >= LEAST_CODE_DIGITS && codes.some((known) => known.includes(code)))
    return (row) => codes[row]?.includes(code) === true;
  const tests = foldText(text)
    .split(/\s+/)
    .filter(Boolean)
    .map((word): ((row: number) => boolean) => {
      if (word.length < LEAST_LETTERS || texts.some((one) => one.includes(word)) || !/^\p{L}+$/u.test(word))
        return (row) => texts[row]?.includes(word) === true;
      const rows = new Set(
        [...vocabularyOf(index)].flatMap(([known, knownRows]) => (beginsNearly(known, word) ? knownRows : [])),
      );
      return (row) => rows.has(row);
    });
  const [only] = tests;
  return tests.length === 1 && only !== undefined ? only : (row) => tests.every((isFound) => isFound(row));
}

/** Whether a word starts with another one in which one letter is wrong, missing, added or swapped with the next. */
export function beginsNearly(known: string, word: string): boolean {
  let at = 0;
  while (at < word.length && word[at] === known[at]) at += 1;
  return (
    known.startsWith(word.slice(at + 1), at + 1) || // A wrong letter.
    known.startsWith(word.slice(at), at + 1) || // A missing letter.
    known.startsWith(word.slice(at + 1), at) || // An additional letter.
    (word[at] === known[at + 1] && word[at + 1] === known[at] && known.startsWith(word.slice(at + 2), at + 2))
  );
}

function historyColumn({ items, rowOf }: CatalogIndex, ordered: ReadonlyMap<string, Ordered>, messages: DemoMessages) {
  const column = new Int32Array(items.length).fill(-1);
  for (const [id, { casesLately }] of ordered) {
    const row = rowOf.get(id);
    if (row !== undefined && casesLately > 0) column[row] = 0;
  }
  return { key: 'history' as const, values: [{ id: 'ordered-90-days', label: messages.orderedLately }], column };
}

const ordersByIndex = new WeakMap<
  CatalogIndex,
  { readonly ordered: SearchOptions['ordered']; readonly rows: Uint32Array }
>();

/** Sorts by ordered quantity; the other products keep their order. The last result is kept: each search needs it. */
function mostOrdered(index: CatalogIndex, ordered: SearchOptions['ordered']): Uint32Array {
  const known = ordersByIndex.get(index);
  if (known?.ordered === ordered) return known.rows;
  const { items, rowOf } = index;
  const lately = [...(ordered ?? [])].flatMap(([id, { casesLately }]) => {
    const row = rowOf.get(id);
    return row === undefined || casesLately === 0 ? [] : [{ row, casesLately }];
  });
  lately.sort((a, b) => b.casesLately - a.casesLately || a.row - b.row);
  const first = new Set(lately.map(({ row }) => row));
  const rows = new Uint32Array(items.length);
  rows.set(lately.map(({ row }) => row));
  let at = first.size;
  for (let row = 0; row < items.length; row += 1) if (!first.has(row)) rows[at++] = row;
  ordersByIndex.set(index, { ordered, rows });
  return rows;
}
