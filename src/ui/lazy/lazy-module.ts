import { useContext, useEffect, useSyncExternalStore } from 'react';
import { importWithRetry } from './import-with-retry';
import { type LazyChunk, LazyScopeContext } from './lazy-scope';

/** A module that comes in its own chunk. */
export interface LazyModule<Module> {
  /** Starts loading. Cheap to call again; a failed load is tried anew. */
  readonly prefetch: () => void;
  /**
   * The module once it is there. Undefined on the server and while hydrating, so that both show the same. The widget
   * around the component says so when the module does not come, with a way to try again.
   */
  readonly useModule: () => Module | undefined;
  /**
   * Whether the module did not come, for a component that says so in its place and offers `prefetch`: the widget around
   * it then stays silent about it.
   */
  readonly useFailed: () => boolean;
}

interface LazyOptions {
  /** Only a drawing: its placeholder stays, and nothing is said. */
  readonly isDecoration?: boolean;
}

/**
 * Loads a module on first use, three times before it counts as failed, and again when the device is back online. Not
 * `React.lazy`: that one would suspend on the server and break hydration there.
 */
export function lazyModule<Module>(load: () => Promise<Module>, { isDecoration = false }: LazyOptions = {}): LazyModule<Module> {
  let loaded: Module | undefined;
  let isLoading = false;
  let hasFailed = false;
  let saidBy = 0;
  const listeners = new Set<() => void>();

  const changed = () => listeners.forEach((listener) => listener());

  function prefetch() {
    if (loaded !== undefined || isLoading) return;
    isLoading = true;
    importWithRetry(load).then(
      (module) => {
        loaded = module;
        hasFailed = false;
        changed();
      },
      () => {
        isLoading = false;
        hasFailed = true;
        if (typeof window !== 'undefined') window.addEventListener('online', prefetch, { once: true });
        changed();
      },
    );
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const chunk: LazyChunk = { prefetch, subscribe, isMissed: () => hasFailed && saidBy === 0 };
  const current = () => loaded;
  const failed = () => hasFailed;
  const onServer = () => undefined;

  function useModule() {
    const scope = useContext(LazyScopeContext);
    useEffect(prefetch, []);
    useEffect(() => (isDecoration ? undefined : scope?.add(chunk)), [scope]);
    return useSyncExternalStore(subscribe, current, onServer);
  }

  function useFailed() {
    useEffect(() => {
      saidBy += 1;
      changed();
      return () => {
        saidBy -= 1;
        changed();
      };
    }, []);
    return useSyncExternalStore(subscribe, failed, () => false);
  }

  return { prefetch, useModule, useFailed };
}
