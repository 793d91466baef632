import { safeHref } from '../../rules';
import type { Links } from '../../runtime/links';

/** Where signing in happens, and how it is told where to come back to. */
export interface SignInAddress {
  /** The login page: an https address or a path of this site. The library never asks for a password. */
  readonly signInURL?: string;
  /** A path of this site to come back to; anything else is left out. */
  readonly returnTo?: string | null;
  /** The login page's parameter for it. Default `startURL`. */
  readonly returnParameter?: string;
}

// A path stays a path whatever the origin, and one that would leave this origin is refused.
const anyOrigin = 'https://unknown.invalid';

/** A path of this site worth going back to; null for anything else. */
export function pathBack(returnTo: string | null | undefined): string | null {
  if (!returnTo?.startsWith('/')) return null;
  return safeHref(returnTo, { origin: anyOrigin })?.href ?? null;
}

const waysIn = ['sign-in', 'resend', 'register'] as const;

/** The path to go back to after signing in; null where that is a page on the way in itself, since nobody has to go there twice (decision 49). */
export function wayBack(returnTo: string | null | undefined, links: Links): string | null {
  const back = pathBack(returnTo);
  const pathOf = (href: string | null) => (href === null ? null : new URL(href, anyOrigin).pathname);
  return back === null || waysIn.some((to) => pathOf(links.href({ to })) === pathOf(back)) ? null : back;
}

/** The address of the login page with the way back; null where there is no login page. */
export function signInHref({ signInURL, returnTo, returnParameter = 'startURL' }: SignInAddress): string | null {
  const page = signInURL === undefined ? null : safeHref(signInURL, { origin: anyOrigin });
  if (page === null || page.newWindow) return null;
  const back = pathBack(returnTo);
  if (back === null || page.href.startsWith('#')) return page.href;
  const url = new URL(page.href, anyOrigin);
  url.searchParams.set(returnParameter, back);
  return url.origin === anyOrigin ? `${url.pathname}${url.search}${url.hash}` : url.href;
}
