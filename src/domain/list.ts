import type { Instant } from '../rules/dates';
import type { CartItem, ProductProblem } from './cart';
import type { Page } from './page';
import type { Product } from './product';

/** What somebody may do with a list: their own, one they may change, one they may only order from. */
export type ListAccess = 'own' | 'edit' | 'view';

/** A shopping list as lists of lists show it. */
export interface ShoppingListSummary {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Products on it; null when the backend's answer does not say: it is shown as “–”. */
  readonly count: number | null;
  readonly changedAt: Instant;
  /** What the buyer may do with it; everything where the backend does not say. */
  readonly access?: ListAccess;
  /** Who shared it with the buyer; null for their own. */
  readonly owner?: string | null;
  /** How many others it is shared with. */
  readonly sharedWith?: number;
}

/** A product on a list, with the price and the stock of now. */
export interface ShoppingListItem {
  readonly product: Product;
  readonly quantity: number;
  /** Why it can not be ordered as it stands. */
  readonly problem: ProductProblem | null;
}

/** A list and a part of what is on it. */
export interface ShoppingList {
  readonly list: ShoppingListSummary;
  readonly items: Page<ShoppingListItem>;
}

/** What a new list is made of. */
export interface ShoppingListDraft {
  readonly name: string;
  readonly description: string;
  readonly items: readonly CartItem[];
}

/** Somebody of the account whom a list can be shared with. */
export interface ListPerson {
  readonly id: string;
  readonly name: string;
  /** What they may do with it; null while it is not shared with them. */
  readonly access: Exclude<ListAccess, 'own'> | null;
}

/** Why a list was not made or not changed (at most 10 lists an account). */
export type ListRefusal = 'too-many-lists' | 'name-taken' | 'list-full' | 'list-gone' | 'item-gone' | 'read-only';

/** The outcome of a change to a list. */
export type ListResult =
  | { readonly outcome: 'done'; readonly list: ShoppingListSummary }
  | { readonly outcome: 'refused'; readonly reason: ListRefusal };
