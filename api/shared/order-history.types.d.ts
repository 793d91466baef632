import { C as CalendarDate, O as OrderStatus, a as OrderSort } from 'shared/activation';
import { N as Needs } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';

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

/** Words of the order history. */
declare const orderHistoryMessages: {
    readonly title: string;
    readonly loading: string;
    readonly failed: string;
    readonly denied: string;
    readonly count: {
        readonly one: string;
        readonly other: string;
    };
    readonly found: {
        readonly one: string;
        readonly other: string;
    };
    readonly search: string;
    readonly searchHint: string;
    readonly clearSearch: string;
    readonly tooShort: {
        readonly one: string;
        readonly other: string;
    };
    readonly period: {
        readonly label: string;
        readonly all: string;
        readonly last: string;
        readonly custom: string;
    };
    readonly from: string;
    readonly to: string;
    readonly dates: {
        readonly startAfterEnd: string;
        readonly endBeforeStart: string;
        readonly badInput: string;
    };
    readonly status: string;
    readonly chosen: {
        readonly one: string;
        readonly other: string;
    };
    readonly removeFilter: string;
    readonly clearFilters: string;
    readonly sort: string;
    readonly sorts: {
        readonly CreatedDateDesc: string;
        readonly CreatedDateAsc: string;
        readonly DeliveryDateDesc: string;
        readonly DeliveryDateAsc: string;
        readonly OrderNumberDesc: string;
        readonly OrderNumberAsc: string;
        readonly StatusAsc: string;
        readonly StatusDesc: string;
        readonly TotalDesc: string;
        readonly TotalAsc: string;
    };
    readonly columns: {
        readonly number: string;
        readonly placed: string;
        readonly delivery: string;
        readonly status: string;
        readonly cases: string;
        readonly total: string;
        readonly again: string;
    };
    readonly purchaseOrder: string;
    readonly cases: {
        readonly one: string;
        readonly other: string;
    };
    readonly short: {
        readonly one: string;
        readonly other: string;
    };
    readonly again: string;
    readonly againLong: string;
    readonly export: string;
    readonly pages: string;
    readonly previous: string;
    readonly next: string;
    readonly pageSize: string;
    readonly range: string;
    readonly rangeOpen: string;
    readonly page: string;
    readonly pageOf: string;
    readonly empty: {
        readonly title: string;
        readonly text: string;
        readonly action: string;
    };
    readonly noMatch: {
        readonly title: string;
        readonly text: string;
    };
    readonly pastEnd: {
        readonly title: string;
        readonly action: string;
    };
};

/** Words of the parts that come later, in chunks of their own. Translated with the others. */
declare const orderHistoryLaterMessages: {
    readonly statuses: {
        readonly title: string;
        readonly text: string;
        readonly show: string;
        readonly clear: string;
    };
    readonly exporting: {
        readonly title: string;
        readonly text: string;
        readonly start: string;
        readonly gathering: string;
        readonly progress: string;
        readonly progressOpen: {
            readonly one: string;
            readonly other: string;
        };
        readonly stop: string;
        readonly stopped: string;
        readonly done: {
            readonly one: string;
            readonly other: string;
        };
        readonly none: string;
        readonly failed: string;
        readonly tryAgain: string;
        readonly close: string;
    };
    readonly orderAgain: {
        readonly title: string;
        readonly text: string;
        readonly loading: string;
        readonly failed: string;
        readonly gone: string;
        readonly stopped: string;
        readonly times: string;
    };
    readonly file: {
        readonly number: string;
        readonly sap: string;
        readonly coke: string;
        readonly transaction: string;
        readonly purchaseOrder: string;
        readonly placed: string;
        readonly delivery: string;
        readonly deliveryMethod: string;
        readonly shippingMethod: string;
        readonly status: string;
        readonly cases: string;
        readonly shortCases: string;
        readonly ordered: string;
        readonly delivered: string;
        readonly total: string;
        readonly currency: string;
        readonly invoice: string;
        readonly createdBy: string;
    };
};

/** Every word of the history, by key. */
type OrderHistoryTree = typeof orderHistoryMessages & typeof orderHistoryLaterMessages;
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

export { orderHistoryMessages, orderHistoryContract };
export type { OrderHistoryAdapter, OrderHistoryEvents, OrderHistoryProps, OrderHistorySlots, OrderHistoryValue };
