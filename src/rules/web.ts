/** Settings for validating links and images. */
export interface WebOptions {
  /** The page's origin, `https://shop.example`. Paths are resolved against it and must not leave it. */
  readonly origin: string;
}

/** A link that is safe to render. */
export interface SafeLink {
  readonly href: string;
  /** True for `mailto:` and `tel:`, which open in a new window; render them with `rel="noopener noreferrer"`. */
  readonly newWindow: boolean;
}

/**
 * Controls and format characters (tab, newline, NUL, zero-width, bidi): parsers drop them silently and people cannot
 * see them.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const CONTROL = /\p{Cc}/u;
const SCHEME_HTTPS = /^https:\/\/(?!\/)/i;
const SCHEME_NEW_WINDOW = /^(?:mailto|tel):(?=[^\s/])/i;

/**
 * Returns the link to render for a value from content or configuration; null when it is not safe (decision 31).
 * Allowed: an https URL; a path starting with `/`, returned as resolved path + query + hash of the same origin; a `#`
 * anchor; `mailto:` and `tel:` in a new window. Rejected, never repaired: userinfo, `//`, `/\`, control characters,
 * backslashes, relative references without `/`, `http:` and every other scheme.
 */
export function safeHref(value: unknown, { origin }: WebOptions): SafeLink | null {
  if (typeof value !== 'string' || isUnfit(value)) return null;
  if (value.startsWith('#')) return { href: value, newWindow: false };
  if (value.startsWith('/')) return linkOrNull(samePath(value, origin), false);
  if (SCHEME_HTTPS.test(value)) return linkOrNull(httpsUrl(value), false);
  if (SCHEME_NEW_WINDOW.test(value)) return linkOrNull(parse(value)?.href ?? null, true);
  return null;
}

/** Maximum length of a data URI in characters. A longer one would fill state, caches and markup. */
export const MAX_DATA_URI_LENGTH = 2_000_000;

/**
 * `data:image/<subtype>`, any parameters, then the comma. The whole media type is matched, not only a `data:image`
 * prefix.
 */
const DATA_IMAGE = /^data:image\/[a-z0-9][a-z0-9.+-]{0,63}(?:;[a-z0-9-]{1,40}(?:=[\w.+-]{0,80})?){0,4},/i;

/**
 * Returns the source for an `<img>`; null when the image is not safe (decision 32). Allowed: an https URL, a
 * root-relative path of the same origin, or `data:image/*`. An SVG is safe only inside `<img>`, so never use the result
 * in `object`, `iframe`, inline markup or CSS.
 */
export function imageSource(value: unknown, { origin }: WebOptions): string | null {
  if (typeof value !== 'string') return null;
  if (/^data:/i.test(value)) return isDataImage(value) ? value : null;
  if (isUnfit(value)) return null;
  if (value.startsWith('/')) return samePath(value, origin);
  return SCHEME_HTTPS.test(value) ? httpsUrl(value) : null;
}

/** Rejects backslashes too: some parsers read them as slashes and some do not. */
const isUnfit = (value: string): boolean =>
  value === '' || value.trim() !== value || value.includes('\\') || HIDDEN.test(value);

const isDataImage = (value: string): boolean =>
  value.length <= MAX_DATA_URI_LENGTH && DATA_IMAGE.test(value.slice(0, 1024)) && !CONTROL.test(value);

const linkOrNull = (href: string | null, newWindow: boolean): SafeLink | null =>
  href === null ? null : { href, newWindow };

/** Fallback for engines without `URL.parse`. */
function parse(value: string, base?: string): URL | null {
  try {
    return new URL(value, base);
  } catch {
    return null;
  }
}

function httpsUrl(value: string): string | null {
  const authority = value.slice('https://'.length).split(/[/?#]/, 1)[0] ?? '';
  // The URL parser drops the empty userinfo of `https://@host`.
  if (authority.includes('@')) return null;
  const url = parse(value);
  return url !== null && url.protocol === 'https:' && url.hostname !== '' ? url.href : null;
}

function samePath(value: string, origin: string): string | null {
  if (value.startsWith('//')) return null;
  const base = parse(origin);
  if (base === null || base.origin === 'null') return null;
  const url = parse(value, base.origin);
  // `/.//host` resolves to the path `//host`, which a browser would read as another host.
  if (url === null || url.origin !== base.origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
