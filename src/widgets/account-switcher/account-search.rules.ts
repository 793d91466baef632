import type { Account } from '../../domain';
import { findTyped } from '../../ui/select/type-ahead';

/** Letters as they are searched: without case and accents. Most names are plain ASCII, which needs no taking apart. */
export const folded = (text: string): string =>
  (/^[\x00-\x7f]*$/.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase();

/** The words of a search; each has to be found. */
export const searchWords = (search: string): readonly string[] => folded(search).split(/\s+/).filter(Boolean);

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
