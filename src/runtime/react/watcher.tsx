import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { watch, watched, type Watcher } from '../watched';
import { AdapterProvider, useSettings } from './provider';

const WatcherContext = createContext<Watcher>({ widget: 'tradefront', onSignal: undefined });

/** Provides the adapter to the components below with `widget` as the origin of its error signals. */
export function Watched({ widget, children }: { readonly widget: string; readonly children: ReactNode }) {
  const { adapter, onSignal } = useSettings();
  const watcher = useMemo(() => ({ widget, onSignal }), [widget, onSignal]);
  const seen = useMemo(() => adapter && watched(adapter, () => watcher), [adapter, watcher]);
  useEffect(() => (adapter === null ? undefined : watch(adapter, watcher)), [adapter, watcher]);
  return (
    <WatcherContext.Provider value={watcher}>
      <AdapterProvider adapter={seen}>{children}</AdapterProvider>
    </WatcherContext.Provider>
  );
}

/** The watcher of the current widget. */
export const useWatcher = (): Watcher => useContext(WatcherContext);
