/** Words of the own record. */
declare const userProfileMessages: {
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

export { userProfileMessages };
