import { b as OrderDetailProps } from 'shared/order-detail.types';
export { O as OrderDetailAdapter, a as OrderDetailEvents, c as OrderDetailSlots, o as orderDetailMessages } from 'shared/order-detail.types';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/common.types';
import 'shared/locale-pack';
import 'shared/messages';

/** Order detail: one order from the day it was placed to its invoice (spec §2, §4). */
declare const orderDetailContract: {
    readonly name: "order-detail";
    readonly element: "tradefront-order-detail";
    readonly needs: readonly ["orders.detail"];
    readonly uses: readonly ["cancelOrder.prepare", "cancelOrder.commit", "cancelOrder.outcome", "cancelOrder.abandon", "cart.read", "cart.change", "orders.accountOf", "session.isGuest", "session.user", "session.settings", "accounts.list", "accounts.switchTo"];
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
    };
    readonly slots: {
        readonly regions: readonly ["header", "footer"];
        readonly render: readonly [];
    };
    readonly states: readonly ["loading", "ready", "only-differences", "on-its-way", "received", "substituted", "in-error", "not-delivered", "in-settlement", "was-cancelled", "pickup", "unknown-status", "sparse", "long-words", "browse-only", "cancelling", "reason-missing", "cancelled", "cancel-checking", "cancel-unknown", "cancel-refused", "cancel-failed", "no-transaction", "again", "again-partly", "again-failed", "not-found", "other-account", "failed", "denied", "signed-out", "offline"];
};

/** One order: where it stands, what came of each line, its numbers, its invoice; the same again, or cancelled. */
declare const OrderDetail: react.ComponentType<OrderDetailProps>;

export { OrderDetail, OrderDetailProps, orderDetailContract };
