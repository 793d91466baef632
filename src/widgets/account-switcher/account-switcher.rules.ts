import type { Account } from '../../domain';
import type { AccountCondition } from '../../rules';
import { isolateBidi } from '../../rules/direction';
import { joinFacts } from '../../runtime/messages/join-facts';
import { findTyped } from '../../ui/select/type-ahead';
import { foldText } from '../../rules/fold-text';

/** Articles and conjunctions, which do not contribute to initials. */
const ARTICLES = new Set([
  'the',
  'a',
  'of',
  'and',
  'at',
  'le',
  'la',
  'les',
  'du',
  'de',
  'des',
  'et',
  'el',
  'los',
  'las',
  'y',
]);

/** Returns the one or two initials of a name, without articles: “The Long Room” is LR. */
export function initialsOf(name: string): string {
  const nameParts = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const significantParts = nameParts.filter((part) => !ARTICLES.has(part.toLowerCase()));
  // Iterates code points, because a letter outside the basic plane has two code units.
  return (significantParts.length === 0 ? nameParts : significantParts)
    .slice(0, 2)
    .map((part) => Array.from(part)[0] ?? '')
    .join('')
    .toUpperCase();
}

const known = (parts: readonly (string | null | undefined)[]): readonly string[] =>
  parts.flatMap((part) => part?.trim() || []).map(isolateBidi);

/** Formats number and address as “0048-2207 · 118 Harbor Lane, Portland, ME”. Missing facts are left out. */
export const accountLine = ({ number, address }: Account): string =>
  joinFacts(known([number, known([address?.street, address?.city, address?.state]).join(', ')]));

/** Formats number and city as “0048-2207 · Portland, ME”, for the narrow space of a header. */
export const shortAccountLine = ({ number, address }: Account): string =>
  joinFacts(known([number, known([address?.city, address?.state]).join(', ')]));

/** Returns the tone of a condition: only a blocked account is critical. */
export const conditionTone = (code: AccountCondition): 'critical' | 'caution' =>
  code === 'blocked' ? 'critical' : 'caution';

/**
 * Maximum number of rows that are rendered completely, each as high as its text. A longer list renders a window of rows
 * of equal height.
 */
export const MAX_UNWINDOWED_ROWS = 60;

/** Number of rows rendered at once while the list is scrolled; at most eleven are visible. */
export const RENDERED_ROWS = 16;
/** Number of rows rendered at the top of the list, where every letter of a search replaces all of them. */
export const RENDERED_ROWS_AT_TOP = 12;
/** The window moves in steps, which avoids a render when the list scrolls by one row. */
const WINDOW_STEP = 2;

/** The rendered rows, from `start` up to and excluding `end`. */
interface RowWindow {
  readonly start: number;
  readonly end: number;
}

/** Returns the window for a list of `count` rows whose first visible row is `first`. */
export function rowWindow(count: number, first: number): RowWindow {
  const targetStart = Math.floor(Math.max(first, 0) / WINDOW_STEP) * WINDOW_STEP - WINDOW_STEP;
  const start = Math.max(Math.min(targetStart, count - RENDERED_ROWS), 0);
  return { start, end: Math.min(start + (first > 0 ? RENDERED_ROWS : RENDERED_ROWS_AT_TOP), count) };
}

/** A range of a scrolled list, in pixels. */
interface ScrollRange {
  readonly top: number;
  readonly height: number;
}

/** Returns the scroll position nearest to the current one at which the range `span` is fully visible, in pixels. */
export function scrollTopFor(view: ScrollRange, span: ScrollRange): number {
  if (span.top < view.top) return span.top;
  return Math.max(view.top, span.top + span.height - view.height);
}

/** Number of rows that a page key moves by. */
const PAGE_ROWS = 8;

/**
 * Returns the row that a key moves to in a list of `count` rows; null if the key does not move. `current` is -1 for no
 * row. The movement stops at both ends: wrapping around in a list of thousands loses the position.
 */
export function moveByKey(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  const within = (index: number) => Math.min(Math.max(index, 0), count - 1);
  switch (key) {
    case 'ArrowDown':
      return within(current + 1);
    case 'ArrowUp':
      return current < 0 ? count - 1 : within(current - 1);
    case 'PageDown':
      return within(Math.max(current, 0) + PAGE_ROWS);
    case 'PageUp':
      return within(current - PAGE_ROWS);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** Splits a search into its terms; a match contains all of them. */
const toSearchTerms = (search: string): readonly string[] => foldText(search).split(/\s+/).filter(Boolean);

interface Searchable {
  readonly account: Account;
  readonly text: string;
}

const searchableByList = new WeakMap<readonly Account[], readonly Searchable[]>();

/**
 * Returns the searchable text of each account. It is computed once for each list, and a key press then only compares.
 */
function searchable(accounts: readonly Account[]): readonly Searchable[] {
  const known = searchableByList.get(accounts);
  if (known !== undefined) return known;
  const made = accounts.map((account) => {
    const number = account.number ?? '';
    // A number matches with and without its separators.
    return {
      account,
      text: foldText(`${account.name}\n${number}\n${number.replace(/\W/g, '')}\n${account.address?.city ?? ''}`),
    };
  });
  searchableByList.set(accounts, made);
  return made;
}

/** Computes the searchable texts of a list before the first key press. */
export const prepareSearch = (accounts: readonly Account[]): void => void searchable(accounts);

/** Returns the accounts whose name, number or city contains every term of the search, in the order of the list. */
export function findAccounts(accounts: readonly Account[], search: string): readonly Account[] {
  const terms = toSearchTerms(search);
  if (terms.length === 0) return accounts;
  return searchable(accounts)
    .filter(({ text }) => terms.every((term) => text.includes(term)))
    .map(({ account }) => account);
}

/** The search field appears for more accounts than this. */
export const MAX_ACCOUNTS_WITHOUT_SEARCH = 7;

const labels = new WeakMap<
  readonly Account[],
  { readonly names: readonly string[]; readonly numbers: readonly string[] }
>();

/** Returns the index of the account that the typed text matches, first by name and then by number; -1 for none. */
export function findTypedAccount(accounts: readonly Account[], typed: string, current: number): number {
  let known = labels.get(accounts);
  if (known === undefined) {
    known = { names: accounts.map(({ name }) => foldText(name)), numbers: accounts.map(({ number }) => number ?? '') };
    labels.set(accounts, known);
  }
  const byName = findTyped(known.names, typed, current);
  return byName >= 0 ? byName : findTyped(known.numbers, typed, current);
}
