/** Words of the portal's own frame and pages; each widget brings its own. */
declare const portalMessages: {
    readonly title: string;
    readonly home: string;
    readonly navigation: string;
    readonly more: string;
    readonly groups: {
        readonly order: string;
        readonly pay: string;
        readonly help: string;
        readonly people: string;
    };
    readonly places: {
        readonly home: string;
        readonly products: string;
        readonly 'order-builder': string;
        readonly lists: string;
        readonly cart: string;
        readonly orders: string;
        readonly invoices: string;
        readonly wallet: string;
        readonly users: string;
        readonly tickets: string;
        readonly 'new-ticket': string;
        readonly promotions: string;
        readonly rewards: string;
        readonly faq: string;
        readonly contact: string;
        readonly register: string;
        readonly resend: string;
    };
    readonly pages: {
        readonly home: string;
        readonly products: string;
        readonly product: string;
        readonly 'order-builder': string;
        readonly lists: string;
        readonly list: string;
        readonly cart: string;
        readonly checkout: string;
        readonly orders: string;
        readonly order: string;
        readonly 'order-placed': string;
        readonly invoices: string;
        readonly invoice: string;
        readonly wallet: string;
        readonly profile: string;
        readonly password: string;
        readonly users: string;
        readonly tickets: string;
        readonly ticket: string;
        readonly 'new-ticket': string;
        readonly notifications: string;
        readonly promotions: string;
        readonly rewards: string;
        readonly faq: string;
        readonly contact: string;
        readonly resend: string;
        readonly 'sign-in': string;
        readonly register: string;
        readonly 'not-found': string;
    };
    readonly search: {
        readonly label: string;
        readonly numbers: string;
        readonly short: string;
        readonly byNumber: string;
        readonly kinds: {
            readonly order: string;
            readonly invoice: string;
            readonly ticket: string;
        };
        readonly pair: string;
        readonly clear: string;
        readonly open: string;
        readonly close: string;
        readonly looking: string;
        readonly none: string;
        readonly unanswered: string;
    };
    readonly cart: {
        readonly cases: {
            readonly one: string;
            readonly other: string;
        };
        readonly label: string;
        readonly empty: string;
    };
    readonly menu: {
        readonly label: string;
        readonly profile: string;
        readonly password: string;
        readonly signOut: string;
        readonly signingOut: string;
    };
    readonly signIn: {
        readonly action: string;
        readonly ended: string;
    };
    readonly ended: {
        readonly title: string;
        readonly text: string;
    };
    readonly failed: {
        readonly title: string;
        readonly action: string;
    };
    readonly bell: {
        readonly none: string;
        readonly unread: {
            readonly one: string;
            readonly other: string;
        };
    };
    readonly offline: {
        readonly title: string;
        readonly text: string;
        readonly back: string;
    };
    readonly footer: {
        readonly service: string;
        readonly serviceHours: string;
        readonly resend: string;
        readonly back: string;
    };
    readonly leftOrder: {
        readonly sending: string;
        readonly checking: string;
        readonly done: string;
        readonly doneText: string;
        readonly open: string;
        readonly notDone: string;
        readonly notDoneText: string;
        readonly toCheckout: string;
        readonly unknown: string;
        readonly unknownText: string;
        readonly check: string;
        readonly dismiss: string;
    };
    readonly leave: {
        readonly title: string;
        readonly text: string;
        readonly stay: string;
        readonly go: string;
    };
    readonly register: {
        readonly title: string;
        readonly text: string;
        readonly call: string;
    };
    readonly notFound: {
        readonly title: string;
        readonly text: string;
        readonly action: string;
    };
    readonly broken: {
        readonly title: string;
        readonly text: string;
        readonly action: string;
    };
    readonly loading: string;
};

export { portalMessages };
