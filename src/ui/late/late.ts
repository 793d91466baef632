import { useEffect, useSyncExternalStore } from 'react';

/** A module that comes in its own chunk. */
export interface Late<Module> {
  /** Starts loading. Cheap to call again; a failed load is tried anew. */
  readonly prefetch: () => void;
  /** The module once it is there. Undefined on the server and while hydrating, so that both show the same. */
  readonly useModule: () => Module | undefined;
  /** Whether the last load failed and none is under way: for parts that are missed, which then offer `prefetch`. */
  readonly useFailed: () => boolean;
}

/** Loads a module on first use. Not `React.lazy`: that one would suspend on the server and break hydration there. */
export function late<Module>(load: () => Promise<Module>): Late<Module> {
  let loaded: Module | undefined;
  let isLoading = false;
  let hasFailed = false;
  const listeners = new Set<() => void>();

  function prefetch() {
    if (loaded !== undefined || isLoading) return;
    isLoading = true;
    show(false);
    load().then(
      (module) => {
        loaded = module;
        show(false);
      },
      // The placeholder stays where nothing is said: a missing drawing is no reason to stop an order.
      () => {
        isLoading = false;
        show(true);
      },
    );
  }

  function show(failed: boolean) {
    hasFailed = failed;
    for (const listener of listeners) listener();
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const current = () => loaded;
  const failed = () => hasFailed;
  const onServer = () => undefined;

  function useModule() {
    useEffect(prefetch, []);
    return useSyncExternalStore(subscribe, current, onServer);
  }

  function useFailed() {
    return useSyncExternalStore(subscribe, failed, () => false);
  }

  return { prefetch, useModule, useFailed };
}
