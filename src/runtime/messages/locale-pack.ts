/** A language's words for all widgets, by widget name. Published one locale an entry. */
export interface LocalePack {
  /** BCP 47 tag, such as fr-CA. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  readonly messages: Readonly<Record<string, object>>;
}

/** The locale the library is written in. */
export const english: LocalePack = { tag: 'en-US', direction: 'ltr', messages: {} };

/** A tag alone brings its formats with English words. */
export const toLocalePack = (locale: LocalePack | string | undefined): LocalePack =>
  typeof locale === 'string' ? { ...english, tag: locale } : (locale ?? english);
