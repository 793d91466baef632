import type { Needs } from '../../ports';
import type { Destination } from '../../runtime/links';
import type { Messages } from '../../runtime/react/use-messages';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { dashboardLazyMessages } from './dashboard.lazy.messages';
import type { dashboardMessages } from './dashboard.messages';

/** Every word of the dashboard, by key. */
export type DashboardTree = typeof dashboardMessages & typeof dashboardLazyMessages;

/** What the dashboard asks of an adapter: a card whose method is missing is absent. */
export type DashboardAdapter = Needs<
  never,
  | 'session.isGuest'
  | 'session.user'
  | 'session.settings'
  | 'accounts.list'
  | 'accounts.read'
  | 'insights.delivery'
  | 'insights.weeks'
  | 'cart.read'
  | 'easyOrder.read'
  | 'invoices.list'
  | 'invoices.totals'
  | 'orders.list'
  | 'orders.search'
  | 'reminders.list'
  | 'rewards.read'
  | 'support.search'
>;

export interface DashboardEvents {
  /** A link of a card was followed: where to, and to which one of them; null for none. */
  readonly open: { readonly to: string; readonly id: string | null };
}

export type DashboardSlots = RegionSlots<'header' | 'aside' | 'footer'>;

export type DashboardProps = WidgetProps<DashboardAdapter, DashboardTree, DashboardEvents, DashboardSlots>;

/** The dashboard's words, with what fills them. */
export type DashboardMessages = Messages<typeof dashboardMessages>;

/** What every card gets. */
export interface DashboardCardProps {
  readonly accountId: string;
  readonly messages: DashboardMessages;
  /** A link was followed. */
  readonly onOpen: (destination: Destination) => void;
}

/** The words of the lazy part, with what fills them. */
export type LazyMessages = Messages<typeof dashboardLazyMessages>;

/** What a card of the lazy part gets. */
export interface LazyCardProps extends Omit<DashboardCardProps, 'messages'> {
  readonly messages: LazyMessages;
}
