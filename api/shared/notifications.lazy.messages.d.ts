/** Words of the notifications. */
declare const notificationsMessages: {
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

/** Words of the order reminders, which come in a chunk of their own. */
declare const notificationsLazyMessages: {
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
};

export { notificationsLazyMessages, notificationsMessages };
