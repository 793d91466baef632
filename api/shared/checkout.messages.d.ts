/** Words a guest sees: who orders, before checkout; and what was ordered, after it. */
declare const guestMessages: {
    readonly guest: {
        readonly title: string;
        readonly text: string;
        readonly lastName: string;
        readonly email: string;
        readonly phoneNumber: string;
        readonly phoneHint: string;
        readonly next: string;
        readonly signInText: string;
        readonly problems: {
            readonly lastName: string;
            readonly email: string;
            readonly phoneMissing: string;
            readonly phone: string;
        };
    };
    readonly placed: {
        readonly title: string;
        readonly pickup: string;
        readonly delivery: string;
        readonly text: string;
        readonly products: string;
        readonly address: string;
        readonly place: string;
        readonly copy: string;
        readonly copied: string;
        readonly copyFailed: string;
        readonly print: string;
        readonly times: string;
        readonly free: string;
        readonly total: string;
        readonly payment: string;
        readonly more: string;
    };
};

/** Words of the parts that come in a chunk of their own: deliveries on several dates, empties, what changed. */
declare const moreMessages: {
    readonly spread: {
        readonly legend: string;
        readonly together: string;
        readonly togetherText: string;
        readonly groups: string;
        readonly groupsText: string;
        readonly split: string;
        readonly splitText: string;
        readonly secondDate: string;
        readonly choose: string;
        readonly dateBy: string;
        readonly later: string;
        readonly times: string;
    };
    readonly empties: {
        readonly title: string;
        readonly text: string;
        readonly some: string;
        readonly count: string;
        readonly fewer: string;
        readonly more: string;
        readonly none: string;
    };
    readonly changed: {
        readonly title: string;
        readonly gone: string;
        readonly added: string;
        readonly quantity: string;
        readonly price: string;
        readonly 'out-of-stock': string;
        readonly 'not-listed': string;
        readonly 'price-unavailable': string;
        readonly more: {
            readonly one: string;
            readonly other: string;
        };
    };
};

/** Words of checkout that are shown first. */
declare const formMessages: {
    readonly title: string;
    readonly back: string;
    readonly loading: string;
    readonly failed: string;
    readonly denied: string;
    readonly empty: {
        readonly title: string;
        readonly text: string;
        readonly action: string;
    };
    readonly details: {
        readonly title: string;
        readonly change: string;
        readonly changeLong: string;
    };
    readonly delivery: {
        readonly title: string;
        readonly how: string;
        readonly delivery: string;
        readonly pickup: string;
        readonly date: string;
        readonly pickupDate: string;
        readonly dateOf: string;
        readonly orderBy: string;
        readonly orderByToday: string;
        readonly left: string;
        readonly leftAloud: {
            readonly one: string;
            readonly other: string;
        };
        readonly closed: string;
        readonly justClosed: string;
        readonly next: string;
        readonly takeNext: string;
        readonly more: string;
        readonly noDates: string;
        readonly pickupOnly: string;
        readonly signIn: string;
        readonly notes: string;
        readonly notesHint: string;
        readonly pickupNotes: string;
        readonly pickupNotesHint: string;
        readonly charactersLeft: {
            readonly one: string;
            readonly other: string;
        };
        readonly charactersOver: {
            readonly one: string;
            readonly other: string;
        };
    };
    readonly payment: {
        readonly title: string;
        readonly purchaseOrderNumber: string;
        readonly lastNumber: string;
        readonly method: string;
        readonly surcharge: string;
        readonly saves: string;
    };
    readonly review: {
        readonly title: string;
        readonly edit: string;
        readonly times: string;
        readonly leftOut: string;
        readonly comesOn: string;
        readonly free: string;
    };
    readonly summary: {
        readonly label: string;
        readonly change: string;
        readonly changeLong: string;
        readonly minimum: string;
        readonly casesOf: string;
        readonly valueOf: string;
        readonly met: string;
        readonly short: string;
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
        readonly terms: string;
        readonly termsLink: string;
        readonly place: string;
        readonly placing: string;
        readonly until: string;
        readonly repricing: string;
    };
    readonly problems: {
        readonly title: {
            readonly one: string;
            readonly other: string;
        };
        readonly date: string;
        readonly dateClosed: string;
        readonly later: string;
        readonly noLines: string;
        readonly allLines: string;
        readonly empties: string;
        readonly purchaseOrderNumber: string;
        readonly notes: {
            readonly one: string;
            readonly other: string;
        };
        readonly paymentNumber: string;
        readonly paymentMethod: string;
        readonly terms: string;
        readonly notAccepted: string;
    };
    readonly blocked: {
        readonly stopped: string;
        readonly kept: string;
        readonly belowCases: {
            readonly one: string;
            readonly other: string;
        };
        readonly belowValue: string;
        readonly unavailable: {
            readonly one: string;
            readonly other: string;
        };
        readonly offline: string;
        readonly wait: {
            readonly one: string;
            readonly other: string;
        };
        readonly toCart: string;
    };
    readonly progress: {
        readonly sending: string;
        readonly slow: string;
        readonly verySlow: string;
        readonly checking: string;
        readonly checkingVerySlow: string;
    };
    readonly unknown: {
        readonly title: string;
        readonly payment: string;
        readonly text: string;
    };
    readonly notDone: {
        readonly title: string;
        readonly text: string;
        readonly charged: string;
    };
    readonly refused: {
        readonly title: string;
        readonly 'cart-changed': string;
        readonly 'total-changed': string;
        readonly totals: string;
        readonly 'below-minimum': string;
        readonly 'ordering-stopped': string;
        readonly 'date-closed': string;
        readonly 'unavailable-lines': string;
        readonly 'handle-closed': string;
        readonly chooseDate: string;
    };
};
/** Words of checkout. Joined so that a bundler can leave out what comes later. */
declare const checkoutMessages: typeof formMessages & typeof moreMessages & typeof guestMessages;

export { checkoutMessages };
