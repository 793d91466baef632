export { p as productGridMessages } from 'shared/product-grid.messages';
import { b as ProductGridProps } from 'shared/product-grid.types';
export { P as ProductGridAdapter, a as ProductGridEvents, c as ProductGridSlots } from 'shared/product-grid.types';
import * as react from 'react';
import 'shared/ordering.messages';
import 'shared/ports';
import 'shared/activation';
import 'shared/add-to-list.types';
import 'shared/common.types';
import 'shared/locale-pack';
import 'shared/messages';
import 'shared/ordering.types';

/** What an account may order: search, page, add (spec §2, §5). */
declare const productGridContract: {
    readonly name: "product-grid";
    readonly element: "tradefront-product-grid";
    readonly needs: readonly ["catalog.search"];
    readonly uses: readonly ["catalog.substitutes", "catalog.match", "cart.read", "cart.change", "lists.list", "lists.create", "lists.addItems", "session.isGuest", "session.user", "session.settings", "accounts.list"];
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
        readonly name: "layout";
        readonly prop: "layout";
        readonly as: "text";
    }, {
        readonly name: "value";
        readonly prop: "value";
        readonly as: "json";
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
        readonly 'filter-change': {};
        readonly 'layout-change': {};
        readonly 'value-change': {};
        readonly 'list-add': {};
    };
    readonly slots: {
        readonly regions: readonly ["header", "footer", "empty"];
        readonly render: readonly ["cardExtra"];
    };
    readonly states: readonly ["loading", "ready", "in-cart", "adding", "same-again", "low-stock", "out-of-stock", "substitutes", "no-price", "unknown-stock", "adding-to-list", "searching", "filtered", "filters-open", "no-match", "no-match-filtered", "page-2", "past-end", "empty", "ten-thousand", "list", "list-waiting", "list-problem", "list-pasted", "list-adding", "list-partly", "list-failed", "list-browse-only", "ordering-stopped", "guest", "guest-without-prices", "browse-only", "failed", "denied", "signed-out", "offline"];
};

/** Products to order: searched as you type, a page at a time, each card answering at once. */
declare const ProductGrid: react.ComponentType<ProductGridProps>;

export { ProductGrid, ProductGridProps, productGridContract };
