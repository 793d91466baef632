import type { CartLine, CartTotals, Money } from '../../domain';
import type { Needs } from '../../ports';
import type { ListAdd } from '../common/add-to-list/add-to-list.types';
import type { WidgetProps } from '../common/common.types';
import type { ErrorSlots, RegionSlots, SlotsOf } from '../common/slots';
import type { cartLazyMessages } from './cart.lazy.messages';
import type { cartMessages } from './cart.messages';

/** Methods that the cart needs from an adapter. Without a session port every visitor counts as a signed-in buyer. */
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

/** A product with its quantity, as in event details. */
export interface ItemChange {
  readonly productId: string;
  readonly quantity: number;
}

/** New quantity of a line of the cart. */
export interface CartLineChange {
  readonly lineId: string;
  readonly productId: string;
  readonly quantity: number;
}

/** A line's new product with its quantity. */
export interface ProductReplacement {
  readonly lineId: string;
  /** The product that the line had. */
  readonly replacedId: string;
  readonly productId: string;
  readonly quantity: number;
}

export interface CartEvents {
  /** Before the quantity of a line is changed; canceling it sets the quantity back. */
  readonly 'before-line-change': CartLineChange;
  /** Before lines are removed. */
  readonly 'before-remove': { readonly items: readonly ItemChange[] };
  /** Before the cart is cleared. */
  readonly 'before-clear': { readonly items: readonly ItemChange[] };
  /** Before a line's product is replaced. */
  readonly 'before-replace': ProductReplacement;
  /** Before the checkout opens; canceling it keeps the buyer in the cart. */
  readonly 'before-checkout': { readonly cases: number; readonly total: Money | null };
  /** The checkout opens. */
  readonly checkout: { readonly cases: number; readonly total: Money | null };
  /** The buyer changed a line's quantity; 0 removes it. */
  readonly 'line-change': CartLineChange;
  /** The buyer removed lines; the quantities are those before the removal. */
  readonly remove: { readonly items: readonly ItemChange[] };
  /** The buyer removed all lines. */
  readonly clear: { readonly items: readonly ItemChange[] };
  /** The buyer replaced a line's product. */
  readonly replace: ProductReplacement;
  /** Before the products of an imported list are added. */
  readonly 'before-import': { readonly items: readonly ItemChange[] };
  /** Products of an imported list were added to the cart; those in `adjustments` in part or not at all. */
  readonly import: { readonly items: readonly ItemChange[]; readonly adjustments: readonly ItemChange[] };
  /** Before usual products of the account are added to reach the minimum. */
  readonly 'before-top-up': { readonly items: readonly ItemChange[] };
  /** Usual products of the account were added to reach the minimum. */
  readonly 'top-up': { readonly items: readonly ItemChange[] };
  /** Products were added to a shopping list. */
  readonly 'list-add': ListAdd;
}

/** Data of the slots of a line. */
export interface CartLineSlotData {
  readonly line: CartLine;
}

/**
 * A line contains its layout: content that overlaps other lines belongs in an overlay of the host. Its slots must not
 * change the number of cells in a row.
 */
export type CartSlots = RegionSlots<'header' | 'tools' | 'import' | 'empty' | 'summary-footer'> &
  ErrorSlots &
  SlotsOf<{
    /** Rows of amounts above the total. `totals` are the server's; null while they are unknown. */
    'summary-rows': { readonly totals: CartTotals | null };
    /**
     * The whole line: an element with the role `row`. A replacement has that role too, with one element of the role
     * `cell` for each column, and so has what you put before or after it.
     */
    line: CartLineSlotData;
    /** The product's image. Lines far from the viewport of a long cart do not render it. */
    'line-picture': CartLineSlotData;
    /** Name, pack and promotion. */
    'line-name': CartLineSlotData;
    /** Under the name; empty by default. */
    'line-extra': CartLineSlotData;
    /** Price of a unit. */
    'line-price': CartLineSlotData;
    /** The quantity field. Lines far from the viewport of a long cart do not render it. */
    'line-quantity': CartLineSlotData;
    /** Amount of the line. */
    'line-amount': CartLineSlotData;
  }>;

export type CartProps = WidgetProps<CartAdapter, typeof cartMessages & typeof cartLazyMessages, CartEvents, CartSlots>;
