/** Words of the confirmation. */
declare const orderPlacedMessages: {
    readonly title: string;
    readonly titleUnnumbered: string;
    readonly titleOver: string;
    readonly copy: string;
    readonly copied: string;
    readonly copyFailed: string;
    readonly delivery: string;
    readonly pickup: string;
    readonly severalDeliveries: string;
    readonly processing: string;
    readonly stillProcessing: {
        readonly title: string;
        readonly text: string;
        readonly action: string;
    };
    readonly loading: string;
    readonly failed: string;
    readonly denied: string;
    readonly notFound: {
        readonly title: string;
        readonly text: string;
        readonly justPlaced: string;
    };
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
        readonly surcharge: string;
        readonly total: string;
    };
    readonly print: string;
    readonly download: string;
    readonly notDownloaded: string;
    readonly products: string;
};

/** Words of the parts that come after the confirmation, in chunks of their own. Translated with the others. */
declare const orderPlacedLazyMessages: {
    readonly next: {
        readonly title: string;
        readonly received: string;
        readonly email: string;
        readonly changes: string;
        readonly changesBy: string;
        readonly days: {
            readonly one: string;
            readonly other: string;
        };
        readonly left: string;
        readonly leftAloud: {
            readonly one: string;
            readonly other: string;
        };
        readonly noChanges: string;
        readonly noChangesBy: string;
        readonly delivered: string;
        readonly deliveredPart: {
            readonly one: string;
            readonly other: string;
        };
        readonly picked: string;
        readonly empties: string;
        readonly page: string;
    };
    readonly over: {
        readonly title: string;
        readonly delivered: string;
        readonly 'not-delivered': string;
        readonly 'in-settlement': string;
        readonly 'in-error': string;
        readonly cancelled: string;
        readonly help: string;
    };
    readonly empties: {
        readonly cylinder: {
            readonly one: string;
            readonly other: string;
        };
        readonly glass: {
            readonly one: string;
            readonly other: string;
        };
    };
    readonly facts: {
        readonly title: string;
        readonly status: string;
        readonly placed: string;
        readonly account: string;
        readonly name: string;
        readonly email: string;
        readonly phone: string;
        readonly method: string;
        readonly byTruck: string;
        readonly byPickup: string;
        readonly purchaseOrderNumber: string;
        readonly payment: string;
        readonly notes: string;
        readonly pickupNotes: string;
        readonly empties: string;
    };
    readonly lines: {
        readonly title: string;
        readonly on: string;
        readonly sku: string;
        readonly times: string;
        readonly free: string;
    };
    readonly again: {
        readonly title: string;
        readonly stopped: string;
    };
    readonly reminder: {
        readonly open: string;
        readonly title: string;
        readonly text: string;
        readonly before: string;
        readonly dayBefore: string;
        readonly weekLater: string;
        readonly anotherTime: string;
        readonly date: string;
        readonly time: string;
        readonly weekly: string;
        readonly missing: string;
        readonly past: string;
        readonly set: string;
        readonly setting: string;
        readonly cancel: string;
        readonly failed: string;
        readonly notRemoved: string;
        readonly isSet: string;
        readonly isWeekly: string;
        readonly remove: string;
        readonly removeLong: string;
        readonly removed: string;
        readonly undo: string;
        readonly notLoaded: string;
    };
    readonly file: {
        readonly number: string;
        readonly date: string;
        readonly sku: string;
        readonly upc: string;
        readonly product: string;
        readonly pack: string;
        readonly quantity: string;
        readonly amount: string;
        readonly currency: string;
        readonly name: string;
    };
};

export { orderPlacedLazyMessages, orderPlacedMessages };
