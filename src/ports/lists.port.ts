import type {
  CartItem,
  ListPerson,
  ListResult,
  PageRequest,
  ShoppingList,
  ShoppingListDraft,
  ShoppingListSummary,
} from '../domain';
import type { CallOptions, ForAccount, InLocale } from './call';

/** Request for one shopping list. */
type OfList = { readonly listId: string } & ForAccount & InLocale;

/** Shopping lists of an account (at most 10). */
export interface ListsPort {
  /** All lists that the buyer can see, newest first. */
  list(request: ForAccount & InLocale, options?: CallOptions): Promise<readonly ShoppingListSummary[]>;
  /**
   * One list with a page of its products as they can be ordered now; null when the buyer has no such list. A backend
   * can return smaller pages than requested.
   */
  read(request: PageRequest & OfList, options?: CallOptions): Promise<ShoppingList | null>;
  create(
    request: { readonly draft: ShoppingListDraft } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<ListResult>;
  /** Changes name and description. */
  edit(
    request: { readonly name: string; readonly description: string } & OfList,
    options?: CallOptions,
  ): Promise<ListResult>;
  /** Deletes a list with its items. Only the owner can. */
  remove(request: OfList, options?: CallOptions): Promise<ListResult>;
  /** Restores a deleted list while the backend still has it. Does not change an existing list. */
  restore(request: OfList, options?: CallOptions): Promise<ListResult>;
  /** Adds products to a list; a product that is already there gets the larger quantity. */
  addItems(request: { readonly items: readonly CartItem[] } & OfList, options?: CallOptions): Promise<ListResult>;
  /** Sets the quantity of a product on the list. */
  setQuantity(request: CartItem & OfList, options?: CallOptions): Promise<ListResult>;
  /** Removes products from a list; products that are not on it are ignored. */
  removeItems(request: { readonly productIds: readonly string[] } & OfList, options?: CallOptions): Promise<ListResult>;
  /** Reorders the named products within the positions that they occupy; other products keep their positions. */
  arrange(request: { readonly productIds: readonly string[] } & OfList, options?: CallOptions): Promise<ListResult>;
  /** The people of the account whom a list can be shared with, except the buyer. */
  people(request: OfList, options?: CallOptions): Promise<readonly ListPerson[]>;
  /** Shares a list with a person; null stops sharing. Only the owner can. */
  share(
    request: { readonly personId: string; readonly access: ListPerson['access'] } & OfList,
    options?: CallOptions,
  ): Promise<ListResult>;
}
