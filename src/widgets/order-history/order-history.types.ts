import type { Needs } from '../../ports';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { orderHistoryMessages } from './order-history.messages';

export type OrderHistoryAdapter = Needs<'orders.list', 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list'>;

export interface OrderHistoryEvents {
  /** An order was followed to its page. */
  readonly open: { readonly orderId: string };
}

export type OrderHistorySlots = RegionSlots<'header' | 'footer' | 'empty'>;

export type OrderHistoryProps = WidgetProps<OrderHistoryAdapter, typeof orderHistoryMessages, OrderHistoryEvents, OrderHistorySlots>;
