import type { Needs } from '../../ports';
import type { Destination } from '../../runtime/links';
import type { Messages } from '../../runtime/react/use-messages';
import type { WidgetProps } from '../common/common.types';
import type { ErrorSlots, RegionSlots } from '../common/slots';
import type { dashboardLazyMessages } from './dashboard.lazy.messages';
import type { dashboardMessages } from './dashboard.messages';

/** All texts of the dashboard, by key. */
export type DashboardTree = typeof dashboardMessages & typeof dashboardLazyMessages;

/** Adapter methods that the dashboard calls. A card whose method is missing is absent. */
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
  /** The buyer followed a link of a card. `id` is the linked record, such as an order; null if the link has none. */
  readonly 'link-open': { readonly to: string; readonly id: string | null };
}

export type DashboardSlots = RegionSlots<
  'header' | 'delivery' | 'needs' | 'weeks' | 'rewards' | 'reminders' | 'orders' | 'balance' | 'aside' | 'footer'
> &
  ErrorSlots;

export type DashboardProps = WidgetProps<DashboardAdapter, DashboardTree, DashboardEvents, DashboardSlots>;

/** Texts of the first screen, with the functions that fill their placeholders. */
export type DashboardMessages = Messages<typeof dashboardMessages>;

/** Props of every card. */
export interface DashboardCardProps {
  readonly accountId: string;
  readonly messages: DashboardMessages;
  /** Called when the buyer follows a link. */
  readonly onOpen: (destination: Destination) => void;
}

/** Texts of the lazy part, with the functions that fill their placeholders. */
export type LazyMessages = Messages<typeof dashboardLazyMessages>;

/** Props of a card of the lazy part. */
export interface LazyCardProps extends Omit<DashboardCardProps, 'messages'> {
  readonly messages: LazyMessages;
}
