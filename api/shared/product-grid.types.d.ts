import { ReactNode } from 'react';
import { N as Needs, W as Product } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';

/** Words of the product grid. */
declare const productGridMessages: {
    readonly title: string;
    readonly loading: string;
    readonly failed: string;
    readonly denied: string;
    readonly canOrder: {
        readonly one: string;
        readonly other: string;
    };
    readonly found: {
        readonly one: string;
        readonly other: string;
    };
    readonly pricesFor: string;
    readonly search: string;
    readonly searchHint: string;
    readonly clearSearch: string;
    readonly sort: string;
    readonly list: string;
    readonly noMatch: {
        readonly title: string;
        readonly text: string;
    };
    readonly empty: {
        readonly title: string;
        readonly text: string;
    };
    readonly pastEnd: {
        readonly title: string;
        readonly action: string;
    };
    readonly pages: string;
    readonly previous: string;
    readonly next: string;
    readonly range: string;
    readonly rangeOpen: string;
    readonly pageSize: string;
    readonly pageOf: string;
    readonly page: string;
    readonly perUnit: {
        readonly case: string;
        readonly box: string;
        readonly keg: string;
        readonly cylinder: string;
        readonly each: string;
    };
    readonly units: {
        readonly case: {
            readonly one: string;
            readonly other: string;
        };
        readonly box: {
            readonly one: string;
            readonly other: string;
        };
        readonly keg: {
            readonly one: string;
            readonly other: string;
        };
        readonly cylinder: {
            readonly one: string;
            readonly other: string;
        };
        readonly each: {
            readonly one: string;
            readonly other: string;
        };
    };
    readonly off: {
        readonly case: string;
        readonly box: string;
        readonly keg: string;
        readonly cylinder: string;
        readonly each: string;
    };
    readonly quantityOf: {
        readonly case: string;
        readonly box: string;
        readonly keg: string;
        readonly cylinder: string;
        readonly each: string;
    };
    readonly last: string;
    readonly noPrice: string;
    readonly originalPrice: string;
    readonly hiddenPrice: string;
    readonly stock: {
        readonly 'low-stock': string;
        readonly 'out-of-stock': string;
    };
    readonly backOn: string;
    readonly notBack: string;
    readonly whenPriced: string;
    readonly inCart: string;
    readonly less: string;
    readonly more: string;
    readonly remove: string;
    readonly add: string;
    readonly addProduct: string;
    readonly added: string;
    readonly cartNow: {
        readonly one: string;
        readonly other: string;
    };
    readonly quantityProblems: {
        readonly valueMissing: string;
        readonly badInput: string;
        readonly invalidEntry: string;
        readonly rangeUnderflow: string;
        readonly rangeOverflow: string;
        readonly stepMismatch: string;
    };
    readonly stopped: {
        readonly title: string;
        readonly titleNoName: string;
        readonly reasons: {
            readonly blocked: string;
            readonly 'temporarily-blocked': string;
            readonly 'not-verified': string;
            readonly 'not-eligible': string;
            readonly 'no-visit-plan': string;
            readonly 'order-restricted': string;
        };
        readonly call: string;
        readonly callNoNumber: string;
    };
    readonly guest: {
        readonly order: string;
        readonly prices: string;
        readonly both: string;
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
