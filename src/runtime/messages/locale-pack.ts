/** Messages of all widgets in one language, by widget name. Each locale is a separate entry point. */
export interface LocalePack {
  /** BCP 47 tag, such as fr-CA. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  readonly messages: Readonly<Record<string, object>>;
}

/** The locale of the source messages. */
export const english: LocalePack = { tag: 'en-US', direction: 'ltr', messages: {} };

/** Converts a tag to a locale pack with that locale's formats and English messages. */
export const toLocalePack = (locale: LocalePack | string | undefined): LocalePack =>
  typeof locale === 'string' ? { ...english, tag: locale } : (locale ?? english);
