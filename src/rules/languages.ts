/** Tags of the portal's languages. The first is the default. */
export const LANGUAGE_TAGS = ['en-US', 'fr-CA', 'es-CA', 'zh-CN', 'ko-KR'] as const;

/** Tag of a portal language. */
export type LanguageTag = (typeof LANGUAGE_TAGS)[number];

/** Language for unknown codes (decision 28). */
export const DEFAULT_LANGUAGE: LanguageTag = 'en-US';

/** Maps every known spelling in lower case to its canonical spelling and its tag. */
const KNOWN: ReadonlyMap<string, { readonly spelling: string; readonly tag: LanguageTag }> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ LANGUAGE_TAGS.flatMap((tag) => {
    const short = tag.slice(0, 2);
    return [
      [short, { spelling: short, tag }],
      [tag.toLowerCase(), { spelling: tag, tag }],
    ] as const;
  }),
);

const lookUp = (code: unknown) =>
  typeof code === 'string' && code.length <= 5 ? KNOWN.get(code.toLowerCase().replace('_', '-')) : undefined;

/** True for a short or full code of a portal language, in any case, with `-` or `_`. */
export const isKnownLanguage = (code: unknown): code is string => lookUp(code) !== undefined;

/**
 * Returns the tag of a short or full language code: `fr` gives `fr-CA`; an unknown code gives `en-US` (decision 28).
 */
export const languageTag = (code: unknown): LanguageTag => lookUp(code)?.tag ?? DEFAULT_LANGUAGE;

/** Returns the tag in the spelling of content requests, with an underscore: `fr_CA`. */
export const languageWithUnderscore = (code: unknown): string => languageTag(code).replace('-', '_');

/** Options for replacing the language segment. */
export interface SwapOptions {
  /** Base path of the portal, such as `/b2b`; the language is the first segment after it. */
  readonly basePath?: string;
}

/**
 * Returns the page's URL in another language: replaces the first segment after the base path if it is a known language
 * (short or full code), and inserts one if not; keeps query and hash (decision 28). The segment is written like
 * `language`, short or full; an unknown `language` is written `en-US`. An absolute URL gives an absolute URL, a
 * root-relative one gives a path. Null for an unsafe URL: not http(s), not under the base path, with userinfo, or a
 * relative reference that leaves its origin.
 */
export function swapLanguageSegment(
  url: string | URL,
  language: string,
  { basePath = '' }: SwapOptions = {},
): string | null {
  const given = String(url);
  const page = pageUrl(given);
  if (page === null) return null;

  const base = basePath.split('/').filter((segment) => segment !== '');
  const [, ...segments] = page.pathname.split('/');
  if (!base.every((segment, index) => segments[index] === segment)) return null;

  const rest = segments.slice(base.length);
  const after = isKnownLanguage(rest[0]) ? rest.slice(1) : rest;
  const path = ['', ...base, lookUp(language)?.spelling ?? DEFAULT_LANGUAGE, ...after].join('/');

  const target = new URL(page);
  target.pathname = path;
  if (target.origin !== page.origin || target.pathname !== path) return null;
  return given.startsWith('/') ? target.pathname + target.search + target.hash : target.href;
}

/** Placeholder origin for parsing root-relative references; the result never contains it. */
const STAND_IN = 'https://stand-in.invalid';

function pageUrl(given: string): URL | null {
  const relative = given.startsWith('/');
  if (/[\p{Cc}\\]/u.test(given)) return null;
  try {
    const url = new URL(given, relative ? STAND_IN : undefined);
    const isPage = url.protocol === 'https:' || url.protocol === 'http:';
    const stays = !relative || url.origin === STAND_IN;
    return isPage && stays && url.username === '' && url.password === '' ? url : null;
  } catch {
    return null;
  }
}
