import { b as ProductDetailsProps } from 'shared/product-details.types';
export { P as ProductDetailsAdapter, a as ProductDetailsEvents, c as ProductDetailsSlots, p as productDetailsMessages } from 'shared/product-details.types';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/add-to-list.types';
import 'shared/common.types';
import 'shared/locale-pack';
import 'shared/messages';
import 'shared/ordering.types';
import 'shared/ordering.messages';

/** One product: what it looks like, what is known of it, and ordering it (spec §2, §3). */
declare const productDetailsContract: {
    readonly name: "product-details";
    readonly element: "tradefront-product-details";
    readonly needs: readonly ["catalog.product"];
    readonly uses: readonly ["catalog.substitutes", "catalog.related", "cart.read", "cart.change", "lists.list", "lists.create", "lists.addItems", "session.isGuest", "session.user", "session.settings", "accounts.list"];
    readonly attributes: readonly [{
        readonly name: "product-id";
        readonly prop: "productId";
        readonly as: "text";
    }, {
        readonly name: "heading-level";
        readonly prop: "headingLevel";
        readonly as: "number";
    }];
    readonly events: {
        readonly view: {};
        readonly 'before-add': {
            readonly cancelable: true;
        };
        readonly add: {};
        readonly 'line-change': {};
        readonly 'list-add': {};
    };
    readonly slots: {
        readonly regions: readonly ["header", "footer"];
        readonly render: readonly ["extra"];
    };
    readonly states: readonly ["loading", "ready", "in-cart", "adding", "reduced", "same-again", "low-stock", "out-of-stock", "price-unavailable", "no-image", "broken-image", "long-name", "few-facts", "unknown-stock", "list-choice", "list-new", "list-limit", "ordering-stopped", "guest", "guest-without-prices", "browse-only", "not-found", "failed", "denied", "signed-out", "offline"];
};

/** One product: its pictures, all that is known of it, its price and stock, and ordering it. */
declare const ProductDetails: react.ComponentType<ProductDetailsProps>;

export { ProductDetails, ProductDetailsProps, productDetailsContract };
