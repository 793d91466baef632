import { Translated } from '../index.js';

/** Québec French, the trade's own words, always vous. */
declare const _default: {
    readonly tag: string;
    readonly direction: string;
    readonly messages: {
        readonly 'account-switcher': Translated<{
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
        }>;
        readonly cart: Translated<{
            readonly title: string;
            readonly loading: string;
            readonly failed: string;
            readonly denied: string;
            readonly products: {
                readonly one: string;
                readonly other: string;
            };
            readonly lines: string;
            readonly columns: {
                readonly product: string;
                readonly price: string;
                readonly quantity: string;
                readonly amount: string;
                readonly actions: string;
            };
            readonly empty: {
                readonly title: string;
                readonly text: string;
                readonly action: string;
            };
            readonly quantityOf: string;
            readonly less: string;
            readonly more: string;
            readonly remove: string;
            readonly free: string;
            readonly noPrice: string;
            readonly originalPrice: string;
            readonly problems: {
                readonly 'out-of-stock': string;
                readonly 'out-of-stock-until': string;
                readonly 'not-listed': string;
                readonly 'price-unavailable': string;
            };
            readonly summary: {
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
                readonly checkout: string;
                readonly saving: string;
                readonly checking: string;
            };
            readonly minimum: {
                readonly label: string;
                readonly casesOf: string;
                readonly valueOf: string;
                readonly short: string;
                readonly met: string;
                readonly casesTitle: {
                    readonly one: string;
                    readonly other: string;
                };
                readonly valueTitle: string;
                readonly text: string;
                readonly unavailable: {
                    readonly one: string;
                    readonly other: string;
                };
                readonly addCases: {
                    readonly one: string;
                    readonly other: string;
                };
                readonly addValue: string;
            };
            readonly takeOut: {
                readonly one: string;
                readonly other: string;
            };
            readonly waiting: string;
        }>;
        readonly 'cart-notice': Translated<{
            readonly region: string;
            readonly removed: string;
            readonly undo: string;
            readonly adjusted: string;
            readonly setBack: string;
            readonly notAdded: string;
            readonly changedElsewhere: string;
            readonly reasons: {
                readonly 'out-of-stock': string;
                readonly 'not-listed': string;
                readonly quantity: string;
                readonly 'ordering-stopped': string;
                readonly 'cart-full': string;
                readonly 'line-gone': string;
                readonly 'not-added': string;
                readonly offline: string;
                readonly timeout: string;
                readonly 'signed-out': string;
                readonly forbidden: string;
                readonly 'not-found': string;
                readonly conflict: string;
                readonly rejected: string;
                readonly 'too-many-requests': string;
                readonly unavailable: string;
                readonly malformed: string;
                readonly aborted: string;
                readonly unexpected: string;
            };
        }>;
        readonly checkout: Translated<{
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
            readonly delivery: {
                readonly title: string;
                readonly how: string;
                readonly delivery: string;
                readonly pickup: string;
                readonly date: string;
                readonly pickupDate: string;
                readonly orderBy: string;
                readonly orderByToday: string;
                readonly left: string;
                readonly leftAloud: {
                    readonly one: string;
                    readonly other: string;
                };
                readonly closed: string;
                readonly noDates: string;
                readonly notes: string;
                readonly notesHint: string;
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
                readonly method: string;
                readonly surcharge: string;
            };
            readonly review: {
                readonly title: string;
                readonly edit: string;
                readonly times: string;
                readonly leftOut: string;
            };
            readonly summary: {
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
                readonly terms: string;
                readonly termsLink: string;
                readonly place: string;
                readonly placing: string;
                readonly repricing: string;
            };
            readonly problems: {
                readonly title: {
                    readonly one: string;
                    readonly other: string;
                };
                readonly date: string;
                readonly dateClosed: string;
                readonly purchaseOrderNumber: string;
                readonly notes: {
                    readonly one: string;
                    readonly other: string;
                };
                readonly paymentMethod: string;
                readonly terms: string;
            };
            readonly blocked: {
                readonly stopped: string;
                readonly below: string;
                readonly unavailable: string;
                readonly toCart: string;
            };
            readonly progress: {
                readonly sending: string;
                readonly slow: string;
                readonly verySlow: string;
                readonly checking: string;
                readonly checkingText: string;
            };
            readonly unknown: {
                readonly title: string;
                readonly text: string;
                readonly call: string;
                readonly check: string;
            };
            readonly notDone: {
                readonly title: string;
                readonly text: string;
                readonly why: string;
            };
            readonly refused: {
                readonly title: string;
                readonly 'cart-changed': string;
                readonly 'total-changed': string;
                readonly 'below-minimum': string;
                readonly 'ordering-stopped': string;
                readonly 'date-closed': string;
                readonly 'unavailable-lines': string;
                readonly 'handle-closed': string;
            };
        }>;
        readonly common: Translated<{
            readonly tryAgain: string;
            readonly broken: {
                readonly title: string;
                readonly text: string;
            };
        } & {
            readonly slow: string;
            readonly close: string;
            readonly signIn: string;
            readonly optional: string;
            readonly signedOut: {
                readonly title: string;
                readonly text: string;
                readonly ended: string;
            };
            readonly denied: {
                readonly title: string;
                readonly text: string;
            };
            readonly offline: string;
            readonly noAccount: {
                readonly title: string;
                readonly text: string;
            };
            readonly errors: {
                readonly offline: string;
                readonly timeout: string;
                readonly 'signed-out': string;
                readonly forbidden: string;
                readonly 'not-found': string;
                readonly conflict: string;
                readonly rejected: string;
                readonly 'too-many-requests': string;
                readonly unavailable: string;
                readonly malformed: string;
                readonly aborted: string;
                readonly unexpected: string;
            };
        }>;
        readonly faq: Translated<{
            readonly title: string;
            readonly search: string;
            readonly clearSearch: string;
            readonly categories: string;
            readonly loading: string;
            readonly found: {
                readonly one: string;
                readonly other: string;
            };
            readonly noMatch: {
                readonly title: string;
                readonly text: string;
                readonly clear: string;
            };
            readonly empty: {
                readonly title: string;
                readonly text: string;
            };
            readonly failed: string;
            readonly link: string;
            readonly linkCopied: string;
            readonly uncategorized: string;
        }>;
        readonly 'language-switcher': Translated<{
            readonly title: string;
            readonly hint: string;
            readonly change: string;
            readonly saving: string;
            readonly saved: string;
            readonly failed: string;
        }>;
        readonly 'layout-shell': Translated<{
            readonly skipToMain: string;
            readonly skipToFooter: string;
            readonly announcement: string;
            readonly visit: string;
        }>;
        readonly 'order-placed': Translated<{
            readonly title: string;
            readonly delivery: string;
            readonly pickup: string;
            readonly loading: string;
            readonly failed: string;
            readonly denied: string;
            readonly notFound: {
                readonly title: string;
                readonly text: string;
            };
            readonly next: {
                readonly title: string;
                readonly received: string;
                readonly changes: string;
                readonly noChanges: string;
                readonly delivered: string;
                readonly picked: string;
            };
            readonly facts: {
                readonly title: string;
                readonly purchaseOrderNumber: string;
                readonly payment: string;
                readonly notes: string;
                readonly lines: string;
                readonly times: string;
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
            readonly products: string;
        }>;
        readonly portal: Translated<{
            readonly title: string;
            readonly home: string;
            readonly navigation: string;
            readonly groups: {
                readonly order: string;
                readonly help: string;
            };
            readonly places: {
                readonly home: string;
                readonly products: string;
                readonly cart: string;
                readonly faq: string;
                readonly resend: string;
            };
            readonly pages: {
                readonly home: string;
                readonly products: string;
                readonly cart: string;
                readonly checkout: string;
                readonly 'order-placed': string;
                readonly faq: string;
                readonly resend: string;
                readonly 'sign-in': string;
                readonly register: string;
                readonly 'not-found': string;
            };
            readonly search: {
                readonly label: string;
                readonly clear: string;
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
                readonly signOut: string;
                readonly signingOut: string;
            };
            readonly signIn: {
                readonly action: string;
                readonly ended: string;
                readonly needed: string;
            };
            readonly ended: {
                readonly title: string;
                readonly text: string;
            };
            readonly failed: {
                readonly title: string;
                readonly action: string;
            };
            readonly offline: string;
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
            readonly today: {
                readonly cart: string;
                readonly casesOf: string;
                readonly valueOf: string;
                readonly short: string;
                readonly shortCases: {
                    readonly one: string;
                    readonly other: string;
                };
                readonly met: string;
                readonly meter: string;
                readonly empty: string;
                readonly emptyText: string;
                readonly review: string;
                readonly browse: string;
                readonly summary: string;
                readonly loading: string;
            };
            readonly orders: {
                readonly title: string;
                readonly loading: string;
                readonly failed: string;
                readonly none: string;
                readonly noneText: string;
                readonly line: {
                    readonly one: string;
                    readonly other: string;
                };
                readonly delivery: string;
                readonly placed: string;
                readonly statuses: {
                    readonly draft: string;
                    readonly pending: string;
                    readonly 'order-received': string;
                    readonly confirmed: string;
                    readonly 'order-prepared': string;
                    readonly 'prep-for-shipment': string;
                    readonly shipped: string;
                    readonly dispatched: string;
                    readonly 'out-for-delivery': string;
                    readonly delivered: string;
                    readonly 'not-delivered': string;
                    readonly 'in-settlement': string;
                    readonly 'in-error': string;
                    readonly cancelled: string;
                };
            };
            readonly noOrdering: {
                readonly title: string;
                readonly text: string;
            };
            readonly welcome: {
                readonly title: string;
                readonly text: string;
                readonly browse: string;
                readonly resend: string;
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
        }>;
        readonly 'product-grid': Translated<{
            readonly title: string;
            readonly loading: string;
            readonly failed: string;
            readonly denied: string;
            readonly canOrder: {
                readonly one: string;
                readonly other: string;
            };
            readonly found: {
                readonly one: string;
                readonly other: string;
            };
            readonly pricesFor: string;
            readonly search: string;
            readonly searchHint: string;
            readonly clearSearch: string;
            readonly sort: string;
            readonly list: string;
            readonly noMatch: {
                readonly title: string;
                readonly text: string;
            };
            readonly empty: {
                readonly title: string;
                readonly text: string;
            };
            readonly pastEnd: {
                readonly title: string;
                readonly action: string;
            };
            readonly pages: string;
            readonly previous: string;
            readonly next: string;
            readonly range: string;
            readonly rangeOpen: string;
            readonly pageSize: string;
            readonly pageOf: string;
            readonly page: string;
            readonly perUnit: {
                readonly case: string;
                readonly box: string;
                readonly keg: string;
                readonly cylinder: string;
                readonly each: string;
            };
            readonly units: {
                readonly case: {
                    readonly one: string;
                    readonly other: string;
                };
                readonly box: {
                    readonly one: string;
                    readonly other: string;
                };
                readonly keg: {
                    readonly one: string;
                    readonly other: string;
                };
                readonly cylinder: {
                    readonly one: string;
                    readonly other: string;
                };
                readonly each: {
                    readonly one: string;
                    readonly other: string;
                };
            };
            readonly off: {
                readonly case: string;
                readonly box: string;
                readonly keg: string;
                readonly cylinder: string;
                readonly each: string;
            };
            readonly quantityOf: {
                readonly case: string;
                readonly box: string;
                readonly keg: string;
                readonly cylinder: string;
                readonly each: string;
            };
            readonly last: string;
            readonly noPrice: string;
            readonly originalPrice: string;
            readonly hiddenPrice: string;
            readonly stock: {
                readonly 'low-stock': string;
                readonly 'out-of-stock': string;
            };
            readonly backOn: string;
            readonly notBack: string;
            readonly whenPriced: string;
            readonly inCart: string;
            readonly less: string;
            readonly more: string;
            readonly remove: string;
            readonly add: string;
            readonly addProduct: string;
            readonly added: string;
            readonly cartNow: {
                readonly one: string;
                readonly other: string;
            };
            readonly quantityProblems: {
                readonly valueMissing: string;
                readonly badInput: string;
                readonly invalidEntry: string;
                readonly rangeUnderflow: string;
                readonly rangeOverflow: string;
                readonly stepMismatch: string;
            };
            readonly stopped: {
                readonly title: string;
                readonly titleNoName: string;
                readonly reasons: {
                    readonly blocked: string;
                    readonly 'temporarily-blocked': string;
                    readonly 'not-verified': string;
                    readonly 'not-eligible': string;
                    readonly 'no-visit-plan': string;
                    readonly 'order-restricted': string;
                };
                readonly call: string;
                readonly callNoNumber: string;
            };
            readonly guest: {
                readonly order: string;
                readonly prices: string;
                readonly both: string;
            };
        }>;
        readonly 'resend-activation': Translated<{
            readonly form: {
                readonly title: string;
                readonly text: string;
                readonly email: string;
                readonly submit: string;
                readonly sending: string;
            };
            readonly problems: {
                readonly valueMissing: string;
                readonly typeMismatch: string;
            };
            readonly success: {
                readonly title: string;
                readonly text: string;
                readonly again: string;
            };
            readonly exists: {
                readonly title: string;
                readonly text: string;
                readonly signIn: string;
            };
            readonly contact: {
                readonly title: string;
                readonly text: string;
                readonly call: string;
                readonly tryAgain: string;
                readonly register: string;
            };
            readonly apps: {
                readonly title: string;
                readonly ios: string;
                readonly android: string;
            };
        }>;
    };
};

export { _default as default };
