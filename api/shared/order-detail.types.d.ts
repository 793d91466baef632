import { N as Needs } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';
import { o as orderDetailMessages, a as orderDetailLazyMessages } from 'shared/order-detail.lazy.messages';

/** Order detail: one order from the day it was placed to its invoice. */
declare const orderDetailContract: {
    readonly name: "order-detail";
    readonly element: "tradefront-order-detail";
    readonly needs: readonly ["orders.detail"];
    readonly uses: readonly ["cancelOrder.prepare", "cancelOrder.commit", "cancelOrder.outcome", "cancelOrder.abandon", "cart.read", "cart.change", "orders.accountOf", "orders.resumeDraft", "orders.deleteDraft", "session.isGuest", "session.user", "session.settings", "accounts.list", "accounts.switchTo"];
    readonly attributes: readonly [{
        readonly name: "order-id";
        readonly prop: "orderId";
        readonly as: "text";
    }, {
        readonly name: "heading-level";
        readonly prop: "headingLevel";
        readonly as: "number";
    }];
    readonly events: {
        readonly print: {};
        readonly 'order-again': {};
        readonly cancel: {};
        readonly 'report-problem': {};
        readonly 'account-change': {};
        readonly 'draft-resume': {};
        readonly 'draft-delete': {};
    };
    readonly slots: {
        readonly regions: readonly ["header", "footer"];
        readonly render: readonly [];
    };
    readonly states: readonly ["loading", "ready", "only-differences", "on-its-way", "received", "substituted", "in-error", "not-delivered", "in-settlement", "was-cancelled", "pickup", "unknown-status", "sparse", "unreadable", "long-words", "browse-only", "draft", "draft-refused", "cancelling", "reason-missing", "cancelled", "cancel-checking", "cancel-unknown", "cancel-refused", "cancel-failed", "no-transaction", "again", "again-partly", "again-failed", "not-found", "other-account", "failed", "denied", "signed-out", "offline"];
};

/** Every word of the order's page, by key. */
type OrderDetailTree = typeof orderDetailMessages & typeof orderDetailLazyMessages;
/** What the page asks of an adapter. Without all of `cancelOrder` nothing is cancelled from here. */
type OrderDetailAdapter = Needs<'orders.detail', 'cancelOrder.prepare' | 'cancelOrder.commit' | 'cancelOrder.outcome' | 'cancelOrder.abandon' | 'cart.read' | 'cart.change' | 'orders.accountOf' | 'orders.resumeDraft' | 'orders.deleteDraft' | 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list' | 'accounts.switchTo'>;
interface OrderDetailEvents {
    readonly print: {
        readonly orderId: string;
    };
    /** The products were put in the cart again: how many went in as asked, and how many did not. */
    readonly 'order-again': {
        readonly orderId: string;
        readonly added: number;
        readonly notAdded: number;
    };
    /** The order was cancelled. */
    readonly cancel: {
        readonly orderId: string;
        readonly reason: string;
    };
    /** The buyer goes to report what is wrong with the order, or with one of its lines. */
    readonly 'report-problem': {
        readonly orderId: string;
        readonly lineId: string | null;
    };
    /** The buyer went to the account whose order it is. */
    readonly 'account-change': {
        readonly accountId: string;
        readonly name: string;
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
type OrderDetailSlots = RegionSlots<'header' | 'footer'>;
type OrderDetailProps = WidgetProps<OrderDetailAdapter, OrderDetailTree, OrderDetailEvents, OrderDetailSlots> & {
    /** The order to show. */
    readonly orderId: string;
};

export { orderDetailContract };
export type { OrderDetailAdapter, OrderDetailEvents, OrderDetailProps, OrderDetailSlots };
