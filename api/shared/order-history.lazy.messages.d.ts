/** Words of the order history. */
declare const orderHistoryMessages: {
    readonly title: string;
    readonly loading: string;
    readonly failed: string;
    readonly denied: string;
    readonly count: {
        readonly one: string;
        readonly other: string;
    };
    readonly found: {
        readonly one: string;
        readonly other: string;
    };
    readonly search: string;
    readonly searchHint: string;
    readonly clearSearch: string;
    readonly tooShort: {
        readonly one: string;
        readonly other: string;
    };
    readonly period: {
        readonly label: string;
        readonly all: string;
        readonly last: string;
        readonly custom: string;
    };
    readonly from: string;
    readonly to: string;
    readonly dates: {
        readonly startAfterEnd: string;
        readonly endBeforeStart: string;
        readonly badInput: string;
    };
    readonly status: string;
    readonly chosen: {
        readonly one: string;
        readonly other: string;
    };
    readonly removeFilter: string;
    readonly clearFilters: string;
    readonly sort: string;
    readonly sorts: {
        readonly CreatedDateDesc: string;
        readonly CreatedDateAsc: string;
        readonly DeliveryDateDesc: string;
        readonly DeliveryDateAsc: string;
        readonly OrderNumberDesc: string;
        readonly OrderNumberAsc: string;
        readonly StatusAsc: string;
        readonly StatusDesc: string;
        readonly TotalDesc: string;
        readonly TotalAsc: string;
    };
    readonly columns: {
        readonly number: string;
        readonly placed: string;
        readonly started: string;
        readonly delivery: string;
        readonly status: string;
        readonly cases: string;
        readonly total: string;
        readonly again: string;
    };
    readonly purchaseOrder: string;
    readonly cases: {
        readonly one: string;
        readonly other: string;
    };
    readonly short: {
        readonly one: string;
        readonly other: string;
    };
    readonly again: string;
    readonly againLong: string;
    readonly export: string;
    readonly pages: string;
    readonly previous: string;
    readonly next: string;
    readonly pageSize: string;
    readonly range: string;
    readonly rangeOpen: string;
    readonly page: string;
    readonly pageOf: string;
    readonly empty: {
        readonly title: string;
        readonly text: string;
        readonly action: string;
    };
    readonly noMatch: {
        readonly title: string;
        readonly text: string;
    };
    readonly pastEnd: {
        readonly title: string;
        readonly action: string;
    };
};

/** Words of the parts that come later, in chunks of their own. Translated with the others. */
declare const orderHistoryLazyMessages: {
    readonly statuses: {
        readonly title: string;
        readonly text: string;
        readonly show: string;
        readonly clear: string;
    };
    readonly exporting: {
        readonly title: string;
        readonly text: string;
        readonly start: string;
        readonly gathering: string;
        readonly progress: string;
        readonly progressOpen: {
            readonly one: string;
            readonly other: string;
        };
        readonly stop: string;
        readonly stopped: string;
        readonly done: {
            readonly one: string;
            readonly other: string;
        };
        readonly none: string;
        readonly failed: string;
        readonly tryAgain: string;
        readonly close: string;
    };
    readonly orderAgain: {
        readonly title: string;
        readonly text: string;
        readonly loading: string;
        readonly failed: string;
        readonly gone: string;
        readonly stopped: string;
        readonly times: string;
    };
    readonly file: {
        readonly number: string;
        readonly sap: string;
        readonly coke: string;
        readonly transaction: string;
        readonly purchaseOrder: string;
        readonly placed: string;
        readonly delivery: string;
        readonly deliveryMethod: string;
        readonly shippingMethod: string;
        readonly status: string;
        readonly cases: string;
        readonly shortCases: string;
        readonly ordered: string;
        readonly delivered: string;
        readonly total: string;
        readonly currency: string;
        readonly invoice: string;
        readonly createdBy: string;
    };
};

export { orderHistoryLazyMessages, orderHistoryMessages };
