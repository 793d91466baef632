import { P as ProductGridMessages } from 'shared/product-grid.messages';
import { Translated } from '../index.js';

/** Spanish for the Canadian market: neutral Latin American, always usted. */
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
        readonly 'add-to-list': Translated<{
            readonly add: string;
            readonly addProduct: string;
        } & {
            readonly title: string;
            readonly one: string;
            readonly many: {
                readonly one: string;
                readonly other: string;
            };
            readonly loading: string;
            readonly failed: string;
            readonly lists: string;
            readonly lastUsed: string;
            readonly count: {
                readonly one: string;
                readonly other: string;
            };
            readonly search: string;
            readonly clearSearch: string;
            readonly noMatch: string;
            readonly noLists: string;
            readonly newList: string;
            readonly newTitle: string;
            readonly name: string;
            readonly nameHint: string;
            readonly allowance: string;
            readonly limit: string;
            readonly back: string;
            readonly create: string;
            readonly creating: string;
            readonly adding: string;
            readonly added: string;
            readonly region: string;
            readonly problems: {
                readonly valueMissing: string;
                readonly tooLong: string;
                readonly 'name-taken': string;
            };
            readonly notAdded: string;
            readonly notAddedTo: string;
            readonly refused: {
                readonly 'too-many-lists': string;
                readonly 'name-taken': string;
                readonly 'list-full': string;
                readonly 'list-gone': string;
            };
        }>;
        readonly cart: Translated<{
            readonly waiting: string;
            readonly discard: string;
            readonly incoming: {
                readonly one: string;
                readonly other: string;
            };
            readonly selectAll: string;
            readonly selected: {
                readonly one: string;
                readonly other: string;
            };
            readonly removeSelected: string;
            readonly saveSelected: string;
            readonly reset: string;
            readonly clearAll: string;
            readonly importList: string;
            readonly save: string;
            readonly clear: {
                readonly title: {
                    readonly one: string;
                    readonly other: string;
                };
                readonly text: string;
                readonly confirm: string;
                readonly keep: string;
            };
            readonly replace: {
                readonly title: string;
                readonly text: string;
                readonly loading: string;
                readonly failed: string;
                readonly none: string;
                readonly noneText: string;
                readonly products: string;
                readonly act: string;
                readonly choose: string;
                readonly same: string;
                readonly more: string;
                readonly less: string;
                readonly quantity: string;
                readonly left: string;
            };
            readonly topUp: {
                readonly title: string;
                readonly text: string;
                readonly after: string;
                readonly afterCases: string;
                readonly cases: {
                    readonly one: string;
                    readonly other: string;
                };
                readonly all: {
                    readonly one: string;
                    readonly other: string;
                };
                readonly adding: string;
                readonly one: string;
                readonly oneOf: string;
                readonly usual: string;
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
            readonly import: {
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
                readonly quantityProblems: {
                    readonly valueMissing: string;
                    readonly badInput: string;
                    readonly invalidEntry: string;
                    readonly rangeUnderflow: string;
                    readonly rangeOverflow: string;
                    readonly stepMismatch: string;
                };
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
                readonly select: string;
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
            readonly select: string;
            readonly replaceLine: string;
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
                readonly signIn: string;
                readonly stopped: string;
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
        }>;
        readonly 'cart-notice': Translated<{
            readonly region: string;
            readonly removed: string;
            readonly replaced: string;
            readonly done: {
                readonly removed: {
                    readonly one: string;
                    readonly other: string;
                };
                readonly cleared: {
                    readonly one: string;
                    readonly other: string;
                };
                readonly reset: {
                    readonly one: string;
                    readonly other: string;
                };
                readonly added: {
                    readonly one: string;
                    readonly other: string;
                };
            };
            readonly undo: string;
            readonly adjusted: string;
            readonly setBack: string;
            readonly notAdded: string;
            readonly adjustedMany: string;
            readonly setBackMany: string;
            readonly notAddedMany: string;
            readonly changedElsewhere: string;
            readonly changedElsewhereMany: string;
            readonly movedElsewhere: string;
            readonly movedElsewhereMany: string;
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
            readonly details: {
                readonly title: string;
                readonly change: string;
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
                readonly lastNumber: string;
                readonly method: string;
                readonly surcharge: string;
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
                readonly paymentMethod: string;
                readonly terms: string;
                readonly notAccepted: string;
            };
            readonly conditions: {
                readonly title: string;
                readonly blocked: string;
                readonly 'temporarily-blocked': string;
                readonly 'not-verified': string;
                readonly 'not-eligible': string;
                readonly 'no-visit-plan': string;
                readonly 'order-restricted': string;
                readonly call: string;
                readonly kept: string;
            };
            readonly blocked: {
                readonly stopped: string;
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
                readonly checkingSlow: string;
                readonly checkingVerySlow: string;
                readonly checkingText: string;
            };
            readonly unknown: {
                readonly title: string;
                readonly payment: string;
                readonly text: string;
                readonly call: string;
                readonly check: string;
            };
            readonly notDone: {
                readonly title: string;
                readonly text: string;
                readonly charged: string;
                readonly why: string;
                readonly reference: string;
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
        } & {
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
        } & {
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
                readonly total: string;
                readonly payment: string;
                readonly more: string;
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
            readonly elsewhere: {
                readonly title: string;
                readonly text: string;
                readonly action: string;
                readonly switching: string;
                readonly failed: string;
                readonly unsaved: {
                    readonly title: string;
                    readonly text: string;
                    readonly stay: string;
                    readonly go: string;
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
                readonly now: string;
                readonly adding: string;
                readonly stopped: string;
                readonly done: {
                    readonly one: string;
                    readonly other: string;
                };
                readonly partly: string;
                readonly none: string;
                readonly some: string;
                readonly not: string;
                readonly unknown: string;
                readonly unknownText: string;
                readonly failed: string;
                readonly cart: string;
                readonly rest: string;
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
        }>;
        readonly 'order-status': Translated<{
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
                readonly product: string;
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
        readonly 'product-details': Translated<{
            readonly loading: string;
            readonly failed: string;
            readonly denied: string;
            readonly notFound: {
                readonly title: string;
                readonly text: string;
                readonly action: string;
            };
            readonly pictures: {
                readonly label: string;
                readonly choose: string;
                readonly picture: string;
                readonly counter: string;
            };
            readonly facts: {
                readonly title: string;
                readonly brand: string;
                readonly flavor: string;
                readonly packageType: string;
                readonly packSize: string;
                readonly unitSize: string;
                readonly caseQuantity: string;
                readonly calories: string;
                readonly caffeine: string;
                readonly upc: string;
                readonly sku: string;
                readonly inCase: {
                    readonly one: string;
                    readonly other: string;
                };
                readonly caloriesEach: string;
                readonly caffeineEach: string;
            };
            readonly copy: {
                readonly label: string;
                readonly copied: string;
                readonly failed: string;
            };
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
            readonly noPrice: string;
            readonly originalPrice: string;
            readonly hiddenPrice: string;
            readonly whenPriced: string;
            readonly stock: {
                readonly 'low-stock': string;
                readonly 'out-of-stock': string;
            };
            readonly left: string;
            readonly backOn: string;
            readonly notBack: string;
            readonly last: string;
            readonly same: string;
            readonly inCart: string;
            readonly seeCart: string;
            readonly less: string;
            readonly more: string;
            readonly remove: string;
            readonly orderingFailed: string;
            readonly add: string;
            readonly addShort: string;
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
            readonly instead: {
                readonly title: string;
                readonly loading: string;
            };
            readonly related: {
                readonly title: string;
                readonly loading: string;
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
        readonly 'product-grid': Translated<ProductGridMessages>;
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
