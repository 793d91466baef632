import { type ReactNode, useMemo } from 'react';
import { type InitialData, withInitialData } from '../initial-data';
import { AdapterProvider } from './provider';
import { useAdapter } from './use-adapter';

export interface InitialDataProviderProps {
  /** Result of `prefetch` from `tradefront/server`. */
  readonly data: InitialData;
  readonly children?: ReactNode;
}

/**
 * Gives the widgets below it the data that a server has read with `prefetch`. They are in the server's markup, and the
 * browser doesn't read them again. The widgets use the adapter of the provider above it.
 * @throws Error if no provider above has an adapter.
 */
export function InitialDataProvider({ data, children }: InitialDataProviderProps) {
  const adapter = useAdapter();
  const own = useMemo(() => withInitialData(adapter, data), [adapter, data]);
  return <AdapterProvider adapter={own}>{children}</AdapterProvider>;
}
