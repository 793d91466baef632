import { b as OrderHistoryProps } from 'shared/order-history.types';
export { O as OrderHistoryAdapter, a as OrderHistoryEvents, c as OrderHistorySlots, d as OrderHistoryValue, o as orderHistoryMessages } from 'shared/order-history.types';
import * as react from 'react';
import 'shared/activation';
import 'shared/ports';
import 'shared/common.types';
import 'shared/locale-pack';
import 'shared/messages';

/** Order history: what was ordered, found again (spec §2, §5, §9). */
declare const orderHistoryContract: {
    readonly name: "order-history";
    readonly element: "tradefront-order-history";
    readonly needs: readonly ["orders.search"];
    readonly uses: readonly ["orders.detail", "cart.read", "cart.change", "session.isGuest", "session.user", "session.settings", "accounts.list"];
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
    };
    readonly slots: {
        readonly regions: readonly ["header", "footer", "empty"];
        readonly render: readonly [];
    };
    readonly states: readonly ["loading", "ready", "searching", "too-short", "filtered", "custom-dates", "dates-wrong", "sorted", "page-2", "past-end", "no-match", "empty", "ten-thousand", "long-words", "unknown-status", "choosing-statuses", "exporting", "exported", "export-stopped", "export-failed", "export-empty", "again", "again-partly", "again-failed", "browse-only", "failed", "denied", "signed-out", "offline"];
};

/** The orders of an account: found by any of their numbers, filtered, sorted, saved file, ordered again. */
declare const OrderHistory: react.ComponentType<OrderHistoryProps>;

export { OrderHistory, OrderHistoryProps, orderHistoryContract };
