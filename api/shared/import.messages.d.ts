/** What is said of a list that is pasted or read from a file. Widgets that take one lay it into their own words. */
declare const importMessages: {
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

export { importMessages };
