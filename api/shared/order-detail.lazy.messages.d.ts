/** Words of an order's page. */
declare const orderDetailMessages: {
    readonly title: string;
    readonly titleUnnumbered: string;
    readonly loading: string;
    readonly failed: string;
    readonly denied: string;
    readonly notFound: {
        readonly title: string;
        readonly text: string;
        readonly action: string;
    };
    readonly copy: string;
    readonly copied: string;
    readonly copyFailed: string;
    readonly for: string;
    readonly noDate: string;
    readonly short: {
        readonly one: string;
        readonly other: string;
    };
    readonly print: string;
    readonly steps: {
        readonly title: string;
        readonly none: string;
    };
    readonly lines: {
        readonly title: {
            readonly one: string;
            readonly other: string;
        };
        readonly onlyDifferences: string;
        readonly columns: {
            readonly product: string;
            readonly price: string;
            readonly ordered: string;
            readonly confirmed: string;
            readonly shipped: string;
            readonly delivered: string;
            readonly invoiced: string;
            readonly amount: string;
        };
        readonly cases: string;
        readonly sku: string;
        readonly upc: string;
        readonly sap: string;
        readonly substitute: string;
        readonly free: string;
        readonly fewer: string;
        readonly report: string;
        readonly reportLong: string;
    };
    readonly invoice: {
        readonly title: string;
        readonly due: string;
        readonly ordered: string;
        readonly notDelivered: {
            readonly one: string;
            readonly other: string;
        };
        readonly discounts: string;
        readonly invoiced: string;
        readonly open: string;
        readonly wrong: string;
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
    readonly delivery: {
        readonly title: string;
        readonly to: string;
        readonly from: string;
        readonly date: string;
        readonly method: string;
        readonly shipping: string;
        readonly shipment: string;
        readonly cases: {
            readonly one: string;
            readonly other: string;
        };
        readonly signedBy: string;
        readonly notes: string;
        readonly pickupNotes: string;
        readonly empties: string;
        readonly cylinder: {
            readonly one: string;
            readonly other: string;
        };
        readonly glass: {
            readonly one: string;
            readonly other: string;
        };
    };
    readonly references: {
        readonly title: string;
        readonly number: string;
        readonly purchaseOrder: string;
        readonly sap: string;
        readonly coke: string;
        readonly transaction: string;
        readonly invoice: string;
        readonly placed: string;
        readonly started: string;
        readonly createdBy: string;
        readonly payment: string;
    };
    readonly people: {
        readonly title: string;
        readonly account: string;
        readonly buyer: string;
        readonly email: string;
        readonly phone: string;
        readonly billing: string;
    };
    readonly again: {
        readonly title: string;
        readonly stopped: string;
    };
};

/** Words of the part that cancels, in a chunk of its own. Translated with the others. */
declare const orderDetailLazyMessages: {
    readonly cancel: {
        readonly open: string;
        readonly title: string;
        readonly text: string;
        readonly reason: string;
        readonly choose: string;
        readonly own: string;
        readonly ownLabel: string;
        readonly missing: string;
        readonly missingOwn: string;
        readonly keep: string;
        readonly sending: string;
        readonly checking: string;
        readonly done: string;
        readonly doneText: string;
        readonly by: string;
        readonly refused: {
            readonly 'too-late': {
                readonly title: string;
                readonly text: string;
            };
            readonly 'transaction-unknown': {
                readonly title: string;
                readonly text: string;
            };
            readonly 'order-unknown': {
                readonly title: string;
                readonly text: string;
            };
            readonly 'handle-closed': {
                readonly title: string;
                readonly text: string;
            };
        };
        readonly notDone: string;
        readonly unknown: string;
        readonly unknownText: string;
        readonly needed: string;
        readonly neededCall: string;
    };
};

export { orderDetailLazyMessages, orderDetailMessages };
