/** Words of registering. */
declare const selfRegisterMessages: {
    readonly title: string;
    readonly loading: string;
    readonly failed: string;
    readonly progress: string;
    readonly steps: {
        readonly account: string;
        readonly verify: string;
        readonly details: string;
    };
    readonly next: string;
    readonly back: string;
    readonly help: string;
    readonly wrong: {
        readonly one: string;
        readonly other: string;
    };
    readonly slow: string;
    readonly waitFor: {
        readonly one: string;
        readonly other: string;
    };
    readonly kept: {
        readonly title: string;
        readonly text: string;
        readonly over: string;
    };
    readonly account: {
        readonly intro: string;
        readonly number: string;
        readonly hint: string;
        readonly looking: string;
        readonly notDone: string;
    };
    readonly verify: {
        readonly legend: string;
        readonly code: string;
        readonly codeText: string;
        readonly invoice: string;
        readonly invoiceText: string;
        readonly invoiceHint: string;
        readonly mobile: string;
        readonly mobileText: string;
        readonly phoneHint: string;
        readonly consent: string;
        readonly stop: string;
        readonly send: string;
        readonly sendingCode: string;
        readonly sent: string;
        readonly texted: string;
        readonly textedHint: {
            readonly one: string;
            readonly other: string;
        };
        readonly goodFor: {
            readonly one: string;
            readonly other: string;
        };
        readonly over: string;
        readonly again: string;
        readonly againSoon: {
            readonly one: string;
            readonly other: string;
        };
        readonly otherNumber: string;
        readonly checking: string;
        readonly notSent: string;
        readonly generation: string;
        readonly tooMany: string;
        readonly notDone: string;
        readonly done: string;
        readonly doneText: string;
        readonly anew: string;
    };
    readonly details: {
        readonly intro: string;
        readonly firstName: string;
        readonly lastName: string;
        readonly email: string;
        readonly emailHint: string;
        readonly phoneNumber: string;
        readonly language: string;
        readonly send: string;
        readonly sending: string;
    };
    readonly problems: {
        readonly accountNumber: string;
        readonly method: string;
        readonly code: string;
        readonly invoiceNumber: string;
        readonly mobileNumber: string;
        readonly texted: string;
        readonly firstName: string;
        readonly lastName: string;
        readonly email: string;
        readonly emailForm: string;
        readonly phoneNumber: string;
        readonly phoneForm: string;
        readonly language: string;
        readonly refused: string;
        readonly notFound: string;
        readonly locked: string;
        readonly notVerified: {
            readonly one: string;
            readonly other: string;
        };
        readonly tooSoon: {
            readonly one: string;
            readonly other: string;
        };
        readonly emailRegistered: string;
    };
    readonly registered: {
        readonly title: string;
        readonly text: string;
        readonly signIn: string;
        readonly reset: string;
    };
    readonly outcome: {
        readonly slow: string;
        readonly checking: string;
        readonly unknown: string;
        readonly unknownText: string;
        readonly notDone: string;
        readonly notDoneText: string;
        readonly expired: string;
        readonly expiredText: string;
        readonly verifyAgain: string;
        readonly closed: string;
    };
    readonly ends: {
        readonly verified: string;
        readonly verifiedText: string;
        readonly activation: string;
        readonly activationText: string;
        readonly taken: string;
        readonly takenText: string;
        readonly rejected: string;
        readonly rejectedText: string;
        readonly noTries: string;
        readonly noMethod: string;
        readonly call: string;
        readonly home: string;
        readonly signIn: string;
        readonly resend: string;
        readonly another: string;
        readonly over: string;
    };
    readonly apps: {
        readonly title: string;
        readonly ios: string;
        readonly android: string;
    };
    readonly signedIn: {
        readonly title: string;
        readonly text: string;
    };
};

export { selfRegisterMessages };
