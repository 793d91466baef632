/** The languages the portal speaks, by tag. The first is the default. */
declare const LANGUAGE_TAGS: readonly ["en-US", "fr-CA", "es-CA", "zh-CN", "ko-KR"];
/** A language of the portal. */
type LanguageTag = (typeof LANGUAGE_TAGS)[number];
/** What an unknown code becomes. */
declare const DEFAULT_LANGUAGE: LanguageTag;
/** True for a short or full code of a language of the portal, in any case, with `-` or `_`. */
declare const isKnownLanguage: (code: unknown) => code is string;
/** The tag of a short or full language code: `fr` is `fr-CA`; anything unknown is `en-US`. */
declare const languageTag: (code: unknown) => LanguageTag;
/** The tag as content calls spell it, with an underscore: `fr_CA`. */
declare const languageWithUnderscore: (code: unknown) => string;
/** Where the language segment stands. */
interface SwapOptions {
    /** The path the portal is served under, `/b2b`; the language is the first segment after it. */
    readonly basePath?: string;
}
/**
 * The page's URL in another language: the first segment after the base path is replaced when it is a known language
 * (short or full code) and one is inserted when it is not; query and hash are kept.
 * The segment is written as `language` is, short or full; an unknown `language` is written `en-US`.
 * An absolute URL answers with an absolute URL, a root-relative one with a path. Null when there is nothing safe to go
 * to: not http(s), not under the base path, userinfo, or a reference that leaves its origin.
 */
declare function swapLanguageSegment(url: string | URL, language: string, { basePath }?: SwapOptions): string | null;

export { DEFAULT_LANGUAGE, LANGUAGE_TAGS, languageWithUnderscore, isKnownLanguage, languageTag, swapLanguageSegment };
export type { LanguageTag, SwapOptions };
