import { L as LocalePack, T as Translated } from 'shared/messages';
import { i as importMessages } from 'shared/import.messages';
import { P as ProductGridMessages } from 'shared/product-grid.messages';

/** The words of every widget by its name, in the language they are written in: what a locale pack translates. */
declare const englishMessages: {
    readonly 'account-switcher': {
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
    readonly 'add-method': {
        readonly add: string;
        readonly toWallet: string;
        readonly ending: string;
        readonly added: string;
        readonly confirmedLater: string;
    } & {
        readonly nickname: {
            readonly tooLong: string;
            readonly paymentNumber: string;
        };
    } & {
        readonly refused: {
            readonly title: string;
            readonly declined: string;
            readonly 'token-expired': string;
            readonly 'already-stored': string;
            readonly 'method-gone': string;
            readonly 'method-unusable': string;
            readonly 'handle-closed': string;
        };
        readonly progress: {
            readonly slow: string;
            readonly checking: string;
        };
        readonly unknown: {
            readonly title: string;
            readonly text: string;
        };
        readonly notDone: {
            readonly title: string;
            readonly text: string;
        };
    } & {
        readonly expires: string;
        readonly adding: {
            readonly close: string;
            readonly kind: string;
            readonly card: string;
            readonly ach: string;
            readonly fields: string;
            readonly private: string;
            readonly loading: string;
            readonly nickname: string;
            readonly nicknameHint: string;
            readonly makeDefault: string;
            readonly save: string;
            readonly saving: string;
            readonly cancel: string;
            readonly another: string;
            readonly leave: string;
            readonly leaving: string;
            readonly leaveText: string;
            readonly notLeft: string;
        };
        readonly fields: {
            readonly card: string;
            readonly ach: string;
            readonly notLoaded: string;
            readonly others: string;
            readonly invalid: {
                readonly one: string;
                readonly other: string;
            };
            readonly failed: string;
            readonly names: {
                readonly number: string;
                readonly expiry: string;
                readonly code: string;
                readonly postal: string;
                readonly name: string;
                readonly routing: string;
                readonly account: string;
            };
            readonly problems: {
                readonly valueMissing: string;
                readonly badInput: string;
                readonly expired: string;
                readonly unsupported: string;
            };
        };
    };
    readonly 'add-to-list': {
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
            readonly 'item-gone': string;
            readonly 'read-only': string;
        };
    };
    readonly 'cart-notice': {
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
    };
    readonly 'guest-cart': {
        readonly label: string;
        readonly question: {
            readonly one: string;
            readonly other: string;
        };
        readonly yours: {
            readonly one: string;
            readonly other: string;
        };
        readonly none: string;
        readonly noneYours: string;
        readonly cannot: string;
        readonly line: string;
        readonly noPrice: string;
        readonly add: string;
        readonly adding: string;
        readonly discard: string;
        readonly partly: {
            readonly one: string;
            readonly other: string;
        };
        readonly notAdded: string;
        readonly close: string;
    };
    readonly cart: {
        readonly waiting: string;
        readonly discard: string;
        readonly incoming: {
            readonly one: string;
            readonly other: string;
        };
        readonly changed: string;
        readonly changedNoAmount: string;
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
        readonly sku: string;
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
    };
    readonly checkout: {
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
    readonly commit: {
        readonly lost: string;
        readonly checkingSlow: string;
        readonly check: string;
        readonly call: string;
        readonly why: string;
        readonly reference: string;
    };
    readonly common: {
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
        readonly sku: string;
        readonly notAvailable: string;
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
    };
    readonly draft: {
        readonly resume: string;
        readonly resumeLong: string;
        readonly remove: string;
        readonly removeLong: string;
        readonly keep: string;
        readonly resuming: {
            readonly title: string;
            readonly text: string;
            readonly confirm: string;
            readonly busy: string;
            readonly done: string;
        };
        readonly removing: {
            readonly title: string;
            readonly text: string;
            readonly confirm: string;
            readonly busy: string;
            readonly done: string;
        };
        readonly failed: string;
        readonly refused: {
            readonly 'draft-gone': string;
            readonly 'nothing-added': string;
            readonly 'ordering-stopped': string;
            readonly 'no-draft': string;
        };
    };
    readonly 'due-reminders': {
        readonly title: string;
        readonly text: string;
        readonly cutOff: string;
        readonly late: string;
        readonly open: string;
        readonly region: string;
        readonly dismiss: string;
    };
    readonly faq: {
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
    };
    readonly 'language-switcher': {
        readonly title: string;
        readonly hint: string;
        readonly change: string;
        readonly saving: string;
        readonly saved: string;
        readonly failed: string;
    };
    readonly 'layout-shell': {
        readonly skipToMain: string;
        readonly skipToFooter: string;
        readonly announcement: string;
        readonly visit: string;
    };
    readonly 'order-again': {
        readonly now: string;
        readonly adding: string;
        readonly done: {
            readonly one: string;
            readonly other: string;
        };
        readonly partly: string;
        readonly none: string;
        readonly some: string;
        readonly not: string;
        readonly noQuantity: string;
        readonly unknown: string;
        readonly unknownText: string;
        readonly failed: string;
        readonly cart: string;
        readonly rest: string;
    };
    readonly 'order-placed': {
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
            readonly page: string;
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
            readonly pickupNotes: string;
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
            readonly stopped: string;
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
    };
    readonly 'order-status': {
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
    readonly 'ordering-stopped': {
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
    readonly 'other-account': {
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
    readonly portal: {
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
    readonly 'product-details': {
        readonly denied: string;
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
        readonly orderingFailed: string;
        readonly whenPriced: string;
        readonly inCart: string;
        readonly less: string;
        readonly more: string;
        readonly remove: string;
        readonly addProduct: string;
        readonly added: string;
        readonly cartNow: {
            readonly one: string;
            readonly other: string;
        };
        readonly changed: string;
        readonly inCartNote: string;
        readonly guest: {
            readonly order: string;
            readonly prices: string;
            readonly both: string;
        };
    } & {
        readonly loading: string;
        readonly failed: string;
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
        readonly left: string;
        readonly same: string;
        readonly seeCart: string;
        readonly add: string;
        readonly addShort: string;
        readonly instead: {
            readonly title: string;
            readonly loading: string;
        };
        readonly related: {
            readonly title: string;
            readonly loading: string;
        };
    };
    readonly 'product-grid': ProductGridMessages;
    readonly quantity: {
        readonly problems: {
            readonly valueMissing: string;
            readonly badInput: string;
            readonly invalidEntry: string;
            readonly rangeUnderflow: string;
            readonly rangeOverflow: string;
            readonly stepMismatch: string;
            readonly wholeNumber: string;
        };
        readonly unusual: string;
        readonly unusualFirst: string;
        readonly keep: string;
        readonly change: string;
        readonly open: {
            readonly one: string;
            readonly other: string;
        };
    };
    readonly 'resend-activation': {
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
    };
    readonly 'order-builder': {
        readonly easy: {
            readonly checkingOutcome: string;
            readonly unknown: string;
            readonly unknownText: string;
            readonly notDone: string;
            readonly notDoneLooked: string;
            readonly refused: {
                readonly decided: string;
                readonly 'too-late': string;
                readonly 'below-minimum': string;
                readonly 'unavailable-lines': string;
                readonly 'total-changed': string;
                readonly 'ordering-stopped': string;
                readonly 'handle-closed': string;
            };
            readonly refresh: string;
            readonly accepted: {
                readonly title: string;
                readonly text: string;
                readonly textNoNumber: string;
                readonly order: string;
            };
            readonly rejected: {
                readonly title: string;
                readonly text: string;
                readonly because: string;
            };
            readonly rejecting: {
                readonly title: string;
                readonly text: string;
                readonly reason: string;
                readonly choose: string;
                readonly note: string;
                readonly optional: string;
                readonly confirm: string;
                readonly busy: string;
                readonly keep: string;
                readonly reasonMissing: string;
                readonly noteMissing: string;
                readonly noteTooLong: {
                    readonly one: string;
                    readonly other: string;
                };
                readonly reasons: {
                    readonly 'enough-stock': string;
                    readonly 'wrong-products': string;
                    readonly 'wrong-quantities': string;
                    readonly 'closed-that-day': string;
                    readonly 'own-order': string;
                    readonly 'another-reason': string;
                };
            };
            readonly loading: string;
            readonly failed: string;
            readonly none: {
                readonly title: string;
                readonly text: string;
                readonly action: string;
            };
            readonly title: string;
            readonly from: string;
            readonly products: string;
            readonly regular: string;
            readonly instead: string;
            readonly quantityOf: string;
            readonly less: string;
            readonly more: string;
            readonly leaveOut: string;
            readonly takeIn: string;
            readonly leftOut: string;
            readonly reset: string;
            readonly cutOff: string;
            readonly minutes: {
                readonly one: string;
                readonly other: string;
            };
            readonly closed: string;
            readonly closedText: string;
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
                readonly total: string;
            };
            readonly minimum: {
                readonly label: string;
                readonly cases: string;
                readonly value: string;
                readonly met: string;
                readonly short: string;
            };
            readonly checking: string;
            readonly quoteFailed: string;
            readonly short: {
                readonly one: string;
                readonly other: string;
            };
            readonly shortValue: string;
            readonly pay: string;
            readonly accept: {
                readonly one: string;
                readonly other: string;
            };
            readonly accepting: string;
            readonly reject: string;
        };
        readonly fromList: {
            readonly title: string;
            readonly text: string;
            readonly none: string;
            readonly noneText: string;
            readonly toLists: string;
        };
        readonly scannedUnknown: string;
        readonly cameraWords: {
            readonly title: string;
            readonly text: string;
            readonly denied: string;
            readonly starting: string;
            readonly none: string;
            readonly done: string;
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
        readonly notes: {
            readonly failed: string;
            readonly gone: string;
            readonly refused: string;
            readonly lines: string;
        };
        readonly questions: {
            readonly banner: {
                readonly one: string;
                readonly other: string;
            };
            readonly text: string;
            readonly acceptAll: string;
            readonly gone: string;
            readonly outOfStock: string;
            readonly outOfStockUntil: string;
            readonly use: string;
            readonly useNamed: string;
            readonly leave: string;
            readonly leaveNamed: string;
            readonly dearer: string;
            readonly keep: string;
            readonly keepNamed: string;
            readonly unusual: string;
            readonly unusualOne: string;
            readonly keepQuantity: string;
            readonly keepQuantityNamed: string;
            readonly useQuantity: string;
            readonly useQuantityNamed: string;
        };
        readonly fillFailed: string;
        readonly fillNone: {
            readonly 'last-order': string;
            readonly average: string;
            readonly 'same-week-last-year': string;
            readonly list: string;
        };
        readonly told: {
            readonly pasted: {
                readonly one: string;
                readonly other: string;
            };
            readonly filled: {
                readonly one: string;
                readonly other: string;
            };
            readonly scanned: string;
            readonly removed: string;
            readonly removedMany: {
                readonly one: string;
                readonly other: string;
            };
            readonly cleared: {
                readonly one: string;
                readonly other: string;
            };
            readonly together: {
                readonly one: string;
                readonly other: string;
            };
            readonly header: string;
            readonly undo: string;
        };
        readonly kept: string;
        readonly outcome: {
            readonly added: {
                readonly one: string;
                readonly other: string;
            };
            readonly left: {
                readonly one: string;
                readonly other: string;
            };
            readonly none: string;
            readonly noneText: string;
            readonly failed: string;
            readonly unknown: string;
            readonly cart: string;
        };
        readonly title: string;
        readonly loading: string;
        readonly failed: string;
        readonly denied: string;
        readonly views: {
            readonly label: string;
            readonly builder: string;
            readonly easy: string;
        };
        readonly rows: string;
        readonly columns: {
            readonly product: string;
            readonly price: string;
            readonly quantity: string;
            readonly amount: string;
            readonly actions: string;
        };
        readonly entry: string;
        readonly entryHint: string;
        readonly found: {
            readonly one: string;
            readonly other: string;
        };
        readonly options: string;
        readonly quantity: string;
        readonly quantityOfRow: string;
        readonly remove: string;
        readonly removeRow: string;
        readonly checking: string;
        readonly inCart: {
            readonly one: string;
            readonly other: string;
        };
        readonly outOfStock: string;
        readonly noPrice: string;
        readonly scan: string;
        readonly scanAct: string;
        readonly cameraAct: string;
        readonly fill: {
            readonly label: string;
            readonly last: string;
            readonly average: string;
            readonly of: {
                readonly one: string;
                readonly other: string;
            };
            readonly orders: string;
            readonly year: string;
            readonly list: string;
        };
        readonly importList: string;
        readonly clear: string;
        readonly keys: string;
        readonly enter: string;
        readonly sums: {
            readonly products: {
                readonly one: string;
                readonly other: string;
            };
            readonly cases: {
                readonly one: string;
                readonly other: string;
            };
            readonly estimate: string;
            readonly noEstimate: string;
            readonly empty: string;
            readonly open: {
                readonly one: string;
                readonly other: string;
            };
            readonly only: string;
            readonly all: string;
            readonly waiting: {
                readonly one: string;
                readonly other: string;
            };
        };
        readonly add: {
            readonly one: string;
            readonly other: string;
        };
        readonly addNone: string;
        readonly adding: string;
    };
    readonly wallet: {
        readonly returned: {
            readonly cancelled: string;
            readonly cancelledText: string;
            readonly failed: string;
            readonly failedText: string;
            readonly unknown: string;
            readonly unknownText: string;
        };
        readonly naming: {
            readonly label: string;
            readonly save: string;
            readonly saving: string;
            readonly cancel: string;
            readonly renamed: string;
        };
        readonly removing: {
            readonly title: string;
            readonly text: string;
            readonly textDefault: string;
            readonly confirm: string;
            readonly confirming: string;
            readonly keep: string;
            readonly removed: string;
            readonly failed: string;
            readonly paysTitle: string;
            readonly paysText: string;
            readonly changeAutopay: string;
            readonly back: string;
        };
        readonly setting: {
            readonly title: string;
            readonly titleChange: string;
            readonly text: string;
            readonly method: string;
            readonly when: string;
            readonly dueDate: string;
            readonly dueDateText: string;
            readonly monthly: string;
            readonly monthlyText: string;
            readonly day: string;
            readonly limited: string;
            readonly limitedText: string;
            readonly limit: string;
            readonly valueMissing: string;
            readonly badInput: string;
            readonly rangeUnderflow: string;
            readonly choose: string;
            readonly agreeDue: string;
            readonly agreeDay: string;
            readonly agreeLimit: string;
            readonly quote: {
                readonly one: string;
                readonly other: string;
            };
            readonly quoteNothing: string;
            readonly turnOn: string;
            readonly save: string;
            readonly saving: string;
            readonly cancel: string;
            readonly isOn: string;
            readonly changed: string;
            readonly isOff: string;
        };
        readonly turningOff: {
            readonly title: string;
            readonly text: string;
            readonly textNext: string;
            readonly confirm: string;
            readonly confirming: string;
            readonly keep: string;
        };
        readonly title: string;
        readonly loading: string;
        readonly failed: string;
        readonly denied: string;
        readonly methods: string;
        readonly add: string;
        readonly empty: {
            readonly title: string;
            readonly text: string;
            readonly call: string;
        };
        readonly ending: string;
        readonly expires: string;
        readonly tags: {
            readonly default: string;
            readonly autopay: string;
            readonly expired: string;
            readonly unverified: string;
        };
        readonly notes: {
            readonly expired: string;
            readonly unverified: string;
        };
        readonly actions: {
            readonly makeDefault: string;
            readonly makeDefaultLong: string;
            readonly rename: string;
            readonly renameLong: string;
            readonly remove: string;
            readonly removeLong: string;
        };
        readonly nowDefault: string;
        readonly notChanged: string;
        readonly gone: string;
        readonly unusable: string;
        readonly autopay: {
            readonly title: string;
            readonly on: string;
            readonly off: string;
            readonly offText: string;
            readonly next: string;
            readonly nextOn: string;
            readonly nextInvoices: {
                readonly one: string;
                readonly other: string;
            };
            readonly nextSurcharge: string;
            readonly nothing: string;
            readonly from: string;
            readonly when: string;
            readonly dueDate: string;
            readonly day: string;
            readonly limit: string;
            readonly noLimit: string;
            readonly broken: string;
            readonly needsMethod: string;
            readonly setUp: string;
            readonly change: string;
            readonly changeLong: string;
            readonly turnOff: string;
            readonly failed: string;
        };
    };
    readonly 'pay-invoices': {
        readonly confirm: {
            readonly title: string;
            readonly from: string;
            readonly covered: string;
            readonly edit: string;
            readonly pay: string;
            readonly once: string;
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
            readonly text: string;
        };
        readonly notDone: {
            readonly title: string;
            readonly text: string;
            readonly charged: string;
        };
        readonly refused: {
            readonly title: string;
            readonly declined: string;
            readonly 'method-unavailable': string;
            readonly 'amounts-changed': string;
            readonly 'surcharge-changed': string;
            readonly 'credits-changed': string;
            readonly 'nothing-payable': string;
            readonly 'handle-closed': string;
            readonly kept: string;
            readonly changed: string;
            readonly changedGone: string;
        };
        readonly receipt: {
            readonly title: string;
            readonly partly: string;
            readonly pending: string;
            readonly reference: string;
            readonly copy: string;
            readonly copied: string;
            readonly copyFailed: string;
            readonly method: string;
            readonly done: {
                readonly one: string;
                readonly other: string;
            };
            readonly notDone: {
                readonly one: string;
                readonly other: string;
            };
            readonly stillOpen: string;
            readonly credits: string;
            readonly surcharge: string;
            readonly charged: string;
            readonly print: string;
            readonly download: string;
            readonly downloading: string;
            readonly close: string;
            readonly retry: {
                readonly one: string;
                readonly other: string;
            };
            readonly retrying: string;
            readonly because: {
                readonly 'already-paid': string;
                readonly 'in-dispute': string;
                readonly 'not-accepted': string;
            };
        };
        readonly spread: {
            readonly title: string;
            readonly text: string;
            readonly textChosen: {
                readonly one: string;
                readonly other: string;
            };
            readonly amount: string;
            readonly most: string;
            readonly apply: string;
            readonly applying: string;
            readonly cancel: string;
            readonly missing: string;
            readonly badInput: string;
            readonly tooMuch: string;
            readonly failed: string;
        };
        readonly detail: {
            readonly title: string;
            readonly loading: string;
            readonly failed: string;
            readonly notFound: string;
            readonly notFoundText: string;
            readonly copy: string;
            readonly copied: string;
            readonly copyFailed: string;
            readonly number: string;
            readonly issued: string;
            readonly due: string;
            readonly order: string;
            readonly purchaseOrder: string;
            readonly amount: string;
            readonly open: string;
            readonly status: string;
            readonly paid: string;
            readonly autopay: string;
            readonly lines: string;
            readonly sku: string;
            readonly times: string;
            readonly payment: string;
            readonly credit: string;
            readonly dispute: string;
            readonly disputeStatus: {
                readonly received: string;
                readonly 'in-review': string;
                readonly answered: string;
            };
            readonly disputeText: string;
            readonly download: string;
            readonly downloading: string;
            readonly choose: string;
            readonly chosen: string;
            readonly openDispute: string;
            readonly wrong: string;
            readonly report: string;
        };
        readonly dispute: {
            readonly title: string;
            readonly text: string;
            readonly reason: string;
            readonly reasons: {
                readonly short: string;
                readonly damaged: string;
                readonly 'wrong-price': string;
                readonly 'not-received': string;
                readonly duplicate: string;
                readonly 'something-else': string;
            };
            readonly amount: string;
            readonly words: string;
            readonly wordsHint: string;
            readonly left: {
                readonly one: string;
                readonly other: string;
            };
            readonly over: {
                readonly one: string;
                readonly other: string;
            };
            readonly send: string;
            readonly sending: string;
            readonly checking: string;
            readonly cancel: string;
            readonly done: string;
            readonly doneText: string;
            readonly close: string;
            readonly failed: string;
            readonly unknown: string;
            readonly unknownText: string;
            readonly problems: {
                readonly reason: string;
                readonly words: string;
                readonly tooLong: {
                    readonly one: string;
                    readonly other: string;
                };
                readonly amount: string;
                readonly number: string;
            };
            readonly refused: {
                readonly 'already-disputed': string;
                readonly 'already-paid': string;
                readonly 'too-late': string;
                readonly 'handle-closed': string;
            };
        };
        readonly statement: {
            readonly title: string;
            readonly text: string;
            readonly period: string;
            readonly month: string;
            readonly lastMonth: string;
            readonly ninety: string;
            readonly custom: string;
            readonly from: string;
            readonly to: string;
            readonly format: string;
            readonly pdf: string;
            readonly csv: string;
            readonly download: string;
            readonly downloading: string;
            readonly cancel: string;
            readonly missing: string;
            readonly startAfterEnd: string;
            readonly endBeforeStart: string;
            readonly failed: string;
        };
        readonly payments: {
            readonly title: string;
            readonly loading: string;
            readonly failed: string;
            readonly none: string;
            readonly noneText: string;
            readonly invoices: {
                readonly one: string;
                readonly other: string;
            };
            readonly pending: string;
            readonly pendingOpen: string;
            readonly returned: string;
            readonly receipt: string;
            readonly more: string;
            readonly loadingMore: string;
        };
        readonly file: {
            readonly notFound: string;
            readonly notFoundText: string;
            readonly notFoundBare: string;
            readonly failed: string;
        };
        readonly title: string;
        readonly loading: string;
        readonly failed: string;
        readonly denied: string;
        readonly tools: {
            readonly statement: string;
            readonly payments: string;
        };
        readonly aging: {
            readonly open: string;
            readonly balance: string;
            readonly credits: string;
            readonly late: string;
            readonly lateOver: {
                readonly one: string;
                readonly other: string;
            };
            readonly soon: {
                readonly one: string;
                readonly other: string;
            };
            readonly later: string;
            readonly bucket: string;
            readonly nothing: string;
        };
        readonly views: {
            readonly label: string;
            readonly 'to-pay': string;
            readonly 'past-due': string;
            readonly disputed: string;
            readonly paid: string;
            readonly all: string;
        };
        readonly search: {
            readonly label: string;
            readonly clear: string;
        };
        readonly narrowed: string;
        readonly narrowedRemove: string;
        readonly sort: {
            readonly label: string;
            readonly due: string;
            readonly issued: string;
            readonly number: string;
            readonly open: string;
        };
        readonly table: {
            readonly label: string;
            readonly chooseAll: string;
            readonly choose: string;
            readonly invoice: string;
            readonly due: string;
            readonly status: string;
            readonly open: string;
            readonly payNow: string;
            readonly payNowLong: string;
            readonly sortBy: string;
            readonly openInvoice: string;
            readonly late: {
                readonly one: string;
                readonly other: string;
            };
            readonly inDays: {
                readonly one: string;
                readonly other: string;
            };
            readonly today: string;
            readonly paidOn: string;
            readonly autopay: string;
            readonly ofAmount: string;
            readonly inDispute: string;
            readonly staysOpen: string;
            readonly clamped: string;
            readonly found: {
                readonly one: string;
                readonly other: string;
            };
        };
        readonly status: {
            readonly open: string;
            readonly paid: string;
            readonly 'recently-paid': string;
            readonly 'past-due': string;
            readonly disputed: string;
        };
        readonly chosen: {
            readonly page: {
                readonly one: string;
                readonly other: string;
            };
            readonly count: {
                readonly one: string;
                readonly other: string;
            };
            readonly rest: string;
            readonly choosing: string;
            readonly none: string;
            readonly notAll: string;
        };
        readonly problems: {
            readonly valueMissing: string;
            readonly badInput: string;
            readonly rangeUnderflow: string;
            readonly rangeOverflow: string;
        };
        readonly pager: {
            readonly pages: string;
            readonly previous: string;
            readonly next: string;
            readonly range: string;
            readonly rangeOpen: string;
            readonly size: string;
        };
        readonly none: {
            readonly title: string;
            readonly text: string;
            readonly view: string;
            readonly viewText: string;
            readonly match: string;
            readonly matchText: string;
            readonly clear: string;
            readonly past: string;
            readonly first: string;
        };
        readonly pay: {
            readonly title: string;
            readonly count: {
                readonly one: string;
                readonly other: string;
            };
            readonly none: string;
            readonly pastDue: string;
            readonly everything: string;
            readonly leavesOut: string;
            readonly part: string;
            readonly more: {
                readonly one: string;
                readonly other: string;
            };
            readonly fewer: string;
            readonly remove: string;
            readonly spread: string;
            readonly credits: string;
            readonly credit: string;
            readonly creditLeft: string;
            readonly from: string;
            readonly card: string;
            readonly bank: string;
            readonly noSurcharge: string;
            readonly saves: string;
            readonly surchargeAt: string;
            readonly expired: string;
            readonly unverified: string;
            readonly unusable: string;
            readonly noMethods: string;
            readonly methodsFailed: string;
            readonly covered: string;
            readonly invoices: string;
            readonly creditsUsed: string;
            readonly surcharge: string;
            readonly total: string;
            readonly action: string;
            readonly dock: string;
            readonly dockMore: string;
            readonly paying: string;
            readonly leaves: string;
            readonly leavesNothingLate: string;
            readonly leavesDisputed: string;
            readonly leavesNothing: string;
        };
        readonly blocked: {
            readonly amounts: {
                readonly one: string;
                readonly other: string;
            };
            readonly method: string;
            readonly quoting: string;
            readonly quoteFailed: string;
            readonly offline: string;
            readonly wait: {
                readonly one: string;
                readonly other: string;
            };
            readonly busy: string;
        };
    };
    readonly 'order-history': {
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
    readonly 'order-detail': {
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
    readonly 'app-links': {
        readonly title: string;
        readonly fountain: {
            readonly title: string;
            readonly text: string;
        };
        readonly ios: {
            readonly title: string;
            readonly text: string;
        };
        readonly android: {
            readonly title: string;
            readonly text: string;
        };
        readonly newWindow: string;
        readonly prompt: {
            readonly label: string;
            readonly title: string;
            readonly text: string;
            readonly get: string;
            readonly dismiss: string;
            readonly dismissed: string;
        };
    };
    readonly 'sign-in': {
        readonly title: string;
        readonly text: string;
        readonly ended: string;
        readonly needed: string;
        readonly action: string;
        readonly leaving: string;
        readonly register: string;
        readonly resend: string;
        readonly browse: string;
        readonly signedIn: {
            readonly title: string;
            readonly text: string;
            readonly go: string;
        };
        readonly noAddress: {
            readonly title: string;
            readonly text: string;
            readonly call: string;
        };
    };
    readonly home: {
        readonly title: string;
        readonly text: string;
        readonly loading: string;
        readonly signIn: {
            readonly title: string;
            readonly action: string;
        };
        readonly register: {
            readonly title: string;
            readonly text: string;
            readonly action: string;
        };
        readonly browse: {
            readonly title: string;
            readonly action: string;
        };
        readonly resend: string;
        readonly signedIn: {
            readonly title: string;
            readonly action: string;
            readonly cart: string;
        };
        readonly noWay: {
            readonly title: string;
            readonly text: string;
        };
    };
    readonly 'shopping-lists': {
        readonly tools: string;
        readonly edit: string;
        readonly share: string;
        readonly delete: string;
        readonly importList: string;
        readonly export: string;
        readonly arrange: string;
        readonly arranged: string;
        readonly search: string;
        readonly clearSearch: string;
        readonly noMatch: string;
        readonly selectAll: string;
        readonly selected: {
            readonly one: string;
            readonly other: string;
        };
        readonly removeSelected: string;
        readonly undo: string;
        readonly tryAgain: string;
        readonly region: string;
        readonly done: {
            readonly made: string;
            readonly saved: string;
            readonly deleted: string;
            readonly restored: string;
            readonly removed: string;
            readonly removedMany: {
                readonly one: string;
                readonly other: string;
            };
            readonly added: {
                readonly one: string;
                readonly other: string;
            };
            readonly imported: {
                readonly one: string;
                readonly other: string;
            };
            readonly shared: string;
            readonly unshared: string;
        };
        readonly trouble: string;
        readonly troubleOrder: string;
        readonly troubleList: string;
        readonly refused: {
            readonly 'too-many-lists': string;
            readonly 'name-taken': string;
            readonly 'list-full': string;
            readonly 'list-gone': string;
            readonly 'item-gone': string;
            readonly 'read-only': string;
        };
        readonly partly: {
            readonly title: {
                readonly one: string;
                readonly other: string;
            };
            readonly none: string;
            readonly unknown: string;
            readonly got: string;
            readonly dismiss: string;
        };
        readonly form: {
            readonly newTitle: string;
            readonly editTitle: string;
            readonly name: string;
            readonly nameHint: string;
            readonly description: string;
            readonly create: string;
            readonly creating: string;
            readonly save: string;
            readonly saving: string;
            readonly cancel: string;
            readonly failed: string;
            readonly problems: {
                readonly valueMissing: string;
                readonly tooLong: string;
                readonly 'name-taken': string;
            };
            readonly fromOrder: string;
            readonly unknownLeftOut: {
                readonly one: string;
                readonly other: string;
            };
        };
        readonly deleting: {
            readonly title: string;
            readonly text: {
                readonly one: string;
                readonly other: string;
            };
            readonly undo: string;
            readonly noUndo: string;
            readonly shared: {
                readonly one: string;
                readonly other: string;
            };
            readonly confirm: string;
            readonly keep: string;
            readonly busy: string;
        };
        readonly sharing: {
            readonly title: string;
            readonly text: string;
            readonly loading: string;
            readonly failed: string;
            readonly none: string;
            readonly access: string;
            readonly levels: {
                readonly none: string;
                readonly view: string;
                readonly edit: string;
            };
            readonly notSaved: string;
            readonly close: string;
        };
        readonly csv: {
            readonly sku: string;
            readonly product: string;
            readonly pack: string;
            readonly quantity: string;
            readonly price: string;
        };
        readonly importTo: string;
        readonly import: typeof importMessages;
        readonly title: string;
        readonly loading: string;
        readonly failed: string;
        readonly denied: string;
        readonly lists: string;
        readonly allowance: string;
        readonly limit: string;
        readonly newList: string;
        readonly products: {
            readonly one: string;
            readonly other: string;
        };
        readonly changed: string;
        readonly sharedWith: {
            readonly one: string;
            readonly other: string;
        };
        readonly sharedBy: string;
        readonly viewOnly: string;
        readonly back: string;
        readonly empty: {
            readonly title: string;
            readonly text: string;
            readonly fromOrder: string;
        };
        readonly emptyList: {
            readonly title: string;
            readonly text: string;
            readonly action: string;
        };
        readonly gone: {
            readonly title: string;
            readonly text: string;
            readonly action: string;
        };
        readonly itemsLoading: string;
        readonly itemsFailed: string;
        readonly items: string;
        readonly select: string;
        readonly quantityOf: string;
        readonly less: string;
        readonly more: string;
        readonly remove: string;
        readonly up: string;
        readonly down: string;
        readonly moved: string;
        readonly noPrice: string;
        readonly originalPrice: string;
        readonly problems: {
            readonly 'out-of-stock': string;
            readonly 'not-listed': string;
            readonly 'price-unavailable': string;
        };
        readonly backOn: string;
        readonly total: string;
        readonly unavailable: {
            readonly one: string;
            readonly other: string;
        };
        readonly addAll: {
            readonly one: string;
            readonly other: string;
        };
        readonly addSome: {
            readonly one: string;
            readonly other: string;
        };
        readonly adding: string;
        readonly seeCart: string;
    };
    readonly 'user-admin': {
        readonly form: {
            readonly adding: string;
            readonly editing: string;
            readonly loading: string;
            readonly failed: string;
            readonly back: string;
            readonly firstName: string;
            readonly lastName: string;
            readonly email: string;
            readonly emailHint: string;
            readonly emailFixed: string;
            readonly phoneNumber: string;
            readonly mobileNumber: string;
            readonly phoneHint: string;
            readonly language: string;
            readonly chooseLanguage: string;
            readonly permissions: string;
            readonly about: {
                readonly super: string;
                readonly ordering: string;
                readonly finance: string;
                readonly service: string;
            };
            readonly kept: string;
            readonly yours: string;
            readonly accounts: string;
            readonly searchAccounts: string;
            readonly chosen: {
                readonly one: string;
                readonly other: string;
            };
            readonly more: {
                readonly one: string;
                readonly other: string;
            };
            readonly noAccount: string;
            readonly create: string;
            readonly creating: string;
            readonly save: string;
            readonly saving: string;
            readonly cancel: string;
            readonly unsaved: string;
            readonly unsavedText: string;
            readonly startOver: string;
        };
        readonly problems: {
            readonly title: {
                readonly one: string;
                readonly other: string;
            };
            readonly firstName: string;
            readonly lastName: string;
            readonly email: string;
            readonly emailTaken: string;
            readonly phoneMissing: string;
            readonly phoneNumber: string;
            readonly mobileNumber: string;
            readonly language: string;
            readonly permissions: string;
            readonly lastSuper: string;
            readonly lastSuperCall: string;
            readonly lastSuperService: string;
            readonly accountsMore: {
                readonly one: string;
                readonly other: string;
            };
            readonly accounts: string;
        };
        readonly changed: {
            readonly title: string;
            readonly text: string;
        };
        readonly notSaved: string;
        readonly disabling: {
            readonly title: string;
            readonly text: string;
            readonly yourself: string;
            readonly confirm: string;
            readonly confirming: string;
            readonly keep: string;
            readonly failed: string;
        };
        readonly title: string;
        readonly loading: string;
        readonly failed: string;
        readonly denied: string;
        readonly deniedText: string;
        readonly count: {
            readonly one: string;
            readonly other: string;
        };
        readonly found: {
            readonly one: string;
            readonly other: string;
        };
        readonly add: string;
        readonly search: string;
        readonly searchHint: string;
        readonly clearSearch: string;
        readonly clearFilters: string;
        readonly permission: string;
        readonly anyPermission: string;
        readonly permissions: {
            readonly super: string;
            readonly ordering: string;
            readonly finance: string;
            readonly service: string;
        };
        readonly status: string;
        readonly anyStatus: string;
        readonly enabled: string;
        readonly disabled: string;
        readonly sort: string;
        readonly sorts: {
            readonly NameAsc: string;
            readonly NameDesc: string;
            readonly EmailAsc: string;
            readonly EmailDesc: string;
            readonly LastAccessedDesc: string;
            readonly LastAccessedAsc: string;
        };
        readonly columns: {
            readonly name: string;
            readonly permissions: string;
            readonly accounts: string;
            readonly seen: string;
            readonly status: string;
            readonly act: string;
        };
        readonly never: string;
        readonly you: string;
        readonly edit: string;
        readonly enable: string;
        readonly enableLong: string;
        readonly disable: string;
        readonly disableLong: string;
        readonly enabling: string;
        readonly isEnabled: string;
        readonly isDisabled: string;
        readonly notChanged: string;
        readonly created: string;
        readonly createdText: string;
        readonly saved: string;
        readonly gone: string;
        readonly goneText: string;
        readonly undo: string;
        readonly dismiss: string;
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
    readonly 'support-ticket-wizard': {
        readonly title: string;
        readonly loading: string;
        readonly failed: string;
        readonly denied: string;
        readonly progress: string;
        readonly steps: {
            readonly what: string;
            readonly equipment: string;
            readonly problem: string;
            readonly times: string;
            readonly people: string;
            readonly review: string;
        };
        readonly next: string;
        readonly back: string;
        readonly change: string;
        readonly changeLong: string;
        readonly wrong: {
            readonly one: string;
            readonly other: string;
        };
        readonly choose: string;
        readonly what: {
            readonly legend: string;
            readonly equipment: string;
            readonly equipmentText: string;
            readonly customer: string;
            readonly customerText: string;
        };
        readonly equipment: {
            readonly legend: string;
            readonly listed: string;
            readonly manual: string;
            readonly manualText: string;
            readonly type: string;
            readonly detail: string;
            readonly number: string;
            readonly hint: string;
            readonly scan: string;
            readonly unread: string;
            readonly found: string;
        };
        readonly problem: {
            readonly type: string;
            readonly reason: string;
            readonly message: string;
            readonly hint: string;
            readonly left: {
                readonly one: string;
                readonly other: string;
            };
            readonly over: {
                readonly one: string;
                readonly other: string;
            };
        };
        readonly photos: {
            readonly title: string;
            readonly hint: string;
            readonly add: string;
            readonly arriving: string;
            readonly cancel: string;
            readonly remove: string;
            readonly again: string;
            readonly againLong: string;
            readonly typeMismatch: string;
            readonly rangeOverflow: string;
            readonly valueMissing: string;
            readonly most: string;
            readonly failed: string;
            readonly added: string;
            readonly removed: string;
            readonly wait: string;
        };
        readonly times: {
            readonly come: string;
            readonly call: string;
            readonly hint: string;
            readonly any: string;
            readonly workdays: string;
            readonly none: string;
            readonly fromLong: string;
            readonly untilLong: string;
            readonly anyTime: string;
        };
        readonly people: {
            readonly you: string;
            readonly name: string;
            readonly email: string;
            readonly phone: string;
            readonly phoneHint: string;
            readonly onsite: string;
            readonly onsiteTitle: string;
            readonly behalf: string;
            readonly behalfTitle: string;
        };
        readonly problems: {
            readonly kind: string;
            readonly equipmentType: string;
            readonly assetNumber: string;
            readonly problemType: string;
            readonly reason: string;
            readonly message: string;
            readonly messageLong: string;
            readonly availability: string;
            readonly hours: string;
            readonly order: string;
            readonly name: string;
            readonly email: string;
            readonly emailForm: string;
            readonly phone: string;
            readonly phoneForm: string;
        };
        readonly about: {
            readonly order: string;
            readonly line: string;
            readonly invoice: string;
            readonly orderNamed: string;
            readonly lineNamed: string;
            readonly invoiceNamed: string;
            readonly drop: string;
        };
        readonly kept: {
            readonly title: string;
            readonly text: string;
            readonly over: string;
        };
        readonly send: string;
        readonly sending: string;
        readonly outcome: {
            readonly slow: string;
            readonly checking: string;
            readonly unknown: string;
            readonly unknownText: string;
            readonly notDone: string;
            readonly notDoneText: string;
            readonly refused: {
                readonly 'attachment-gone': string;
                readonly 'handle-closed': string;
            };
        };
        readonly made: {
            readonly title: string;
            readonly text: string;
            readonly copy: string;
            readonly copied: string;
            readonly copyFailed: string;
            readonly see: string;
            readonly another: string;
        };
    };
    readonly 'support-tickets': {
        readonly title: string;
        readonly loading: string;
        readonly failed: string;
        readonly denied: string;
        readonly create: string;
        readonly search: string;
        readonly clearSearch: string;
        readonly filters: {
            readonly status: string;
            readonly problemType: string;
            readonly all: string;
            readonly dates: string;
            readonly createdFrom: string;
            readonly createdTo: string;
            readonly changedFrom: string;
            readonly changedTo: string;
            readonly startAfterEnd: string;
            readonly endBeforeStart: string;
            readonly reset: string;
        };
        readonly found: {
            readonly one: string;
            readonly other: string;
        };
        readonly page: string;
        readonly pageOf: string;
        readonly pages: string;
        readonly previous: string;
        readonly next: string;
        readonly range: string;
        readonly rangeOpen: string;
        readonly changed: string;
        readonly empty: {
            readonly title: string;
            readonly text: string;
        };
        readonly noMatch: {
            readonly title: string;
            readonly text: string;
        };
        readonly back: string;
        readonly ticket: string;
        readonly ticketLoading: string;
        readonly ticketFailed: string;
        readonly notFound: {
            readonly title: string;
            readonly text: string;
        };
        readonly facts: {
            readonly title: string;
            readonly problemType: string;
            readonly reason: string;
            readonly equipment: string;
            readonly assetNumber: string;
            readonly availability: string;
            readonly contact: string;
            readonly onsite: string;
            readonly behalf: string;
            readonly created: string;
            readonly modified: string;
            readonly order: string;
            readonly invoice: string;
        };
        readonly attachments: string;
        readonly download: string;
        readonly fileGone: string;
        readonly fileFailed: string;
        readonly conversation: string;
        readonly noAnswer: string;
        readonly waiting: string;
        readonly comment: {
            readonly label: string;
            readonly send: string;
            readonly sending: string;
            readonly empty: string;
            readonly tooLong: string;
            readonly failed: string;
            readonly kept: string;
            readonly added: string;
        };
        readonly closed: string;
        readonly rating: {
            readonly title: string;
            readonly stars: {
                readonly 1: string;
                readonly 2: string;
                readonly 3: string;
                readonly 4: string;
                readonly 5: string;
            };
            readonly words: string;
            readonly send: string;
            readonly again: string;
            readonly sending: string;
            readonly choose: string;
            readonly tooLong: string;
            readonly failed: string;
            readonly sent: string;
        };
    };
    readonly 'change-password': {
        readonly title: string;
        readonly loading: string;
        readonly failed: string;
        readonly whose: string;
        readonly current: string;
        readonly next: string;
        readonly again: string;
        readonly show: string;
        readonly hide: string;
        readonly showLong: string;
        readonly hideLong: string;
        readonly capsLock: string;
        readonly rules: {
            readonly title: string;
            readonly length: {
                readonly one: string;
                readonly other: string;
            };
            readonly longest: {
                readonly one: string;
                readonly other: string;
            };
            readonly lower: string;
            readonly upper: string;
            readonly digit: string;
            readonly symbol: string;
            readonly different: string;
            readonly met: string;
            readonly open: string;
            readonly kept: string;
        };
        readonly submit: string;
        readonly sending: string;
        readonly problems: {
            readonly title: {
                readonly one: string;
                readonly other: string;
            };
            readonly current: string;
            readonly next: string;
            readonly weak: string;
            readonly again: string;
            readonly same: string;
            readonly currentWrong: string;
            readonly currentMaybe: string;
            readonly usedBefore: string;
        };
        readonly emptied: string;
        readonly tooMany: {
            readonly title: string;
            readonly text: string;
        };
        readonly notChanged: string;
        readonly notSure: {
            readonly title: string;
            readonly text: string;
        };
        readonly done: {
            readonly title: string;
            readonly text: string;
            readonly back: string;
            readonly again: string;
        };
    };
    readonly 'contact-us': {
        readonly form: {
            readonly title: string;
            readonly topic: string;
            readonly choose: string;
            readonly subject: string;
            readonly text: string;
            readonly textHint: string;
            readonly left: {
                readonly one: string;
                readonly other: string;
            };
            readonly over: {
                readonly one: string;
                readonly other: string;
            };
            readonly who: string;
            readonly name: string;
            readonly email: string;
            readonly phone: string;
            readonly phoneHint: string;
            readonly closed: string;
            readonly send: string;
            readonly sending: string;
            readonly kept: {
                readonly title: string;
                readonly text: string;
                readonly over: string;
            };
        };
        readonly problems: {
            readonly title: {
                readonly one: string;
                readonly other: string;
            };
            readonly topic: string;
            readonly subject: string;
            readonly subjectLong: {
                readonly one: string;
                readonly other: string;
            };
            readonly text: string;
            readonly textLong: {
                readonly one: string;
                readonly other: string;
            };
            readonly name: string;
            readonly email: string;
            readonly emailForm: string;
            readonly phone: string;
        };
        readonly outcome: {
            readonly slow: string;
            readonly checking: string;
            readonly unknown: string;
            readonly unknownText: string;
            readonly notDone: string;
            readonly notDoneText: string;
            readonly refused: {
                readonly 'too-many-messages': string;
                readonly 'handle-closed': string;
            };
        };
        readonly sent: {
            readonly title: string;
            readonly text: string;
            readonly copy: string;
            readonly copied: string;
            readonly copyFailed: string;
            readonly another: string;
        };
        readonly title: string;
        readonly loading: string;
        readonly failed: string;
        readonly empty: {
            readonly title: string;
            readonly text: string;
        };
        readonly phone: {
            readonly title: string;
            readonly email: string;
            readonly copy: string;
            readonly copied: string;
            readonly copyFailed: string;
        };
        readonly hours: {
            readonly title: string;
            readonly open: string;
            readonly openAlways: string;
            readonly opensAt: string;
            readonly opensTomorrow: string;
            readonly opens: string;
            readonly closed: string;
            readonly days: string;
            readonly allDay: string;
            readonly none: string;
            readonly zone: string;
            readonly closedOn: string;
        };
        readonly topics: {
            readonly title: string;
            readonly pages: {
                readonly orders: string;
                readonly invoices: string;
                readonly wallet: string;
                readonly 'new-ticket': string;
                readonly tickets: string;
                readonly products: string;
                readonly faq: string;
                readonly resend: string;
                readonly register: string;
            };
        };
        readonly late: {
            readonly loading: string;
            readonly failed: string;
            readonly again: string;
        };
    };
    readonly dashboard: {
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
    readonly notifications: {
        readonly reminders: {
            readonly title: string;
            readonly region: string;
            readonly text: string;
            readonly loading: string;
            readonly failed: string;
            readonly none: string;
            readonly weekly: string;
            readonly before: string;
            readonly minutes: {
                readonly one: string;
                readonly other: string;
            };
            readonly hours: {
                readonly one: string;
                readonly other: string;
            };
            readonly days: {
                readonly one: string;
                readonly other: string;
            };
            readonly next: string;
            readonly off: string;
            readonly on: string;
            readonly onLong: string;
            readonly order: string;
            readonly edit: string;
            readonly remove: string;
            readonly removed: string;
            readonly isOn: string;
            readonly isOff: string;
            readonly isSet: string;
            readonly isChanged: string;
            readonly notChanged: string;
            readonly notRemoved: string;
            readonly notBack: string;
        };
        readonly form: {
            readonly adding: string;
            readonly editing: string;
            readonly kind: string;
            readonly beforeCutOff: string;
            readonly beforeCutOffText: string;
            readonly weekly: string;
            readonly weeklyText: string;
            readonly once: string;
            readonly onceText: string;
            readonly lead: string;
            readonly weekday: string;
            readonly date: string;
            readonly time: string;
            readonly preview: string;
            readonly missingDate: string;
            readonly missingTime: string;
            readonly past: string;
            readonly noCutOff: string;
            readonly set: string;
            readonly save: string;
            readonly saving: string;
            readonly cancel: string;
            readonly failed: string;
        };
        readonly device: {
            readonly pageOnly: {
                readonly page: string;
                readonly widget: string;
            };
            readonly ask: string;
            readonly askText: {
                readonly page: string;
                readonly widget: string;
            };
            readonly asking: string;
            readonly granted: {
                readonly page: string;
                readonly widget: string;
            };
            readonly blocked: string;
            readonly blockedText: string;
        };
        readonly title: string;
        readonly loading: string;
        readonly failed: string;
        readonly newReminder: string;
        readonly list: string;
        readonly show: string;
        readonly all: string;
        readonly unread: string;
        readonly unreadCount: string;
        readonly topic: string;
        readonly topics: {
            readonly all: string;
            readonly orders: string;
            readonly deliveries: string;
            readonly invoices: string;
            readonly promotions: string;
            readonly support: string;
            readonly reminders: string;
        };
        readonly days: {
            readonly today: string;
            readonly yesterday: string;
            readonly earlier: string;
        };
        readonly isUnread: string;
        readonly markRead: string;
        readonly markUnread: string;
        readonly markAll: string;
        readonly marking: string;
        readonly marked: {
            readonly one: string;
            readonly other: string;
        };
        readonly unmarked: string;
        readonly nothingToMark: string;
        readonly undo: string;
        readonly tryAgain: string;
        readonly markFailed: string;
        readonly region: string;
        readonly found: {
            readonly one: string;
            readonly other: string;
        };
        readonly page: string;
        readonly pageOf: string;
        readonly pages: string;
        readonly previous: string;
        readonly next: string;
        readonly range: string;
        readonly rangeOpen: string;
        readonly empty: {
            readonly title: string;
            readonly text: string;
        };
        readonly allRead: {
            readonly title: string;
            readonly text: string;
            readonly action: string;
        };
        readonly noMatch: {
            readonly title: string;
            readonly action: string;
        };
    };
    readonly promotions: {
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
    readonly 'rewards-claim': {
        readonly claim: {
            readonly open: string;
            readonly another: string;
            readonly named: string;
            readonly title: string;
            readonly text: string;
            readonly confirm: string;
            readonly keep: string;
            readonly sending: string;
            readonly checking: string;
            readonly done: string;
            readonly doneText: string;
            readonly unknown: string;
            readonly unknownText: string;
            readonly notDone: string;
            readonly notDoneText: string;
            readonly refused: {
                readonly 'sold-out': {
                    readonly title: string;
                    readonly text: string;
                };
                readonly ended: {
                    readonly title: string;
                    readonly text: string;
                };
                readonly 'not-enough-points': {
                    readonly title: string;
                    readonly text: string;
                };
                readonly 'points-changed': {
                    readonly title: string;
                    readonly text: string;
                };
                readonly 'reward-gone': {
                    readonly title: string;
                    readonly text: string;
                };
                readonly 'handle-closed': {
                    readonly title: string;
                    readonly text: string;
                };
            };
        };
        readonly title: string;
        readonly loading: string;
        readonly failed: string;
        readonly balance: string;
        readonly points: {
            readonly one: string;
            readonly other: string;
        };
        readonly coming: {
            readonly one: string;
            readonly other: string;
        };
        readonly rewards: string;
        readonly withinReach: string;
        readonly count: {
            readonly one: string;
            readonly other: string;
        };
        readonly left: {
            readonly one: string;
            readonly other: string;
        };
        readonly lastDay: string;
        readonly until: string;
        readonly soldOut: string;
        readonly ended: string;
        readonly endedPlain: string;
        readonly short: {
            readonly one: string;
            readonly other: string;
        };
        readonly meter: string;
        readonly meterText: string;
        readonly empty: {
            readonly title: string;
            readonly text: string;
        };
        readonly noneInReach: {
            readonly title: string;
            readonly text: string;
        };
        readonly all: string;
        readonly history: {
            readonly title: string;
            readonly loading: string;
            readonly failed: string;
            readonly empty: string;
            readonly order: string;
            readonly returned: string;
            readonly range: string;
            readonly rangeOpen: string;
            readonly pages: string;
            readonly previous: string;
            readonly next: string;
        };
        readonly found: {
            readonly one: string;
            readonly other: string;
        };
        readonly page: string;
        readonly pageOf: string;
        readonly statuses: {
            readonly processing: string;
            readonly 'on-its-way': string;
            readonly delivered: string;
            readonly cancelled: string;
        };
    };
    readonly 'self-register': {
        readonly title: string;
        readonly loading: string;
        readonly failed: string;
        readonly progress: string;
        readonly steps: {
            readonly account: string;
            readonly verify: string;
            readonly details: string;
        };
        readonly next: string;
        readonly back: string;
        readonly help: string;
        readonly wrong: {
            readonly one: string;
            readonly other: string;
        };
        readonly slow: string;
        readonly waitFor: {
            readonly one: string;
            readonly other: string;
        };
        readonly kept: {
            readonly title: string;
            readonly text: string;
            readonly over: string;
        };
        readonly account: {
            readonly intro: string;
            readonly number: string;
            readonly hint: string;
            readonly looking: string;
            readonly notDone: string;
        };
        readonly verify: {
            readonly legend: string;
            readonly code: string;
            readonly codeText: string;
            readonly invoice: string;
            readonly invoiceText: string;
            readonly invoiceHint: string;
            readonly mobile: string;
            readonly mobileText: string;
            readonly phoneHint: string;
            readonly consent: string;
            readonly stop: string;
            readonly send: string;
            readonly sendingCode: string;
            readonly sent: string;
            readonly texted: string;
            readonly textedHint: {
                readonly one: string;
                readonly other: string;
            };
            readonly goodFor: {
                readonly one: string;
                readonly other: string;
            };
            readonly over: string;
            readonly again: string;
            readonly againSoon: {
                readonly one: string;
                readonly other: string;
            };
            readonly otherNumber: string;
            readonly checking: string;
            readonly notSent: string;
            readonly generation: string;
            readonly tooMany: string;
            readonly notDone: string;
            readonly done: string;
            readonly doneText: string;
            readonly anew: string;
        };
        readonly details: {
            readonly intro: string;
            readonly firstName: string;
            readonly lastName: string;
            readonly email: string;
            readonly emailHint: string;
            readonly phoneNumber: string;
            readonly language: string;
            readonly send: string;
            readonly sending: string;
        };
        readonly problems: {
            readonly accountNumber: string;
            readonly method: string;
            readonly code: string;
            readonly invoiceNumber: string;
            readonly mobileNumber: string;
            readonly texted: string;
            readonly firstName: string;
            readonly lastName: string;
            readonly email: string;
            readonly emailForm: string;
            readonly phoneNumber: string;
            readonly phoneForm: string;
            readonly language: string;
            readonly refused: string;
            readonly notFound: string;
            readonly locked: string;
            readonly notVerified: {
                readonly one: string;
                readonly other: string;
            };
            readonly tooSoon: {
                readonly one: string;
                readonly other: string;
            };
            readonly emailRegistered: string;
        };
        readonly registered: {
            readonly title: string;
            readonly text: string;
            readonly signIn: string;
            readonly reset: string;
        };
        readonly outcome: {
            readonly slow: string;
            readonly checking: string;
            readonly unknown: string;
            readonly unknownText: string;
            readonly notDone: string;
            readonly notDoneText: string;
            readonly expired: string;
            readonly expiredText: string;
            readonly verifyAgain: string;
            readonly closed: string;
        };
        readonly ends: {
            readonly verified: string;
            readonly verifiedText: string;
            readonly activation: string;
            readonly activationText: string;
            readonly taken: string;
            readonly takenText: string;
            readonly rejected: string;
            readonly rejectedText: string;
            readonly noTries: string;
            readonly noMethod: string;
            readonly call: string;
            readonly home: string;
            readonly signIn: string;
            readonly resend: string;
            readonly another: string;
            readonly over: string;
        };
        readonly apps: {
            readonly title: string;
            readonly ios: string;
            readonly android: string;
        };
        readonly signedIn: {
            readonly title: string;
            readonly text: string;
        };
    };
    readonly 'user-profile': {
        readonly title: string;
        readonly loading: string;
        readonly failed: string;
        readonly details: string;
        readonly fields: {
            readonly firstName: string;
            readonly lastName: string;
            readonly email: string;
            readonly phoneNumber: string;
            readonly mobileNumber: string;
        };
        readonly emailFixed: string;
        readonly phoneHint: string;
        readonly notices: {
            readonly title: string;
            readonly text: string;
            readonly topic: string;
            readonly email: string;
            readonly message: string;
            readonly byEmail: string;
            readonly byText: string;
            readonly topics: {
                readonly orders: string;
                readonly deliveries: string;
                readonly invoices: string;
                readonly promotions: string;
            };
        };
        readonly problems: {
            readonly title: {
                readonly one: string;
                readonly other: string;
            };
            readonly firstName: string;
            readonly lastName: string;
            readonly phoneMissing: string;
            readonly phoneNumber: string;
            readonly mobileNumber: string;
            readonly mobileMissing: string;
        };
        readonly clean: string;
        readonly save: string;
        readonly saving: string;
        readonly discard: string;
        readonly saved: string;
        readonly discarded: string;
        readonly undone: string;
        readonly undo: string;
        readonly notSaved: string;
        readonly unsaved: {
            readonly title: string;
            readonly text: string;
        };
        readonly changed: {
            readonly title: string;
            readonly text: string;
            readonly now: string;
            readonly blank: string;
            readonly take: string;
        };
        readonly language: {
            readonly title: string;
            readonly label: string;
            readonly hint: string;
            readonly change: string;
            readonly saving: string;
            readonly saved: string;
            readonly failed: string;
        };
        readonly accounts: {
            readonly title: string;
            readonly count: {
                readonly one: string;
                readonly other: string;
            };
            readonly text: string;
            readonly search: string;
            readonly clearSearch: string;
            readonly main: string;
            readonly roles: {
                readonly super: string;
                readonly ordering: string;
                readonly finance: string;
                readonly service: string;
            };
            readonly noRole: string;
            readonly none: string;
            readonly noMatch: string;
            readonly more: {
                readonly one: string;
                readonly other: string;
            };
        };
        readonly password: {
            readonly title: string;
            readonly text: string;
            readonly change: string;
        };
    };
};

/** What a locale brings: a translation of every widget's words. */
type Translations = Translated<typeof englishMessages>;
/** A locale pack whose words are complete by type. */
interface CompletePack extends LocalePack {
    readonly messages: Translations;
}

export type { CompletePack };
