import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { Adapter } from '../ports';
import { isUnder, logoutPath } from './routes';
import { leaveFor } from './unsaved';

/** Where a click leads within the portal; null when the browser should follow it. */
export function targetOf(event: MouseEvent, basePath: string): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  // The path goes through shadow roots, which `target` does not.
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!(link instanceof HTMLAnchorElement) || !link.hasAttribute('href') || link.hasAttribute('download')) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  const here = window.location;
  if (link.origin !== here.origin || !isUnder(link.pathname, basePath) || isUnder(link.pathname, logoutPath(basePath)))
    return null;
  // A place in this page is the browser's to scroll to.
  if (link.hash !== '' && link.pathname === here.pathname && link.search === here.search) return null;
  return link.pathname + link.search + link.hash;
}

/** Links of widgets are plain links: those that stay in the portal change its page without a load. */
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
 * Goes to an address of the portal; the one it is at is no new step of the history. Another page is asked about where
 * work would be lost with this one.
 */
export function goWithin(adapter: Adapter, href: string): void {
  const { pathname, search, hash } = window.location;
  const go = () => navigate(href, { replace: href === pathname + search + hash });
  if (new URL(href, window.location.href).pathname === pathname) go();
  else leaveFor(adapter, go);
}
