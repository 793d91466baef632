/** A product on its way into the cart. */
interface ProductAdd {
    readonly productId: string;
    /** In the product's selling unit. */
    readonly quantity: number;
    readonly name: string;
}
/** The quantity of a product in the cart, as it was changed. */
interface LineChange {
    /** None while the product is being added. */
    readonly lineId: string | null;
    readonly productId: string;
    readonly quantity: number;
}
/** What is told of ordering a product. */
interface OrderEvents {
    /** The buyer wants to add a product; stopping it leaves the cart as it is. */
    readonly 'before-add': ProductAdd;
    readonly add: ProductAdd;
    /** The quantity of a product in the cart was changed; 0 removes it. */
    readonly 'line-change': LineChange;
}

export type { OrderEvents };
