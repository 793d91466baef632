/** Words of the promotions. */
declare const promotionsMessages: {
    readonly title: string;
    readonly loading: string;
    readonly failed: string;
    readonly count: {
        readonly one: string;
        readonly other: string;
    };
    readonly cases: {
        readonly one: string;
        readonly other: string;
    };
    readonly filters: {
        readonly label: string;
        readonly endingSoon: string;
        readonly exclusive: string;
        readonly brand: string;
        readonly allBrands: string;
        readonly reset: string;
    };
    readonly kinds: {
        readonly discount: string;
        readonly 'free-goods': string;
    };
    readonly kindFilters: {
        readonly discount: string;
        readonly 'free-goods': string;
    };
    readonly dates: string;
    readonly from: string;
    readonly lastDay: string;
    readonly daysLeft: {
        readonly one: string;
        readonly other: string;
    };
    readonly startsOn: string;
    readonly progress: {
        readonly label: string;
        readonly of: string;
        readonly missing: {
            readonly one: string;
            readonly other: string;
        };
        readonly ofMissing: string;
        readonly earnedText: string;
        readonly saved: string;
        readonly gifts: {
            readonly one: string;
            readonly other: string;
        };
        readonly again: {
            readonly one: string;
            readonly other: string;
        };
    };
    readonly add: {
        readonly missing: string;
        readonly named: string;
        readonly adding: string;
        readonly which: string;
        readonly done: string;
        readonly undo: string;
        readonly cart: string;
        readonly partly: string;
        readonly none: string;
        readonly unknown: string;
        readonly unknownText: string;
        readonly gone: string;
        readonly back: string;
        readonly unpriced: string;
    };
    readonly terms: {
        readonly open: string;
        readonly counts: string;
        readonly gift: string;
    };
    readonly over: {
        readonly title: string;
        readonly text: string;
    };
    readonly empty: {
        readonly title: string;
        readonly text: string;
    };
    readonly noMatch: {
        readonly title: string;
        readonly text: string;
    };
};

export { promotionsMessages };
