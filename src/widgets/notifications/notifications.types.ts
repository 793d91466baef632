import type { Needs } from '../../ports';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { notificationsMessages } from './notifications.messages';

export type NotificationsAdapter = Needs<'orders.list', 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list'>;

export interface NotificationsEvents {
  /** An order was followed to its page. */
  readonly open: { readonly orderId: string };
}

export type NotificationsSlots = RegionSlots<'header' | 'footer' | 'empty'>;

export type NotificationsProps = WidgetProps<NotificationsAdapter, typeof notificationsMessages, NotificationsEvents, NotificationsSlots>;
