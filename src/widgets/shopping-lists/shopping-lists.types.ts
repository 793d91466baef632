import type { CartItem } from '../../domain';
import type { Needs } from '../../ports';
import type { WidgetProps } from '../common/common.types';
import type { ErrorSlots, RegionSlots } from '../common/slots';
import type { shoppingListsLazyMessages } from './shopping-lists.lazy.messages';
import type { shoppingListsMessages } from './shopping-lists.messages';

/**
 * Adapter methods that the lists use. A control whose method is missing does not render: without `lists.remove` there
 * is no *Delete*.
 */
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
  /** Id of the list that was opened; null for the overview of all lists. */
  readonly 'list-change': { readonly listId: string | null };
  /** A list was created. */
  readonly 'list-create': { readonly listId: string; readonly name: string };
  /** The name of a list was changed. */
  readonly 'list-edit': { readonly listId: string; readonly name: string };
  /** A list was removed. */
  readonly 'list-remove': { readonly listId: string; readonly name: string };
  /** Access of a person to a list changed; null access ends the sharing. */
  readonly 'list-share': {
    readonly listId: string;
    readonly personId: string;
    readonly access: 'view' | 'edit' | null;
  };
  /** Products of a list changed: quantity, position, or removal. */
  readonly 'items-change': {
    readonly listId: string;
    readonly change: 'quantity' | 'remove' | 'order';
    readonly productIds: readonly string[];
  };
  /** Products of an imported list were added to a shopping list. */
  readonly import: { readonly listId: string; readonly items: readonly CartItem[] };
  /** The buyer adds products of a list to the cart. Cancelable; if canceled, the cart does not change. */
  readonly 'before-add': { readonly listId: string; readonly items: readonly CartItem[] };
  /** Products that were added to the cart; `adjustments` lists the products that were not added in full. */
  readonly add: {
    readonly listId: string;
    readonly items: readonly CartItem[];
    readonly adjustments: readonly CartItem[];
  };
}

export type ShoppingListsSlots = RegionSlots<'header' | 'footer' | 'empty'> & ErrorSlots;

export type ShoppingListsProps = WidgetProps<
  ShoppingListsAdapter,
  typeof shoppingListsMessages & typeof shoppingListsLazyMessages,
  ShoppingListsEvents,
  ShoppingListsSlots
> & {
  /** Id of the open list, if the host controls it (for example, from the URL); null for the overview of all lists. */
  readonly listId?: string | null;
};
