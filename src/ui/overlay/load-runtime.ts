import { useSyncExternalStore } from 'react';
import { importWithRetry } from '../lazy/import-with-retry';
import type * as Runtime from './overlay-runtime';

/** The lazy part of the overlays (Radix, positioning, scroll lock): one chunk for dialogs and selects. */
export type OverlayRuntime = typeof Runtime;

let runtime: OverlayRuntime | null = null;
let loading: Promise<OverlayRuntime> | null = null;
const listeners = new Set<() => void>();

/**
 * Loads the overlay chunk once. Does not cache a failure, as `React.lazy` would: the next call tries again.
 * @throws the rejection of `import()`, such as a network failure or a chunk that a deployment removed.
 */
export function loadOverlayRuntime(): Promise<OverlayRuntime> {
  loading ??= importWithRetry(() => import('./overlay-runtime')).then(
    (loaded) => {
      runtime = loaded;
      listeners.forEach((notify) => notify());
      return loaded;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** Starts loading the overlay chunk for pointer-enter and focus. Ignores a failure, which shows when a layer opens. */
export function prefetchOverlays(): void {
  loadOverlayRuntime().catch(() => {});
}

/** Calls back when the chunk has loaded. */
export function subscribeRuntime(onLoad: () => void): () => void {
  listeners.add(onLoad);
  return () => listeners.delete(onLoad);
}

/** Returns the chunk if it is loaded, otherwise null. */
export const currentRuntime = (): OverlayRuntime | null => runtime;

/** Returns the chunk if it is loaded; null before, on the server and during hydration. */
export const useOverlayRuntime = (): OverlayRuntime | null =>
  useSyncExternalStore(subscribeRuntime, currentRuntime, () => null);
