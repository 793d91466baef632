/**
 * Leaves for another page of this site by a full load: the one place where the library moves the page by itself.
 * False, and nothing happens, for an address that is not http(s) of the page's own origin.
 */
export function goTo(href: string): boolean {
  const target = pageOf(href);
  if (target === null || target.origin !== window.location.origin) return false;
  window.location.assign(target.href);
  return true;
}

function pageOf(href: string): URL | null {
  try {
    const url = new URL(href, window.location.href);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
  } catch {
    return null;
  }
}
