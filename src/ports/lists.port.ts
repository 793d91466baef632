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

/** A call about one list. */
type OfList = { readonly listId: string } & ForAccount & InLocale;

/** Shopping lists of an account (at most 10 of them). */
export interface ListsPort {
  /** Every list the buyer may see, newest first. */
  list(request: ForAccount & InLocale, options?: CallOptions): Promise<readonly ShoppingListSummary[]>;
  /** One list with a page of its products as they can be ordered now; null when there is none for this buyer. A backend may give smaller pages than asked. */
  read(request: PageRequest & OfList, options?: CallOptions): Promise<ShoppingList | null>;
  create(
    request: { readonly draft: ShoppingListDraft } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<ListResult>;
  /** Another name and description. */
  edit(
    request: { readonly name: string; readonly description: string } & OfList,
    options?: CallOptions,
  ): Promise<ListResult>;
  /** Takes a list away with all that is on it. Only its owner may. */
  remove(request: OfList, options?: CallOptions): Promise<ListResult>;
  /** Brings a removed list back as it was, for as long as the backend keeps it; one that stands stays as it is. */
  restore(request: OfList, options?: CallOptions): Promise<ListResult>;
  /** Puts products on a list; a product already there gets the larger quantity. */
  addItems(request: { readonly items: readonly CartItem[] } & OfList, options?: CallOptions): Promise<ListResult>;
  /** How many of a product that is on a list. */
  setQuantity(request: CartItem & OfList, options?: CallOptions): Promise<ListResult>;
  /** Takes products off a list; those that are off already are no trouble. */
  removeItems(request: { readonly productIds: readonly string[] } & OfList, options?: CallOptions): Promise<ListResult>;
  /** The products named stand in this order, in the places they have among them; the others keep theirs. */
  arrange(request: { readonly productIds: readonly string[] } & OfList, options?: CallOptions): Promise<ListResult>;
  /** Everybody of the account whom a list can be shared with, the buyer aside. */
  people(request: OfList, options?: CallOptions): Promise<readonly ListPerson[]>;
  /** Shares a list with somebody, or ends it with null. Only its owner may. */
  share(
    request: { readonly personId: string; readonly access: ListPerson['access'] } & OfList,
    options?: CallOptions,
  ): Promise<ListResult>;
}
