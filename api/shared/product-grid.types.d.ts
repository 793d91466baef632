import { ReactNode } from 'react';
import { N as Needs, h as Product } from 'shared/ports';
import { L as ListAdd } from 'shared/add-to-list.types';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';
import { O as OrderEvents } from 'shared/ordering.types';
import { P as ProductGridMessages } from 'shared/product-grid.messages';

/** What an account may order: search, page, add. */
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
    readonly states: readonly ["loading", "ready", "in-cart", "adding", "same-again", "low-stock", "out-of-stock", "substitutes", "no-price", "unknown-stock", "adding-to-list", "searching", "filtered", "filters-open", "no-match", "no-match-filtered", "page-2", "past-end", "empty", "ten-thousand", "list", "list-waiting", "list-problem", "list-pasted", "list-adding", "list-partly", "list-failed", "list-browse-only", "list-stopped", "ordering-stopped", "guest", "guest-without-prices", "browse-only", "failed", "denied", "signed-out", "offline"];
};

/** Chosen values by facet, both by the ids the backend declared, in the order they were chosen. */
type SelectedFacets = Readonly<Record<string, readonly string[]>>;
/** How products are laid out: cards, or lines with a column of quantities. */
type GridLayout = 'grid' | 'list';

/** What the grid asks of an adapter. Without `cart.change` it shows products and offers no way to add them. */
type ProductGridAdapter = Needs<'catalog.search', 'catalog.substitutes' | 'catalog.match' | 'cart.read' | 'cart.change' | 'lists.list' | 'lists.create' | 'lists.addItems' | 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list'>;
/** All that a buyer would bookmark or come back to. */
interface ProductGridValue {
    readonly search: string;
    /** Chosen values by facet, by the ids the backend declares. */
    readonly facets: SelectedFacets;
    /** Null for the backend's own order. */
    readonly sort: string | null;
    /** Counted from 1. */
    readonly page: number;
    /** 10, 20 or 50. */
    readonly pageSize: number;
    readonly layout: GridLayout;
}
interface ProductGridEvents extends OrderEvents {
    readonly 'search-change': {
        readonly search: string;
    };
    /** Counted from 1. A search or a sort goes back to 1 and says so. */
    readonly 'page-change': {
        readonly page: number;
    };
    readonly 'page-size-change': {
        readonly pageSize: number;
    };
    readonly 'sort-change': {
        readonly sort: string;
    };
    readonly 'filter-change': {
        readonly facets: SelectedFacets;
    };
    readonly 'layout-change': {
        readonly layout: GridLayout;
    };
    /** Any of these, with all of them: one place to keep an address in step with. */
    readonly 'value-change': ProductGridValue;
    /** Products were put on a shopping list. */
    readonly 'list-add': ListAdd;
}
type ProductGridSlots = RegionSlots<'header' | 'footer' | 'empty'> & {
    /** Under a card's price. */
    readonly cardExtra?: (given: {
        readonly product: Product;
    }) => ReactNode;
};
type ProductGridProps = WidgetProps<ProductGridAdapter, ProductGridMessages, ProductGridEvents, ProductGridSlots> & {
    /** What the buyer looks at, or the parts of it that the host holds; the props below hold one part each and win. */
    readonly value?: Partial<ProductGridValue>;
    /** The search text, when the host holds it (such as in the address). */
    readonly search?: string;
    /** The page, counted from 1, when the host holds it. */
    readonly page?: number;
    /** Products on a page: 10, 20 or 50, when the host holds it; else what the buyer chose last, 10 at first. */
    readonly pageSize?: number;
    /** Id of one of the sorts the backend offers, when the host holds it; its first one by default. */
    readonly sort?: string;
    /** Cards or lines for fast entry, when the host holds it; else what the buyer chose last, cards at first. */
    readonly layout?: GridLayout;
};

export { productGridContract };
export type { ProductGridAdapter, ProductGridEvents, ProductGridProps, ProductGridSlots };
