/** Words of Contact us. */
declare const contactUsMessages: {
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

/** Words of the form, which comes in a chunk of its own, and of what becomes of a message. */
declare const contactUsLazyMessages: {
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
};

export { contactUsLazyMessages, contactUsMessages };
