import { ReactNode } from 'react';
import { N as Needs, b as ProductDetail } from 'shared/ports';
import { L as ListAdd } from 'shared/add-to-list.types';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';
import { O as OrderEvents } from 'shared/ordering.types';
import { o as orderingMessages } from 'shared/ordering.messages';

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

declare const ownMessages: {
    readonly loading: string;
    readonly failed: string;
    readonly notFound: {
        readonly title: string;
        readonly text: string;
        readonly action: string;
    };
    readonly pictures: {
        readonly label: string;
        readonly choose: string;
        readonly picture: string;
        readonly counter: string;
    };
    readonly facts: {
        readonly title: string;
        readonly brand: string;
        readonly flavor: string;
        readonly packageType: string;
        readonly packSize: string;
        readonly unitSize: string;
        readonly caseQuantity: string;
        readonly calories: string;
        readonly caffeine: string;
        readonly upc: string;
        readonly sku: string;
        readonly inCase: {
            readonly one: string;
            readonly other: string;
        };
        readonly caloriesEach: string;
        readonly caffeineEach: string;
    };
    readonly copy: {
        readonly label: string;
        readonly copied: string;
        readonly failed: string;
    };
    readonly left: string;
    readonly same: string;
    readonly seeCart: string;
    readonly add: string;
    readonly addShort: string;
    readonly instead: {
        readonly title: string;
        readonly loading: string;
    };
    readonly related: {
        readonly title: string;
        readonly loading: string;
    };
};
/** Words of a product's own page. Joined so that a bundler can leave them out. */
declare const productDetailsMessages: typeof orderingMessages & typeof ownMessages;

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

export { productDetailsMessages, productDetailsContract };
export type { ProductDetailsAdapter, ProductDetailsEvents, ProductDetailsProps, ProductDetailsSlots };
