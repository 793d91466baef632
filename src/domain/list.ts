import type { Instant } from '../rules/dates';
import type { CartItem } from './cart';

/** A shopping list as lists of lists show it (spec §3). */
export interface ShoppingListSummary {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Products on it. */
  readonly count: number;
  readonly changedAt: Instant;
}

/** What a new list is made of. */
export interface ShoppingListDraft {
  readonly name: string;
  readonly description: string;
  readonly items: readonly CartItem[];
}

/** Why a list was not made or not added to (spec §5: at most 10 lists an account; §8). */
export type ListRefusal = 'too-many-lists' | 'name-taken' | 'list-full' | 'list-gone';

/** What became of a change to a list. */
export type ListResult =
  | { readonly outcome: 'done'; readonly list: ShoppingListSummary }
  | { readonly outcome: 'refused'; readonly reason: ListRefusal };
