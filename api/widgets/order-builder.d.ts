import { b as OrderBuilderProps } from 'shared/order-builder.types';
export { O as OrderBuilderAdapter, a as OrderBuilderEvents, c as OrderBuilderSlots, o as orderBuilderMessages } from 'shared/order-builder.types';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/common.types';
import 'shared/locale-pack';
import 'shared/messages';

/** Order builder and Easy Order (spec §2). */
declare const orderBuilderContract: {
    readonly name: "order-builder";
    readonly element: "tradefront-order-builder";
    readonly needs: readonly ["cart.read", "cart.change", "catalog.search", "catalog.match"];
    readonly uses: readonly ["session.isGuest", "session.user", "session.settings", "accounts.list", "builder.fill", "catalog.substitutes", "lists.list", "lists.read", "easyOrder.read", "easyOrder.quote", "easyOrder.prepare", "easyOrder.commit", "easyOrder.outcome", "easyOrder.abandon"];
    readonly attributes: readonly [{
        readonly name: "heading-level";
        readonly prop: "headingLevel";
        readonly as: "number";
    }, {
        readonly name: "view";
        readonly prop: "view";
        readonly as: "text";
    }];
    readonly events: {
        readonly 'before-add': {
            readonly cancelable: true;
        };
        readonly add: {};
        readonly fill: {};
        readonly 'view-change': {};
        readonly 'easy-order-accept': {};
        readonly 'easy-order-reject': {};
    };
    readonly slots: {
        readonly regions: readonly ["header", "footer"];
        readonly render: readonly [];
    };
    readonly states: readonly ["loading", "ready", "typing", "filled", "differences", "pasted", "trouble", "long", "importing", "scanned", "choosing-list", "filled-list", "no-lists", "fill-failed", "nothing-to-fill", "nothing-on-list", "adding", "added", "added-partly", "not-added", "stopped", "easy-order", "easy-order-changed", "easy-order-short", "easy-order-closing", "easy-order-closed", "easy-order-rejecting", "easy-order-accepted", "easy-order-rejected", "easy-order-refused", "easy-order-unknown", "easy-order-none", "easy-order-failed", "failed", "denied", "signed-out", "offline"];
};

/** Order builder and Easy Order: rows to type, scan, paste or fill from earlier orders, and the order that is proposed (spec §2). */
declare const OrderBuilder: react.ComponentType<OrderBuilderProps>;

export { OrderBuilder, OrderBuilderProps, orderBuilderContract };
