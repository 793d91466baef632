/** Words of the wallet. */
declare const walletMessages: {
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

/** Words of the parts that come when they are asked for, in chunks of their own. Translated with the others. */
declare const walletLazyMessages: {
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
};

export { walletLazyMessages, walletMessages };
