/** Words of the support tickets. */
declare const supportTicketsMessages: {
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

export { supportTicketsMessages };
