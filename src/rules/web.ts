/** Where links and images are judged from. */
export interface WebOptions {
  /** The page's own origin, `https://shop.example`; a path is resolved against it and may not leave it. */
  readonly origin: string;
}

/** A link that may be rendered. */
export interface SafeLink {
  readonly href: string;
  /** `mailto:` and `tel:` open in a new window; render it with `rel="noopener noreferrer"`. */
  readonly newWindow: boolean;
}

/** Controls and format characters (tab, newline, NUL, zero-width, bidi): parsers drop them silently, readers miss them. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const CONTROL = /\p{Cc}/u;
const SCHEME_HTTPS = /^https:\/\/(?!\/)/i;
const SCHEME_NEW_WINDOW = /^(?:mailto|tel):(?=[^\s/])/i;

/**
 * The link to render for a value from content or configuration, or null when it may not be one (decision 31).
 * Allowed: an https URL; a path starting with `/`, returned as resolved path + query + hash of the same origin;
 * a `#` anchor; `mailto:` and `tel:` in a new window. Refused, never repaired: userinfo, `//`, `/\`, control
 * characters, backslashes, relative references without `/`, `http:` and every other scheme.
 */
export function safeHref(value: unknown, { origin }: WebOptions): SafeLink | null {
  if (typeof value !== 'string' || isUnfit(value)) return null;
  if (value.startsWith('#')) return { href: value, newWindow: false };
  if (value.startsWith('/')) return linkOrNull(samePath(value, origin), false);
  if (SCHEME_HTTPS.test(value)) return linkOrNull(httpsUrl(value), false);
  if (SCHEME_NEW_WINDOW.test(value)) return linkOrNull(parse(value)?.href ?? null, true);
  return null;
}

/** A data URI above this many characters is refused: it would be kept in state, caches and markup. */
export const MAX_DATA_URI_LENGTH = 2_000_000;

/** `data:image/<subtype>`, any parameters, then the comma: an own image type, never `data:image` by prefix alone. */
const DATA_IMAGE = /^data:image\/[a-z0-9][a-z0-9.+-]{0,63}(?:;[a-z0-9-]{1,40}(?:=[\w.+-]{0,80})?){0,4},/i;

/**
 * The source to give an `<img>`, or null when the image may not show (decision 32): an https URL, a
 * root-relative path of the same origin, or `data:image/*`. An SVG among them is safe only inside `<img>`, so the
 * answer must never reach `object`, `iframe`, inline markup or CSS.
 */
export function imageSource(value: unknown, { origin }: WebOptions): string | null {
  if (typeof value !== 'string') return null;
  if (/^data:/i.test(value)) return isDataImage(value) ? value : null;
  if (isUnfit(value)) return null;
  if (value.startsWith('/')) return samePath(value, origin);
  return SCHEME_HTTPS.test(value) ? httpsUrl(value) : null;
}

/** A backslash is a slash to some readers and not to others. */
const isUnfit = (value: string): boolean =>
  value === '' || value.trim() !== value || value.includes('\\') || HIDDEN.test(value);

const isDataImage = (value: string): boolean =>
  value.length <= MAX_DATA_URI_LENGTH && DATA_IMAGE.test(value.slice(0, 1024)) && !CONTROL.test(value);

const linkOrNull = (href: string | null, newWindow: boolean): SafeLink | null =>
  href === null ? null : { href, newWindow };

/** `URL.parse` where it does not exist yet. */
function parse(value: string, base?: string): URL | null {
  try {
    return new URL(value, base);
  } catch {
    return null;
  }
}

function httpsUrl(value: string): string | null {
  const authority = value.slice('https://'.length).split(/[/?#]/, 1)[0] ?? '';
  // `https://@host` has an empty userinfo, which the parser forgets.
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
