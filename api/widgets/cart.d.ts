import { b as CartProps } from 'shared/cart.types';
export { C as CartAdapter, a as CartEvents, c as CartSlots, d as cartMessages } from 'shared/cart.types';
import * as react from 'react';
import 'shared/activation';
import 'shared/ports';
import 'shared/add-to-list.types';
import 'shared/common.types';
import 'shared/locale-pack';
import 'shared/messages';

/** The cart (spec §2, §3). */
declare const cartContract: {
    readonly name: "cart";
    readonly element: "tradefront-cart";
    readonly needs: readonly ["cart.read", "cart.change"];
    readonly uses: readonly ["session.isGuest", "session.user", "session.settings", "accounts.list", "catalog.substitutes", "catalog.match", "orders.usual", "lists.list", "lists.addItems", "lists.create"];
    readonly attributes: readonly [{
        readonly name: "heading-level";
        readonly prop: "headingLevel";
        readonly as: "number";
    }];
    readonly events: {
        readonly 'before-checkout': {
            readonly cancelable: true;
        };
        readonly checkout: {};
        readonly 'line-change': {};
        readonly remove: {};
        readonly clear: {};
        readonly replace: {};
        readonly import: {};
        readonly 'top-up': {};
        readonly 'list-add': {};
    };
    readonly slots: {
        readonly regions: readonly ["header", "empty", "summary-footer"];
        readonly render: readonly ["lineExtra"];
    };
    readonly states: readonly ["loading", "empty", "ready", "selecting", "cleared", "below-minimum", "top-up", "out-of-stock-line", "problem-lines", "replacing", "free-goods", "long", "import-preview", "import-partly", "repricing", "refused", "changed-elsewhere", "waiting", "stopped", "guest", "failed", "denied", "signed-out", "offline"];
};

/** The cart: lines that answer at once, sums that are never shown as final before they are. */
declare const Cart: react.ComponentType<CartProps>;

export { Cart, CartProps, cartContract };
