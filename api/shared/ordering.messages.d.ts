/** What is said of a product wherever it can be ordered: its price, its stock, how many, and why not. */
declare const orderingMessages: {
    readonly denied: string;
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
    readonly orderingFailed: string;
    readonly whenPriced: string;
    readonly inCart: string;
    readonly less: string;
    readonly more: string;
    readonly remove: string;
    readonly addProduct: string;
    readonly added: string;
    readonly cartNow: {
        readonly one: string;
        readonly other: string;
    };
    readonly changed: string;
    readonly inCartNote: string;
    readonly guest: {
        readonly order: string;
        readonly prices: string;
        readonly both: string;
    };
};

export { orderingMessages };
