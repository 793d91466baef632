import { safeHref } from '../../rules';

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

/** A path of this site worth going back to; null for anything else (spec §5). */
export function pathBack(returnTo: string | null | undefined): string | null {
  if (!returnTo?.startsWith('/')) return null;
  return safeHref(returnTo, { origin: anyOrigin })?.href ?? null;
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
