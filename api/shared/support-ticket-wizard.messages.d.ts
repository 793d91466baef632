/** Words of the support ticket wizard. */
declare const supportTicketWizardMessages: {
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

export { supportTicketWizardMessages };
