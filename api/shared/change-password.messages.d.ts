/** Words of changing the password. */
declare const changePasswordMessages: {
    readonly title: string;
    readonly loading: string;
    readonly failed: string;
    readonly whose: string;
    readonly current: string;
    readonly next: string;
    readonly again: string;
    readonly show: string;
    readonly hide: string;
    readonly showLong: string;
    readonly hideLong: string;
    readonly capsLock: string;
    readonly rules: {
        readonly title: string;
        readonly length: {
            readonly one: string;
            readonly other: string;
        };
        readonly longest: {
            readonly one: string;
            readonly other: string;
        };
        readonly lower: string;
        readonly upper: string;
        readonly digit: string;
        readonly symbol: string;
        readonly different: string;
        readonly met: string;
        readonly open: string;
        readonly kept: string;
    };
    readonly submit: string;
    readonly sending: string;
    readonly problems: {
        readonly title: {
            readonly one: string;
            readonly other: string;
        };
        readonly current: string;
        readonly next: string;
        readonly weak: string;
        readonly again: string;
        readonly same: string;
        readonly currentWrong: string;
        readonly currentMaybe: string;
        readonly usedBefore: string;
    };
    readonly emptied: string;
    readonly tooMany: {
        readonly title: string;
        readonly text: string;
    };
    readonly notChanged: string;
    readonly notSure: {
        readonly title: string;
        readonly text: string;
    };
    readonly done: {
        readonly title: string;
        readonly text: string;
        readonly back: string;
        readonly again: string;
    };
};

export { changePasswordMessages };
