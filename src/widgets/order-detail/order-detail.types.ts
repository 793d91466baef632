import type { Needs } from '../../ports';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { orderDetailMessages } from './order-detail.messages';

export type OrderDetailAdapter = Needs<'orders.list', 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list'>;

export interface OrderDetailEvents {
  /** An order was followed to its page. */
  readonly open: { readonly orderId: string };
}

export type OrderDetailSlots = RegionSlots<'header' | 'footer' | 'empty'>;

export type OrderDetailProps = WidgetProps<OrderDetailAdapter, typeof orderDetailMessages, OrderDetailEvents, OrderDetailSlots>;
