import type { CartItem, ListResult, ShoppingListDraft, ShoppingListSummary } from '../domain';
import type { CallOptions, ForAccount, InLocale } from './call';

/** Shopping lists of an account (spec §3, at most 10 of them: spec §9). */
export interface ListsPort {
  /** Every list, newest first. */
  list(request: ForAccount & InLocale, options?: CallOptions): Promise<readonly ShoppingListSummary[]>;
  create(request: { readonly draft: ShoppingListDraft } & ForAccount & InLocale, options?: CallOptions): Promise<ListResult>;
  /** Puts products on a list; a product already there gets the larger quantity. */
  addItems(
    request: { readonly listId: string; readonly items: readonly CartItem[] } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<ListResult>;
}
