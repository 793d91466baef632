import { ReactNode } from 'react';
import { N as Needs, W as Product } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';

/** Words of the product grid. */
declare const productGridMessages: {
    readonly title: "Products";
    readonly loading: "Loading products";
    readonly failed: "The products did not load";
    readonly denied: "Products need ordering access";
    readonly canOrder: {
        readonly one: "{count} you can order";
        readonly other: "{count} you can order";
    };
    readonly found: {
        readonly one: "{count} product found";
        readonly other: "{count} products found";
    };
    readonly pricesFor: "prices for {account}";
    readonly search: "Search products";
    readonly searchHint: "Name, SKU or flavor";
    readonly clearSearch: "Clear search";
    readonly sort: "Sort";
    readonly list: "Products";
    readonly noMatch: {
        readonly title: "Nothing matches “{search}”";
        readonly text: "Check the spelling, or search for another word.";
    };
    readonly empty: {
        readonly title: "No products yet";
        readonly text: "Products appear here once your account has a list.";
    };
    readonly pastEnd: {
        readonly title: "There is no page {page}";
        readonly action: "Go to page 1";
    };
    readonly pages: "Pages of products";
    readonly previous: "Previous page";
    readonly next: "Next page";
    readonly range: "{first} to {last} of {total}";
    readonly rangeOpen: "{first} to {last}";
    readonly pageSize: "Show";
    readonly pageOf: "Page {page} of {pages}";
    readonly page: "Page {page}";
    readonly perUnit: {
        readonly case: "/ case";
        readonly box: "/ box";
        readonly keg: "/ keg";
        readonly cylinder: "/ cylinder";
        readonly each: "/ each";
    };
    readonly units: {
        readonly case: {
            readonly one: "{count} case";
            readonly other: "{count} cases";
        };
        readonly box: {
            readonly one: "{count} box";
            readonly other: "{count} boxes";
        };
        readonly keg: {
            readonly one: "{count} keg";
            readonly other: "{count} kegs";
        };
        readonly cylinder: {
            readonly one: "{count} cylinder";
            readonly other: "{count} cylinders";
        };
        readonly each: {
            readonly one: "{count} piece";
            readonly other: "{count} pieces";
        };
    };
    readonly off: {
        readonly case: "{amount} off a case";
        readonly box: "{amount} off a box";
        readonly keg: "{amount} off a keg";
        readonly cylinder: "{amount} off a cylinder";
        readonly each: "{amount} off each";
    };
    readonly quantityOf: {
        readonly case: "Cases of {product}";
        readonly box: "Boxes of {product}";
        readonly keg: "Kegs of {product}";
        readonly cylinder: "Cylinders of {product}";
        readonly each: "Quantity of {product}";
    };
    readonly last: "Last: {quantity} · {date}";
    readonly noPrice: "Price on its way";
    readonly originalPrice: "Original price {price}";
    readonly hiddenPrice: "Sign in to see prices";
    readonly stock: {
        readonly 'low-stock': "Low stock";
        readonly 'out-of-stock': "Out of stock";
    };
    readonly backOn: "Back {date}";
    readonly notBack: "Not available now";
    readonly whenPriced: "Can be ordered once it has a price";
    readonly inCart: "{quantity} in the cart";
    readonly less: "One less of {product}";
    readonly more: "One more of {product}";
    readonly remove: "Remove {product}";
    readonly add: "Add";
    readonly addProduct: "Add {product}";
    readonly added: "Added {quantity} of {product}.";
    readonly cartNow: {
        readonly one: "{count} case in the cart.";
        readonly other: "{count} cases in the cart.";
    };
    readonly quantityProblems: {
        readonly valueMissing: "Enter a quantity.";
        readonly badInput: "Enter a number.";
        readonly invalidEntry: "Enter {min} or more, or remove it.";
        readonly rangeUnderflow: "Enter {min} or more.";
        readonly rangeOverflow: "Enter {max} or less.";
        readonly stepMismatch: "Comes in steps of {step}: enter {lower} or {upper}.";
    };
    readonly stopped: {
        readonly title: "Ordering is stopped for {account}";
        readonly titleNoName: "Ordering is stopped for this account";
        readonly reasons: {
            readonly blocked: "The account is blocked.";
            readonly 'temporarily-blocked': "The account is blocked for a while.";
            readonly 'not-verified': "The account is not verified yet.";
            readonly 'not-eligible': "The account can not order from this store.";
            readonly 'no-visit-plan': "The account has no delivery visit plan yet.";
            readonly 'order-restricted': "The account is restricted from ordering.";
        };
        readonly call: "Call customer service at {phone}.";
        readonly callNoNumber: "Call customer service.";
    };
    readonly guest: {
        readonly order: "Sign in to order";
        readonly prices: "Sign in to see prices";
        readonly both: "Sign in to see prices and order";
    };
};

/** What the grid asks of an adapter. Without `cart.change` it shows products and offers no way to add them. */
type ProductGridAdapter = Needs<'catalog.search', 'cart.read' | 'cart.change' | 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list'>;
/** A product on its way into the cart. */
interface ProductAdd {
    readonly productId: string;
    /** In the product's selling unit. */
    readonly quantity: number;
    readonly name: string;
}
interface ProductGridEvents {
    /** The buyer wants to add a product; stopping it leaves the cart is. */
    readonly 'before-add': ProductAdd;
    readonly add: ProductAdd;
    /** The quantity of a product in the cart was changed on its card; 0 removes it. No line id while it is being added. */
    readonly 'line-change': {
        readonly lineId: string | null;
        readonly productId: string;
        readonly quantity: number;
    };
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
}
type ProductGridSlots = RegionSlots<'header' | 'footer' | 'empty'> & {
    /** Under a card's price. */
    readonly cardExtra?: (given: {
        readonly product: Product;
    }) => ReactNode;
};
type ProductGridProps = WidgetProps<ProductGridAdapter, typeof productGridMessages, ProductGridEvents, ProductGridSlots> & {
    /** The search text, when the host holds it (such the address). */
    readonly search?: string;
    /** The page, counted from 1, when the host holds it. */
    readonly page?: number;
    /** Products on a page: 10, 20 or 50 (spec §9), when the host holds it. Default 10. */
    readonly pageSize?: number;
    /** Id of one of the sorts the backend offers, when the host holds it; its first one by default. */
    readonly sort?: string;
};

export { productGridMessages };
export type { ProductGridAdapter, ProductGridEvents, ProductGridProps, ProductGridSlots };
