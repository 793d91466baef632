/** A language's words for all widgets, by widget name. Published one locale an entry. */
interface LocalePack {
    /** BCP 47 tag, such as fr-CA. */
    readonly tag: string;
    readonly direction: 'ltr' | 'rtl';
    readonly messages: Readonly<Record<string, object>>;
}

/** A message that depends on a count. `other` serves every count a locale does not tell apart. */
interface PluralMessage {
    readonly one?: string;
    readonly other: string;
}
/** The same tree with any words in it: what a translation has to bring. */
type Translated<Tree> = {
    readonly [Key in keyof Tree]: Tree[Key] extends string ? string : Tree[Key] extends PluralMessage ? PluralMessage : Translated<Tree[Key]>;
};
/** Any part of a tree, a key at a time. */
type MessageOverrides<Tree> = {
    readonly [Key in keyof Tree]?: Tree[Key] extends string ? string : Tree[Key] extends PluralMessage ? PluralMessage : MessageOverrides<Tree[Key]>;
};

export type { LocalePack, MessageOverrides, PluralMessage, Translated };
