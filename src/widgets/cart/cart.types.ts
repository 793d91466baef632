import type { ReactNode } from 'react';
import type { CartLine, Money } from '../../domain';
import type { Needs } from '../../ports';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { cartMessages } from './cart.messages';

/** What the cart asks of an adapter. Without a session port whoever sees it is taken for a signed-in buyer. */
export type CartAdapter = Needs<
  'cart.read' | 'cart.change',
  'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list'
>;

export interface CartEvents {
  /** The buyer wants to check out; stopping it keeps them in the cart. */
  readonly 'before-checkout': { readonly cases: number; readonly total: Money | null };
  readonly checkout: { readonly cases: number; readonly total: Money | null };
  /** A line's quantity was changed by the buyer; 0 removes it. */
  readonly 'line-change': { readonly lineId: string; readonly productId: string; readonly quantity: number };
}

export type CartSlots = RegionSlots<'header' | 'empty' | 'summary-footer'> & {
  /** Under a line's name. A line keeps to itself: what is to hang over others belongs in an overlay of the host's. */
  readonly lineExtra?: (given: { readonly line: CartLine }) => ReactNode;
};

export type CartProps = WidgetProps<CartAdapter, typeof cartMessages, CartEvents, CartSlots>;
