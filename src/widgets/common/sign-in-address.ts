import { safeHref } from '../../rules';
import type { Links } from '../../runtime/links';

/** Address of the login page and of the page to return to. */
export interface SignInAddress {
  /** Login page: an https address or a path of this site. The library never shows a password field. */
  readonly signInURL?: string;
  /** Path of this site to return to; other values are ignored. */
  readonly returnTo?: string | null;
  /** Query parameter of the login page for that path. Default `startURL`. */
  readonly returnParameter?: string;
}

// Base for parsing. With it a path stays a path, and an address of any other origin is refused.
const PLACEHOLDER_ORIGIN = 'https://unknown.invalid';

/** Returns a safe path of this site; null for any other value. */
export function toReturnPath(returnTo: string | null | undefined): string | null {
  if (!returnTo?.startsWith('/')) return null;
  return safeHref(returnTo, { origin: PLACEHOLDER_ORIGIN })?.href ?? null;
}

const signInPages = ['sign-in', 'resend', 'register'] as const;

/**
 * Returns the path to open after signing in; null if it is itself a sign-in page, which the buyer does not need again
 * (decision 49).
 */
export function findReturnPath(returnTo: string | null | undefined, links: Links): string | null {
  const back = toReturnPath(returnTo);
  const pathOf = (href: string | null) => (href === null ? null : new URL(href, PLACEHOLDER_ORIGIN).pathname);
  return back === null || signInPages.some((to) => pathOf(links.href({ to })) === pathOf(back)) ? null : back;
}

/** Returns the address of the login page with the return path; null if there is no login page. */
export function signInHref({ signInURL, returnTo, returnParameter = 'startURL' }: SignInAddress): string | null {
  const page = signInURL === undefined ? null : safeHref(signInURL, { origin: PLACEHOLDER_ORIGIN });
  if (page === null || page.newWindow) return null;
  const back = toReturnPath(returnTo);
  if (back === null || page.href.startsWith('#')) return page.href;
  const url = new URL(page.href, PLACEHOLDER_ORIGIN);
  url.searchParams.set(returnParameter, back);
  return url.origin === PLACEHOLDER_ORIGIN ? `${url.pathname}${url.search}${url.hash}` : url.href;
}
