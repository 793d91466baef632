/** Words of the FAQ. */
declare const faqMessages: {
    readonly title: string;
    readonly search: string;
    readonly clearSearch: string;
    readonly categories: string;
    readonly loading: string;
    readonly found: {
        readonly one: string;
        readonly other: string;
    };
    readonly noMatch: {
        readonly title: string;
        readonly text: string;
        readonly clear: string;
    };
    readonly empty: {
        readonly title: string;
        readonly text: string;
    };
    readonly failed: string;
    readonly link: string;
    readonly linkCopied: string;
    readonly uncategorized: string;
};

export { faqMessages };
