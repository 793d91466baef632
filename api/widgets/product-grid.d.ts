import { b as ProductGridProps } from 'shared/product-grid.types';
export { P as ProductGridAdapter, a as ProductGridEvents, c as ProductGridSlots, p as productGridMessages } from 'shared/product-grid.types';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/common.types';
import 'shared/locale-pack';
import 'shared/messages';

/** What an account may order: search, page, add (spec §2, §5). */
declare const productGridContract: {
    readonly name: "product-grid";
    readonly element: "tradefront-product-grid";
    readonly needs: readonly ["catalog.search"];
    readonly uses: readonly ["cart.read", "cart.change", "session.isGuest", "session.user", "session.settings", "accounts.list"];
    readonly attributes: readonly [{
        readonly name: "search";
        readonly prop: "search";
        readonly as: "text";
    }, {
        readonly name: "page";
        readonly prop: "page";
        readonly as: "number";
    }, {
        readonly name: "page-size";
        readonly prop: "pageSize";
        readonly as: "number";
    }, {
        readonly name: "sort";
        readonly prop: "sort";
        readonly as: "text";
    }, {
        readonly name: "heading-level";
        readonly prop: "headingLevel";
        readonly as: "number";
    }];
    readonly events: {
        readonly 'before-add': {
            readonly cancelable: true;
        };
        readonly add: {};
        readonly 'line-change': {};
        readonly 'search-change': {};
        readonly 'page-change': {};
        readonly 'page-size-change': {};
        readonly 'sort-change': {};
    };
    readonly slots: {
        readonly regions: readonly ["header", "footer", "empty"];
        readonly render: readonly ["cardExtra"];
    };
    readonly states: readonly ["loading", "ready", "in-cart", "adding", "low-stock", "out-of-stock", "no-price", "searching", "no-match", "page-2", "past-end", "empty", "ordering-stopped", "guest", "guest-without-prices", "browse-only", "failed", "denied", "signed-out", "offline"];
};

/** Products to order: searched as you type, a page at a time, each card answering at once. */
declare const ProductGrid: react.ComponentType<ProductGridProps>;

export { ProductGrid, ProductGridProps, productGridContract };
