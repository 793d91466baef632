import { N as Needs } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';
import { o as orderPlacedMessages, a as orderPlacedLazyMessages } from 'shared/order-placed.lazy.messages';

/** Order placed: the confirmation. */
declare const orderPlacedContract: {
    readonly name: "order-placed";
    readonly element: "tradefront-order-placed";
    readonly needs: readonly ["orders.read"];
    readonly uses: readonly ["session.isGuest", "session.user", "session.settings", "accounts.list", "accounts.read", "accounts.switchTo", "orders.accountOf", "cart.read", "cart.change", "reminders.list", "reminders.create", "reminders.remove"];
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
        readonly download: {};
        readonly 'order-again': {};
        readonly 'reminder-set': {};
        readonly 'reminder-remove': {};
        readonly 'account-change': {};
    };
    readonly slots: {
        readonly regions: readonly ["header", "footer"];
        readonly render: readonly [];
    };
    readonly states: readonly ["loading", "ready", "closing", "closed", "pickup", "several-deliveries", "empties", "surcharge", "guest", "long-words", "processing", "unknown-status", "unreadable", "over", "again", "again-partly", "again-failed", "setting-reminder", "reminder-set", "reminder-failed", "not-found", "other-account", "failed", "denied", "signed-out", "offline"];
};

/** Every word of the confirmation, by key. */
type OrderPlacedTree = typeof orderPlacedMessages & typeof orderPlacedLazyMessages;
type OrderPlacedAdapter = Needs<'orders.read', 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list' | 'accounts.read' | 'accounts.switchTo' | 'orders.accountOf' | 'cart.read' | 'cart.change' | 'reminders.list' | 'reminders.create' | 'reminders.remove'>;
interface OrderPlacedEvents {
    readonly print: {
        readonly orderId: string;
    };
    readonly download: {
        readonly orderId: string;
        readonly fileName: string;
    };
    /** The products were put in the cart again: how many went in as asked, and how many did not. */
    readonly 'order-again': {
        readonly orderId: string;
        readonly added: number;
        readonly notAdded: number;
    };
    readonly 'reminder-set': {
        readonly orderId: string;
        readonly id: string;
        readonly at: string;
        readonly repeats: 'once' | 'weekly';
    };
    readonly 'reminder-remove': {
        readonly orderId: string;
        readonly id: string;
    };
    /** The buyer went to the account whose order it is. */
    readonly 'account-change': {
        readonly accountId: string;
        readonly name: string;
    };
}
type OrderPlacedSlots = RegionSlots<'header' | 'footer'>;
type OrderPlacedProps = WidgetProps<OrderPlacedAdapter, OrderPlacedTree, OrderPlacedEvents, OrderPlacedSlots> & {
    /** The order that was placed. */
    readonly orderId: string;
};

export { orderPlacedContract };
export type { OrderPlacedAdapter, OrderPlacedEvents, OrderPlacedProps, OrderPlacedSlots };
