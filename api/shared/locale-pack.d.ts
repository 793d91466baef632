/** A language's words for all widgets, by widget name. Published one locale an entry. */
interface LocalePack {
    /** BCP 47 tag, such as fr-CA. */
    readonly tag: string;
    readonly direction: 'ltr' | 'rtl';
    readonly messages: Readonly<Record<string, object>>;
}

export type { LocalePack };
