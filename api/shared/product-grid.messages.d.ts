import { o as orderingMessages } from 'shared/ordering.messages';

declare const ownMessages: {
    readonly title: string;
    readonly loading: string;
    readonly failed: string;
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
    readonly filter: string;
    readonly filters: string;
    readonly chosen: {
        readonly one: string;
        readonly other: string;
    };
    readonly removeFilter: string;
    readonly clearFilters: string;
    readonly layout: string;
    readonly layouts: {
        readonly grid: string;
        readonly list: string;
    };
    readonly pages: string;
    readonly previous: string;
    readonly next: string;
    readonly range: string;
    readonly rangeOpen: string;
    readonly pageSize: string;
    readonly pageOf: string;
    readonly page: string;
    readonly again: string;
    readonly set: string;
    readonly saveProduct: string;
    readonly alike: string;
    readonly alikeTo: string;
    readonly add: string;
};
/** Words that are there from the start. Joined so that a bundler can leave them out. */
declare const gridMessages: typeof orderingMessages & typeof ownMessages;

/** Words of the list for fast entry. */
declare const entryMessages: {
    readonly entry: {
        readonly keys: string;
        readonly enter: string;
        readonly shiftEnter: string;
        readonly paste: string;
        readonly columns: {
            readonly sku: string;
            readonly product: string;
            readonly pack: string;
            readonly last: string;
            readonly price: string;
            readonly cart: string;
            readonly quantity: string;
            readonly line: string;
        };
        readonly lastOf: string;
        readonly added: string;
        readonly partly: string;
        readonly refused: string;
        readonly waiting: {
            readonly one: string;
            readonly other: string;
        };
        readonly cases: {
            readonly one: string;
            readonly other: string;
        };
        readonly becomes: string;
        readonly becomesMet: string;
        readonly elsewhere: {
            readonly one: string;
            readonly other: string;
        };
        readonly elsewhereLine: string;
        readonly takeOut: string;
        readonly idle: string;
        readonly addAll: string;
        readonly adding: string;
        readonly reset: string;
        readonly undo: string;
        readonly cleared: {
            readonly one: string;
            readonly other: string;
        };
        readonly done: {
            readonly one: string;
            readonly other: string;
        };
        readonly fix: {
            readonly one: string;
            readonly other: string;
        };
        readonly some: {
            readonly one: string;
            readonly other: string;
        };
        readonly unknown: string;
        readonly failed: string;
        readonly pasted: {
            readonly one: string;
            readonly other: string;
        };
        readonly pastedOff: {
            readonly one: string;
            readonly other: string;
        };
        readonly pastedOver: {
            readonly one: string;
            readonly other: string;
        };
        readonly reasons: {
            readonly 'out-of-stock': string;
            readonly 'not-listed': string;
            readonly quantity: string;
            readonly 'ordering-stopped': string;
            readonly 'cart-full': string;
            readonly 'line-gone': string;
            readonly 'not-added': string;
            readonly stopped: string;
        };
    };
};

/** Words of the filters, beside those the backend gives its facets. */
declare const filterMessages: {
    readonly filterBy: {
        readonly title: string;
        readonly sortBy: string;
        readonly more: {
            readonly one: string;
            readonly other: string;
        };
        readonly fewer: string;
        readonly valuesOf: string;
        readonly show: {
            readonly one: string;
            readonly other: string;
        };
        readonly showAll: string;
        readonly none: string;
    };
};

/** Words for when there is nothing to list. */
declare const nothingMessages: {
    readonly noMatch: {
        readonly title: string;
        readonly titleFiltered: string;
        readonly text: string;
        readonly textFiltered: string;
        readonly without: string;
        readonly meant: string;
    };
    readonly empty: {
        readonly title: string;
        readonly text: string;
    };
    readonly pastEnd: {
        readonly title: string;
        readonly action: string;
    };
};

/** Words of the dialog that offers products in another's place. */
declare const substituteMessages: {
    readonly substitutes: {
        readonly title: string;
        readonly loading: string;
        readonly failed: string;
        readonly none: string;
        readonly more: string;
        readonly less: string;
        readonly same: string;
    };
};

/** Words of the product grid, with those of its parts that come later. Joined so that a bundler can leave them out. */
declare const productGridMessages: ProductGridMessages;
/** Every word a host may change. */
type ProductGridMessages = typeof gridMessages & typeof nothingMessages & typeof filterMessages & typeof entryMessages & typeof substituteMessages;

export { productGridMessages };
export type { ProductGridMessages };
