import type { Needs } from '../../ports';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { dashboardMessages } from './dashboard.messages';

export type DashboardAdapter = Needs<'orders.list', 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list'>;

export interface DashboardEvents {
  /** An order was followed to its page. */
  readonly open: { readonly orderId: string };
}

export type DashboardSlots = RegionSlots<'header' | 'footer' | 'empty'>;

export type DashboardProps = WidgetProps<DashboardAdapter, typeof dashboardMessages, DashboardEvents, DashboardSlots>;
