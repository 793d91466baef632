/** Words of the cart. */
declare const cartMessages: {
    readonly title: string;
    readonly loading: string;
    readonly failed: string;
    readonly denied: string;
    readonly products: {
        readonly one: string;
        readonly other: string;
    };
    readonly lines: string;
    readonly columns: {
        readonly select: string;
        readonly product: string;
        readonly price: string;
        readonly quantity: string;
        readonly amount: string;
        readonly actions: string;
    };
    readonly empty: {
        readonly title: string;
        readonly text: string;
        readonly action: string;
    };
    readonly quantityOf: string;
    readonly less: string;
    readonly more: string;
    readonly remove: string;
    readonly select: string;
    readonly replaceLine: string;
    readonly free: string;
    readonly sku: string;
    readonly noPrice: string;
    readonly originalPrice: string;
    readonly problems: {
        readonly 'out-of-stock': string;
        readonly 'out-of-stock-until': string;
        readonly 'not-listed': string;
        readonly 'price-unavailable': string;
    };
    readonly summary: {
        readonly label: string;
        readonly subtotal: {
            readonly one: string;
            readonly other: string;
        };
        readonly deposits: string;
        readonly tax: string;
        readonly taxAt: string;
        readonly minimumCharge: string;
        readonly total: string;
        readonly checkout: string;
        readonly signIn: string;
        readonly stopped: string;
        readonly saving: string;
        readonly checking: string;
    };
    readonly minimum: {
        readonly label: string;
        readonly casesOf: string;
        readonly valueOf: string;
        readonly short: string;
        readonly met: string;
        readonly casesTitle: {
            readonly one: string;
            readonly other: string;
        };
        readonly valueTitle: string;
        readonly text: string;
        readonly unavailable: {
            readonly one: string;
            readonly other: string;
        };
        readonly addCases: {
            readonly one: string;
            readonly other: string;
        };
        readonly addValue: string;
    };
    readonly takeOut: {
        readonly one: string;
        readonly other: string;
    };
};

/** Words of what of the cart comes in chunks of its own: dialogs, proposals and what is said after a change. */
declare const cartLazyMessages: {
    readonly waiting: string;
    readonly discard: string;
    readonly incoming: {
        readonly one: string;
        readonly other: string;
    };
    readonly changed: string;
    readonly changedNoAmount: string;
    readonly selectAll: string;
    readonly selected: {
        readonly one: string;
        readonly other: string;
    };
    readonly removeSelected: string;
    readonly saveSelected: string;
    readonly reset: string;
    readonly clearAll: string;
    readonly importList: string;
    readonly save: string;
    readonly clear: {
        readonly title: {
            readonly one: string;
            readonly other: string;
        };
        readonly text: string;
        readonly confirm: string;
        readonly keep: string;
    };
    readonly replace: {
        readonly title: string;
        readonly text: string;
        readonly loading: string;
        readonly failed: string;
        readonly none: string;
        readonly noneText: string;
        readonly products: string;
        readonly act: string;
        readonly choose: string;
        readonly same: string;
        readonly more: string;
        readonly less: string;
        readonly quantity: string;
        readonly left: string;
    };
    readonly topUp: {
        readonly title: string;
        readonly text: string;
        readonly after: string;
        readonly afterCases: string;
        readonly cases: {
            readonly one: string;
            readonly other: string;
        };
        readonly all: {
            readonly one: string;
            readonly other: string;
        };
        readonly adding: string;
        readonly one: string;
        readonly oneOf: string;
        readonly usual: string;
    };
    readonly import: {
        readonly title: string;
        readonly text: string;
        readonly paste: string;
        readonly hint: string;
        readonly example: string;
        readonly file: string;
        readonly drop: string;
        readonly wrongFile: string;
        readonly tooLarge: string;
        readonly unreadable: string;
        readonly empty: string;
        readonly tooMany: {
            readonly one: string;
            readonly other: string;
        };
        readonly check: string;
        readonly checking: string;
        readonly checked: string;
        readonly failed: string;
        readonly back: string;
        readonly ready: {
            readonly one: string;
            readonly other: string;
        };
        readonly trouble: {
            readonly one: string;
            readonly other: string;
        };
        readonly onlyTrouble: string;
        readonly lines: string;
        readonly line: string;
        readonly merged: string;
        readonly header: string;
        readonly choose: string;
        readonly notThese: string;
        readonly leftOut: string;
        readonly notFound: string;
        readonly near: string;
        readonly blank: string;
        readonly unavailable: {
            readonly 'out-of-stock': string;
            readonly price: string;
        };
        readonly quantity: string;
        readonly defaulted: string;
        readonly add: {
            readonly one: string;
            readonly other: string;
        };
        readonly adding: string;
        readonly waiting: string;
        readonly outcome: {
            readonly done: {
                readonly one: string;
                readonly other: string;
            };
            readonly title: {
                readonly one: string;
                readonly other: string;
            };
            readonly text: string;
            readonly noneText: string;
            readonly got: string;
            readonly none: string;
            readonly unknown: string;
            readonly close: string;
        };
    };
};

export { cartLazyMessages, cartMessages };
