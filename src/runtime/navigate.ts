import { type HostAnswer, whenAllowed } from './events';

/**
 * Navigates to another page of this site with a full page load. Returns false
 * and does nothing for a URL that is not http(s) with the page's own origin.
 */
export function goTo(href: string): boolean {
  const target = pageOf(href);
  if (target === null || target.origin !== window.location.origin) return false;
  window.location.assign(target.href);
  return true;
}

/**
 * Follows a clicked link if the host allows it: at once by the browser itself, or after the host's answer. Returns the
 * answer.
 */
export function followWhenAllowed(
  event: { readonly currentTarget: { readonly href: string }; preventDefault(): void },
  answer: HostAnswer,
): HostAnswer {
  if (answer === true) return true;
  event.preventDefault();
  const target = pageOf(event.currentTarget.href);
  return whenAllowed(answer, () => target !== null && window.location.assign(target.href));
}

function pageOf(href: string): URL | null {
  try {
    const url = new URL(href, window.location.href);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
  } catch {
    return null;
  }
}
