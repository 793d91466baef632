import type { Needs } from '../../ports';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { dashboardLazyMessages } from './dashboard.lazy.messages';
import type { dashboardMessages } from './dashboard.messages';

/** Every word of the dashboard, by key. */
export type DashboardTree = typeof dashboardMessages & typeof dashboardLazyMessages;

/** What the dashboard asks of an adapter: a card whose method is missing is absent. */
export type DashboardAdapter = Needs<
  never,
  | 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list' | 'accounts.read' | 'insights.delivery' | 'insights.weeks' | 'cart.read' | 'easyOrder.read'
  | 'invoices.list' | 'invoices.totals' | 'orders.list' | 'orders.search' | 'reminders.list' | 'rewards.read' | 'support.search'
>;

export interface DashboardEvents {
  /** A link of a card was followed: where to, and to which one of them; null for none. */
  readonly open: { readonly to: string; readonly id: string | null };
}

export type DashboardSlots = RegionSlots<'header' | 'aside' | 'footer'>;

export type DashboardProps = WidgetProps<DashboardAdapter, DashboardTree, DashboardEvents, DashboardSlots>;
