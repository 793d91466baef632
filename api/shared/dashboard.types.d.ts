import { N as Needs } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';
import { d as dashboardMessages, a as dashboardLazyMessages } from 'shared/dashboard.lazy.messages';

/** Dashboard: what needs the buyer today. Each card asks what it shows, and is absent where nobody answers. */
declare const dashboardContract: {
    readonly name: "dashboard";
    readonly element: "tradefront-dashboard";
    readonly needs: readonly [];
    readonly uses: readonly ["session.isGuest", "session.user", "session.settings", "accounts.list", "accounts.read", "insights.delivery", "insights.weeks", "cart.read", "easyOrder.read", "invoices.list", "invoices.totals", "orders.list", "orders.search", "reminders.list", "rewards.read", "support.search"];
    readonly attributes: readonly [{
        readonly name: "heading-level";
        readonly prop: "headingLevel";
        readonly as: "number";
    }];
    readonly events: {
        readonly open: {};
    };
    readonly slots: {
        readonly regions: readonly ["header", "aside", "footer"];
        readonly render: readonly [];
    };
    readonly states: readonly ["loading", "ready", "closing", "minimum-met", "empty-cart", "no-delivery", "stopped", "nothing-needed", "new-account", "many-past-due", "spend", "table", "finance", "service", "fewer-ports", "failed", "cards-failed", "denied", "signed-out", "offline"];
};

/** Every word of the dashboard, by key. */
type DashboardTree = typeof dashboardMessages & typeof dashboardLazyMessages;
/** What the dashboard asks of an adapter: a card whose method is missing is absent. */
type DashboardAdapter = Needs<never, 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list' | 'accounts.read' | 'insights.delivery' | 'insights.weeks' | 'cart.read' | 'easyOrder.read' | 'invoices.list' | 'invoices.totals' | 'orders.list' | 'orders.search' | 'reminders.list' | 'rewards.read' | 'support.search'>;
interface DashboardEvents {
    /** A link of a card was followed: where to, and to which one of them; null for none. */
    readonly open: {
        readonly to: string;
        readonly id: string | null;
    };
}
type DashboardSlots = RegionSlots<'header' | 'aside' | 'footer'>;
type DashboardProps = WidgetProps<DashboardAdapter, DashboardTree, DashboardEvents, DashboardSlots>;

export { dashboardContract };
export type { DashboardAdapter, DashboardEvents, DashboardProps, DashboardSlots };
