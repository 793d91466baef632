import type { Account } from '../../domain';
import type { AccountCondition } from '../../rules';
import { isolateBidi } from '../../rules/direction';
import { joinFacts } from '../../runtime/messages/join-facts';
import { findTyped } from '../../ui/select/type-ahead';

/** Small words that say nothing of a name. */
const SMALL = new Set([
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

/** One or two letters that stand for a name in a square: “The Long Room” is LR. */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !SMALL.has(word.toLowerCase()));
  // Whole code points: a letter outside the basic plane is two units.
  return (telling.length === 0 ? words : telling)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
}

const known = (parts: readonly (string | null | undefined)[]): readonly string[] =>
  parts.flatMap((part) => part?.trim() || []).map(isolateBidi);

/** “0048-2207 · 118 Harbor Lane, Portland, ME”, of what is known. */
export const accountLine = ({ number, address }: Account): string =>
  joinFacts(known([number, known([address?.street, address?.city, address?.state]).join(', ')]));

/** “0048-2207 · Portland, ME”: where a header has less room. */
export const shortAccountLine = ({ number, address }: Account): string =>
  joinFacts(known([number, known([address?.city, address?.state]).join(', ')]));

/** How a condition looks: only a blocked account is critical. */
export const conditionTone = (code: AccountCondition): 'critical' | 'caution' =>
  code === 'blocked' ? 'critical' : 'caution';

/** Lists up to here are drawn whole, with rows as high as their words; longer ones as a window of rows of one height. */
export const WINDOW_PAST = 60;

/** Rows drawn at once; eleven are seen at most. */
export const DRAWN_ROWS = 16;
/** The window moves in steps, so that scrolling by a row draws nothing. */
const STEP = 2;

/** The rows that are drawn: from `start` up to but not with `end`. */
interface RowWindow {
  readonly start: number;
  readonly end: number;
}

/** The window in which row `first` is the first one seen. */
export function rowWindow(count: number, first: number): RowWindow {
  const wanted = Math.floor(Math.max(first, 0) / STEP) * STEP - STEP;
  const start = Math.max(Math.min(wanted, count - DRAWN_ROWS), 0);
  return { start, end: Math.min(start + DRAWN_ROWS, count) };
}

/** A scrolled list, in pixels. */
interface Scrolled {
  readonly top: number;
  readonly height: number;
}

/** Where to scroll so that the span from `top`, `height` high, is whole in view; as little as will do. */
export function scrolledTo(view: Scrolled, span: Scrolled): number {
  if (span.top < view.top) return span.top;
  return Math.max(view.top, span.top + span.height - view.height);
}

/** Rows a page key moves by. */
const PAGE = 8;

/**
 * Where a key leads in a list of `count` rows; null when it does not move. `current` is -1 for nowhere yet.
 * The ends stop: going round a list of thousands loses the place.
 */
export function movedTo(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  const within = (index: number) => Math.min(Math.max(index, 0), count - 1);
  switch (key) {
    case 'ArrowDown':
      return within(current + 1);
    case 'ArrowUp':
      return current < 0 ? count - 1 : within(current - 1);
    case 'PageDown':
      return within(Math.max(current, 0) + PAGE);
    case 'PageUp':
      return within(current - PAGE);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** Letters as they are searched: without case and accents. Most names are plain ASCII, which needs no taking apart. */
const folded = (text: string): string =>
  (/^[\x00-\x7f]*$/.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase();

/** The words of a search; each has to be found. */
const searchWords = (search: string): readonly string[] => folded(search).split(/\s+/).filter(Boolean);

interface Searchable {
  readonly account: Account;
  readonly text: string;
}

const shelves = new WeakMap<readonly Account[], readonly Searchable[]>();

/** What is searched of each account, folded once for each list: a key press then only compares. */
function searchable(accounts: readonly Account[]): readonly Searchable[] {
  const known = shelves.get(accounts);
  if (known !== undefined) return known;
  const made = accounts.map((account) => {
    const number = account.number ?? '';
    // A number is found with and without the strokes it is printed with.
    return {
      account,
      text: folded(`${account.name}\n${number}\n${number.replace(/\W/g, '')}\n${account.address?.city ?? ''}`),
    };
  });
  shelves.set(accounts, made);
  return made;
}

/** Folds a list ahead of the first key press. */
export const prepareSearch = (accounts: readonly Account[]): void => void searchable(accounts);

/** The accounts whose name, number or city has every word of the search, in the list's order. */
export function findAccounts(accounts: readonly Account[], search: string): readonly Account[] {
  const words = searchWords(search);
  if (words.length === 0) return accounts;
  return searchable(accounts).flatMap(({ account, text }) =>
    words.every((word) => text.includes(word)) ? [account] : [],
  );
}

/** Search stands above the list from here on (`account-switcher`: past 7 accounts). */
export const SEARCH_PAST = 7;

const labels = new WeakMap<
  readonly Account[],
  { readonly names: readonly string[]; readonly numbers: readonly string[] }
>();

/** Index of the account that what was typed leads to, by name, else by number; -1 for none. */
export function typedTo(accounts: readonly Account[], typed: string, current: number): number {
  let known = labels.get(accounts);
  if (known === undefined) {
    known = { names: accounts.map(({ name }) => folded(name)), numbers: accounts.map(({ number }) => number ?? '') };
    labels.set(accounts, known);
  }
  const byName = findTyped(known.names, typed, current);
  return byName >= 0 ? byName : findTyped(known.numbers, typed, current);
}
