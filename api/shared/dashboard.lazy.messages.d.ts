/** Words of the dashboard. */
declare const dashboardMessages: {
    readonly title: string;
    readonly loading: string;
    readonly failed: string;
    readonly moreFailed: string;
    readonly denied: {
        readonly title: string;
        readonly text: string;
        readonly tickets: string;
    };
    readonly next: {
        readonly label: string;
        readonly arrival: string;
        readonly nothing: string;
        readonly loadingArrival: string;
        readonly visit: string;
        readonly order: string;
        readonly loading: string;
        readonly failed: string;
        readonly none: string;
        readonly noneText: string;
        readonly orderBy: string;
        readonly orderByToday: string;
        readonly closed: string;
        readonly minutes: {
            readonly one: string;
            readonly other: string;
        };
    };
    readonly cart: {
        readonly loading: string;
        readonly failed: string;
        readonly cases: {
            readonly one: string;
            readonly other: string;
        };
        readonly holds: string;
        readonly casesOf: string;
        readonly valueOf: string;
        readonly shortCases: {
            readonly one: string;
            readonly other: string;
        };
        readonly short: string;
        readonly met: string;
        readonly meter: string;
        readonly empty: string;
        readonly emptyText: string;
        readonly review: string;
        readonly browse: string;
    };
    readonly needs: {
        readonly title: string;
        readonly loading: string;
        readonly none: string;
        readonly noneText: string;
        readonly pastDue: {
            readonly one: string;
            readonly other: string;
        };
        readonly pastDueAll: {
            readonly one: string;
            readonly other: string;
        };
        readonly pastDueOldest: {
            readonly one: string;
            readonly other: string;
        };
        readonly pastDueSum: string;
        readonly pay: string;
        readonly line: string;
        readonly lines: {
            readonly one: string;
            readonly other: string;
        };
        readonly linesText: string;
        readonly toCart: string;
        readonly easy: string;
        readonly easyText: string;
        readonly toEasy: string;
        readonly ticket: string;
        readonly toTicket: string;
        readonly failed: {
            readonly invoices: string;
            readonly easy: string;
            readonly tickets: string;
        };
    };
};

/** Words of the cards that come late, in a chunk of its own. Translated with the others. */
declare const dashboardLazyMessages: {
    readonly orders: {
        readonly title: string;
        readonly loading: string;
        readonly failed: string;
        readonly all: string;
        readonly none: string;
        readonly noneText: string;
        readonly today: string;
        readonly delivery: string;
        readonly placed: string;
        readonly more: {
            readonly one: string;
            readonly other: string;
        };
    };
    readonly balance: {
        readonly title: string;
        readonly loading: string;
        readonly failed: string;
        readonly see: string;
        readonly open: string;
        readonly total: string;
        readonly pastDue: string;
        readonly credits: string;
        readonly terms: string;
    };
    readonly weeks: {
        readonly loading: string;
        readonly failed: string;
    };
    readonly rewards: {
        readonly title: string;
        readonly loading: string;
        readonly failed: string;
        readonly see: string;
        readonly points: {
            readonly one: string;
            readonly other: string;
        };
        readonly enough: string;
        readonly toGo: {
            readonly one: string;
            readonly other: string;
        };
        readonly coming: {
            readonly one: string;
            readonly other: string;
        };
    };
    readonly reminders: {
        readonly title: string;
        readonly loading: string;
        readonly failed: string;
        readonly none: string;
        readonly once: string;
        readonly weekly: string;
        readonly 'before-cut-off': string;
        readonly order: string;
        readonly manage: string;
    };
    readonly chart: {
        readonly cases: string;
        readonly spend: string;
        readonly measure: string;
        readonly byCases: string;
        readonly bySpend: string;
        readonly average: string;
        readonly caseCount: {
            readonly one: string;
            readonly other: string;
        };
        readonly orderCount: {
            readonly one: string;
            readonly other: string;
        };
        readonly none: string;
        readonly noneText: string;
        readonly browse: string;
        readonly minimum: string;
        readonly perOrder: string;
        readonly thisWeek: string;
        readonly week: string;
        readonly choose: string;
        readonly said: string;
        readonly hint: string;
        readonly showTable: string;
        readonly hideTable: string;
        readonly table: string;
        readonly columns: {
            readonly week: string;
            readonly orders: string;
            readonly cases: string;
            readonly spend: string;
        };
        readonly total: string;
        readonly soFar: string;
    };
};

export { dashboardLazyMessages, dashboardMessages };
