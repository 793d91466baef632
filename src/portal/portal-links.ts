import { safeHref } from '../rules';
import type { Adapter } from '../ports';
import type { Destination, Links } from '../runtime/links';
import { factsOf, isSupported } from './pages';
import { isUnder, languageIn, logoutPath, pageAt, pathOf } from './routes';

/** What the portal's addresses are made of. */
export interface PortalPlace {
  /** The path the portal is served under, without a slash at its end. */
  readonly basePath: string;
  /** Base path and language. */
  readonly base: string;
  /** Current path, query and hash of the page. */
  readonly here: () => string;
  readonly adapter: Adapter;
  readonly navigate: (href: string) => void;
  /** The login page of a host that has its own; gets where to come back to. */
  readonly signInHref?: (returnTo: string | null) => string;
  /** Leads elsewhere than the portal would: gets its own address. */
  readonly hrefFor?: RouteOverride;
}

/** Where something leads instead: gets the portal's own address, null where it has none. Null takes the way there out. */
export type RouteOverride = (destination: Destination, own: string | null) => string | null;

const withQuery = (path: string, query: Readonly<Record<string, string | null | undefined>>): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
};

/** The addresses of everything the portal has; null for what it or the adapter does not have, so that no link is dead. */
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

/** Stands in for the page's origin: a path that leaves it is no way back. */
const anyOrigin = { origin: 'https://unknown.invalid' };

/** Where to come back to after signing in: only a page of this portal that is worth coming back to. */
export function returnPath(value: string | null, basePath: string): string | null {
  const path = value?.startsWith('/') ? (safeHref(value, anyOrigin)?.href ?? null) : null;
  if (path === null) return null;
  const { pathname } = new URL(path, anyOrigin.origin);
  if (!isUnder(pathname, basePath) || isUnder(pathname, logoutPath(basePath))) return null;
  const language = languageIn(pathname, basePath)?.segment;
  const { name } = pageAt(pathname.slice(basePath.length + (language === undefined ? 0 : language.length + 1)));
  return name !== 'not-found' && factsOf(name).isWayIn ? null : path;
}
