/** Words of the account switcher. */
declare const accountSwitcherMessages: {
    readonly title: string;
    readonly listTitle: string;
    readonly current: string;
    readonly choose: string;
    readonly search: string;
    readonly searchHint: string;
    readonly clearSearch: string;
    readonly default: string;
    readonly own: string;
    readonly loading: string;
    readonly failed: string;
    readonly failedShort: string;
    readonly signedOut: string;
    readonly none: string;
    readonly all: {
        readonly one: string;
        readonly other: string;
    };
    readonly found: {
        readonly one: string;
        readonly other: string;
    };
    readonly cartKept: string;
    readonly noMatch: {
        readonly title: string;
        readonly text: string;
    };
    readonly switching: string;
    readonly switched: string;
    readonly switchFailed: string;
    readonly switchFailedNone: string;
    readonly elsewhere: string;
    readonly switchHere: string;
    readonly dismiss: string;
    readonly unsaved: {
        readonly title: string;
        readonly text: string;
        readonly stay: string;
        readonly go: string;
        readonly cart: string;
        readonly checkout: string;
        readonly wizard: string;
        readonly form: string;
    };
    readonly conditions: {
        readonly blocked: string;
        readonly 'temporarily-blocked': string;
        readonly 'not-verified': string;
        readonly 'not-eligible': string;
        readonly 'no-visit-plan': string;
        readonly 'order-restricted': string;
    };
};

export { accountSwitcherMessages };
