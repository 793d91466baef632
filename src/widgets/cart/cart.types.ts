import type { ReactNode } from 'react';
import type { CartLine, Money } from '../../domain';
import type { Needs } from '../../ports';
import type { ListAdd } from '../common/add-to-list/add-to-list.types';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { cartLazyMessages } from './cart.lazy.messages';
import type { cartMessages } from './cart.messages';

/** What the cart asks of an adapter. Without a session port whoever sees it is taken for a signed-in buyer. */
export type CartAdapter = Needs<
  'cart.read' | 'cart.change',
  | 'session.isGuest'
  | 'session.user'
  | 'session.settings'
  | 'accounts.list'
  | 'catalog.substitutes'
  | 'catalog.match'
  | 'orders.usual'
  | 'lists.list'
  | 'lists.addItems'
  | 'lists.create'
>;

/** A product and how many of it, as events name them. */
export interface ItemChange {
  readonly productId: string;
  readonly quantity: number;
}

export interface CartEvents {
  /** The buyer wants to check out; stopping it keeps them in the cart. */
  readonly 'before-checkout': { readonly cases: number; readonly total: Money | null };
  readonly checkout: { readonly cases: number; readonly total: Money | null };
  /** A line's quantity was changed by the buyer; 0 removes it. */
  readonly 'line-change': { readonly lineId: string; readonly productId: string; readonly quantity: number };
  /** The buyer took lines out; each had so many. */
  readonly remove: { readonly items: readonly ItemChange[] };
  /** The buyer emptied the cart. */
  readonly clear: { readonly items: readonly ItemChange[] };
  /** The buyer put another product in a line's place. */
  readonly replace: {
    readonly lineId: string;
    readonly replacedId: string;
    readonly productId: string;
    readonly quantity: number;
  };
  /** Products of a pasted or read list are in the cart; those in `troubles` not as asked. */
  readonly import: { readonly items: readonly ItemChange[]; readonly troubles: readonly ItemChange[] };
  /** What the account usually orders was added to reach the minimum. */
  readonly 'top-up': { readonly items: readonly ItemChange[] };
  readonly 'list-add': ListAdd;
}

export type CartSlots = RegionSlots<'header' | 'empty' | 'summary-footer'> & {
  /** Under a line's name. A line keeps to itself: what is to hang over others belongs in an overlay of the host's. */
  readonly lineExtra?: (given: { readonly line: CartLine }) => ReactNode;
};

export type CartProps = WidgetProps<CartAdapter, typeof cartMessages & typeof cartLazyMessages, CartEvents, CartSlots>;
