/** Words of the first page. */
declare const homeMessages: {
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

export { homeMessages };
