import { useSyncExternalStore } from 'react';
import { importWithRetry } from '../lazy/import-with-retry';
import type * as Runtime from './overlay-runtime';

/** The heavy half of the overlays (Radix, positioning, scroll lock): one chunk for dialogs and selects. */
export type OverlayRuntime = typeof Runtime;

let runtime: OverlayRuntime | null = null;
let loading: Promise<OverlayRuntime> | null = null;
const listeners = new Set<() => void>();

/**
 * Fetches the overlay chunk once. A failure is not remembered (as `React.lazy` would): the next call tries again.
 * @throws what `import()` rejects with, such as a network failure or a chunk that a deployment removed.
 */
export function loadOverlayRuntime(): Promise<OverlayRuntime> {
  loading ??= importWithRetry(() => import('./overlay-runtime')).then(
    (loaded) => {
      runtime = loaded;
      listeners.forEach((tell) => tell());
      return loaded;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** Starts fetching the overlay chunk quietly, for pointer-enter and focus; a failure shows when a layer really opens. */
export function prefetchOverlays(): void {
  loadOverlayRuntime().catch(() => {});
}

/** Calls back when the chunk has arrived. */
export function subscribeRuntime(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** The chunk if it has arrived, else null. */
export const currentRuntime = (): OverlayRuntime | null => runtime;

/** The chunk once it is here; null before, on the server and while hydrating. */
export const useOverlayRuntime = (): OverlayRuntime | null =>
  useSyncExternalStore(subscribeRuntime, currentRuntime, () => null);
