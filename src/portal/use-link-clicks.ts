import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { Adapter } from '../ports';
import { isUnder, logoutPath } from './routes';
import { leaveFor } from './unsaved';

/** The target of a click within the portal; null if the browser should handle it. */
export function targetOf(event: MouseEvent, basePath: string): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  // `composedPath` includes nodes of shadow roots; `target` doesn't.
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!(link instanceof HTMLAnchorElement) || !link.hasAttribute('href') || link.hasAttribute('download')) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  const here = window.location;
  if (link.origin !== here.origin || !isUnder(link.pathname, basePath) || isUnder(link.pathname, logoutPath(basePath)))
    return null;
  // The browser scrolls to a fragment of the same page.
  if (link.hash !== '' && link.pathname === here.pathname && link.search === here.search) return null;
  return link.pathname + link.search + link.hash;
}

/** Handles clicks on the plain links of widgets: links within the portal navigate without loading a document. */
export function useLinkClicks(adapter: Adapter, basePath: string): void {
  useEffect(() => {
    const clicked = (event: MouseEvent) => {
      const href = targetOf(event, basePath);
      if (href === null) return;
      event.preventDefault();
      goWithin(adapter, href);
    };
    document.addEventListener('click', clicked);
    return () => document.removeEventListener('click', clicked);
  }, [adapter, basePath]);
}

/**
 * Navigates within the portal. The current address adds no history entry. If input would be lost, leaving the page
 * requires confirmation.
 */
export function goWithin(adapter: Adapter, href: string): void {
  const { pathname, search, hash } = window.location;
  const go = () => navigate(href, { replace: href === pathname + search + hash });
  if (new URL(href, window.location.href).pathname === pathname) go();
  else leaveFor(adapter, go);
}
