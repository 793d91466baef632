import type { Money, OrderRefusal } from '../../domain';
import type { Needs } from '../../ports';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { checkoutMessages } from './checkout.messages';

/** What checkout asks of an adapter. An adapter that can not look an order up can not place one either. */
export type CheckoutAdapter = Needs<
  'cart.read' | 'checkout.open' | 'checkout.prepare' | 'checkout.place' | 'checkout.outcome' | 'checkout.abandon',
  'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list'
>;

export interface CheckoutEvents {
  /** The buyer presses *Place order*; stopping it sends nothing. The account of a guest is null. */
  readonly 'before-place': { readonly accountId: string | null; readonly total: Money };
  readonly placed: { readonly orderId: string; readonly orderNumber: string; readonly accountId: string | null };
  readonly refused: { readonly reason: OrderRefusal };
}

export type CheckoutSlots = RegionSlots<'header' | 'summary-footer'>;

export type CheckoutProps = WidgetProps<CheckoutAdapter, typeof checkoutMessages, CheckoutEvents, CheckoutSlots> & {
  /** The bottler whose accounts may have one order in several deliveries. Default 4200 (spec §9, decision 16). */
  readonly consolidatedBottlerId?: number;
};
