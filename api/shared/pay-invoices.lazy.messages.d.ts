/** Words of paying invoices that are shown first. */
declare const payInvoicesMessages: {
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

/** Words of what comes in chunks of its own: agreeing, outcome and receipt, one invoice, disputes, statements and payments. */
declare const payInvoicesLazyMessages: {
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
};

export { payInvoicesLazyMessages, payInvoicesMessages };
