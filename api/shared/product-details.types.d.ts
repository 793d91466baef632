import { ReactNode } from 'react';
import { N as Needs, d as ProductDetail } from 'shared/ports';
import { L as ListAdd } from 'shared/add-to-list.types';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';
import { O as OrderEvents } from 'shared/ordering.types';
import { p as productDetailsMessages } from 'shared/product-details.messages';

/** One product: what it looks like, what is known of it, and ordering it. */
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

/** What the page asks of an adapter. What is missing takes its control with it: no lists, no *Add to list*. */
type ProductDetailsAdapter = Needs<'catalog.product', 'catalog.substitutes' | 'catalog.related' | 'cart.read' | 'cart.change' | 'lists.list' | 'lists.create' | 'lists.addItems' | 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list'>;
interface ProductDetailsEvents extends OrderEvents {
    /** A product is on the page: a host may name its page after it. */
    readonly view: {
        readonly productId: string;
        readonly name: string;
    };
    /** Products were put on a shopping list. */
    readonly 'list-add': ListAdd;
}
type ProductDetailsSlots = RegionSlots<'header' | 'footer'> & {
    /** Under the description. */
    readonly extra?: (given: {
        readonly product: ProductDetail;
    }) => ReactNode;
};
type ProductDetailsProps = WidgetProps<ProductDetailsAdapter, typeof productDetailsMessages, ProductDetailsEvents, ProductDetailsSlots> & {
    /** Id of the product, as lists and carts name it. */
    readonly productId: string;
};

export { productDetailsContract };
export type { ProductDetailsAdapter, ProductDetailsEvents, ProductDetailsProps, ProductDetailsSlots };
