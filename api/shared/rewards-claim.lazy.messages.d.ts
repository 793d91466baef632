/** Words of the rewards. */
declare const rewardsClaimMessages: {
    readonly title: string;
    readonly loading: string;
    readonly failed: string;
    readonly balance: string;
    readonly points: {
        readonly one: string;
        readonly other: string;
    };
    readonly coming: {
        readonly one: string;
        readonly other: string;
    };
    readonly rewards: string;
    readonly withinReach: string;
    readonly count: {
        readonly one: string;
        readonly other: string;
    };
    readonly left: {
        readonly one: string;
        readonly other: string;
    };
    readonly lastDay: string;
    readonly until: string;
    readonly soldOut: string;
    readonly ended: string;
    readonly endedPlain: string;
    readonly short: {
        readonly one: string;
        readonly other: string;
    };
    readonly meter: string;
    readonly meterText: string;
    readonly empty: {
        readonly title: string;
        readonly text: string;
    };
    readonly noneInReach: {
        readonly title: string;
        readonly text: string;
    };
    readonly all: string;
    readonly history: {
        readonly title: string;
        readonly loading: string;
        readonly failed: string;
        readonly empty: string;
        readonly order: string;
        readonly returned: string;
        readonly range: string;
        readonly rangeOpen: string;
        readonly pages: string;
        readonly previous: string;
        readonly next: string;
    };
    readonly found: {
        readonly one: string;
        readonly other: string;
    };
    readonly page: string;
    readonly pageOf: string;
    readonly statuses: {
        readonly processing: string;
        readonly 'on-its-way': string;
        readonly delivered: string;
        readonly cancelled: string;
    };
};

/** Words of claiming a reward, which come with it. */
declare const rewardsClaimLazyMessages: {
    readonly claim: {
        readonly open: string;
        readonly another: string;
        readonly named: string;
        readonly title: string;
        readonly text: string;
        readonly confirm: string;
        readonly keep: string;
        readonly sending: string;
        readonly checking: string;
        readonly done: string;
        readonly doneText: string;
        readonly unknown: string;
        readonly unknownText: string;
        readonly notDone: string;
        readonly notDoneText: string;
        readonly refused: {
            readonly 'sold-out': {
                readonly title: string;
                readonly text: string;
            };
            readonly ended: {
                readonly title: string;
                readonly text: string;
            };
            readonly 'not-enough-points': {
                readonly title: string;
                readonly text: string;
            };
            readonly 'points-changed': {
                readonly title: string;
                readonly text: string;
            };
            readonly 'reward-gone': {
                readonly title: string;
                readonly text: string;
            };
            readonly 'handle-closed': {
                readonly title: string;
                readonly text: string;
            };
        };
    };
};

export { rewardsClaimLazyMessages, rewardsClaimMessages };
