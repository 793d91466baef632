import { N as Needs } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';

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

/** Words of the confirmation. */
declare const orderPlacedMessages: {
    readonly title: string;
    readonly titleUnnumbered: string;
    readonly titleOver: string;
    readonly copy: string;
    readonly copied: string;
    readonly copyFailed: string;
    readonly delivery: string;
    readonly pickup: string;
    readonly severalDeliveries: string;
    readonly processing: string;
    readonly stillProcessing: {
        readonly title: string;
        readonly text: string;
        readonly action: string;
    };
    readonly loading: string;
    readonly failed: string;
    readonly denied: string;
    readonly notFound: {
        readonly title: string;
        readonly text: string;
        readonly justPlaced: string;
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
    readonly print: string;
    readonly download: string;
    readonly notDownloaded: string;
    readonly products: string;
};

/** Words of the parts that come after the confirmation, in chunks of their own. Translated with the others. */
declare const orderPlacedLaterMessages: {
    readonly next: {
        readonly title: string;
        readonly received: string;
        readonly email: string;
        readonly changes: string;
        readonly changesBy: string;
        readonly days: {
            readonly one: string;
            readonly other: string;
        };
        readonly left: string;
        readonly leftAloud: {
            readonly one: string;
            readonly other: string;
        };
        readonly noChanges: string;
        readonly noChangesBy: string;
        readonly delivered: string;
        readonly deliveredPart: {
            readonly one: string;
            readonly other: string;
        };
        readonly picked: string;
        readonly empties: string;
        readonly page: string;
    };
    readonly over: {
        readonly title: string;
        readonly delivered: string;
        readonly 'not-delivered': string;
        readonly 'in-settlement': string;
        readonly 'in-error': string;
        readonly cancelled: string;
        readonly help: string;
    };
    readonly empties: {
        readonly cylinder: {
            readonly one: string;
            readonly other: string;
        };
        readonly glass: {
            readonly one: string;
            readonly other: string;
        };
    };
    readonly facts: {
        readonly title: string;
        readonly status: string;
        readonly placed: string;
        readonly account: string;
        readonly name: string;
        readonly email: string;
        readonly phone: string;
        readonly method: string;
        readonly byTruck: string;
        readonly byPickup: string;
        readonly purchaseOrderNumber: string;
        readonly payment: string;
        readonly notes: string;
        readonly pickupNotes: string;
        readonly empties: string;
    };
    readonly lines: {
        readonly title: string;
        readonly on: string;
        readonly sku: string;
        readonly times: string;
        readonly free: string;
    };
    readonly again: {
        readonly title: string;
        readonly stopped: string;
    };
    readonly reminder: {
        readonly open: string;
        readonly title: string;
        readonly text: string;
        readonly before: string;
        readonly dayBefore: string;
        readonly weekLater: string;
        readonly anotherTime: string;
        readonly date: string;
        readonly time: string;
        readonly weekly: string;
        readonly missing: string;
        readonly past: string;
        readonly set: string;
        readonly setting: string;
        readonly cancel: string;
        readonly failed: string;
        readonly notRemoved: string;
        readonly isSet: string;
        readonly isWeekly: string;
        readonly remove: string;
        readonly removeLong: string;
        readonly removed: string;
        readonly undo: string;
        readonly notLoaded: string;
    };
    readonly file: {
        readonly number: string;
        readonly date: string;
        readonly sku: string;
        readonly upc: string;
        readonly product: string;
        readonly pack: string;
        readonly quantity: string;
        readonly amount: string;
        readonly currency: string;
        readonly name: string;
    };
};

/** Every word of the confirmation, by key. */
type OrderPlacedTree = typeof orderPlacedMessages & typeof orderPlacedLaterMessages;
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

export { orderPlacedMessages, orderPlacedContract };
export type { OrderPlacedAdapter, OrderPlacedEvents, OrderPlacedProps, OrderPlacedSlots };
