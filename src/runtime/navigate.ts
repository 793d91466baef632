/**
 * Navigates to another page of this site with a full page load: the only place where the library does so. Returns false
 * and does nothing for a URL that is not http(s) with the page's own origin.
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
