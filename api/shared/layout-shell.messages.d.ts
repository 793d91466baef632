/** Words of the layout: a notice's text comes from the host. */
declare const layoutShellMessages: {
    readonly skipToMain: string;
    readonly skipToFooter: string;
    readonly announcement: string;
    readonly visit: string;
};

export { layoutShellMessages };
