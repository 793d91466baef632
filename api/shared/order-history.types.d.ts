import { C as CalendarDate, O as OrderStatus, a as OrderSort } from 'shared/activation';
import { N as Needs } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';
import { o as orderHistoryMessages, a as orderHistoryLazyMessages } from 'shared/order-history.lazy.messages';

/** Order history: what was ordered, found again. */
declare const orderHistoryContract: {
    readonly name: "order-history";
    readonly element: "tradefront-order-history";
    readonly needs: readonly ["orders.search"];
    readonly uses: readonly ["orders.detail", "orders.resumeDraft", "orders.deleteDraft", "cart.read", "cart.change", "session.isGuest", "session.user", "session.settings", "accounts.list", "accounts.read"];
    readonly attributes: readonly [{
        readonly name: "value";
        readonly prop: "value";
        readonly as: "json";
    }, {
        readonly name: "heading-level";
        readonly prop: "headingLevel";
        readonly as: "number";
    }];
    readonly events: {
        readonly open: {};
        readonly 'value-change': {};
        readonly export: {};
        readonly 'order-again': {};
        readonly 'draft-resume': {};
        readonly 'draft-delete': {};
    };
    readonly slots: {
        readonly regions: readonly ["header", "footer", "empty"];
        readonly render: readonly [];
    };
    readonly states: readonly ["loading", "ready", "searching", "too-short", "filtered", "custom-dates", "dates-wrong", "sorted", "page-2", "past-end", "no-match", "empty", "ten-thousand", "long-words", "unknown-status", "unreadable", "choosing-statuses", "exporting", "exported", "export-stopped", "export-failed", "export-empty", "again", "again-partly", "again-failed", "browse-only", "draft-deleted", "failed", "denied", "signed-out", "offline"];
};

/** Every word of the history, by key. */
type OrderHistoryTree = typeof orderHistoryMessages & typeof orderHistoryLazyMessages;
/** What the history asks of an adapter. Without `orders.detail` and `cart.change` nothing is ordered again from here. */
type OrderHistoryAdapter = Needs<'orders.search', 'orders.detail' | 'orders.resumeDraft' | 'orders.deleteDraft' | 'cart.read' | 'cart.change' | 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list' | 'accounts.read'>;
/** All that a buyer would bookmark or come back to. */
interface OrderHistoryValue {
    readonly search: string;
    /** The last 7, 30 or 90 days, dates of the buyer's own, or null for any time. */
    readonly period: 7 | 30 | 90 | 'custom' | null;
    /** The ends of a custom period; null leaves one open. */
    readonly start: CalendarDate | null;
    readonly end: CalendarDate | null;
    readonly statuses: readonly OrderStatus[];
    readonly sort: OrderSort;
    /** Counted from 1. */
    readonly page: number;
    /** 10, 20 or 50. */
    readonly pageSize: number;
}
interface OrderHistoryEvents {
    /** An order was followed to its page. */
    readonly open: {
        readonly orderId: string;
    };
    /** Search, period, statuses, sort or page, with all of them: one place to keep an address in step with. */
    readonly 'value-change': OrderHistoryValue;
    /** A file was saved. */
    readonly export: {
        readonly fileName: string;
        readonly orders: number;
    };
    /** An order's products were put in the cart again: how many went in as asked, and how many did not. */
    readonly 'order-again': {
        readonly orderId: string;
        readonly added: number;
        readonly notAdded: number;
    };
    /** A draft was taken up again: its products are in the cart, but for those counted. */
    readonly 'draft-resume': {
        readonly orderId: string;
        readonly notAdded: number;
    };
    /** A draft was deleted. */
    readonly 'draft-delete': {
        readonly orderId: string;
    };
}
type OrderHistorySlots = RegionSlots<'header' | 'footer' | 'empty'>;
type OrderHistoryProps = WidgetProps<OrderHistoryAdapter, OrderHistoryTree, OrderHistoryEvents, OrderHistorySlots> & {
    /** What the buyer looks at, or the parts of it that the host holds. */
    readonly value?: Partial<OrderHistoryValue>;
};

export { orderHistoryContract };
export type { OrderHistoryAdapter, OrderHistoryEvents, OrderHistoryProps, OrderHistorySlots, OrderHistoryValue };
