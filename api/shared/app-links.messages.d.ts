/** Words of the links to other applications. */
declare const appLinksMessages: {
    readonly title: string;
    readonly fountain: {
        readonly title: string;
        readonly text: string;
    };
    readonly ios: {
        readonly title: string;
        readonly text: string;
    };
    readonly android: {
        readonly title: string;
        readonly text: string;
    };
    readonly newWindow: string;
    readonly prompt: {
        readonly label: string;
        readonly title: string;
        readonly text: string;
        readonly get: string;
        readonly dismiss: string;
        readonly dismissed: string;
    };
};

export { appLinksMessages };
