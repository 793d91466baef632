/** Words of the order builder that show at once. */
declare const orderBuilderMessages: {
    readonly title: string;
    readonly loading: string;
    readonly failed: string;
    readonly denied: string;
    readonly views: {
        readonly label: string;
        readonly builder: string;
        readonly easy: string;
    };
    readonly rows: string;
    readonly columns: {
        readonly product: string;
        readonly price: string;
        readonly quantity: string;
        readonly amount: string;
        readonly actions: string;
    };
    readonly entry: string;
    readonly entryHint: string;
    readonly found: {
        readonly one: string;
        readonly other: string;
    };
    readonly options: string;
    readonly quantity: string;
    readonly quantityOfRow: string;
    readonly remove: string;
    readonly removeRow: string;
    readonly checking: string;
    readonly inCart: {
        readonly one: string;
        readonly other: string;
    };
    readonly outOfStock: string;
    readonly noPrice: string;
    readonly scan: string;
    readonly scanAct: string;
    readonly cameraAct: string;
    readonly fill: {
        readonly label: string;
        readonly last: string;
        readonly average: string;
        readonly of: {
            readonly one: string;
            readonly other: string;
        };
        readonly orders: string;
        readonly year: string;
        readonly list: string;
    };
    readonly importList: string;
    readonly clear: string;
    readonly keys: string;
    readonly enter: string;
    readonly sums: {
        readonly products: {
            readonly one: string;
            readonly other: string;
        };
        readonly cases: {
            readonly one: string;
            readonly other: string;
        };
        readonly estimate: string;
        readonly noEstimate: string;
        readonly empty: string;
        readonly open: {
            readonly one: string;
            readonly other: string;
        };
        readonly only: string;
        readonly all: string;
        readonly waiting: {
            readonly one: string;
            readonly other: string;
        };
    };
    readonly add: {
        readonly one: string;
        readonly other: string;
    };
    readonly addNone: string;
    readonly adding: string;
};

/** Words of what of the order builder comes in chunks of its own. Each chunk takes its part only. */
declare const orderBuilderLazyMessages: {
    readonly easy: {
        readonly checkingOutcome: string;
        readonly unknown: string;
        readonly unknownText: string;
        readonly notDone: string;
        readonly notDoneLooked: string;
        readonly refused: {
            readonly decided: string;
            readonly 'too-late': string;
            readonly 'below-minimum': string;
            readonly 'unavailable-lines': string;
            readonly 'total-changed': string;
            readonly 'ordering-stopped': string;
            readonly 'handle-closed': string;
        };
        readonly refresh: string;
        readonly accepted: {
            readonly title: string;
            readonly text: string;
            readonly textNoNumber: string;
            readonly order: string;
        };
        readonly rejected: {
            readonly title: string;
            readonly text: string;
            readonly because: string;
        };
        readonly rejecting: {
            readonly title: string;
            readonly text: string;
            readonly reason: string;
            readonly choose: string;
            readonly note: string;
            readonly optional: string;
            readonly confirm: string;
            readonly busy: string;
            readonly keep: string;
            readonly reasonMissing: string;
            readonly noteMissing: string;
            readonly noteTooLong: {
                readonly one: string;
                readonly other: string;
            };
            readonly reasons: {
                readonly 'enough-stock': string;
                readonly 'wrong-products': string;
                readonly 'wrong-quantities': string;
                readonly 'closed-that-day': string;
                readonly 'own-order': string;
                readonly 'another-reason': string;
            };
        };
        readonly loading: string;
        readonly failed: string;
        readonly none: {
            readonly title: string;
            readonly text: string;
            readonly action: string;
        };
        readonly title: string;
        readonly from: string;
        readonly products: string;
        readonly regular: string;
        readonly instead: string;
        readonly quantityOf: string;
        readonly less: string;
        readonly more: string;
        readonly leaveOut: string;
        readonly takeIn: string;
        readonly leftOut: string;
        readonly reset: string;
        readonly cutOff: string;
        readonly minutes: {
            readonly one: string;
            readonly other: string;
        };
        readonly closed: string;
        readonly closedText: string;
        readonly sums: {
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
        };
        readonly minimum: {
            readonly label: string;
            readonly cases: string;
            readonly value: string;
            readonly met: string;
            readonly short: string;
        };
        readonly checking: string;
        readonly quoteFailed: string;
        readonly short: {
            readonly one: string;
            readonly other: string;
        };
        readonly shortValue: string;
        readonly pay: string;
        readonly accept: {
            readonly one: string;
            readonly other: string;
        };
        readonly accepting: string;
        readonly reject: string;
    };
    readonly fromList: {
        readonly title: string;
        readonly text: string;
        readonly none: string;
        readonly noneText: string;
        readonly toLists: string;
    };
    readonly scannedUnknown: string;
    readonly cameraWords: {
        readonly title: string;
        readonly text: string;
        readonly denied: string;
        readonly starting: string;
        readonly none: string;
        readonly done: string;
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
    readonly notes: {
        readonly failed: string;
        readonly gone: string;
        readonly refused: string;
        readonly lines: string;
    };
    readonly questions: {
        readonly banner: {
            readonly one: string;
            readonly other: string;
        };
        readonly text: string;
        readonly acceptAll: string;
        readonly gone: string;
        readonly outOfStock: string;
        readonly outOfStockUntil: string;
        readonly use: string;
        readonly useNamed: string;
        readonly leave: string;
        readonly leaveNamed: string;
        readonly dearer: string;
        readonly keep: string;
        readonly keepNamed: string;
        readonly unusual: string;
        readonly unusualOne: string;
        readonly keepQuantity: string;
        readonly keepQuantityNamed: string;
        readonly useQuantity: string;
        readonly useQuantityNamed: string;
    };
    readonly fillFailed: string;
    readonly fillNone: {
        readonly 'last-order': string;
        readonly average: string;
        readonly 'same-week-last-year': string;
        readonly list: string;
    };
    readonly told: {
        readonly pasted: {
            readonly one: string;
            readonly other: string;
        };
        readonly filled: {
            readonly one: string;
            readonly other: string;
        };
        readonly scanned: string;
        readonly removed: string;
        readonly removedMany: {
            readonly one: string;
            readonly other: string;
        };
        readonly cleared: {
            readonly one: string;
            readonly other: string;
        };
        readonly together: {
            readonly one: string;
            readonly other: string;
        };
        readonly header: string;
        readonly undo: string;
    };
    readonly kept: string;
    readonly outcome: {
        readonly added: {
            readonly one: string;
            readonly other: string;
        };
        readonly left: {
            readonly one: string;
            readonly other: string;
        };
        readonly none: string;
        readonly noneText: string;
        readonly failed: string;
        readonly unknown: string;
        readonly cart: string;
    };
};

export { orderBuilderLazyMessages, orderBuilderMessages };
