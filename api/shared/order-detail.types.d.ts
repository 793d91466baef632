import { N as Needs } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';

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

/** Words of an order's page. */
declare const orderDetailMessages: {
    readonly title: string;
    readonly titleUnnumbered: string;
    readonly loading: string;
    readonly failed: string;
    readonly denied: string;
    readonly notFound: {
        readonly title: string;
        readonly text: string;
        readonly action: string;
    };
    readonly copy: string;
    readonly copied: string;
    readonly copyFailed: string;
    readonly for: string;
    readonly noDate: string;
    readonly short: {
        readonly one: string;
        readonly other: string;
    };
    readonly print: string;
    readonly steps: {
        readonly title: string;
        readonly none: string;
    };
    readonly lines: {
        readonly title: {
            readonly one: string;
            readonly other: string;
        };
        readonly onlyDifferences: string;
        readonly columns: {
            readonly product: string;
            readonly price: string;
            readonly ordered: string;
            readonly confirmed: string;
            readonly shipped: string;
            readonly delivered: string;
            readonly invoiced: string;
            readonly amount: string;
        };
        readonly cases: string;
        readonly sku: string;
        readonly upc: string;
        readonly sap: string;
        readonly substitute: string;
        readonly free: string;
        readonly fewer: string;
        readonly report: string;
        readonly reportLong: string;
    };
    readonly invoice: {
        readonly title: string;
        readonly due: string;
        readonly ordered: string;
        readonly notDelivered: {
            readonly one: string;
            readonly other: string;
        };
        readonly discounts: string;
        readonly invoiced: string;
        readonly open: string;
        readonly wrong: string;
    };
    readonly sums: {
        readonly label: string;
        readonly subtotal: {
            readonly one: string;
            readonly other: string;
        };
        readonly deposits: string;
        readonly tax: string;
        readonly taxAt: string;
        readonly minimumCharge: string;
        readonly surcharge: string;
        readonly total: string;
    };
    readonly delivery: {
        readonly title: string;
        readonly to: string;
        readonly from: string;
        readonly date: string;
        readonly method: string;
        readonly shipping: string;
        readonly shipment: string;
        readonly cases: {
            readonly one: string;
            readonly other: string;
        };
        readonly signedBy: string;
        readonly notes: string;
        readonly pickupNotes: string;
        readonly empties: string;
        readonly cylinder: {
            readonly one: string;
            readonly other: string;
        };
        readonly glass: {
            readonly one: string;
            readonly other: string;
        };
    };
    readonly references: {
        readonly title: string;
        readonly number: string;
        readonly purchaseOrder: string;
        readonly sap: string;
        readonly coke: string;
        readonly transaction: string;
        readonly invoice: string;
        readonly placed: string;
        readonly createdBy: string;
        readonly payment: string;
    };
    readonly people: {
        readonly title: string;
        readonly account: string;
        readonly buyer: string;
        readonly email: string;
        readonly phone: string;
        readonly billing: string;
    };
    readonly again: {
        readonly title: string;
        readonly stopped: string;
    };
};

/** Words of the part that cancels, in a chunk of its own. Translated with the others. */
declare const orderDetailLaterMessages: {
    readonly cancel: {
        readonly open: string;
        readonly title: string;
        readonly text: string;
        readonly reason: string;
        readonly choose: string;
        readonly own: string;
        readonly ownLabel: string;
        readonly missing: string;
        readonly missingOwn: string;
        readonly keep: string;
        readonly sending: string;
        readonly checking: string;
        readonly done: string;
        readonly doneText: string;
        readonly by: string;
        readonly refused: {
            readonly 'too-late': {
                readonly title: string;
                readonly text: string;
            };
            readonly 'transaction-unknown': {
                readonly title: string;
                readonly text: string;
            };
            readonly 'order-unknown': {
                readonly title: string;
                readonly text: string;
            };
            readonly 'handle-closed': {
                readonly title: string;
                readonly text: string;
            };
        };
        readonly notDone: string;
        readonly unknown: string;
        readonly unknownText: string;
        readonly needed: string;
        readonly neededCall: string;
    };
};

/** Every word of the order's page, by key. */
type OrderDetailTree = typeof orderDetailMessages & typeof orderDetailLaterMessages;
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

export { orderDetailMessages, orderDetailContract };
export type { OrderDetailAdapter, OrderDetailEvents, OrderDetailProps, OrderDetailSlots };
