import type { CartItem } from '../../domain';
import type { Needs } from '../../ports';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { shoppingListsLazyMessages } from './shopping-lists.lazy.messages';
import type { shoppingListsMessages } from './shopping-lists.messages';

/** What the lists ask of an adapter. What is missing takes its control with it: no `lists.remove`, no *Delete*. */
export type ShoppingListsAdapter = Needs<
  'lists.list' | 'lists.read',
  | 'lists.create'
  | 'lists.edit'
  | 'lists.remove'
  | 'lists.restore'
  | 'lists.addItems'
  | 'lists.setQuantity'
  | 'lists.removeItems'
  | 'lists.arrange'
  | 'lists.people'
  | 'lists.share'
  | 'cart.read'
  | 'cart.change'
  | 'catalog.match'
  | 'orders.list'
  | 'orders.read'
  | 'session.isGuest'
  | 'session.user'
  | 'session.settings'
  | 'accounts.list'
  | 'accounts.read'
>;

export interface ShoppingListsEvents {
  /** The list that was opened; null for the list of lists. */
  readonly 'list-change': { readonly listId: string | null };
  readonly create: { readonly listId: string; readonly name: string };
  readonly edit: { readonly listId: string; readonly name: string };
  readonly remove: { readonly listId: string; readonly name: string };
  /** Whom a list was shared with; null access ends it. */
  readonly share: { readonly listId: string; readonly personId: string; readonly access: 'view' | 'edit' | null };
  /** Products of a list were changed: another quantity, other places, or off the list. */
  readonly 'items-change': {
    readonly listId: string;
    readonly change: 'quantity' | 'remove' | 'order';
    readonly productIds: readonly string[];
  };
  readonly import: { readonly listId: string; readonly items: readonly CartItem[] };
  /** The buyer wants to add products of a list to the cart; stopping it leaves the cart as it is. */
  readonly 'before-add': { readonly listId: string; readonly items: readonly CartItem[] };
  /** What went into the cart; `troubles` did not go in as asked. */
  readonly add: {
    readonly listId: string;
    readonly items: readonly CartItem[];
    readonly troubles: readonly CartItem[];
  };
}

export type ShoppingListsSlots = RegionSlots<'header' | 'footer' | 'empty'>;

export type ShoppingListsProps = WidgetProps<
  ShoppingListsAdapter,
  typeof shoppingListsMessages & typeof shoppingListsLazyMessages,
  ShoppingListsEvents,
  ShoppingListsSlots
> & {
  /** The open list, when the host holds it (such as in the address); null for the list of lists. */
  readonly listId?: string | null;
};
