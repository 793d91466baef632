import { createContext, useContext } from 'react';
import type { PortalProps } from './portal.types';
import type { Page } from './routes';

/** What every part of the portal may need: how it is configured and where it stands. */
export interface PortalScope extends Pick<
  PortalProps,
  'brand' | 'notice' | 'resend' | 'registration' | 'paymentFields' | 'apps' | 'slots' | 'languages'
> {
  readonly basePath: string;
  /** Base path and language. */
  readonly base: string;
  readonly page: Page;
  /** The query string of the page's URL. */
  readonly query: URLSearchParams;
}

const Scope = createContext<PortalScope | null>(null);

export const PortalScopeProvider = Scope.Provider;

/** The portal around this part. */
export function usePortal(): PortalScope {
  const scope = useContext(Scope);
  if (scope === null) throw new Error('A part of the portal stands outside of it');
  return scope;
}

const Naming = createContext<(name: string) => void>(() => {});

export const PageNameProvider = Naming.Provider;

/** Names the page after what it shows, once that is known; until then it goes by its kind. */
export const useSetPageName = (): ((name: string) => void) => useContext(Naming);
