/** Words of the resend activation screen. */
declare const resendActivationMessages: {
    readonly form: {
        readonly title: string;
        readonly text: string;
        readonly email: string;
        readonly submit: string;
        readonly sending: string;
    };
    readonly problems: {
        readonly valueMissing: string;
        readonly typeMismatch: string;
    };
    readonly success: {
        readonly title: string;
        readonly text: string;
        readonly again: string;
    };
    readonly exists: {
        readonly title: string;
        readonly text: string;
        readonly signIn: string;
    };
    readonly contact: {
        readonly title: string;
        readonly text: string;
        readonly call: string;
        readonly tryAgain: string;
        readonly register: string;
    };
    readonly apps: {
        readonly title: string;
        readonly ios: string;
        readonly android: string;
    };
};

export { resendActivationMessages };
