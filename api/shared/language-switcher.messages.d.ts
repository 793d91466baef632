/** Words of the language switcher. Languages are written in their own names, which no locale translates. */
declare const languageSwitcherMessages: {
    readonly title: string;
    readonly hint: string;
    readonly change: string;
    readonly saving: string;
    readonly saved: string;
    readonly failed: string;
};

export { languageSwitcherMessages };
