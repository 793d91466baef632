import { createContext } from 'react';

/** A chunk that a part of a widget needs. */
export interface LazyChunk {
  readonly prefetch: () => void;
  /** True when loading failed and no part shows the error. */
  readonly isMissed: () => boolean;
  readonly subscribe: (changed: () => void) => () => void;
}

/** The chunks that the parts of one widget need. */
export interface LazyScope {
  /** Adds a chunk; returns a function that removes it. */
  readonly add: (chunk: LazyChunk) => () => void;
  /** True when loading one of the chunks failed and no part shows the error. */
  readonly isMissed: () => boolean;
  /** Loads the failed chunks again. */
  readonly tryAgain: () => void;
  readonly subscribe: (changed: () => void) => () => void;
}

/** Creates the scope of a widget, which collects its chunks, so that one message covers all failures. */
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

/** The scope of the enclosing widget; null outside of one. */
export const LazyScopeContext = createContext<LazyScope | null>(null);
