import { createContext, useContext } from 'react';
import type { PortalProps } from './portal.types';
import type { Page } from './routes';

/** Configuration and current page of the portal, for all its components. */
export interface PortalScope extends Pick<
  PortalProps,
  'brand' | 'notice' | 'resend' | 'registration' | 'paymentFields' | 'apps' | 'slots' | 'languages'
> {
  readonly basePath: string;
  /** Base path with the language segment. */
  readonly base: string;
  readonly page: Page;
  /** The query string of the page's URL. */
  readonly query: URLSearchParams;
}

const Scope = createContext<PortalScope | null>(null);

export const PortalScopeProvider = Scope.Provider;

/** Returns the scope of the surrounding portal. */
export function usePortal(): PortalScope {
  const scope = useContext(Scope);
  if (scope === null) throw new Error('A part of the portal was rendered outside the portal');
  return scope;
}

const Naming = createContext<(name: string) => void>(() => {});

export const PageNameProvider = Naming.Provider;

/**
 * Returns a setter for the title of the page, for example a product's name. The default is the name of the page's kind.
 */
export const useSetPageName = (): ((name: string) => void) => useContext(Naming);
