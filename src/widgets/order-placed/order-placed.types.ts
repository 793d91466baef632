import type { Needs } from '../../ports';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { orderPlacedMessages } from './order-placed.messages';

export type OrderPlacedAdapter = Needs<'orders.read', 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list'>;

export interface OrderPlacedEvents {
  readonly print: { readonly orderId: string };
}

export type OrderPlacedSlots = RegionSlots<'header' | 'footer'>;

export type OrderPlacedProps = WidgetProps<OrderPlacedAdapter, typeof orderPlacedMessages, OrderPlacedEvents, OrderPlacedSlots> & {
  /** The order that was placed. */
  readonly orderId: string;
};
