/** Words of the list of users. */
declare const userAdminMessages: {
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

/** Words of the form and of the question before a user is disabled; they come with their chunks. */
declare const userAdminLazyMessages: {
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
};

export { userAdminLazyMessages, userAdminMessages };
