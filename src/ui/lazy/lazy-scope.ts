import { createContext } from 'react';

/** A chunk as a scope sees it. */
export interface LazyChunk {
  readonly prefetch: () => void;
  /** It did not come, and nobody says so in its place. */
  readonly isMissed: () => boolean;
  readonly subscribe: (changed: () => void) => () => void;
}

/** The chunks that the parts of one widget wait for. */
export interface LazyScope {
  /** A part waits for a chunk; returns what ends that. */
  readonly add: (chunk: LazyChunk) => () => void;
  /** Whether one of them did not come, and nothing else says so. */
  readonly isMissed: () => boolean;
  /** Fetches again what did not come. */
  readonly tryAgain: () => void;
  readonly subscribe: (changed: () => void) => () => void;
}

/** Collects what is waited for in a widget, so that one message can be shown for all that does not come. */
export function createLazyScope(): LazyScope {
  const chunks = new Map<LazyChunk, number>();
  const listeners = new Set<() => void>();
  const changed = () => listeners.forEach((listener) => listener());
  const missed = () => [...chunks.keys()].filter((chunk) => chunk.isMissed());
  return {
    add(chunk) {
      chunks.set(chunk, (chunks.get(chunk) ?? 0) + 1);
      const unsubscribe = chunk.subscribe(changed);
      changed();
      return () => {
        unsubscribe();
        const left = (chunks.get(chunk) ?? 1) - 1;
        if (left > 0) chunks.set(chunk, left);
        else chunks.delete(chunk);
        changed();
      };
    },
    isMissed: () => missed().length > 0,
    tryAgain: () => missed().forEach(({ prefetch }) => prefetch()),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The scope of the widget around a part; null outside of one. */
export const LazyScopeContext = createContext<LazyScope | null>(null);
