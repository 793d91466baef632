import { b as DashboardProps } from 'shared/dashboard.types';
export { D as DashboardAdapter, a as DashboardEvents, c as DashboardSlots, d as dashboardMessages } from 'shared/dashboard.types';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/common.types';
import 'shared/locale-pack';
import 'shared/messages';

/** Dashboard: what needs the buyer today (spec §2). Each card asks what it shows, and is absent where nobody answers. */
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
    readonly states: readonly ["loading", "ready", "closing", "minimum-met", "empty-cart", "no-delivery", "stopped", "nothing-needed", "new-account", "many-past-due", "spend", "table", "finance", "fewer-ports", "failed", "cards-failed", "denied", "signed-out", "offline"];
};

/** Dashboard: what needs the buyer today. */
declare const Dashboard: react.ComponentType<DashboardProps>;

export { Dashboard, DashboardProps, dashboardContract };
