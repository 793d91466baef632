import type { Instant } from '../rules/dates';
import type { CartItem, ProductProblem } from './cart';
import type { Page } from './page';
import type { Product } from './product';

/** Rights of the buyer on a list: `own`: all rights; `edit`: can change it; `view`: can only order from it. */
export type ListAccess = 'own' | 'edit' | 'view';

/** Summary of a shopping list. */
export interface ShoppingListSummary {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Number of products; null if the response has none. Null is shown as “–”. */
  readonly count: number | null;
  readonly changedAt: Instant;
  /** Rights of the buyer on the list; all rights if the backend reports none. */
  readonly access?: ListAccess;
  /** User who shared the list with the buyer; null for the buyer's own list. */
  readonly owner?: string | null;
  /** Number of other users that the list is shared with. */
  readonly sharedWith?: number;
}

/** A product on a list, with its current price and stock. */
export interface ShoppingListItem {
  readonly product: Product;
  readonly quantity: number;
  /** Reason why the product can't be ordered; null if it can. */
  readonly problem: ProductProblem | null;
}

/** A list with one page of its items. */
export interface ShoppingList {
  readonly list: ShoppingListSummary;
  readonly items: Page<ShoppingListItem>;
}

/** Fields of a new list. */
export interface ShoppingListDraft {
  readonly name: string;
  readonly description: string;
  readonly items: readonly CartItem[];
}

/** A user of the account that a list can be shared with. */
export interface ListPerson {
  readonly id: string;
  readonly name: string;
  /** Rights of the user; null if the list is not shared with them. */
  readonly access: Exclude<ListAccess, 'own'> | null;
}

/** Reason why a list is not created or changed. An account has at most 10 lists. */
export type ListRefusal = 'too-many-lists' | 'name-taken' | 'list-full' | 'list-gone' | 'item-gone' | 'read-only';

/** The outcome of a change to a list. */
export type ListResult =
  | { readonly outcome: 'done'; readonly list: ShoppingListSummary }
  | { readonly outcome: 'refused'; readonly reason: ListRefusal };
