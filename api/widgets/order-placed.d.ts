import { b as OrderPlacedProps } from 'shared/order-placed.types';
export { O as OrderPlacedAdapter, a as OrderPlacedEvents, c as OrderPlacedSlots, o as orderPlacedMessages } from 'shared/order-placed.types';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/common.types';
import 'shared/locale-pack';
import 'shared/messages';

/** Order placed: the confirmation (spec §2). */
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
    readonly states: readonly ["loading", "ready", "closing", "closed", "pickup", "several-deliveries", "empties", "surcharge", "guest", "long-words", "processing", "unknown-status", "over", "again", "again-partly", "again-failed", "setting-reminder", "reminder-set", "reminder-failed", "not-found", "other-account", "failed", "denied", "signed-out", "offline"];
};

/** The confirmation: the number, the day, what happens next, and the same again. */
declare const OrderPlaced: react.ComponentType<OrderPlacedProps>;

export { OrderPlaced, OrderPlacedProps, orderPlacedContract };
