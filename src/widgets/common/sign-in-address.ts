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
const anyOrigin = 'https://unknown.invalid';

/** Returns a safe path of this site; null for any other value. */
export function pathBack(returnTo: string | null | undefined): string | null {
  if (!returnTo?.startsWith('/')) return null;
  return safeHref(returnTo, { origin: anyOrigin })?.href ?? null;
}

const waysIn = ['sign-in', 'resend', 'register'] as const;

/**
 * Returns the path to open after signing in; null if it is itself a sign-in page, which the buyer does not need again
 * (decision 49).
 */
export function wayBack(returnTo: string | null | undefined, links: Links): string | null {
  const back = pathBack(returnTo);
  const pathOf = (href: string | null) => (href === null ? null : new URL(href, anyOrigin).pathname);
  return back === null || waysIn.some((to) => pathOf(links.href({ to })) === pathOf(back)) ? null : back;
}

/** Returns the address of the login page with the return path; null if there is no login page. */
export function signInHref({ signInURL, returnTo, returnParameter = 'startURL' }: SignInAddress): string | null {
  const page = signInURL === undefined ? null : safeHref(signInURL, { origin: anyOrigin });
  if (page === null || page.newWindow) return null;
  const back = pathBack(returnTo);
  if (back === null || page.href.startsWith('#')) return page.href;
  const url = new URL(page.href, anyOrigin);
  url.searchParams.set(returnParameter, back);
  return url.origin === anyOrigin ? `${url.pathname}${url.search}${url.hash}` : url.href;
}
