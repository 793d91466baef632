/** Words of the way to the login page. */
declare const signInMessages: {
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

export { signInMessages };
