import { safeHref } from '../rules';
import type { Adapter } from '../ports';
import type { Destination, Links } from '../runtime/links';
import { factsOf, isSupported } from './pages';
import { isUnder, languageIn, logoutPath, pageAt, pathOf } from './routes';

/** Parameters of the portal's links. */
export interface PortalPlace {
  /** Path of the portal, without a slash at the end. */
  readonly basePath: string;
  /** Base path with the language segment. */
  readonly base: string;
  /** Current path, query and hash of the page. */
  readonly here: () => string;
  readonly adapter: Adapter;
  readonly navigate: (href: string) => void;
  /** Returns the address of the host's login page for a return path. Absent if the portal's sign-in page is used. */
  readonly signInHref?: (returnTo: string | null) => string;
  /** Overrides the portal's address of a destination. */
  readonly hrefFor?: RouteOverride;
}

/** Returns the address for a destination. `own` is the portal's address, null if it has none. Null removes the link. */
export type RouteOverride = (destination: Destination, own: string | null) => string | null;

const withQuery = (path: string, query: Readonly<Record<string, string | null | undefined>>): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
};

/**
 * Creates the links of the portal. A destination is null if the portal or the adapter doesn't support it, so that no
 * link is broken.
 */
export function portalLinks({ adapter, basePath, base, here, navigate, signInHref, hrefFor }: PortalPlace): Links {
  const href = (destination: Destination): string | null => {
    switch (destination.to) {
      case 'home':
      case 'cart':
      case 'checkout':
      case 'register':
      case 'resend':
        return pathOf({ name: destination.to }, base);
      case 'products':
        return withQuery(pathOf({ name: 'products' }, base), { search: destination.search });
      case 'order-builder':
        return isSupported(adapter, 'order-builder')
          ? withQuery(pathOf({ name: 'order-builder' }, base), { view: destination.view })
          : null;
      case 'faq':
        return withQuery(pathOf({ name: 'faq' }, base), { open: destination.id });
      case 'contact':
      case 'invoices':
      case 'new-ticket':
      case 'notifications':
      case 'orders':
      case 'password':
      case 'profile':
      case 'rewards':
      case 'wallet':
        return isSupported(adapter, destination.to) ? pathOf({ name: destination.to }, base) : null;
      case 'lists':
        if (!isSupported(adapter, 'lists')) return null;
        return pathOf(destination.id === undefined ? { name: 'lists' } : { name: 'list', id: destination.id }, base);
      case 'invoice':
        return isSupported(adapter, 'invoices') ? pathOf({ name: 'invoice', id: destination.id }, base) : null;
      case 'order':
        return isSupported(adapter, 'order') ? pathOf({ name: 'order', id: destination.id }, base) : null;
      case 'order-placed':
      case 'product':
        return pathOf({ name: destination.to, id: destination.id }, base);
      case 'sign-in': {
        const back = returnPath(here(), basePath);
        if (signInHref !== undefined) return signInHref(back);
        return withQuery(pathOf({ name: 'sign-in' }, base), { reason: destination.reason, return: back });
      }
      case 'report-problem':
        if (!isSupported(adapter, 'new-ticket')) return null;
        return withQuery(
          pathOf({ name: 'new-ticket' }, base),
          'invoiceId' in destination
            ? { invoice: destination.invoiceId }
            : { order: destination.orderId, line: destination.lineId },
        );
      case 'tickets':
        if (!isSupported(adapter, 'tickets')) return null;
        return pathOf(
          destination.id === undefined ? { name: 'tickets' } : { name: 'ticket', id: destination.id },
          base,
        );
      case 'promotions':
        return isSupported(adapter, 'promotions')
          ? withQuery(pathOf({ name: 'promotions' }, base), { promotion: destination.id })
          : null;
      default:
        return destination satisfies never;
    }
  };
  return { href: hrefFor === undefined ? href : (destination) => hrefFor(destination, href(destination)), navigate };
}

/** Placeholder for the page's origin, to detect return paths that lead to a different origin. */
const anyOrigin = { origin: 'https://unknown.invalid' };

/**
 * Validates a return path for after sign-in: it must be a page of this portal that isn't useless after sign-in. Null if
 * invalid.
 */
export function returnPath(value: string | null, basePath: string): string | null {
  const path = value?.startsWith('/') ? (safeHref(value, anyOrigin)?.href ?? null) : null;
  if (path === null) return null;
  const { pathname } = new URL(path, anyOrigin.origin);
  if (!isUnder(pathname, basePath) || isUnder(pathname, logoutPath(basePath))) return null;
  const language = languageIn(pathname, basePath)?.segment;
  const { name } = pageAt(pathname.slice(basePath.length + (language === undefined ? 0 : language.length + 1)));
  return name !== 'not-found' && factsOf(name).isWayIn ? null : path;
}
